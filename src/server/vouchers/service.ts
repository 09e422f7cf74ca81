import { refuse } from "#contract/errors.ts";
import type { Voucher } from "#contract/vouchers.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { normaliseCode, refusalOf } from "./rules.ts";
import { findVoucher } from "./store.ts";

export function createVouchers({ db, clock }: { db: Db; clock: Clock }) {
	return {
		async check(code: string): Promise<Voucher> {
			const voucher = await findVoucher(db, normaliseCode(code));
			const refusal = refusalOf(voucher, clock());
			if (refusal || !voucher) throw refuse(refusal ?? "voucher_unknown");
			return { code: voucher.code, batch: { discount: voucher.discount } };
		},
	};
}

export type Vouchers = ReturnType<typeof createVouchers>;
