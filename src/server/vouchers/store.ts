import { and, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { UNSEEN } from "#server/db/columns.ts";
import { voucherBatches, vouchers } from "./tables.ts";

/** What tells whether it can be used and what it takes off. */
const columns = {
	id: vouchers.id,
	code: vouchers.code,
	is_active: sql<boolean>`${vouchers.is_active} and ${voucherBatches.is_active}`,
	max_uses: vouchers.max_uses,
	used_count: vouchers.used_count,
	discount: voucherBatches.discount,
	valid_from: voucherBatches.valid_from,
	valid_until: voucherBatches.valid_until,
	seminar_ids: voucherBatches.seminar_ids,
	course_ids: voucherBatches.course_ids,
};

const select = (db: Db, where: SQL) =>
	db.select(columns).from(vouchers).innerJoin(voucherBatches, eq(voucherBatches.id, vouchers.batch_id)).where(where);

export const findVoucher = async (db: Db, code: string) => (await select(db, eq(vouchers.code, code)))[0];

export const findVouchers = (db: Db, ids: number[]) => select(db, inArray(vouchers.id, ids));

/** One use more, under a lock; false when somebody else took the last one. */
export async function countUse(tx: Db, code: string): Promise<boolean> {
	const { rowCount } = await tx
		.update(vouchers)
		.set({ ...UNSEEN, used_count: sql`${vouchers.used_count} + 1` })
		.where(and(eq(vouchers.code, code), or(isNull(vouchers.max_uses), lt(vouchers.used_count, vouchers.max_uses))));
	return rowCount === 1;
}

/** One use more, as far as there is one. */
export const countUseOf = (tx: Db, id: number) =>
	tx
		.update(vouchers)
		.set({ ...UNSEEN, used_count: sql`${vouchers.used_count} + 1` })
		.where(and(eq(vouchers.id, id), or(isNull(vouchers.max_uses), lt(vouchers.used_count, vouchers.max_uses))));

export const giveUseBack = (tx: Db, id: number) =>
	tx
		.update(vouchers)
		.set({ ...UNSEEN, used_count: sql`greatest(${vouchers.used_count} - 1, 0)` })
		.where(eq(vouchers.id, id));

export type VoucherRow = NonNullable<Awaited<ReturnType<typeof findVoucher>>>;

export type NewBatchRow = typeof voucherBatches.$inferInsert;

export async function insertBatch(tx: Db, row: NewBatchRow): Promise<number> {
	const [inserted] = await tx.insert(voucherBatches).values(row).returning({ id: voucherBatches.id });
	if (!inserted) throw new Error("The batch was not written.");
	return inserted.id;
}

/** How many of them were not there yet. */
export async function insertCodes(tx: Db, rows: (typeof vouchers.$inferInsert)[]): Promise<number> {
	const { rowCount } = await tx.insert(vouchers).values(rows).onConflictDoNothing({ target: vouchers.code });
	return rowCount ?? 0;
}
