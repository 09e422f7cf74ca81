import { berlinDay } from "#contract/berlin.ts";
import { MINUTE_MS } from "#contract/constants.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { ProviderDown, ProviderRefused } from "#server/payments/providers/provider.ts";
import type { Payments } from "#server/payments/service.ts";
import type { Settling } from "#server/payments/settling.ts";
import * as store from "./refunds-store.ts";
import { isDue, mayTakeOver } from "./rules.ts";

interface Parts {
	db: Db;
	clock: Clock;
	payments: Payments;
	settling: Pick<Settling, "lookUp">;
	log: (message: string) => void;
}

/** Longer than any answer of a provider is waited for. */
const DEAD_AFTER_MS = 5 * MINUTE_MS;

interface Over {
	transfer_reason: string;
	/** Sealed. */
	account: Buffer | null;
}

/** What a provider shows beside it. */
const LONGEST_DESCRIPTION = 140;

/** The one way in which money goes back through a provider. What fails is noted and tried again. */
export function createRefundSending({ db, clock, payments, settling, log }: Parts) {
	const today = () => isoDay(berlinDay(clock()));

	/** Nobody else asks for it meanwhile; false where somebody is at it. */
	async function alone(id: number, work: (refund: store.ProviderRefund) => Promise<boolean>): Promise<boolean> {
		const now = clock();
		const claimed = await store.claim(db, id, now, new Date(now.getTime() - DEAD_AFTER_MS));
		if (!claimed) return false;
		try {
			return await work(claimed);
		} finally {
			await store.release(db, id);
		}
	}

	/** Whether it has happened already: an answer may be lost, and the provider's memory of our key is short. */
	async function lookFor(refund: store.ProviderRefund) {
		const payment = await payments.byId(db, refund.payment_id);
		const seen = payment && (await payments.look(payment));
		if (!payment || !seen) throw new ProviderDown("The provider does not know the payment.");
		const isGiven = seen.refundedCents >= (await store.findAccepted(db, refund)) + refund.amount_cents;
		return { payment, isGiven };
	}

	async function ask(refund: store.ProviderRefund): Promise<void> {
		const { payment, isGiven } = await lookFor(refund);
		const { id, amount_cents: amountCents, reason } = refund;
		if (!isGiven) {
			const description = (reason ?? "Erstattung").slice(0, LONGEST_DESCRIPTION);
			await payments.refund(payment, { key: `refund-${id}`, amountCents, description });
		}
		await settling.lookUp(payment);
	}

	/** Whether the provider has accepted it. */
	const send = ({ id }: store.ProviderRefund): Promise<boolean> =>
		alone(id, async (refund) => {
			try {
				await ask(refund);
			} catch (error) {
				if (!(error instanceof ProviderDown)) throw error;
				const is_refused = error instanceof ProviderRefused;
				await store.markFailed(db, id, { failed_at: clock(), last_error: error.message, is_refused });
				log(`Erstattung: ${error.message}`);
				return false;
			}
			await store.markSent(db, id, today());
			return true;
		});

	async function isGivenAfterAll(refund: store.ProviderRefund): Promise<boolean> {
		try {
			return (await lookFor(refund)).isGiven;
		} catch (error) {
			if (!(error instanceof ProviderDown)) throw error;
			log(`Erstattung: ${error.message}`);
			throw refuse("payment_unavailable");
		}
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

		/**
		 * The office transfers it instead. The provider is asked once more whether it has given the money back after all, and
		 * never again afterwards; as long as it does not answer nothing happens.
		 */
		async takeOver(
			id: number,
			over: Over,
			write: (tx: Db, refund: store.ProviderRefund) => Promise<void>,
		): Promise<void> {
			const isDone = await alone(id, async (refund) => {
				if (!mayTakeOver(refund)) throw refuse("refund_not_refused");
				if (await isGivenAfterAll(refund)) {
					await store.markSent(db, id, today());
					throw refuse("refund_given");
				}
				await db.transaction(async (tx) => {
					if (!(await store.takeOver(tx, id, { ...over, transferred_at: clock() }))) throw refuse("refund_not_refused");
					await write(tx, refund);
				});
				return true;
			});
			if (!isDone) throw refuse("refund_not_refused");
		},

		/** What is due, now or again. */
		async sendDue(): Promise<void> {
			for (const refund of await store.findNext(db)) if (isDue(refund, clock())) await sendThrough(refund.payment_id);
		},
	};
}

export type RefundSending = ReturnType<typeof createRefundSending>;
