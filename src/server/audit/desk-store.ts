import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { auditTrail } from "./tables.ts";

/** What staff did; of these subjects alone where some are named. */
export const findActs = (db: Db, most: number, subjects?: string[]) =>
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
		.where(and(isNotNull(auditTrail.user_id), subjects && inArray(auditTrail.subject, subjects)))
		.orderBy(desc(auditTrail.at), desc(auditTrail.id))
		.limit(most);
