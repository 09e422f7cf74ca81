import { MINUTE_MS, SECOND_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import type { PageMethod, PaymentProblem, PaymentState } from "#contract/payment-methods.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Providers } from "./providers/choice.ts";
import { type PaymentProvider, ProviderDown, type SeenPayment, type WantedRefund } from "./providers/provider.ts";
import { TEST_PAGE } from "./providers/test-page.ts";
import { arrivedInEuro, mayBecome } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	providers: Providers;
}

export interface Purpose {
	/** What people call it, such as the number of the order. */
	number: string;
	description: string;
	returnUrl: string;
}

type PaidFor = { order_id: number } | { donation_id: number };

/** While somebody waits on the page of the order, the provider is asked this often at most. */
const LOOK_UP_EVERY_MS = 3 * SECOND_MS;
const UNASKED_FOR_MS = 10 * MINUTE_MS;
const LOOK_UPS_PER_ROUND = 50;

const notConfigured = ({ provider }: store.PaymentRow) =>
	new ProviderDown(`The provider ${provider} is not configured.`);

export function createPayments({ db, clock, providers }: Parts) {
	const ago = (ms: number) => new Date(clock().getTime() - ms);

	/** Undefined when it is not configured any more: what it has begun, nobody finishes. */
	const named = (name: string): PaymentProvider | undefined => providers.all.find((provider) => provider.name === name);

	return {
		/** A further try; the caller holds the lock that keeps it from being the second at once. */
		open: (tx: Db, try_: PaidFor & { method: PageMethod; amount_cents: number }) =>
			store.insertPayment(tx, {
				...try_,
				provider: providers.providerFor(try_.method).name,
				created_at: clock(),
				updated_at: clock(),
			}),

		/** Whether whoever has begun it can still finish it. */
		isCurrent: ({ provider }: store.PaymentRow) => named(provider) !== undefined,

		/** Newest first. */
		ofOrders: (tx: Db, orderIds: number[]) =>
			orderIds.length === 0 ? Promise.resolve([]) : store.findOfOrders(tx, orderIds),

		/** For the staff, who decide. */
		noteProblem: (tx: Db, { id }: store.PaymentRow, problem: PaymentProblem, seen: SeenPayment) =>
			store.noteProblem(tx, id, { problem, arrived_cents: arrivedInEuro(seen) }),

		byId: (tx: Db, id: number) => store.findPayment(tx, id),

		/** Locked, so that whoever decides does it alone. */
		lock: (tx: Db, id: number) => store.lockPayment(tx, id),

		/** What becomes of money that does not fit; null opens the question again. */
		decide: (tx: Db, { id }: store.PaymentRow, decision: store.PaymentRow["problem_decision"]) =>
			store.setDecision(tx, id, { problem_decision: decision, problem_solved_at: decision && clock() }),

		/** What came for one order pays for another. */
		moveTo: (tx: Db, { id }: store.PaymentRow, orderId: number) => store.setOrder(tx, id, orderId),

		ofDonation: (tx: Db, donationId: number) => store.findOfDonation(tx, donationId),

		/**
		 * The address of the payment page. Our row is the provider's idempotency key: a process that died between asking
		 * and noting asks for the same payment again.
		 */
		async start(payment: store.PaymentRow, { number, description, returnUrl }: Purpose): Promise<string> {
			if (payment.payment_url) return payment.payment_url;
			const provider = named(payment.provider);
			if (!provider) throw notConfigured(payment);
			const { reference, url } = await provider.create({
				key: `${number}-${payment.id}`,
				amountCents: payment.amount_cents,
				method: payment.method ?? "paypal",
				description,
				returnUrl,
			});
			await store.noteStarted(db, payment.id, { provider_reference: reference, payment_url: url });
			return url;
		},

		/** Which payment a provider's webhook was called about. */
		referenceIn(provider: string, request: { body: unknown }): string | null {
			const caller = named(provider);
			if (!caller) throw refuse("not_found");
			return caller.notice(request);
		},

		byReference: (provider: string, reference: string) => store.findByReference(db, provider, reference),

		/** What the provider says about a try of ours; null when it was never begun there. */
		async look({ provider, provider_reference }: store.PaymentRow): Promise<SeenPayment | null> {
			return provider_reference === null ? null : (named(provider)?.get(provider_reference) ?? null);
		},

		claimLookUp: ({ id }: store.PaymentRow) => store.claimLookUp(db, id, clock(), ago(LOOK_UP_EVERY_MS)),

		/** Open tries about which nobody has asked for a while. */
		unsettled: () => {
			const names = providers.all.map(({ name }) => name);
			return store.findUnsettled(db, names, ago(UNASKED_FOR_MS), LOOK_UPS_PER_ROUND);
		},

		/** Whether it is certain that nobody pays this any more. */
		async giveUp({ provider, provider_reference }: store.PaymentRow): Promise<boolean> {
			if (provider_reference === null) return true;
			return named(provider)?.cancel(provider_reference) ?? false;
		},

		/** Takes over a new state under lock; false when it is none, so that everything follows from it once. */
		async advance(tx: Db, id: number, state: PaymentState): Promise<boolean> {
			const payment = await store.lockPayment(tx, id);
			if (!payment || !mayBecome(payment.state, state)) return false;
			await store.markState(tx, id, state, clock());
			return true;
		},

		/** Gives money of a paid try back, the whole or a part. */
		async refund(payment: store.PaymentRow, refund: WantedRefund): Promise<void> {
			const provider = named(payment.provider);
			if (!provider || payment.provider_reference === null) throw notConfigured(payment);
			await provider.refund(payment.provider_reference, refund);
		},

		activity: () => store.findActivity(db),

		/** Whether all who take money for us answer, and know us. */
		async check(): Promise<void> {
			for (const provider of providers.all) await provider.check();
		},

		/** What the test page shows and does; only there without a real provider. */
		testPage: {
			exists: named(TEST_PAGE) !== undefined,
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
