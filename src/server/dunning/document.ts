import type { Channel, Level } from "#contract/office/open-item-words.ts";
import type { Issuer } from "#server/drawing/business-letter.ts";
import type { InvoiceDocument } from "#server/invoices/document.ts";

/** Everything said in a reminder, as it was when it was sent. Never changed afterwards. */
export interface ReminderDocument {
	level: Level;
	channel: Channel;
	/** Calendar days as ISO. */
	day: string;
	due_on: string;
	invoice: { number: string; issued_on: string; due_on: string; gross_cents: number };
	contract: Pick<InvoiceDocument["contract"], "kind" | "number">;
	issuer: Issuer;
	recipient: InvoiceDocument["recipient"];
	/** What has been paid of the invoice, and what is open of it. */
	paid_cents: number;
	open_cents: number;
	fee_cents: number;
	lump_cents: number;
	interest_cents: number;
	/** From when on interest is asked for; none where it is not. */
	interest_since: string | null;
}
