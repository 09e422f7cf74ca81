import type { Db } from "#server/db/client.ts";
import type { Secrets } from "#server/secrets/service.ts";
import * as store from "../store.ts";
import type { PaymentProvider } from "./provider.ts";

export const TEST_PAGE = "test";
export const TEST_PAYMENT_PATH = "/testzahlung";

interface Parts {
	db: Db;
	secrets: Secrets;
	publicUrl: string;
}

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
			return payment ? { state: payment.state, amountCents: payment.amount_cents, currency: "EUR" } : null;
		},

		async cancel(reference) {
			await store.decideTestPayment(db, reference, "cancelled");
			return (await store.findTestPayment(db, reference))?.state !== "paid";
		},

		refund: async (reference) => {
			await store.refundTestPayment(db, reference);
		},

		check: async () => {
			await store.findTestPayment(db, "");
		},

		/** Whoever decides on the page says so itself. */
		notice: () => null,
	};
}
