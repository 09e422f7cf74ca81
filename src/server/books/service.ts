import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { arrivedOf } from "#server/payments/rules.ts";
import type { PaymentRow } from "#server/payments/store.ts";
import type { Adjusting } from "./adjusting.ts";
import { createBacking } from "./backing.ts";
import { findOfOrder, findSent } from "./refunds-store.ts";
import { type Account, EMPTY_ACCOUNT, refundOf } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	clock: Clock;
	audit: Audit;
	adjusting: Pick<Adjusting, "sumsOf" | "reopen">;
}

interface Invoice {
	id: number;
	gross_cents: number;
}

export interface Arrived {
	amount_cents: number;
	/** A calendar day. */
	paid_on: string;
	reason: string | null;
	/** The booking of the bank account that it is a part of. */
	transaction_id?: number;
	/** The payment at a provider that was assigned to it. */
	payment_id?: number;
	/** Who put it there, where whoever notes it only follows. */
	noted_by?: number | null;
}

type Paid = Pick<PaymentRow, "id" | "amount_cents" | "arrived_cents">;

interface Back {
	/** What is left of it, if not told. */
	amount_cents?: number;
	credit_note_id?: number | null;
	reason: string;
}

const CARRIED = "Von der früheren Rechnung übernommen";

/** What has arrived for invoices, and what goes back. */
export function createBooks({ clock, audit, adjusting }: Parts) {
	async function accountsOf(tx: Db, invoices: readonly Invoice[]): Promise<Map<number, Account>> {
		const ids = invoices.map(({ id }) => id);
		const paid = await store.findPaid(tx, ids);
		const back = await store.findGoneBack(tx, ids);
		const adjusted = await adjusting.sumsOf(tx, ids);
		return new Map(
			invoices.map(({ id, gross_cents }) => {
				const { charged, written_off } = adjusted.get(id) ?? EMPTY_ACCOUNT;
				const { credited, refunded } = back.get(id) ?? EMPTY_ACCOUNT;
				return [id, { gross: gross_cents, paid: paid.get(id) ?? 0, credited, refunded, charged, written_off }];
			}),
		);
	}

	async function accountOf(tx: Db, invoice: Invoice): Promise<Account> {
		return (await accountsOf(tx, [invoice])).get(invoice.id) as Account;
	}

	/** In cents, what of a payment nobody has asked back yet. */
	async function restOf(tx: Db, payment: Paid): Promise<number> {
		const asked = await store.findAskedBack(tx, [payment.id]);
		return arrivedOf(payment) - (asked.get(payment.id) ?? 0);
	}

	async function reverse(tx: Db, payment: store.PaymentRow, actor: Actor): Promise<boolean> {
		const { id, invoice_id, amount_cents, transaction_id } = payment;
		return store.insertReversal(tx, {
			...{ invoice_id, amount_cents: -amount_cents, transaction_id, reverses_id: id },
			paid_on: isoDay(berlinDay(clock())),
			noted_by: actor === "system" ? null : actor.id,
			created_at: clock(),
		});
	}

	const backing = createBacking({ audit, accountOf });

	return {
		/** Whoever notes something of an invoice holds it first: two do it one after the other. */
		lock: async (tx: Db, invoiceId: number): Promise<void> => void (await store.lockInvoice(tx, invoiceId)),

		accountsOf,
		accountOf,

		/** Of bookings of the bank account: what went to which invoice. */
		ofTransactions: async (tx: Db, transactionIds: readonly number[]) =>
			transactionIds.length === 0 ? [] : store.findOfTransactions(tx, transactionIds),

		/** What of a provider's payment was assigned to invoices, also where that was taken back. */
		assignedOf: store.findAssigned,

		/** For a rehearsal: the cents that would go back. */
		askedHere: (tx: Db) => store.findAskedHere(tx),

		/** Answers the payment's id, so that it can be taken back. */
		async notePaid(tx: Db, invoiceId: number, arrived: Arrived, actor: Actor): Promise<number> {
			const invoice = await store.lockInvoice(tx, invoiceId);
			if (invoice?.kind !== "invoice") throw refuse("not_found");
			const { paid } = await accountOf(tx, invoice);
			if (arrived.amount_cents < 0 && paid + arrived.amount_cents < 0) throw refuse("bank_nothing_paid");
			const row = {
				invoice_id: invoiceId,
				noted_by: actor === "system" ? null : actor.id,
				...arrived,
				created_at: clock(),
			};
			const id = await store.insertPayment(tx, row);
			if (arrived.amount_cents > 0) await adjusting.reopen(tx, invoiceId);
			else await backing.drop(tx, invoice, actor);
			const { amount_cents, paid_on } = arrived;
			await audit.note(tx, actor, "invoice_paid", invoice.number, { amount_cents, paid_on });
			return id;
		},

		/** Taking back twice changes nothing. What was asked back of it must have arrived, or we would send what we never got. */
		async takeBack(tx: Db, paymentId: number, actor: Actor): Promise<void> {
			const payment = await store.findPayment(tx, paymentId);
			const invoice = payment && (await store.lockInvoice(tx, payment.invoice_id));
			if (!payment || !invoice || !(await reverse(tx, payment, actor))) return;
			const { paid, refunded } = await accountOf(tx, invoice);
			if (payment.amount_cents > 0 && paid < refunded) throw refuse("payment_spent");
			if (payment.amount_cents < 0) await backing.askAnew(tx, invoice);
			await audit.note(tx, actor, "invoice_payment_taken_back", invoice.number, {
				amount_cents: payment.amount_cents,
				paid_on: payment.paid_on,
			});
		},

		/** After a credit note has been written: what was paid too much goes back, asked for once. Answers the cents. */
		async askRefund(tx: Db, invoice: Invoice, creditNoteId: number, reason?: string): Promise<number> {
			await adjusting.reopen(tx, invoice.id);
			const amount_cents = refundOf(await accountOf(tx, invoice));
			if (amount_cents > 0)
				await store.insertRefund(tx, { credit_note_id: creditNoteId, amount_cents, reason, asked_at: clock() });
			return amount_cents;
		},

		restOf,

		/**
		 * Asks for money to go back through the payment it came by: so much, or what is left of it, and never more. Answers
		 * the cents. Whoever asks holds the lock of the payment or of what was paid.
		 */
		async askBack(tx: Db, payment: Paid, { amount_cents, ...back }: Back): Promise<number> {
			const rest = await restOf(tx, payment);
			const cents = Math.min(rest, amount_cents ?? rest);
			if (cents > 0)
				await store.insertRefund(tx, { ...back, payment_id: payment.id, amount_cents: cents, asked_at: clock() });
			return cents;
		},

		/** Asks for money that the office transfers. */
		askTransfer: (tx: Db, back: { credit_note_id: number; amount_cents: number; reason: string }) =>
			store.insertRefund(tx, { ...back, asked_at: clock() }),

		/** Money came to the bank account for nothing: the office transfers it to where it came from. */
		sendBack: (tx: Db, back: { allocation_id: number; amount_cents: number; reason: string | null }) =>
			store.insertRefund(tx, { ...back, asked_at: clock() }),

		/** What has left is not kept after all. */
		async demandUnsent(tx: Db, allocationId: number): Promise<void> {
			if (await store.isSentBack(tx, allocationId)) throw refuse("payment_spent");
		},

		/** What goes back of an order's money, by a provider or by transfer, oldest first. */
		refundsOfOrder: (tx: Db, orderId: number) => findOfOrder(tx, orderId),

		/** What has left to somebody, by its mark in a file for the bank, or by its number where it was sent by hand. */
		sentRefunds: findSent,

		/** What was paid for an invoice that a credit note has taken back counts for the new one, as far as that goes. */
		async carryOver(tx: Db, from: Invoice, to: Invoice): Promise<void> {
			let left = Math.min(refundOf(await accountOf(tx, from)), to.gross_cents);
			for (const payment of await store.findPayments(tx, [from.id])) {
				const { amount_cents, paid_on, transaction_id, payment_id } = payment;
				const moved = Math.min(amount_cents, left);
				if (moved <= 0) continue;
				left -= moved;
				await reverse(tx, payment, "system");
				const row = { paid_on, reason: CARRIED, transaction_id, payment_id, created_at: clock() };
				await store.insertPayment(tx, { ...row, invoice_id: to.id, amount_cents: moved });
				const rest = amount_cents - moved;
				if (rest > 0) await store.insertPayment(tx, { ...row, invoice_id: from.id, amount_cents: rest });
			}
		},
	};
}

export type Books = ReturnType<typeof createBooks>;
