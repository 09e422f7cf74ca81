import { DONATION_STATE_WORDS, receiptWords } from "#contract/office/donation-words.ts";
import type { OfficeDonation, OfficeDonationState } from "#contract/office/donations.ts";
import { State, type Tone } from "../ui/state.tsx";

const TONES: Record<OfficeDonationState, Tone> = { received: "ok", pledged: "info", unpaid: "mute", problem: "warn" };

export const DonationState = ({ state }: Pick<OfficeDonation, "state">) => (
	<State tone={TONES[state]}>{DONATION_STATE_WORDS[state]}</State>
);

export const donorOf = ({ name, email }: OfficeDonation): string => name ?? email ?? "ohne Namen";

/** Whether a receipt for the tax office is wanted, can be written, or is. */
export function ReceiptState({ donation }: { donation: OfficeDonation }) {
	const { receipt, receipt_wanted, address } = donation;
	const words = receiptWords(donation);
	if (receipt) return <State tone="ok">{words}</State>;
	if (!receipt_wanted) return <span className="muted">{words}</span>;
	return <State tone={address ? "info" : "warn"}>{words}</State>;
}
