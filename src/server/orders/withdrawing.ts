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
import { ProviderDown } from "#server/payments/providers/provider.ts";
import type { Payments } from "#server/payments/service.ts";
import type { Vouchers } from "#server/vouchers/service.ts";
import type { Paying } from "./paying.ts";
import { refundNoticeMail, withdrawnMail } from "./problem-mails.ts";
import { isPaidByBooks, mayWithdrawAlone, nextState, orderNumbersIn, refundDay } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	outbox: Outbox;
	sender: Sender;
	vouchers: Vouchers;
	access: Access;
	invoices: Invoices;
	payments: Payments;
	audit: Audit;
	books: Books;
	paying: Paying;
	log: (message: string) => void;
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

interface Alone {
	/** Unclear: people have to decide. */
	outcome: "withdrawn" | "already" | "unclear";
	order: store.OrderRow;
}

/** The end of a contract: access ends, a credit note takes the invoice back, and the money goes where it came from. */
export function createWithdrawing(parts: Parts) {
	const { db, clock, outbox, sender, vouchers, access, invoices, payments, audit, books, paying, log } = parts;

	async function takeBack(tx: Db, order: store.OrderRow, wasPaid: boolean): Promise<number | null> {
		const invoice = await invoices.liveOf(tx, order.id);
		if (!invoice || order.payment_method === "none") return null;
		const payment = { kind: "refund" as const, method: order.payment_method, was_paid: wasPaid };
		const { id } = await invoices.credit(tx, invoice, { payment });
		if (isPaidByBooks(order.payment_method)) await books.askRefund(tx, invoice, id);
		return id;
	}

	/** In the caller's transaction; the refund at the provider follows when it has ended. */
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
		const creditNoteId = await takeBack(tx, order, wasPaid);
		await audit.note(tx, actor, "order_withdrawn", order.number, { was: order.state, by });
		const mail = withdrawnMail({ order, wasPaid, creditNoteId }, sender);
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

	/** Asks first whether it has happened already: the provider's memory of our key is short. */
	async function refundOne(orderId: number): Promise<void> {
		for (const payment of await payments.ofOrders(db, [orderId])) {
			if (payment.state === "open") await paying.lookUp(payment);
			if (payment.state === "open") await payments.giveUp(payment);
			if (payment.state !== "paid") continue;
			const seen = await payments.look(payment);
			if (seen?.state === "paid") await payments.refund(payment, "Widerruf");
			await paying.lookUp(payment);
		}
	}

	/** Gives back what was paid at a provider; what fails is tried again by the job. */
	const refund = (orderId: number): Promise<void> =>
		refundOne(orderId).catch((error: unknown) => {
			if (!(error instanceof ProviderDown)) throw error;
			log(`Erstattung: ${error.message}`);
		});

	return {
		refund,

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

		async refundOpen(): Promise<void> {
			for (const { id } of await store.findUnrefunded(db)) await refund(id);
		},
	};
}
