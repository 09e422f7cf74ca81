import type { Db } from "#server/db/client.ts";
import { auditTrail } from "./tables.ts";

export const insertEntry = async (tx: Db, row: typeof auditTrail.$inferInsert): Promise<void> => {
	await tx.insert(auditTrail).values(row);
};
