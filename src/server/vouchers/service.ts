import { refuse } from "#contract/errors.ts";
import type { Voucher } from "#contract/vouchers.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { normaliseCode, refusalOf } from "./rules.ts";
import { countUse, findVoucher, giveUseBack, type VoucherRow } from "./store.ts";

export function createVouchers({ db, clock }: { db: Db; clock: Clock }) {
	async function usable(tx: Db, code: string): Promise<VoucherRow> {
		const voucher = await findVoucher(tx, normaliseCode(code));
		const refusal = refusalOf(voucher, clock());
		if (refusal || !voucher) throw refuse(refusal ?? "voucher_unknown");
		return voucher;
	}

	return {
		/** The voucher of a code that can be used now, or a refusal. */
		usable,

		async check(code: string): Promise<Voucher> {
			const { code: known, discount } = await usable(db, code);
			return { code: known, batch: { discount } };
		},

		/** Takes one use in the caller's transaction: the last one goes to exactly one. */
		async redeem(tx: Db, code: string): Promise<VoucherRow> {
			const voucher = await usable(tx, code);
			if (!(await countUse(tx, voucher.code))) throw refuse("voucher_used_up");
			return voucher;
		},

		/** What was taken for nothing can be used again. */
		release: (tx: Db, voucherId: number) => giveUseBack(tx, voucherId),
	};
}

export type Vouchers = ReturnType<typeof createVouchers>;
