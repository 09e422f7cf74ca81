import type { Db } from "#server/db/client.ts";
import type { Secrets } from "#server/secrets/service.ts";
import * as store from "../store.ts";
import { type PaymentProvider, ProviderRefused } from "./provider.ts";

export const TEST_PAGE = "test";
export const TEST_PAYMENT_PATH = "/testzahlung";

interface Parts {
	db: Db;
	secrets: Secrets;
	publicUrl: string;
}

type TestPayment = NonNullable<Awaited<ReturnType<typeof store.findTestPayment>>>;

/** Of those refunded as a whole earlier no single refund is known. */
const refundedOf = ({ state, amount_cents, refunds }: TestPayment): number =>
	state === "refunded" ? amount_cents : Object.values(refunds).reduce((sum, cents) => sum + cents, 0);

/** Stands in for a provider as long as none is configured: no money flows, everything else is as it would be. */
export function createTestProvider({ db, secrets, publicUrl }: Parts): PaymentProvider {
	return {
		name: TEST_PAGE,

		async create({ key, amountCents, description, returnUrl }) {
			const reference = await secrets.linkToken("order", `test-payment:${key}`);
			await store.insertTestPayment(db, {
				reference,
				amount_cents: amountCents,
				description,
				return_url: returnUrl,
			});
			return { reference, url: `${publicUrl}${TEST_PAYMENT_PATH}/${reference}` };
		},

		async get(reference) {
			const payment = await store.findTestPayment(db, reference);
			if (!payment) return null;
			const { state, amount_cents: amountCents } = payment;
			return { state, amountCents, currency: "EUR", refundedCents: refundedOf(payment) };
		},

		async cancel(reference) {
			await store.decideTestPayment(db, reference, "cancelled");
			return (await store.findTestPayment(db, reference))?.state !== "paid";
		},

		refund: (reference, { key, amountCents }) =>
			db.transaction(async (tx) => {
				const payment = await store.lockTestPayment(tx, reference);
				if (!payment || key in payment.refunds) return;
				const left = payment.amount_cents - refundedOf(payment);
				if (payment.state !== "paid" || amountCents > left) throw new ProviderRefused("More than was paid.");
				const refunds = { ...payment.refunds, [key]: amountCents };
				await store.setTestRefunds(tx, reference, { refunds, state: amountCents === left ? "refunded" : "paid" });
			}),

		check: async () => {
			await store.findTestPayment(db, "");
		},

		/** Whoever decides on the page says so itself. */
		notice: () => null,
	};
}
