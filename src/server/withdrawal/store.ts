import type { Db } from "#server/db/client.ts";
import { withdrawals } from "./tables.ts";

export const insertWithdrawal = (tx: Db, row: typeof withdrawals.$inferInsert) => tx.insert(withdrawals).values(row);
