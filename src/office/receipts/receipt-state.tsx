import type { OfficeReceipt, ReceiptState } from "#contract/office/receipt-shapes.ts";
import { RECEIPT_STATE_WORDS } from "#contract/office/receipt-words.ts";
import { State, type Tone } from "../ui/state.tsx";

const TONES: Record<ReceiptState, Tone> = { to_sign: "warn", to_post: "warn", sent: "ok", void: "mute" };

export const ReceiptSign = ({ state }: Pick<OfficeReceipt, "state">) => (
	<State tone={TONES[state]}>{RECEIPT_STATE_WORDS[state]}</State>
);

export const isWaiting = ({ state }: Pick<OfficeReceipt, "state">): boolean =>
	state === "to_sign" || state === "to_post";
