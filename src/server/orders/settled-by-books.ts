import { refuse } from "#contract/errors.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { isPaidByBooks, nextState } from "./rules.ts";
import * as store from "./store.ts";

/** Orders that are paid by invoice or debit: they follow what the books say of their invoice. */
export const createSettledByBooks = ({ clock, audit }: { clock: Clock; audit: Audit }) => ({
	/** What was paid on a payment page is no business of the books. */
	async lockForBooks(tx: Db, orderId: number): Promise<void> {
		const order = await store.lockOrder(tx, orderId);
		if (!order || !isPaidByBooks(order.payment_method)) throw refuse("order_not_payable");
	},

	/** Its debit came back: until when it is to be transferred, and whether nothing is collected any more. */
	async payByTransfer(
		tx: Db,
		orderId: number,
		{ pay_until, isByInvoice }: { pay_until: string | null; isByInvoice: boolean },
	): Promise<void> {
		const order = await store.lockOrder(tx, orderId);
		if (order?.state !== "placed" || order.payment_method !== "direct_debit") throw refuse("order_not_payable");
		const method = isByInvoice ? ({ payment_method: "invoice" } as const) : {};
		await store.updateOrder(tx, orderId, { pay_until, ...method, updated_at: clock() });
	},

	async followBooks(tx: Db, orderId: number, isSettled: boolean, actor: Actor): Promise<void> {
		const order = await store.lockOrder(tx, orderId);
		const state = order && nextState(order.state, isSettled ? "pay" : "reopen");
		if (!order || !state || !isPaidByBooks(order.payment_method)) return;
		await store.updateOrder(tx, orderId, { state, paid_at: isSettled ? clock() : null, updated_at: clock() });
		await audit.note(tx, actor, isSettled ? "payment_paid" : "order_reopened", order.number);
	},
});
