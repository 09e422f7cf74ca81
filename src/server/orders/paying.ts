import { HOUR_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { errorForLog } from "#server/for-log.ts";
import type { Limits } from "#server/limits/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { ProviderDown, type SeenPayment } from "#server/payments/providers/provider.ts";
import type { PageMethod, Payments } from "#server/payments/service.ts";
import type { PaymentRow } from "#server/payments/store.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { Vouchers } from "#server/vouchers/service.ts";
import type { Fulfilment } from "./fulfilment.ts";
import { lapsedMail } from "./mails.ts";
import { paymentProblemMail } from "./problem-mails.ts";
import { isPaidOnPage, methodKey, nextState, problemOf } from "./rules.ts";
import * as store from "./store.ts";

export interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
	outbox: Outbox;
	sender: Sender;
	secrets: Secrets;
	vouchers: Vouchers;
	payments: Payments;
	audit: Audit;
	fulfilment: Fulfilment;
	orderUrl: (order: store.OrderRow) => Promise<string>;
	log: (message: string) => void;
}

const LIMITS = { again: { name: "order-payment", max: 60, perMs: HOUR_MS } };
/** So long an order waits for its payment. */
const PATIENCE_MS = 7 * 24 * HOUR_MS;

const callOff = ({ amount_cents }: PaymentRow): SeenPayment => ({
	state: "cancelled",
	amountCents: amount_cents,
	currency: "EUR",
});

