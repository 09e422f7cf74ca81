import type { Actor } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Orders } from "#server/orders/service.ts";
import { balanceOf } from "./rules.ts";
import type { Arrived, Books } from "./service.ts";
import * as store from "./store.ts";

interface Parts {
	books: Books;
	orders: Pick<Orders, "lockForBooks" | "followBooks">;
}

/** Money for any invoice: what is noted in the books, and what follows from it for an order that was waiting. */
export function createLedger({ books, orders }: Parts) {
	async function follow(tx: Db, invoiceId: number, actor: Actor): Promise<void> {
		const invoice = await store.lockInvoice(tx, invoiceId);
		if (!invoice || invoice.order_id === null) return;
		await orders.followBooks(tx, invoice.order_id, balanceOf(await books.accountOf(tx, invoice)) <= 0, actor);
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
			await books.takeBack(tx, paymentId, actor);
			const payment = await store.findPayment(tx, paymentId);
			if (payment) await follow(tx, payment.invoice_id, actor);
		},
	};
}

export type Ledger = ReturnType<typeof createLedger>;
