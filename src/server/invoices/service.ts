import { berlinDay } from "#contract/berlin.ts";
import { VAT_PERCENT } from "#contract/constants.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import type { TaxCategory } from "#contract/money.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Limits } from "#server/limits/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { SettingsService } from "#server/settings/service.ts";
import { creditedBy, linesToCredit, negated, paymentOf, type Wanted } from "./crediting.ts";
import type { DocumentLine, InvoiceDocument, Payment, Recipient, References, Tax } from "./document.ts";
import { createInvoiceFiles } from "./files.ts";
import { createNumbers, seriesOf } from "./numbers.ts";
import { findOpenInShort, findOwed, findPayable } from "./payable-store.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
	sender: Sender;
	audit: Audit;
	settings: Pick<SettingsService, "now">;
}

interface NewInvoice {
	for: { kind: "order" | "sign_up"; id: number; number: string; date: Date };
	recipient: Recipient;
	references: References;
	lines: DocumentLine[];
	/** Videos are taxed; seminars of a non-profit may be exempt. */
	tax: TaxCategory;
	service: { from: Date; to: Date };
	payment: Payment;
	/** Where the caller has named it before it was written. */
	id?: number | undefined;
}

/** What of it may have been wrong. */
type Anew = Pick<NewInvoice, "recipient" | "references" | "payment">;

const sum = (lines: readonly DocumentLine[], key: "net_cents" | "tax_cents" | "gross_cents") =>
	lines.reduce((total, line) => total + line[key], 0);

const dayOf = (moment: Date): string => isoDay(berlinDay(moment));

export function createInvoices({ db, clock, limits, sender, audit, settings }: Parts) {
	const taxOf = (category: TaxCategory): Tax =>
		category === "standard"
			? { category: "S", percent: VAT_PERCENT }
			: { category: "E", percent: 0, reason: settings.now().tax.exemption };

	const purposeOf = ({ contract }: Pick<InvoiceDocument, "contract">, id: number) =>
		contract.kind === "order" ? { order_id: id } : { sign_up_id: id };

	/** Last of all: the number is given in the caller's transaction, which nobody else's can pass meanwhile. */
	async function write(
		tx: Db,
		draft: Omit<InvoiceDocument, "number" | "issued_on" | "issuer" | "net_cents" | "tax_cents" | "gross_cents">,
		{ id, corrects_invoice_id, named }: { id: number; corrects_invoice_id?: number; named?: number | undefined },
	): Promise<store.InvoiceRow> {
		const { legal_name, street, postcode, city, phone, email, tax_number, vat_id, bank, iban, bic } = sender.provider;
		const document: Omit<InvoiceDocument, "number"> = {
			...draft,
			issued_on: dayOf(clock()),
			issuer: { legal_name, street, postcode, city, phone, email, tax_number, vat_id, bank, iban, bic },
			net_cents: sum(draft.lines, "net_cents"),
			tax_cents: sum(draft.lines, "tax_cents"),
			gross_cents: sum(draft.lines, "gross_cents"),
		};
		const { kind, issued_on, net_cents, tax_cents, gross_cents, payment } = document;
		const row = {
			id: named ?? (await store.nextInvoiceId(tx)),
			kind,
			...purposeOf(document, id),
			corrects_invoice_id,
			issued_on,
			due_on: "due_on" in payment ? payment.due_on : null,
			net_cents,
			tax_cents,
			gross_cents,
			created_at: clock(),
		};
		return store.insertInvoice(tx, seriesOf(kind, row.created_at), row, document);
	}

	/**
	 * Takes an invoice back as a whole, or a part of it. The whole is taken back once, whoever asks again gets the same
	 * credit note; together credit notes never exceed their invoice.
	 */
	async function credit(tx: Db, invoice: store.InvoiceRow, wanted: Wanted) {
		const earlier = await store.findCorrections(tx, invoice.id);
		const credited = creditedBy(earlier);
		const last = earlier.at(-1);
		const isPart = wanted.lines ?? wanted.grossCents;
		if (last && isPart === undefined && credited.gross_cents === invoice.gross_cents) return last;
		const lines = linesToCredit(invoice, credited, wanted);
		const gross = sum(lines, "gross_cents");
		if (credited.gross_cents + gross > invoice.gross_cents)
			throw new Error(`More than ${invoice.number} would be credited.`);
		const { contract, recipient, references, service, tax, number, issued_on } = invoice.document;
		return write(
			tx,
			{
				kind: "credit_note",
				corrects: { number, issued_on },
				contract,
				recipient,
				references,
				service,
				lines: lines.map(negated),
				tax,
				payment: paymentOf(invoice, wanted.payment, gross),
			},
			{ id: invoice.order_id ?? invoice.sign_up_id ?? 0, corrects_invoice_id: invoice.id },
		);
	}

	return {
		/** When an invoice that is issued now is to be paid. */
		dueOn: (): string => isoDay(addDays(berlinDay(clock()), settings.now().payment.invoice_due_days)),

		takeNumber: createNumbers({ clock }),

		/** By this a letter can name its invoice before the number is taken. */
		nextId: store.nextInvoiceId,

		issue: (tx: Db, { for: subject, recipient, references, lines, tax, service, payment, id }: NewInvoice) =>
			write(
				tx,
				{
					kind: "invoice",
					corrects: null,
					contract: { kind: subject.kind, number: subject.number, date: dayOf(subject.date) },
					recipient,
					references,
					service: { from: dayOf(service.from), to: dayOf(service.to) },
					lines,
					tax: taxOf(tax),
					payment,
				},
				{ id: subject.id, named: id },
			),

		credit,

		/** A mistake in whom it names or how: taken back as a whole and written anew (OFF-050). */
		async renew(tx: Db, invoice: store.InvoiceRow, { recipient, references, payment }: Anew) {
			const creditNote = await credit(tx, invoice, { payment: { kind: "replaced" } });
			const { contract, service, lines, tax } = invoice.document;
			const id = invoice.order_id ?? invoice.sign_up_id ?? 0;
			const draft = {
				kind: "invoice",
				corrects: null,
				contract,
				recipient,
				references,
				service,
				lines,
				tax,
				payment,
			} as const;
			const renewed = await write(tx, draft, { id });
			return { creditNoteId: creditNote.id, invoiceId: renewed.id };
		},

		/** What somebody still has to pay, by their address. */
		owedBy: (tx: Db, email: string) => findOwed(tx, email),

		/** What money may be for: what is still to be paid, and whatever is named by one of these numbers. */
		payable: findPayable,
		openInShort: findOpenInShort,

		/** The invoice of an order that stands; earlier ones were written anew. */
		liveOf: async (tx: Db, orderId: number) =>
			(await store.findOfOrders(tx, [orderId])).findLast(({ kind }) => kind === "invoice"),

		byId: (tx: Db, id: number) => store.findInvoice(tx, id),

		/** For a rehearsal. */
		writtenHere: (tx: Db) => store.findWrittenHere(tx),

		ofOrders: (tx: Db, orderIds: number[]) =>
			orderIds.length === 0 ? Promise.resolve([]) : store.findOfOrders(tx, orderIds),
		ofSignUps: (tx: Db, signUpIds: number[]) =>
			signUpIds.length === 0 ? Promise.resolve([]) : store.findOfSignUps(tx, signUpIds),

		...createInvoiceFiles({ db, limits, audit }),
	};
}

export type Invoices = ReturnType<typeof createInvoices>;
