import type { Db } from "#server/db/client.ts";
import { contactRequests } from "./tables.ts";

export const insertContactRequest = (tx: Db, row: typeof contactRequests.$inferInsert) =>
	tx.insert(contactRequests).values(row);
