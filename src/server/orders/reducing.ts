import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { WantedReduction } from "#contract/office/order-money.ts";
import type { Audit } from "#server/audit/service.ts";
import { openOf } from "#server/books/rules.ts";
import type { Books } from "#server/books/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { InvoiceRow } from "#server/invoices/store.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { reducedMail } from "./help-mails.ts";
import * as store from "./store.ts";

interface Parts {
	clock: Clock;
	outbox: Outbox;
	sender: Sender;
	audit: Audit;
	invoices: Invoices;
	books: Books;
}

interface Reducible {
	openCents: number;
	invoice: InvoiceRow;
}

/** OFF-050: the price falls before it is paid: a document of its own says so, and less is owed. */
export function createReducing({ clock, outbox, sender, audit, invoices, books }: Parts) {
	/** Of what is to be transferred; a debit was announced with its amount. */
	async function reducible(tx: Db, order: store.OrderRow): Promise<Reducible | null> {
		if (order.state !== "placed" || order.payment_method !== "invoice") return null;
		const invoice = await invoices.liveOf(tx, order.id);
		if (!invoice) return null;
		return { openCents: openOf(await books.accountOf(tx, invoice)), invoice };
	}

	/** What was shown when it was decided, or somebody else was faster. The whole of it is a withdrawal. */
	async function wantedOf(tx: Db, order: store.OrderRow, { amount, open }: WantedReduction) {
		const found = await reducible(tx, order);
		if (!found || found.openCents <= 0) throw refuse("order_not_reducible");
		if (found.openCents !== Math.round(open * 100)) throw refuse("changed_meanwhile");
		const cents = Math.round(amount * 100);
		if (cents >= found.openCents) throw refuseField("amount", "Weniger als offen ist");
		return { ...found, cents };
	}

	async function reduce(tx: Db, number: string, wanted: WantedReduction, staff: Staff): Promise<store.OrderRow> {
		const known = await store.findByNumber(tx, number.toUpperCase());
		const order = known && (await store.lockOrder(tx, known.id));
		if (!order) throw refuse("not_found");
		const { invoice, cents, openCents } = await wantedOf(tx, order, wanted);
		const { reason } = wanted;
		const { id } = await invoices.credit(tx, invoice, {
			payment: { kind: "refund", method: "invoice", was_paid: false, reason },
			grossCents: cents,
		});
		await audit.note(tx, staff, "order_reduced", order.number, { amount_cents: cents, reason });
		const due_on = order.pay_until ?? invoice.due_on;
		const told = {
			...{ order, cents, reason, leftCents: openCents - cents, invoice: invoice.number, creditNoteId: id },
			dueOn: due_on !== null && due_on >= isoDay(berlinDay(clock())) ? due_on : null,
		};
		await outbox.writeMail(tx, "order_reduced", order.email, reducedMail(told, sender));
		return order;
	}

	return {
		reduce,
		reducibleCents: async (tx: Db, order: store.OrderRow): Promise<number> =>
			Math.max(0, (await reducible(tx, order))?.openCents ?? 0),
	};
}
