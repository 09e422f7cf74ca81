import { useEffect, useRef, useState } from "react";
import { DELAY_MS } from "#contract/constants.ts";
import { isRefusal } from "#contract/errors.ts";
import { REQUIRED } from "#contract/field-words.ts";
import { VOUCHER_HASH } from "#contract/paths.ts";
import { api } from "#web/api/site-api.ts";

export interface AppliedVoucher {
	code: string;
	discount: number;
}

type VoucherState =
	| { kind: "none"; error?: string | undefined }
	| { kind: "checking" }
	| { kind: "applied"; voucher: AppliedVoucher }
	| { kind: "removing"; voucher: AppliedVoucher };

const FAILED = "Der Gutschein ließ sich gerade nicht prüfen. Bitte versuche es noch einmal.";

/** The code of a printed voucher that led here. */
export const broughtVoucher = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get(VOUCHER_HASH);

/** None → checked with the server → applied and locked → removed after a moment → none. */
export function useVoucher(seminarId: number) {
	const [state, setState] = useState<VoucherState>({ kind: "none" });
	const timer = useRef<number>(undefined);
	useEffect(() => () => window.clearTimeout(timer.current), []);

	return {
		state,
		/** SIGN-20, SIGN-21, ERR-06: the code is trimmed; a refusal is told in the server's words. */
		async redeem(code: string, onApplied: () => void): Promise<void> {
			const trimmed = code.trim();
			if (state.kind === "checking") return;
			if (trimmed === "") return setState({ kind: "none", error: REQUIRED });
			setState({ kind: "checking" });
			try {
				const { data } = await api.vouchers.check({ params: { code: trimmed }, query: { seminar_id: seminarId } });
				setState({ kind: "applied", voucher: { code: data.code, discount: data.batch.discount } });
				onApplied();
			} catch (error) {
				setState({ kind: "none", error: isRefusal(error) ? error.body.message : FAILED });
			}
		},
		/** What was said about one code does not hold for the next. */
		typed: () => state.kind === "none" && state.error && setState({ kind: "none" }),
		/** SIGN-23 */
		remove(onRemoved: () => void): void {
			if (state.kind !== "applied") return;
			setState({ kind: "removing", voucher: state.voucher });
			timer.current = window.setTimeout(() => {
				setState({ kind: "none" });
				onRemoved();
			}, DELAY_MS.voucherRemoval);
		},
	};
}
