import type { ErrorCode } from "#contract/errors.ts";
import type { VoucherRow } from "./store.ts";

export const normaliseCode = (code: string): string => code.trim().toUpperCase();

/** What somebody wants to pay less for. */
export type Purpose = { seminar: number } | { course: number };

function covers({ seminar_ids, course_ids }: VoucherRow, purpose: Purpose): boolean {
	const [ids, id] = "seminar" in purpose ? [seminar_ids, purpose.seminar] : [course_ids, purpose.course];
	return ids === null || ids.includes(id);
}

/** Why a voucher cannot be used now, or null when it can; whether it covers something is asked where that is known. */
export function refusalOf(voucher: VoucherRow | undefined, now: Date, purpose?: Purpose): ErrorCode | null {
	if (!voucher?.is_active) return "voucher_unknown";
	if (voucher.valid_from !== null && voucher.valid_from > now) return "voucher_too_early";
	if (voucher.valid_until !== null && voucher.valid_until <= now) return "voucher_expired";
	if (voucher.max_uses !== null && voucher.used_count >= voucher.max_uses) return "voucher_used_up";
	if (purpose && !covers(voucher, purpose)) return "voucher_not_for_this";
	return null;
}
