import type { AsideKind, Certainty, FoundReason } from "#contract/office/bank-words.ts";
import type { SentRefund } from "#server/books/refunds-store.ts";
import type { Item } from "./item-index.ts";

/** What a payment tells, with what is still free of it. */
export interface Incoming {
	id: number;
	/** Below zero what left the account. */
	amount_cents: number;
	name: string;
	iban: string | null;
	purpose: string;
	end_to_end_id: string | null;
	mandate: string | null;
	code: string | null;
	return_reason: string | null;
	fee_cents: number;
}

export interface ItemPart {
	item: Item;
	amount_cents: number;
}
export interface AsidePart {
	aside: AsideKind;
	amount_cents: number;
	/** What is paid out by it. */
	refund?: SentRefund;
}

export interface Proposal {
	parts: (ItemPart | AsidePart)[];
	reasons: FoundReason[];
	/** The more the better; only for the sequence. */
	rank: number;
	certainty: Certainty;
}

export interface Match {
	transaction: Incoming;
	/** Certain ones are booked together with one confirmation; of others somebody chooses. */
	verdict: "certain" | "proposals" | "nothing";
	proposals: Proposal[];
}

/** From this rank on a proposal is likely. */
export const LIKELY_FROM = 60;
