import { and, desc, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { SEEN, type Subject } from "#contract/office/audit.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { auditTrail } from "./tables.ts";

/** What staff did, beyond looking; of these subjects alone where some are named. */
export const findActs = (db: Db, most: number, subjects?: Subject[]) =>
	db
		.select({
			id: auditTrail.id,
			at: auditTrail.at,
			action: auditTrail.action,
			subject: auditTrail.subject,
			subject_id: auditTrail.subject_id,
			name: users.name,
		})
		.from(auditTrail)
		.innerJoin(users, eq(users.id, auditTrail.user_id))
		.where(
			and(
				isNotNull(auditTrail.user_id),
				ne(auditTrail.action, SEEN),
				subjects && inArray(auditTrail.subject, subjects),
			),
		)
		.orderBy(desc(auditTrail.at), desc(auditTrail.id))
		.limit(most);
