import { berlinIso } from "#contract/berlin.ts";
import { formatDate } from "#contract/dates.ts";
import { type TaxedAmount, taxed } from "#contract/money.ts";
import type { Books } from "#server/books/service.ts";
import type { Db } from "#server/db/client.ts";
import type { DocumentLine } from "#server/invoices/document.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { SignUpRow } from "./store.ts";

type Amounts = Pick<DocumentLine, "net_cents" | "tax_cents" | "gross_cents" | "original_gross_cents" | "quantity">;

/** At the full price of one person on the day of the booking. */
function amountsOf({ seminar, signUp }: SignUpRow, fullPrice: number): Amounts {
	const { number_of_persons: persons, gross_cents: gross } = signUp;
	const { net, tax }: TaxedAmount = seminar.tax_category === "exempt" ? { net: gross, tax: 0, gross } : taxed(gross);
	return {
		quantity: persons,
		original_gross_cents: fullPrice * persons,
		net_cents: net,
		tax_cents: tax,
		gross_cents: gross,
	};
}

/** What lies between two states of a booking, so that invoice and credit notes together give the later one to the cent. */
const difference = (before: Amounts, after: Amounts): Amounts => ({
	quantity: before.quantity - after.quantity,
	original_gross_cents: before.original_gross_cents - after.original_gross_cents,
	net_cents: before.net_cents - after.net_cents,
	tax_cents: before.tax_cents - after.tax_cents,
	gross_cents: before.gross_cents - after.gross_cents,
});

const lineOf = ({ seminar, date, discount }: SignUpRow, amounts: Amounts): DocumentLine => ({
	description: `Seminar „${seminar.topic}“`,
	details: `am ${formatDate(berlinIso(date.date))}${seminar.is_online ? ", online" : `, ${seminar.location}`}`,
	discount: discount ?? 0,
	...amounts,
});

interface Credited {
	/** None where nothing was invoiced. */
	creditNoteId: number | null;
	/** What goes back of what was paid. */
	refundCents: number;
}

const nothingLeft = (row: SignUpRow): SignUpRow => ({
	...row,
	signUp: { ...row.signUp, number_of_persons: 0, gross_cents: 0 },
});

/** Bookings that cost something have an invoice; what is given back is credited. */
export function createInvoicing({ invoices, books }: { invoices: Invoices; books: Books }) {
	/** The id of the invoice, or null when there is nothing to pay. */
	async function issue(tx: Db, row: SignUpRow): Promise<number | null> {
		const { signUp, date, sessions, seminar } = row;
		if (signUp.gross_cents === 0) return null;
		const { id } = await invoices.issue(tx, {
			for: { kind: "sign_up", id: signUp.id, number: signUp.number, date: signUp.created_at },
			recipient: {
				name: `${signUp.first_name} ${signUp.last_name}`.trim(),
				company: signUp.company,
				street: `${signUp.street_address ?? ""} ${signUp.street_suffix ?? ""}`.trim(),
				postcode: signUp.postcode ?? "",
				city: signUp.city ?? "",
			},
			references: { order_reference: signUp.order_reference, leitweg_id: signUp.leitweg_id },
			lines: [lineOf(row, amountsOf(row, seminar.price_cents ?? 0))],
			tax: seminar.tax_category,
			service: { from: date.date, to: sessions.at(-1)?.starts_at ?? date.date },
			payment: { kind: "transfer", due_on: invoices.dueOn() },
		});
		return id;
	}

	/** An earlier one may have been taken back as a whole. */
	const liveInvoice = async (tx: Db, { signUp }: SignUpRow) =>
		(await invoices.ofSignUps(tx, [signUp.id])).findLast(({ kind }) => kind === "invoice") ?? null;

	async function writeCredit(tx: Db, before: SignUpRow, after: SignUpRow) {
		const invoice = await liveInvoice(tx, before);
		const invoiced = invoice?.document.lines[0];
		if (!invoice || !invoiced) return null;
		const fullPrice = invoiced.original_gross_cents / invoiced.quantity;
		const amounts = difference(amountsOf(before, fullPrice), amountsOf(after, fullPrice));
		if (amounts.gross_cents <= 0) return null;
		const { paid } = await books.accountOf(tx, invoice);
		const payment = { kind: "refund", method: "invoice", was_paid: paid > 0 } as const;
		const { id } = await invoices.credit(tx, invoice, { payment, lines: [lineOf(before, amounts)] });
		return { invoice, creditNoteId: id };
	}

	/** What was paid counts for what is owed now, as far as that goes; the rest goes back. */
	async function settle(
		tx: Db,
		credited: Awaited<ReturnType<typeof writeCredit>>,
		owed: { id: number; gross_cents: number } | null,
	): Promise<Credited> {
		if (!credited) return { creditNoteId: null, refundCents: 0 };
		const { invoice, creditNoteId } = credited;
		if (owed) await books.carryOver(tx, invoice, owed);
		return { creditNoteId, refundCents: await books.askRefund(tx, invoice, creditNoteId) };
	}

	return {
		issue,

		/** What was paid too much goes back with the credit note, or counts for the booking that has the seats now. */
		async credit(tx: Db, before: SignUpRow, after: SignUpRow, carryTo?: SignUpRow): Promise<Credited> {
			const credited = await writeCredit(tx, before, after);
			const owed = credited && carryTo ? await liveInvoice(tx, carryTo) : null;
			return settle(tx, credited, owed);
		},

		/** A booking that is another one now: its invoice is taken back and a new one written. */
		async renew(tx: Db, before: SignUpRow, after: SignUpRow): Promise<Credited & { invoiceId: number | null }> {
			const credited = await writeCredit(tx, before, nothingLeft(before));
			const invoiceId = await issue(tx, after);
			const owed = invoiceId === null ? null : { id: invoiceId, gross_cents: after.signUp.gross_cents };
			return { invoiceId, ...(await settle(tx, credited, owed)) };
		},
	};
}

export type Invoicing = ReturnType<typeof createInvoicing>;
