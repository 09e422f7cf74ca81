import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { isPaidOnPage } from "#contract/payment-methods.ts";
import type { Access } from "#server/access/service.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Books } from "#server/books/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Payments } from "#server/payments/service.ts";
import type { Vouchers } from "#server/vouchers/service.ts";
import { refundNoticeMail, withdrawnMail } from "./problem-mails.ts";
import { hasPaid, isKept, isPaidByBooks, mayWithdrawAlone, nextState, orderNumbersIn, refundDay } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	clock: Clock;
	outbox: Outbox;
	sender: Sender;
	vouchers: Vouchers;
	access: Access;
	invoices: Invoices;
	payments: Payments;
	audit: Audit;
	books: Books;
}

/** From where a withdrawal was carried out, for those who look it up later. */
type Place = "receipt" | "order_page" | "account" | "staff";

interface Ending {
	by: Place;
	/** Who decided; otherwise the right itself. */
	actor: Actor;
	/** From here the time runs in which the money has to be back. */
	declaredAt: Date;
}

const WITHDRAWAL = "Widerruf";

interface Alone {
	/** Unclear: people have to decide. */
	outcome: "withdrawn" | "already" | "unclear";
	order: store.OrderRow;
}

/** The end of a contract: access ends, a credit note takes the invoice back, and the money goes where it came from. */
export function createWithdrawing(parts: Parts) {
	const { clock, outbox, sender, vouchers, access, invoices, payments, audit, books } = parts;

	/** Every payment at a provider that nobody has decided to keep; the credit note goes with the one that paid the order. */
	async function askBack(tx: Db, order: store.OrderRow, creditNoteId: number | null): Promise<number> {
		let cents = 0;
		for (const payment of await payments.ofOrders(tx, [order.id])) {
			if (payment.state !== "paid" || isKept(payment)) continue;
			const credit_note_id = hasPaid(payment) ? creditNoteId : null;
			cents += await books.askBack(tx, payment, { credit_note_id, reason: WITHDRAWAL });
		}
		return cents;
	}

	async function takeBack(tx: Db, order: store.OrderRow, wasPaid: boolean) {
		const invoice = await invoices.liveOf(tx, order.id);
		const method = order.payment_method;
		if (!invoice || method === "none") return { creditNoteId: null, backCents: await askBack(tx, order, null) };
		const { id } = await invoices.credit(tx, invoice, { payment: { kind: "refund", method, was_paid: wasPaid } });
		const backCents = isPaidByBooks(method)
			? await books.askRefund(tx, invoice, id, WITHDRAWAL)
			: await askBack(tx, order, id);
		return { creditNoteId: id, backCents };
	}

	/** In the caller's transaction; what is asked back is sent when it has ended. */
	async function end(tx: Db, order: store.OrderRow, { by, actor, declaredAt }: Ending): Promise<store.OrderRow> {
		const state = nextState(order.state, "withdraw");
		if (!state) throw refuse("order_not_withdrawable");
		const now = clock();
		const ended = { state, withdrawn_at: now, updated_at: now };
		const wasPaid = order.state === "paid" && order.gross_cents > 0;
		await store.updateOrder(tx, order.id, ended);
		await access.revoke(tx, order.id);
		if (order.state === "awaiting_payment") {
			for (const { voucher_id } of await store.findLines(tx, [order.id]))
				if (voucher_id !== null) await vouchers.release(tx, voucher_id);
		}
		const { creditNoteId, backCents } = await takeBack(tx, order, wasPaid);
		await audit.note(tx, actor, "order_withdrawn", order.number, { was: order.state, by });
		const mail = withdrawnMail({ order, backCents: wasPaid ? backCents : 0, creditNoteId }, sender);
		await outbox.writeMail(tx, "order_withdrawn", order.email, mail);
		const dueOn = isoDay(refundDay(declaredAt));
		const byProvider = wasPaid && isPaidOnPage(order.payment_method);
		const notice = refundNoticeMail({ order, dueOn, byProvider }, sender);
		await outbox.writeMail(tx, "refund_notice", sender.provider.email, notice);
		return { ...order, ...ended };
	}

	async function lock(tx: Db, orderId: number): Promise<store.OrderRow> {
		const order = await store.lockOrder(tx, orderId);
		if (!order) throw refuse("not_found");
		return order;
	}

	return {
		/** For staff, who decide. */
		withdraw: async (tx: Db, orderId: number, decision: { actor: Actor; declaredAt: Date }): Promise<store.OrderRow> =>
			end(tx, await lock(tx, orderId), { by: "staff", ...decision }),

		/** Without staff: only while the right clearly stood when it was declared, and only once. */
		async withdrawAlone(tx: Db, orderId: number, declared: Omit<Ending, "actor">): Promise<Alone> {
			const order = await lock(tx, orderId);
			if (order.state === "withdrawn") return { outcome: "already", order };
			if (!mayWithdrawAlone(order, declared.declaredAt)) return { outcome: "unclear", order };
			return { outcome: "withdrawn", order: await end(tx, order, { actor: "system", ...declared }) };
		},

		/** The order that a declaration names, if it was made with the address in the declaration; nothing changes by it. */
		async named(tx: Db, { contract, email }: { contract: string; email: string }): Promise<store.OrderRow | null> {
			const orders = await store.findByNumbers(tx, orderNumbersIn(contract));
			return orders.find((order) => order.email.toLowerCase() === email.toLowerCase()) ?? null;
		},
	};
}
