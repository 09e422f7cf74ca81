import type { Actor } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { Orders } from "#server/orders/service.ts";
import { balanceOf } from "./rules.ts";
import type { Arrived, Books } from "./service.ts";
import * as store from "./store.ts";

interface Parts {
	books: Books;
	invoices: Pick<Invoices, "liveOf">;
	orders: Pick<Orders, "lockForBooks" | "hold" | "followBooks">;
}

/** Money for any invoice: what is noted in the books, and what follows from it for an order that was waiting. */
export function createLedger({ books, invoices, orders }: Parts) {
	async function follow(tx: Db, invoiceId: number, actor: Actor): Promise<void> {
		const invoice = await store.lockInvoice(tx, invoiceId);
		const live = invoice?.order_id ? await invoices.liveOf(tx, invoice.order_id) : undefined;
		if (!live || live.order_id === null) return;
		await orders.followBooks(tx, live.order_id, balanceOf(await books.accountOf(tx, live)) <= 0, actor);
	}

	return {
		async notePaid(tx: Db, invoiceId: number, arrived: Arrived, actor: Actor): Promise<number> {
			const invoice = await store.lockInvoice(tx, invoiceId);
			if (invoice?.order_id) await orders.lockForBooks(tx, invoice.order_id);
			const id = await books.notePaid(tx, invoiceId, arrived, actor);
			await follow(tx, invoiceId, actor);
			return id;
		},

		async takeBack(tx: Db, paymentId: number, actor: Actor): Promise<void> {
			const payment = await store.findPayment(tx, paymentId);
			const invoice = payment && (await store.lockInvoice(tx, payment.invoice_id));
			// Before its balance is: whoever withdraws the order meanwhile holds it first too.
			if (invoice?.order_id) await orders.hold(tx, invoice.order_id);
			await books.takeBack(tx, paymentId, actor);
			if (payment) await follow(tx, payment.invoice_id, actor);
		},
	};
}

export type Ledger = ReturnType<typeof createLedger>;
