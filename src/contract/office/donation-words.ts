import type { DONATION_RHYTHMS } from "#contract/donations.ts";
import type { DONATION_WAYS, OfficeDonation, OfficeDonationState } from "./donations.ts";

/** On screens of the office and in files that leave it. */
export const DONATION_STATE_WORDS: Record<OfficeDonationState, string> = {
	received: "eingegangen",
	pledged: "zugesagt",
	unpaid: "nicht bezahlt",
	problem: "zu klären",
};

export const DONATION_WAY_WORDS: Record<(typeof DONATION_WAYS)[number], string> = {
	transfer: "Überweisung",
	paypal: "PayPal",
	credit_card: "Kreditkarte",
	cash: "bar",
	waived_expenses: "Verzicht auf Aufwendungen",
};

/** Whether a receipt for the tax office is wanted, can be written, or is. */
export function receiptWords({
	receipt,
	receipt_wanted,
	address,
}: Pick<OfficeDonation, "receipt" | "receipt_wanted" | "address">) {
	if (receipt) return receipt.number;
	if (!receipt_wanted) return "keine Bescheinigung";
	return address ? "gewünscht" : "Adresse fehlt";
}

export const DONATION_RHYTHM_WORDS: Record<(typeof DONATION_RHYTHMS)[number], string> = {
	one_off: "einmalig",
	monthly: "monatlich",
};

/** "monatlich, Nr. 3" */
export const rhythmWords = ({ rhythm, turn }: Pick<OfficeDonation, "rhythm" | "turn">): string =>
	turn ? `${DONATION_RHYTHM_WORDS[rhythm]}, Nr.\u00a0${turn}` : DONATION_RHYTHM_WORDS[rhythm];
