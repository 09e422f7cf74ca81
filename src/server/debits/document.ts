import type { Issuer } from "#server/drawing/business-letter.ts";

/** An invoice that was to be collected and is now to be transferred. */
export interface TransferRequest {
	/** Of the order, and of its invoice. */
	number: string;
	invoice: string;
	name: string;
	company: string | null;
	amount_cents: number;
	/** Calendar days. */
	day: string;
	due_on: string;
	issuer: Issuer;
}
