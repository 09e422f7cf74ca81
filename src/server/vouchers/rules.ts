import type { ErrorCode } from "#contract/errors.ts";
import type { VoucherRow } from "./store.ts";

export const normaliseCode = (code: string): string => code.trim().toUpperCase();

/** Why a voucher cannot be used now, or null when it can. */
export function refusalOf(voucher: VoucherRow | undefined, now: Date): ErrorCode | null {
	if (!voucher?.is_active) return "voucher_unknown";
	if (voucher.valid_until !== null && voucher.valid_until <= now) return "voucher_expired";
	if (voucher.max_uses !== null && voucher.used_count >= voucher.max_uses) return "voucher_used_up";
	return null;
}
