import { refuse } from "#contract/errors.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff } from "#server/viewer.ts";
import { type Account, refundOf } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	clock: Clock;
	audit: Audit;
}

interface Invoice {
	id: number;
	gross_cents: number;
}

interface Arrived {
	amount_cents: number;
	/** A calendar day. */
	paid_on: string;
	reason: string | null;
}

/** What has arrived for the invoices of seminars, and what goes back. */
export function createBooks({ clock, audit }: Parts) {
	async function accountsOf(tx: Db, invoices: readonly Invoice[]): Promise<Map<number, Account>> {
		const ids = invoices.map(({ id }) => id);
		const paid = await store.findPaid(tx, ids);
		const back = await store.findGoneBack(tx, ids);
		return new Map(
			invoices.map(({ id, gross_cents }) => {
				const { credited, refunded } = back.get(id) ?? { credited: 0, refunded: 0 };
				return [id, { gross: gross_cents, paid: paid.get(id) ?? 0, credited, refunded }];
			}),
		);
	}

	async function accountOf(tx: Db, invoice: Invoice): Promise<Account> {
		return (await accountsOf(tx, [invoice])).get(invoice.id) as Account;
	}

	return {
		accountsOf,
		accountOf,

		/** For a rehearsal: the cents that would go back. */
		askedHere: (tx: Db) => store.findAskedHere(tx),

		/** Answers the payment's id, so that it can be taken back. */
		async notePaid(tx: Db, invoiceId: number, arrived: Arrived, staff: Staff): Promise<number> {
			const invoice = await store.lockInvoice(tx, invoiceId);
			if (invoice?.kind !== "invoice" || invoice.sign_up_id === null) throw refuse("not_found");
			const row = { ...arrived, invoice_id: invoiceId, noted_by: staff.id, created_at: clock() };
			const id = await store.insertPayment(tx, row);
			const { amount_cents, paid_on } = arrived;
			await audit.note(tx, staff, "invoice_paid", invoice.number, { amount_cents, paid_on });
			return id;
		},

		/** Taking back twice changes nothing. */
		async takeBack(tx: Db, paymentId: number, staff: Staff): Promise<void> {
			const payment = await store.takeBackPayment(tx, paymentId, clock());
			const invoice = payment && (await store.lockInvoice(tx, payment.invoice_id));
			if (!payment || !invoice) return;
			await audit.note(tx, staff, "invoice_payment_taken_back", invoice.number, {
				amount_cents: payment.amount_cents,
				paid_on: payment.paid_on,
			});
		},

		/** After a credit note has been written: what was paid too much goes back, asked for once. Answers the cents. */
		async askRefund(tx: Db, invoice: Invoice, creditNoteId: number): Promise<number> {
			const amount_cents = refundOf(await accountOf(tx, invoice));
			if (amount_cents > 0)
				await store.insertRefund(tx, { credit_note_id: creditNoteId, amount_cents, asked_at: clock() });
			return amount_cents;
		},
	};
}

export type Books = ReturnType<typeof createBooks>;
