import type { Db } from "#server/db/client.ts";
import { donations } from "./tables.ts";

export const insertDonation = (tx: Db, row: typeof donations.$inferInsert) => tx.insert(donations).values(row);
