/** Why a code is not taken, wherever it can be entered. */
export const VOUCHER_REFUSALS = [
	"voucher_unknown",
	"voucher_expired",
	"voucher_used_up",
	"voucher_too_early",
	"voucher_not_for_this",
] as const;
