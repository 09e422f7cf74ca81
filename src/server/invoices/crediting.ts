import { taxed } from "#contract/money.ts";
import type { DocumentLine, Payment } from "./document.ts";
import type { InvoiceRow } from "./store.ts";

export interface Wanted {
	payment: Payment;
	/** Only these; without them everything that still stands. */
	lines?: DocumentLine[];
	/** Only so much of the price, as one line. */
	grossCents?: number;
}

type Amounts = Pick<InvoiceRow, "net_cents" | "gross_cents">;

/** What credit notes have taken back so far. */
export const creditedBy = (notes: readonly InvoiceRow[]): Amounts => ({
	net_cents: notes.reduce((sum, { net_cents }) => sum - net_cents, 0),
	gross_cents: notes.reduce((sum, { gross_cents }) => sum - gross_cents, 0),
});

/** Reckoned from all that is credited then, so that parts together have the net of the invoice to the cent. */
function partLine(invoice: InvoiceRow, credited: Amounts, gross: number): DocumentLine {
	const { tax, number } = invoice.document;
	const total = credited.gross_cents + gross;
	const isAll = total === invoice.gross_cents;
	const netOfAll = isAll ? invoice.net_cents : tax.category === "S" ? taxed(total).net : total;
	const net = netOfAll - credited.net_cents;
	return {
		description: isAll ? `Rest der Rechnung ${number}` : `Teil der Rechnung ${number}`,
		details: null,
		quantity: 1,
		discount: 0,
		original_gross_cents: gross,
		net_cents: net,
		tax_cents: gross - net,
		gross_cents: gross,
	};
}

/** The lines that a credit note takes back: those that are named, a part of the price, or all that earlier ones have left. */
export function linesToCredit(invoice: InvoiceRow, credited: Amounts, { lines, grossCents }: Wanted): DocumentLine[] {
	if (lines) return lines;
	const left = invoice.gross_cents - credited.gross_cents;
	const gross = grossCents ?? left;
	return gross === invoice.gross_cents ? invoice.document.lines : [partLine(invoice, credited, gross)];
}

/** What a credit note takes back, line by line. */
export const negated = (line: DocumentLine): DocumentLine => ({
	...line,
	original_gross_cents: -line.original_gross_cents,
	net_cents: -line.net_cents,
	tax_cents: -line.tax_cents,
	gross_cents: -line.gross_cents,
});

/** A credit note of an order says of itself whether the rest of the invoice stands. */
export const paymentOf = (invoice: InvoiceRow, payment: Payment, gross: number): Payment =>
	payment.kind === "refund" && invoice.order_id !== null && gross < invoice.gross_cents
		? { ...payment, is_part: true }
		: payment;
