import { HOUR_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import type { Voucher } from "#contract/vouchers.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Limits } from "#server/limits/service.ts";
import { normaliseCode, type Purpose, refusalOf } from "./rules.ts";
import { countUse, countUseOf, findVoucher, giveUseBack, type VoucherRow } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
}

/** Enough for a whole office that types its codes, and too little to guess one. */
const TRIES = { name: "voucher-tries", max: 60, perMs: HOUR_MS };

export function createVouchers({ db, clock, limits }: Parts) {
	async function usable(tx: Db, code: string, purpose?: Purpose): Promise<VoucherRow> {
		const voucher = await findVoucher(tx, normaliseCode(code));
		const refusal = refusalOf(voucher, clock(), purpose);
		if (refusal || !voucher) throw refuse(refusal ?? "voucher_unknown");
		return voucher;
	}

	return {
		/** The voucher of a code that can be used now, or a refusal. */
		usable,

		/** Whoever asks about a code is counted, wherever a code can be entered. */
		countTry: (address: string) => limits.take(TRIES, address),

		async check(code: string, seminarId: number | undefined, address: string): Promise<Voucher> {
			await limits.take(TRIES, address);
			const purpose = seminarId === undefined ? undefined : { seminar: seminarId };
			const { code: known, discount } = await usable(db, code, purpose);
			return { code: known, batch: { discount } };
		},

		/** Takes one use in the caller's transaction: the last one goes to exactly one. */
		async redeem(tx: Db, code: string, purpose: Purpose): Promise<VoucherRow> {
			const voucher = await usable(tx, code, purpose);
			if (!(await countUse(tx, voucher.code))) throw refuse("voucher_used_up");
			return voucher;
		},

		/** What was taken for nothing can be used again. */
		release: (tx: Db, voucherId: number) => giveUseBack(tx, voucherId),

		/** It was released, and counts after all. Whoever has paid the lower price keeps it, also where the last use is gone. */
		takeAgain: (tx: Db, voucherId: number) => countUseOf(tx, voucherId),
	};
}

export type Vouchers = ReturnType<typeof createVouchers>;
