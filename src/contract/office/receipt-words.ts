import type { RECEIPT_KINDS } from "#contract/donations.ts";
import type { EXEMPTION_KINDS, NoReceipt, ReceiptState } from "./receipt-shapes.ts";

/** On screens of the office and in files that leave it. */
export const RECEIPT_STATE_WORDS: Record<ReceiptState, string> = {
	to_sign: "zu unterschreiben",
	to_post: "zu verschicken",
	sent: "verschickt",
	void: "ungültig",
};

export const RECEIPT_KIND_WORDS: Record<(typeof RECEIPT_KINDS)[number], string> = {
	single: "Bestätigung",
	collective: "Sammelbestätigung",
};

export const NO_RECEIPT_WORDS: Record<NoReceipt, string> = {
	no_name: "Name fehlt",
	no_address: "Anschrift fehlt",
	not_received: "noch nicht eingegangen",
	returned: "zurückgegangen",
	unclear: "zu klären",
	confirmed: "schon bestätigt",
};

export const EXEMPTION_KIND_WORDS: Record<(typeof EXEMPTION_KINDS)[number], string> = {
	exemption: "Freistellungsbescheid oder Anlage zum Körperschaftsteuerbescheid",
	statutes: "Bescheid nach § 60a AO",
};
