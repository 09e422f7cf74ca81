import { refuse } from "#contract/errors.ts";
import type { WantedRefund } from "#contract/office/order-money.ts";
import type { Access } from "#server/access/service.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Books } from "#server/books/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { InvoiceRow } from "#server/invoices/store.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Payments } from "#server/payments/service.ts";
import type { PaymentRow } from "#server/payments/store.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { refundedMail } from "./help-mails.ts";
import { hasPaid, isPaidByBooks } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	outbox: Outbox;
	sender: Sender;
	audit: Audit;
	access: Access;
	invoices: Invoices;
	books: Books;
	payments: Payments;
}

interface Refundable {
	restCents: number;
	invoice: InvoiceRow;
	/** Through which it goes back; none where it came by transfer or debit. */
	payment: PaymentRow | null;
}

/** ORDER-05: money goes back as a kindness, the whole or a part; a document and a letter tell of it. */
export function createRefunding({ outbox, sender, audit, access, invoices, books, payments }: Parts) {
	/** Never more than was paid and has not gone back, nor than the invoice still says. */
	async function refundable(tx: Db, order: store.OrderRow): Promise<Refundable | null> {
		const invoice = order.state === "paid" ? await invoices.liveOf(tx, order.id) : undefined;
		if (!invoice) return null;
		const { gross, credited, paid, refunded } = await books.accountOf(tx, invoice);
		const stands = gross - credited;
		if (isPaidByBooks(order.payment_method))
			return { restCents: Math.min(stands, paid - refunded), invoice, payment: null };
		const payment = (await payments.ofOrders(tx, [order.id])).find((each) => each.state === "paid" && hasPaid(each));
		return payment ? { restCents: Math.min(stands, await books.restOf(tx, payment)), invoice, payment } : null;
	}

	/** What was shown when it was decided, or somebody else was faster. */
	async function wantedOf(tx: Db, order: store.OrderRow, { amount, rest }: WantedRefund) {
		const found = await refundable(tx, order);
		if (!found || found.restCents <= 0) throw refuse("order_not_refundable");
		if (found.restCents !== Math.round(rest * 100)) throw refuse("changed_meanwhile");
		const cents = amount === undefined ? found.restCents : Math.round(amount * 100);
		if (cents > found.restCents) throw refuseField("amount", "So viel ist nicht mehr da");
		return { ...found, cents };
	}

	async function refund(tx: Db, number: string, wanted: WantedRefund, staff: Staff) {
		const known = await store.findByNumber(tx, number.toUpperCase());
		const order = known && (await store.lockOrder(tx, known.id));
		if (!order || order.payment_method === "none") throw refuse("not_found");
		const { invoice, payment, cents, restCents } = await wantedOf(tx, order, wanted);
		const { reason } = wanted;
		const endsAccess = wanted.end_access && cents === restCents;
		const { id: credit_note_id } = await invoices.credit(tx, invoice, {
			payment: { kind: "refund", method: order.payment_method, was_paid: true, reason },
			grossCents: cents,
		});
		const back = { credit_note_id, amount_cents: cents, reason };
		await (payment ? books.askBack(tx, payment, back) : books.askTransfer(tx, back));
		if (endsAccess) await access.revoke(tx, order.id);
		await audit.note(tx, staff, "order_refunded", order.number, {
			amount_cents: cents,
			reason,
			end_access: endsAccess,
		});
		const letter = refundedMail(
			{ order, cents, reason, method: order.payment_method, creditNoteId: credit_note_id, endsAccess },
			sender,
		);
		await outbox.writeMail(tx, "order_refunded", order.email, letter);
		return order;
	}

	return {
		refund,
		refundableCents: async (tx: Db, order: store.OrderRow): Promise<number> =>
			Math.max(0, (await refundable(tx, order))?.restCents ?? 0),
	};
}
