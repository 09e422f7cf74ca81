import { refuse } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { type PaymentProvider, type PaymentState, ProviderDown, type SeenPayment } from "./providers/provider.ts";
import { mayBecome } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	provider: PaymentProvider;
}

export interface Purpose {
	/** What people call it, such as the number of the order. */
	number: string;
	description: string;
	returnUrl: string;
}

export type PaidFor = { order_id: number } | { donation_id: number };

const PROVIDER_METHODS = { paypal: "paypal", credit_card: "creditcard" } as const;
export type PageMethod = keyof typeof PROVIDER_METHODS;

/** While somebody waits on the page of the order, the provider is asked this often at most. */
const LOOK_UP_EVERY_MS = 3_000;
const UNASKED_FOR_MS = 10 * 60_000;
const LOOK_UPS_PER_ROUND = 50;

export function createPayments({ db, clock, provider }: Parts) {
	const ago = (ms: number) => new Date(clock().getTime() - ms);

	return {
		/** A further try; the caller holds the lock that keeps it from being the second at once. */
		open: (tx: Db, try_: PaidFor & { method: PageMethod; amount_cents: number }) =>
			store.insertPayment(tx, {
				...try_,
				method: PROVIDER_METHODS[try_.method],
				provider: provider.name,
				created_at: clock(),
				updated_at: clock(),
			}),

		/** Of the provider that is configured now; what another one has begun, nobody finishes. */
		isCurrent: ({ provider: name }: store.PaymentRow) => name === provider.name,

		isBy: ({ method }: store.PaymentRow, wanted: PageMethod) => method === PROVIDER_METHODS[wanted],

		/** Newest first. */
		ofOrders: (tx: Db, orderIds: number[]) =>
			orderIds.length === 0 ? Promise.resolve([]) : store.findOfOrders(tx, orderIds),

		ofDonation: (tx: Db, donationId: number) => store.findOfDonation(tx, donationId),

		/**
		 * The address of the payment page. Our row is the provider's idempotency key: a process that died between asking
		 * and noting asks for the same payment again.
		 */
		async start(payment: store.PaymentRow, { number, description, returnUrl }: Purpose): Promise<string> {
			if (payment.payment_url) return payment.payment_url;
			const { reference, url } = await provider.create({
				key: `${number}-${payment.id}`,
				amountCents: payment.amount_cents,
				method: payment.method === "creditcard" ? "creditcard" : "paypal",
				description,
				returnUrl,
			});
			await store.noteStarted(db, payment.id, { provider_reference: reference, payment_url: url });
			return url;
		},

		byReference: (reference: string) => store.findByReference(db, provider.name, reference),

		/** What the provider says about a try of ours; null when it was never begun there. */
		async look({ provider: name, provider_reference }: store.PaymentRow): Promise<SeenPayment | null> {
			return name === provider.name && provider_reference !== null ? provider.get(provider_reference) : null;
		},

		claimLookUp: ({ id }: store.PaymentRow) => store.claimLookUp(db, id, clock(), ago(LOOK_UP_EVERY_MS)),

		/** Open tries about which nobody has asked for a while. */
		unsettled: () => store.findUnsettled(db, provider.name, ago(UNASKED_FOR_MS), LOOK_UPS_PER_ROUND),

		/** Whether it is certain that nobody pays this any more. */
		async giveUp({ provider: name, provider_reference }: store.PaymentRow): Promise<boolean> {
			if (provider_reference === null) return true;
			return name === provider.name && provider.cancel(provider_reference);
		},

		/** Takes over a new state under lock; false when it is none, so that everything follows from it once. */
		async advance(tx: Db, id: number, state: PaymentState): Promise<boolean> {
			const payment = await store.lockPayment(tx, id);
			if (!payment || !mayBecome(payment.state, state)) return false;
			await store.markState(tx, id, state, clock());
			return true;
		},

		/** Gives the money of a paid try back. */
		async refund(payment: store.PaymentRow, description: string): Promise<void> {
			if (payment.provider !== provider.name || payment.provider_reference === null)
				throw new ProviderDown(`The provider ${payment.provider} is not configured.`);
			await provider.refund(payment.provider_reference, {
				key: `refund-${payment.id}`,
				amountCents: payment.amount_cents,
				description,
			});
		},

		/** What the test page shows and does; only there without a real provider. */
		testPage: {
			exists: provider.name === "test",
			async get(reference: string) {
				const payment = await store.findTestPayment(db, reference);
				if (!payment) throw refuse("not_found");
				return payment;
			},
			decide: (reference: string, state: "paid" | "failed" | "cancelled") =>
				store.decideTestPayment(db, reference, state),
		},
	};
}

export type Payments = ReturnType<typeof createPayments>;
