import type { Document } from "#contract/documents.ts";
import type { PaymentMethodKey } from "#contract/payment-methods.ts";
import type { Issuer } from "#server/drawing/business-letter.ts";

/** Everything printed on an invoice or a credit note, as it was when it was issued. Never changed afterwards. */
export interface InvoiceDocument {
	kind: Document["kind"];
	number: string;
	/** Calendar days as ISO: "2026-11-15". */
	issued_on: string;
	/** What a credit note takes back. */
	corrects: { number: string; issued_on: string } | null;
	/** The contract it belongs to. */
	contract: { kind: "order" | "sign_up"; number: string; date: string };
	issuer: Issuer;
	recipient: Recipient;
	/** What the buyer's books ask for; unknown to documents of earlier days. */
	references?: References | undefined;
	/** First and last day of the service (§ 14 Abs. 4 Nr. 6 UStG). */
	service: { from: string; to: string };
	lines: DocumentLine[];
	tax: Tax;
	net_cents: number;
	tax_cents: number;
	gross_cents: number;
	payment: Payment;
}

export interface Recipient {
	name: string;
	company: string | null;
	street: string;
	postcode: string;
	city: string;
}

export interface References {
	/** The buyer's own number of the order (BT-13). */
	order_reference: string | null;
	/** To which office of the administration it goes (BT-10). */
	leitweg_id: string | null;
}

export interface DocumentLine {
	description: string;
	/** What is said below it in small letters. */
	details: string | null;
	quantity: number;
	/** Percent, and the price of all pieces before it. */
	discount: number;
	original_gross_cents: number;
	net_cents: number;
	tax_cents: number;
	gross_cents: number;
}

/** Codes of EN 16931: S is taxed, E is exempt. */
export type Tax = { category: "S"; percent: number } | { category: "E"; percent: 0; reason: string };

export type Payment =
	/** To be transferred until then. */
	| { kind: "transfer"; due_on: string }
	| { kind: "paid"; method: PaymentMethodKey; paid_on: string }
	| {
			kind: "direct_debit";
			due_on: string;
			mandate_reference: string;
			creditor_id: string;
			/** Country and last four digits. */
			account: string;
	  }
	/** Of a credit note: a new invoice takes the place of the old one, and no money moves. */
	| { kind: "replaced" }
	/** Of a credit note: what was paid goes back, what was not need not be paid. */
	| {
			kind: "refund";
			method: PaymentMethodKey;
			was_paid: boolean;
			/** Why, where it is not a right but a kindness. */
			reason?: string;
			is_part?: boolean;
	  };