/** The way from an order that waits to one that is paid. The provider is never asked inside a transaction. */
export function createPaying(parts: Parts) {
	const { db, clock, limits, outbox, sender, secrets, vouchers, payments, audit, fulfilment, orderUrl, log } = parts;

	const openOf = async (tx: Db, orderId: number): Promise<PaymentRow | undefined> =>
		(await payments.ofOrders(tx, [orderId])).find(({ state }) => state === "open");

	async function start(order: store.OrderRow, payment: PaymentRow): Promise<string> {
		const description = `${sender.provider.short_name} Bestellung ${order.number}`;
		return payments.start(payment, { number: order.number, description, returnUrl: await orderUrl(order) });
	}

	/** Money has arrived: the order is paid, or somebody must look at it. */
	async function receive(tx: Db, order: store.OrderRow, payment: PaymentRow, seen: SeenPayment): Promise<void> {
		const problem = problemOf(order, payment, seen);
		if (problem) {
			const details = { problem, payment_id: payment.id, amount_cents: seen.amountCents, currency: seen.currency };
			await audit.note(tx, "system", "payment_problem", order.number, details);
			const mail = paymentProblemMail({ order, payment, seen, problem }, sender);
			await outbox.writeMail(tx, "payment_problem", sender.provider.email, mail);
			return;
		}
		const now = clock();
		const paid = { state: "paid" as const, paid_at: now, updated_at: now };
		await store.updateOrder(tx, order.id, paid);
		const lines = await store.findLines(tx, [order.id]);
		await fulfilment.fulfil(tx, { order: { ...order, ...paid }, lines });
	}

	/** Takes over what the provider says, once, under the locks of order and payment. */
	async function settle(payment: PaymentRow, seen: SeenPayment): Promise<void> {
		if (payment.order_id === null || payment.state === seen.state) return;
		const orderId = payment.order_id;
		await secrets.ready();
		await db.transaction(async (tx) => {
			const order = await store.lockOrder(tx, orderId);
			if (!order || !(await payments.advance(tx, payment.id, seen.state))) return;
			const details = { payment_id: payment.id, reference: payment.provider_reference };
			await audit.note(tx, "system", `payment_${seen.state}`, order.number, details);
			if (seen.state === "paid") await receive(tx, order, payment, seen);
		});
	}

	async function lookUp(payment: PaymentRow): Promise<void> {
		const seen = await payments.look(payment);
		if (seen) await settle(payment, seen);
	}

	/** Another method needs another payment, but only if nobody can pay the first any more. */
	async function makeRoom(order: store.OrderRow, wanted: PageMethod): Promise<void> {
		const open = await openOf(db, order.id);
		if (!open) return;
		await lookUp(open);
		if (payments.isCurrent(open) && (payments.isBy(open, wanted) || !(await payments.giveUp(open)))) return;
		await settle(open, callOff(open));
	}

	/** The open try of the order, or a new one; two who ask at once get the same. */
	const oneTry = (orderId: number, method: PageMethod) =>
		db.transaction(async (tx) => {
			const order = await store.lockOrder(tx, orderId);
			if (order?.state !== "awaiting_payment") throw refuse("order_not_payable");
			const open = await openOf(tx, orderId);
			if (open) return { order, payment: open };
			await store.updateOrder(tx, orderId, { payment_method: method, updated_at: clock() });
			const payment = await payments.open(tx, { order_id: orderId, method, amount_cents: order.gross_cents });
			return { order, payment };
		});

	function wantedMethod(order: store.OrderRow, methodId: number | undefined): PageMethod {
		const method = methodId === undefined ? order.payment_method : methodKey(methodId);
		if (!isPaidOnPage(method)) throw refuse("invalid", { payment_method_id: ["Zahlungsart: Ungültige Angabe"] });
		return method;
	}

	const cancel = (orderId: number) =>
		db.transaction(async (tx) => {
			const order = await store.lockOrder(tx, orderId);
			const state = order && nextState(order.state, "cancel");
			if (!order || !state) return;
			await store.updateOrder(tx, orderId, { state, updated_at: clock() });
			const lines = await store.findLines(tx, [orderId]);
			for (const { voucher_id } of lines) if (voucher_id !== null) await vouchers.release(tx, voucher_id);
			await audit.note(tx, "system", "order_lapsed", order.number);
			await outbox.writeMail(tx, "order_lapsed", order.email, lapsedMail({ order, lines }, sender));
		});

	async function lapse(order: store.OrderRow): Promise<void> {
		const asked = await openOf(db, order.id);
		if (asked) await lookUp(asked);
		const open = asked && (await openOf(db, order.id));
		if (open && (await payments.giveUp(open))) await settle(open, callOff(open));
		await cancel(order.id);
	}

	return {
		settle,
		lookUp,

		/** Where the person pays now; the order's own page when the provider does not answer, for the order stands. */
		async begin(order: store.OrderRow): Promise<string | undefined> {
			if (order.state !== "awaiting_payment") return undefined;
			const open = await openOf(db, order.id);
			if (!open) return orderUrl(order);
			try {
				return await start(order, open);
			} catch (error) {
				if (!(error instanceof ProviderDown)) throw error;
				log(`Zahlungsdienst: ${error.message}`);
				return orderUrl(order);
			}
		},

		async again(order: store.OrderRow, methodId: number | undefined, address: string): Promise<string> {
			if (order.state !== "awaiting_payment") throw refuse("order_not_payable");
			const method = wantedMethod(order, methodId);
			await limits.take(LIMITS.again, address);
			try {
				await makeRoom(order, method);
				const { order: locked, payment } = await oneTry(order.id, method);
				return await start(locked, payment);
			} catch (error) {
				if (!(error instanceof ProviderDown)) throw error;
				log(`Zahlungsdienst: ${error.message}`);
				throw refuse("payment_unavailable");
			}
		},

		/** For the page that waits: asks every few seconds at most, and lives with a provider that does not answer. */
		async refresh(order: store.OrderRow): Promise<void> {
			const open = order.state === "awaiting_payment" ? await openOf(db, order.id) : undefined;
			if (!open || !(await payments.claimLookUp(open))) return;
			await lookUp(open).catch((error: unknown) => {
				if (!(error instanceof ProviderDown)) throw error;
				log(`Zahlungsdienst: ${error.message}`);
			});
		},

		/** One order that cannot be looked up stops no other; it is tried again with the next run. */
		async cancelUnpaid(): Promise<void> {
			const unpaid = await store.findUnpaidSince(db, new Date(clock().getTime() - PATIENCE_MS));
			let failed = 0;
			for (const order of unpaid) {
				await lapse(order).catch((error: Error) => {
					failed += 1;
					log(`Bestellung ${order.number} konnte nicht verfallen: ${errorForLog(error).message}`);
				});
			}
			if (failed > 0) throw new Error(`${failed} of ${unpaid.length} unpaid orders could not be looked up.`);
		},
	};
}

export type Paying = ReturnType<typeof createPaying>;
