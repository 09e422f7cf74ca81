import { berlinDay, isoDay } from "#contract/dates.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { ProviderDown } from "#server/payments/providers/provider.ts";
import type { Payments } from "#server/payments/service.ts";
import type { Settling } from "#server/payments/settling.ts";
import * as store from "./refunds-store.ts";
import { isDue } from "./rules.ts";

interface Parts {
	db: Db;
	clock: Clock;
	payments: Payments;
	settling: Pick<Settling, "lookUp">;
	log: (message: string) => void;
}

/** What a provider shows beside it. */
const LONGEST_DESCRIPTION = 140;

/** The one way in which money goes back through a provider. What fails is noted and tried again. */
export function createRefundSending({ db, clock, payments, settling, log }: Parts) {
	/** Asks first whether it has happened already: an answer may be lost, and the provider's memory of our key is short. */
	async function ask(refund: store.ProviderRefund): Promise<void> {
		const payment = await payments.byId(db, refund.payment_id);
		const seen = payment && (await payments.look(payment));
		if (!payment || !seen) throw new ProviderDown("The provider does not know the payment.");
		const { id, amount_cents: amountCents, reason } = refund;
		if (seen.refundedCents < (await store.findAccepted(db, refund)) + amountCents) {
			const description = (reason ?? "Erstattung").slice(0, LONGEST_DESCRIPTION);
			await payments.refund(payment, { key: `refund-${id}`, amountCents, description });
		}
		await settling.lookUp(payment);
	}

	/** Whether the provider has accepted it. */
	async function send(refund: store.ProviderRefund): Promise<boolean> {
		try {
			await ask(refund);
		} catch (error) {
			if (!(error instanceof ProviderDown)) throw error;
			await store.markFailed(db, refund.id, { failed_at: clock(), last_error: error.message });
			log(`Erstattung: ${error.message}`);
			return false;
		}
		await store.markSent(db, refund.id, isoDay(berlinDay(clock())));
		return true;
	}

	/** One after the other, because what the provider has given back is known only as a sum. */
	async function sendThrough(paymentId: number): Promise<void> {
		let next = await store.findNextThrough(db, paymentId);
		while (next && (await send(next))) next = await store.findNextThrough(db, paymentId);
	}

	return {
		sendThrough,

		/** At once, whatever failed before. */
		async sendOfOrder(orderId: number): Promise<void> {
			for (const { id } of await payments.ofOrders(db, [orderId])) await sendThrough(id);
		},

		/** What is due, now or again. */
		async sendDue(): Promise<void> {
			for (const refund of await store.findNext(db)) if (isDue(refund, clock())) await sendThrough(refund.payment_id);
		},
	};
}

export type RefundSending = ReturnType<typeof createRefundSending>;
