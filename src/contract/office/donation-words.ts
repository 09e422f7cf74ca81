import type { DONATION_RHYTHMS } from "#contract/donations.ts";
import type { DONATION_WAYS, OfficeDonationState } from "./donations.ts";

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
};

const RECEIPT_WORDS = { none: "nein", missing_address: "Adresse fehlt", wanted: "gewünscht" } as const;

/** Whether a receipt for the tax office is wanted, and can be written. */
export const receiptWords = (isWanted: boolean, hasAddress: boolean): string =>
	RECEIPT_WORDS[!isWanted ? "none" : hasAddress ? "wanted" : "missing_address"];

export const DONATION_RHYTHM_WORDS: Record<(typeof DONATION_RHYTHMS)[number], string> = {
	one_off: "einmalig",
	monthly: "monatlich",
};
