import { eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { voucherBatches, vouchers } from "./tables.ts";

export async function findVoucher(db: Db, code: string) {
	const [row] = await db
		.select({
			code: vouchers.code,
			is_active: vouchers.is_active,
			max_uses: vouchers.max_uses,
			used_count: vouchers.used_count,
			discount: voucherBatches.discount,
			valid_until: voucherBatches.valid_until,
		})
		.from(vouchers)
		.innerJoin(voucherBatches, eq(voucherBatches.id, vouchers.batch_id))
		.where(eq(vouchers.code, code));
	return row;
}

export type VoucherRow = NonNullable<Awaited<ReturnType<typeof findVoucher>>>;
