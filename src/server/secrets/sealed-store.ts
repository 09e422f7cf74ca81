import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { members } from "#server/members/tables.ts";
import { orders } from "#server/orders/tables.ts";

/** Every table with sealed bank data. Letters are sealed too, but none of them outlives the time an old key is kept. */
export const SEALED_TABLES = [members, orders];
type SealedTable = (typeof SEALED_TABLES)[number];

/** The next after this id that do not begin with the mark; what is empty begins with nothing. */
export const findSealedOtherwise = (db: Db, table: SealedTable, mark: Buffer, afterId: number, limit: number) =>
	db
		.select({ id: table.id, bank_data: table.bank_data })
		.from(table)
		.where(and(gt(table.id, afterId), sql`substring(${table.bank_data} from 1 for ${mark.byteLength}) <> ${mark}`))
		.orderBy(asc(table.id))
		.limit(limit);

/** Only if nobody has written another value meanwhile. */
export const replaceSealed = (db: Db, table: SealedTable, id: number, old: Buffer, fresh: Buffer) =>
	db
		.update(table)
		.set({ bank_data: fresh })
		.where(and(eq(table.id, id), eq(table.bank_data, old)));
