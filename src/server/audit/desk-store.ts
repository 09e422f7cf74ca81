import { and, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { SEEN, type Subject } from "#contract/office/audit.ts";
import type { Db } from "#server/db/client.ts";
import { newest } from "#server/db/newest.ts";
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
		.orderBy(newest(auditTrail.at), newest(auditTrail.id))
		.limit(most);
