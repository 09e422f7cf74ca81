import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { AuditAction } from "#contract/office/audit.ts";
import { ORDER_METHOD_WORDS } from "#contract/office/order-words.ts";
import type { PAYMENT_DECISIONS } from "#contract/payment-methods.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Ledger } from "#server/books/ledger.ts";
import { balanceOf } from "#server/books/rules.ts";
import type { Books } from "#server/books/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Payments } from "#server/payments/service.ts";
import type { PaymentRow } from "#server/payments/store.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { refundedMail } from "./help-mails.ts";
import { isUndecided, mayAccept } from "./rules.ts";
import type { Orders } from "./service.ts";
import * as store from "./store.ts";

interface Parts {
	audit: Audit;
	outbox: Outbox;
	sender: Sender;
	payments: Payments;
	invoices: Invoices;
	books: Books;
	ledger: Ledger;
	orders: Pick<Orders, "accept">;
}

/** Which money of which order. */
export interface Named {
	number: string;
	id: number;
}

interface Decision {
	action: AuditAction;
	decision: (typeof PAYMENT_DECISIONS)[number] | null;
	details?: Record<string, string | number>;
}

const SURPLUS = "Zu viel gezahlt";

/** ORDER-06: what becomes of money that arrived and does not fit. Each in a transaction of its caller, and decided once. */
export function createDeciding({ audit, outbox, sender, payments, invoices, books, ledger, orders }: Parts) {
	async function lock(tx: Db, { number, id }: Named, isPossible: (payment: PaymentRow) => boolean) {
		const known = await store.findByNumber(tx, number.toUpperCase());
		const order = known && (await store.lockOrder(tx, known.id));
		const payment = await payments.lock(tx, id);
		if (!order || payment?.order_id !== order.id) throw refuse("not_found");
		if (!isPossible(payment)) throw refuse("payment_decided");
		return { order, payment };
	}

	/** Orders are locked in their sequence, so that two who move money crosswise wait for each other. */
	async function lockTarget(tx: Db, { number }: Named, to: string): Promise<store.OrderRow> {
		const own = await store.findByNumber(tx, number.toUpperCase());
		const target = await store.findByNumber(tx, to.toUpperCase());
		if (!own || !target || own.id === target.id) throw refuseField("order", "Diese Bestellung gibt es nicht");
		for (const id of [own.id, target.id].sort((one, other) => one - other)) await store.lockOrder(tx, id);
		return (await store.findById(tx, target.id)) ?? target;
	}

	async function decide(
		tx: Db,
		{ order, payment }: Awaited<ReturnType<typeof lock>>,
		staff: Staff,
		{ action, decision, details }: Decision,
	): Promise<store.OrderRow> {
		await payments.decide(tx, payment, decision);
		await audit.note(tx, staff, action, order.number, { payment_id: payment.id, ...details });
		return order;
	}

	return {
		async accept(tx: Db, named: Named, staff: Staff) {
			const locked = await lock(tx, named, isUndecided);
			const { order, payment } = locked;
			const rest = await books.restOf(tx, payment);
			if (!mayAccept(order, rest)) throw refuse("payment_not_enough");
			await orders.accept(tx, order, payment);
			await books.askBack(tx, payment, { amount_cents: rest - order.gross_cents, reason: SURPLUS });
			return decide(tx, locked, staff, { action: "payment_accepted", decision: "accepted" });
		},

		/** As far as that is open; the rest goes back. */
		async assign(tx: Db, named: Named, invoiceId: number, staff: Staff) {
			const locked = await lock(tx, named, isUndecided);
			const { order, payment } = locked;
			const invoice = await invoices.byId(tx, invoiceId);
			if (invoice?.kind !== "invoice") throw refuse("not_found");
			const rest = await books.restOf(tx, payment);
			const amount_cents = Math.min(rest, balanceOf(await books.accountOf(tx, invoice)));
			if (amount_cents <= 0) throw refuse("nothing_open");
			const way = ORDER_METHOD_WORDS[payment.method ?? order.payment_method];
			const paid_on = isoDay(berlinDay(payment.settled_at ?? payment.created_at));
			const arrived = {
				...{ amount_cents, paid_on, payment_id: payment.id, noted_by: staff.id },
				reason: `${way}, gezahlt für ${order.number}`,
			};
			await ledger.notePaid(tx, invoiceId, arrived, "system");
			await books.askBack(tx, payment, { amount_cents: rest - amount_cents, reason: SURPLUS });
			const details = { invoice: invoice.number, amount_cents };
			return decide(tx, locked, staff, { action: "payment_assigned", decision: "assigned", details });
		},

		/** Another order is paid by it that waits, or had lapsed; the rest goes back. Answers that order. */
		async move(tx: Db, named: Named, to: string, staff: Staff): Promise<store.OrderRow> {
			const target = await lockTarget(tx, named, to);
			const locked = await lock(tx, named, isUndecided);
			const { payment } = locked;
			const rest = await books.restOf(tx, payment);
			if (!mayAccept(target, rest)) throw refuse("payment_not_enough");
			await payments.moveTo(tx, payment, target.id);
			await orders.accept(tx, target, payment);
			await books.askBack(tx, payment, { amount_cents: rest - target.gross_cents, reason: SURPLUS });
			const details = { order: target.number, amount_cents: target.gross_cents };
			await decide(tx, locked, staff, { action: "payment_moved", decision: "accepted", details });
			await audit.note(tx, "system", "payment_accepted", target.number, { payment_id: payment.id });
			return target;
		},

		/** What was assigned to an invoice is open again, and there is to be decided anew. */
		async unassign(tx: Db, named: Named, staff: Staff) {
			const locked = await lock(tx, named, ({ problem_decision }) => problem_decision === "assigned");
			const parts = await books.assignedOf(tx, locked.payment.id);
			if (parts.length === 0) throw refuse("payment_decided");
			for (const { id } of parts.filter(({ stands }) => stands)) await ledger.takeBack(tx, id, "system");
			return decide(tx, locked, staff, { action: "payment_unassigned", decision: null });
		},

		async sendBack(tx: Db, named: Named, reason: string, staff: Staff) {
			const locked = await lock(tx, named, isUndecided);
			const { order, payment } = locked;
			const amount_cents = await books.askBack(tx, payment, { reason });
			if (amount_cents === 0) throw refuse("order_not_refundable");
			const words = { order, cents: amount_cents, reason, method: payment.method ?? order.payment_method };
			const letter = refundedMail({ ...words, creditNoteId: null, endsAccess: false }, sender);
			await outbox.writeMail(tx, "order_refunded", order.email, letter);
			const details = { amount_cents, reason };
			return decide(tx, locked, staff, { action: "payment_sent_back", decision: "refunded", details });
		},

		ignore: async (tx: Db, named: Named, reason: string, staff: Staff) =>
			decide(tx, await lock(tx, named, isUndecided), staff, {
				action: "payment_ignored",
				decision: "ignored",
				details: { reason },
			}),

		/** Only what was put aside; what has moved money is taken back otherwise, if at all. */
		reopen: async (tx: Db, named: Named, staff: Staff) =>
			decide(tx, await lock(tx, named, ({ problem_decision }) => problem_decision === "ignored"), staff, {
				action: "payment_reopened",
				decision: null,
			}),
	};
}

export type Deciding = ReturnType<typeof createDeciding>;
