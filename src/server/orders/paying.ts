import { HOUR_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import { isPaidOnPage, type PageMethod } from "#contract/payment-methods.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Books } from "#server/books/service.ts";
import type { Db } from "#server/db/client.ts";
import { errorForLog } from "#server/for-log.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { SeenPayment } from "#server/payments/providers/provider.ts";
import { arrivedInEuro } from "#server/payments/rules.ts";
import type { Payments } from "#server/payments/service.ts";
import type { PaymentRow } from "#server/payments/store.ts";
import { createTries, type Payable } from "#server/payments/tries.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Vouchers } from "#server/vouchers/service.ts";
import type { Fulfilment } from "./fulfilment.ts";
import { lapsedMail } from "./mails.ts";
import { paymentProblemMail } from "./problem-mails.ts";
import { methodKey, nextState, PATIENCE_MS, problemOf } from "./rules.ts";
import * as store from "./store.ts";

interface Parts extends Letters {
	secrets: Secrets;
	vouchers: Vouchers;
	payments: Payments;
	audit: Audit;
	fulfilment: Fulfilment;
	books: Books;
	orderUrl: (order: store.OrderRow) => Promise<string>;
	log: (message: string) => void;
}

const LIMITS = { again: { name: "order-payment", max: 60, perMs: HOUR_MS } };

/** What follows when an order is paid on a payment page, or is not; the way there is told in `payments/tries.ts`. */
export function createPaying(parts: Parts) {
	const { db, clock, limits, outbox, sender, secrets, vouchers, payments, audit, books, fulfilment, orderUrl, log } =
		parts;

	/** Money has arrived: the order is paid, or somebody must look at it. */
	async function receive(tx: Db, order: store.OrderRow, payment: PaymentRow, seen: SeenPayment): Promise<void> {
		const problem = problemOf(order, payment, seen);
		if (problem) {
			const details = { problem, payment_id: payment.id, amount_cents: seen.amountCents, currency: seen.currency };
			await payments.noteProblem(tx, payment, problem, seen);
			if (problem === "order_withdrawn")
				await books.askBack(tx, { ...payment, arrived_cents: arrivedInEuro(seen) }, { reason: "Widerruf" });
			await audit.note(tx, "system", "payment_problem", order.number, details);
			const mail = paymentProblemMail({ order, payment, seen, problem }, sender);
			await outbox.writeMail(tx, "payment_problem", sender.provider.email, mail);
			return;
		}
		await conclude(tx, order);
	}

	async function conclude(tx: Db, order: store.OrderRow): Promise<void> {
		const now = clock();
		const paid = { state: "paid" as const, paid_at: now, updated_at: now };
		await store.updateOrder(tx, order.id, paid);
		const [lines, invoiceId] = await Promise.all([store.findLines(tx, [order.id]), fulfilment.nextInvoiceId(tx)]);
		await fulfilment.fulfil(tx, { order: { ...order, ...paid }, lines }, invoiceId);
	}

	/** Under the order's lock: staff have decided that it is paid by this, however late or with whatever amount. */
	async function accept(tx: Db, order: store.OrderRow, { method }: PaymentRow): Promise<void> {
		if (order.state === "cancelled")
			for (const { voucher_id } of await store.findLines(tx, [order.id]))
				if (voucher_id !== null) await vouchers.takeAgain(tx, voucher_id);
		const payment_method = method ?? order.payment_method;
		await store.updateOrder(tx, order.id, { payment_method });
		await conclude(tx, { ...order, payment_method });
	}

	const payable: Payable<store.OrderRow> = {
		idOf: ({ order_id }) => order_id,
		triesOf: (tx, id) => payments.ofOrders(tx, [id]),
		lock: store.lockOrder,
		isPayable: ({ state }) => state === "awaiting_payment",
		refusal: "order_not_payable",

		async open(tx, { id, gross_cents }, method) {
			await store.updateOrder(tx, id, { payment_method: method, updated_at: clock() });
			return payments.open(tx, { order_id: id, method, amount_cents: gross_cents });
		},

		purposeOf: async (order) => ({
			number: order.number,
			description: `${sender.provider.short_name} Bestellung ${order.number}`,
			returnUrl: await orderUrl(order),
		}),

		async settled(tx, order, payment, seen) {
			const details = { payment_id: payment.id, reference: payment.provider_reference };
			await audit.note(tx, "system", `payment_${seen.state}`, order.number, details);
			if (seen.state === "paid") await receive(tx, order, payment, seen);
		},
	};
	const tries = createTries({ db, payments, secrets, payable, log });

	function wantedMethod(order: store.OrderRow, methodId: number | undefined): PageMethod {
		const method = methodId === undefined ? order.payment_method : methodKey(methodId);
		if (!isPaidOnPage(method)) throw refuseField("payment_method_id", "Ungültige Angabe");
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

	async function lapse({ id }: store.OrderRow): Promise<void> {
		await tries.callOff(id);
		await cancel(id);
	}

	return {
		accept,
		lookUp: tries.lookUp,

		/** Nobody is to pay it any more; who has paid meanwhile is noticed. */
		endTries: (orderId: number): Promise<void> =>
			tries.unlessDown(
				() => tries.callOff(orderId),
				() => {},
			),

		/** Where the person pays now; the order's own page when the provider does not answer, for the order stands. */
		async begin(order: store.OrderRow): Promise<string | undefined> {
			if (!payable.isPayable(order)) return undefined;
			const open = await tries.openOf(order.id);
			const ownPage = () => orderUrl(order);
			return open ? tries.unlessDown(() => tries.start(order, open), ownPage) : ownPage();
		},

		async again(order: store.OrderRow, methodId: number | undefined, address: string): Promise<string> {
			if (!payable.isPayable(order)) throw refuse(payable.refusal);
			const method = wantedMethod(order, methodId);
			await limits.take(LIMITS.again, address);
			return tries.orUnavailable(async () => {
				await tries.makeRoom(order.id, method);
				return tries.pay(order.id, method);
			});
		},

		async refresh(order: store.OrderRow): Promise<void> {
			if (payable.isPayable(order)) await tries.refresh(order.id);
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
