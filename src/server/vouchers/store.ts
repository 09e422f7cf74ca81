import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { UNSEEN } from "#server/db/columns.ts";
import { voucherBatches, vouchers } from "./tables.ts";

/** What tells whether it can be used and what it takes off. */
export const voucherColumns = {
	id: vouchers.id,
	code: vouchers.code,
	is_active: vouchers.is_active,
	max_uses: vouchers.max_uses,
	used_count: vouchers.used_count,
	discount: voucherBatches.discount,
	valid_until: voucherBatches.valid_until,
};

export async function findVoucher(db: Db, code: string) {
	const [row] = await db
		.select(voucherColumns)
		.from(vouchers)
		.innerJoin(voucherBatches, eq(voucherBatches.id, vouchers.batch_id))
		.where(eq(vouchers.code, code));
	return row;
}

/** One use more, under a lock; false when somebody else took the last one. */
export async function countUse(tx: Db, code: string): Promise<boolean> {
	const { rowCount } = await tx
		.update(vouchers)
		.set({ ...UNSEEN, used_count: sql`${vouchers.used_count} + 1` })
		.where(and(eq(vouchers.code, code), or(isNull(vouchers.max_uses), lt(vouchers.used_count, vouchers.max_uses))));
	return rowCount === 1;
}

export const giveUseBack = (tx: Db, id: number) =>
	tx
		.update(vouchers)
		.set({ ...UNSEEN, used_count: sql`greatest(${vouchers.used_count} - 1, 0)` })
		.where(eq(vouchers.id, id));

export type VoucherRow = NonNullable<Awaited<ReturnType<typeof findVoucher>>>;
