import { berlinIso } from "#contract/berlin.ts";
import { centsToEuro } from "#contract/money.ts";
import type { AccessChange, OfficeOrderLine, OfficeOrderPage, OrderCorrection } from "#contract/office/order-page.ts";
import type { Access } from "#server/access/service.ts";
import type { Audit } from "#server/audit/service.ts";
import { openOf } from "#server/books/rules.ts";
import type { Books } from "#server/books/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Dunning } from "#server/dunning/service.ts";
import { documentRows } from "#server/invoices/rules.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { InvoiceRow } from "#server/invoices/store.ts";
import type { Rehearsals } from "#server/office/rehearsals.ts";
import type { LettersOffice } from "#server/outbox/office.ts";
import { arrivedOf } from "#server/payments/rules.ts";
import type { Payments } from "#server/payments/service.ts";
import type { PaymentRow } from "#server/payments/store.ts";
import type { Staff } from "#server/viewer.ts";
import { presentRefund } from "./money.ts";
import { isPaidByBooks, isUndecided, mayAccept, presentDeclared } from "./rules.ts";
import type { Orders } from "./service.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	audit: Audit;
	access: Access;
	payments: Payments;
	invoices: Invoices;
	books: Books;
	dunning: Pick<Dunning, "ofInvoices" | "stopOf">;
	lettersOffice: Pick<LettersOffice, "about">;
	orders: Orders;
	rehearsals: Rehearsals;
}

const presentPayment = (order: store.OrderRow, payment: PaymentRow): OfficeOrderPage["payments"][number] => ({
	id: payment.id,
	method: payment.method,
	state: payment.state,
	amount: centsToEuro(arrivedOf(payment)),
	created_at: berlinIso(payment.created_at),
	settled_at: payment.settled_at && berlinIso(payment.settled_at),
	problem: payment.problem,
	decision: payment.problem_decision,
	is_undecided: isUndecided(payment),
	is_enough: mayAccept(order, arrivedOf(payment)),
});

/** ORDER-02: one order as the office sees it, and what staff do for whoever bought. */
export function createOrderPage(parts: Parts) {
	const { db, audit, access, payments, invoices, books, dunning, lettersOffice, orders, rehearsals } = parts;

	async function linesOf({ id }: store.OrderRow): Promise<OfficeOrderLine[]> {
		const granted = await access.forStaff(id);
		const lines = await store.findLines(db, [id]);
		return lines.map(({ course_id, topic, voucher_code, discount, original_gross_cents, gross_cents }) => ({
			...{ course_id, topic, voucher: voucher_code, discount },
			original: centsToEuro(original_gross_cents),
			gross: centsToEuro(gross_cents),
			access: granted.find((grant) => grant.course_id === course_id) ?? null,
		}));
	}

	/** Whether a payment page or the books tell what has arrived. */
	async function moneyOf({ payment_method, paid_at, pay_until }: store.OrderRow, invoice: InvoiceRow | undefined) {
		if (!invoice) return { paid: 0, open: 0, invoice_id: null, due_on: null };
		const { id, gross_cents } = invoice;
		const due_on = pay_until ?? invoice.due_on;
		const noted = await books.accountOf(db, invoice);
		const account = isPaidByBooks(payment_method) ? noted : { ...noted, paid: paid_at ? gross_cents : 0 };
		const open = isPaidByBooks(payment_method) ? Math.max(0, openOf(account)) : 0;
		return { paid: centsToEuro(account.paid - account.refunded), open: centsToEuro(open), invoice_id: id, due_on };
	}

	return {
		async get(number: string, staff: Staff): Promise<OfficeOrderPage> {
			const order = await orders.find.byNumber(number);
			await audit.look(db, staff, "order", order.number);
			const documents = await invoices.ofOrders(db, [order.id]);
			const live = documents.findLast(({ kind }) => kind === "invoice");
			const { state, payment_method, name, company, street_address, street_suffix, postcode, city, email } = order;
			return {
				...{ number: order.number, state, payment_method, name, company, street_address, street_suffix },
				...{ postcode, city, email, is_guest: order.member_id === null },
				...{ order_reference: order.order_reference, leitweg_id: order.leitweg_id },
				created_at: berlinIso(order.created_at),
				paid_at: order.paid_at && berlinIso(order.paid_at),
				withdrawal: presentDeclared(await store.findDeclared(db, order.id)),
				accept_early_performance: order.accept_early_performance,
				consent_version: order.consent_text_version,
				button_label: order.button_label,
				lines: await linesOf(order),
				net: centsToEuro(order.net_cents),
				tax: centsToEuro(order.tax_cents),
				gross: centsToEuro(order.gross_cents),
				...(await moneyOf(order, live)),
				is_asked_for: order.pay_until !== null,
				refundable: centsToEuro(await orders.refunding.refundableCents(db, order)),
				reducible: centsToEuro(await orders.reducing.reducibleCents(db, order)),
				refunds: (await books.refundsOfOrder(db, order.id)).map(presentRefund),
				payments: (await payments.ofOrders(db, [order.id])).map((payment) => presentPayment(order, payment)),
				documents: documentRows(documents),
				stop: live ? await dunning.stopOf(db, live.id) : null,
				reminders: await dunning.ofInvoices(
					db,
					documents.map(({ id }) => id),
				),
				letters: await lettersOffice.about(order.number),
			};
		},

		sendAgain: (number: string, staff: Staff) => db.transaction((tx) => orders.helping.sendAgain(tx, number, staff)),

		changeAccess: (number: string, change: AccessChange, staff: Staff) =>
			db.transaction((tx) => orders.helping.changeAccess(tx, number, change, staff)),

		foreseeCorrection: (number: string, correction: OrderCorrection, staff: Staff) =>
			rehearsals.consequencesOf(async (tx) => {
				await orders.helping.correct(tx, number, correction, staff);
				return { moneyBackCents: 0 };
			}),

		correct: (number: string, correction: OrderCorrection, staff: Staff) =>
			db.transaction((tx) => orders.helping.correct(tx, number, correction, staff)),
	};
}

export type OrderPage = ReturnType<typeof createOrderPage>;
