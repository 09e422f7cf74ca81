import { berlinDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { Access } from "#server/access/service.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { ProviderDown } from "#server/payments/providers/provider.ts";
import type { Payments } from "#server/payments/service.ts";
import { addDays, isoDay } from "#server/payments/target-days.ts";
import type { Vouchers } from "#server/vouchers/service.ts";
import type { Paying } from "./paying.ts";
import { refundNoticeMail, withdrawnMail } from "./problem-mails.ts";
import { isPaidOnPage, mayWithdrawAlone, nextState, orderNumberIn } from "./rules.ts";
import * as store from "./store.ts";

export interface Parts {
	db: Db;
	clock: Clock;
	outbox: Outbox;
	sender: Sender;
	vouchers: Vouchers;
	access: Access;
	invoices: Invoices;
	payments: Payments;
	audit: Audit;
	paying: Paying;
	log: (message: string) => void;
}

/** § 357 Abs. 1 BGB. */
const REFUND_WITHIN_DAYS = 14;

/** The end of a contract: access ends, a credit note takes the invoice back, and the money goes where it came from. */
export function createWithdrawing(parts: Parts) {
	const { db, clock, outbox, sender, vouchers, access, invoices, payments, audit, paying, log } = parts;

	async function takeBack(tx: Db, order: store.OrderRow, wasPaid: boolean): Promise<number | null> {
		const [invoice] = (await invoices.ofOrders(tx, [order.id])).filter(({ kind }) => kind === "invoice");
		if (!invoice || order.payment_method === "none") return null;
		const payment = { kind: "refund" as const, method: order.payment_method, was_paid: wasPaid };
		return (await invoices.credit(tx, invoice, { payment })).id;
	}

	/** In the caller's transaction; the refund at the provider follows when it has ended. */
	async function withdraw(tx: Db, orderId: number, userId: number | null): Promise<void> {
		const order = await store.lockOrder(tx, orderId);
		const state = order && nextState(order.state, "withdraw");
		if (!order || !state) throw refuse("order_not_withdrawable");
		const now = clock();
		const wasPaid = order.state === "paid" && order.gross_cents > 0;
		await store.updateOrder(tx, order.id, { state, withdrawn_at: now, updated_at: now });
		await access.revoke(tx, order.id);
		if (order.state === "awaiting_payment") {
			for (const { voucher_id } of await store.findLines(tx, [order.id]))
				if (voucher_id !== null) await vouchers.release(tx, voucher_id);
		}
		const creditNoteId = await takeBack(tx, order, wasPaid);
		await audit.note(tx, {
			action: "order_withdrawn",
			subject: "order",
			subject_id: order.number,
			user_id: userId,
			details: { was: order.state },
		});
		const mail = withdrawnMail({ order, wasPaid, creditNoteId }, sender);
		await outbox.writeMail(tx, "order_withdrawn", order.email, mail);
		const dueOn = isoDay(addDays(berlinDay(now), REFUND_WITHIN_DAYS));
		const byProvider = wasPaid && isPaidOnPage(order.payment_method);
		const notice = refundNoticeMail({ order, dueOn, byProvider }, sender);
		await outbox.writeMail(tx, "refund_notice", sender.provider.email, notice);
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

		/** For staff. */
		async withdraw(number: string, userId: number): Promise<store.OrderRow> {
			const order = await store.findByNumber(db, number.toUpperCase());
			if (!order) throw refuse("not_found");
			await db.transaction((tx) => withdraw(tx, order.id, userId));
			return order;
		},

		/**
		 * A declaration that names an order of that mailbox ends it at once while the right clearly stands; answers the
		 * order it belongs to, and whether staff still have to decide.
		 */
		async declared(tx: Db, { contract, email }: { contract: string; email: string }) {
			const number = orderNumberIn(contract);
			const order = number ? await store.findByNumber(tx, number) : undefined;
			if (!order || order.email.toLowerCase() !== email.toLowerCase()) return null;
			const isClear = mayWithdrawAlone(order, clock());
			if (isClear) await withdraw(tx, order.id, null);
			return { orderId: order.id, isClear };
		},

		async refundOpen(): Promise<void> {
			for (const { id } of await store.findUnrefunded(db)) await refund(id);
		},
	};
}

export type Withdrawing = ReturnType<typeof createWithdrawing>;
