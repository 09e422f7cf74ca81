import type { PageMethod } from "#contract/payment-methods.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { createMollie } from "./mollie.ts";
import type { PaymentProvider } from "./provider.ts";
import { createTestProvider } from "./test-page.ts";

interface Parts {
	db: Db;
	secrets: Secrets;
	config: Pick<Config, "mollie" | "publicUrl">;
}

export interface Providers {
	/** Who takes the money for a way to pay. */
	providerFor(method: PageMethod): PaymentProvider;
	/** All that are configured now. */
	all: readonly PaymentProvider[];
}

/** One for every way to pay, so far. */
export function chooseProviders({ db, secrets, config: { mollie, publicUrl } }: Parts): Providers {
	const only = mollie ? createMollie({ mollie, publicUrl }) : createTestProvider({ db, secrets, publicUrl });
	return { providerFor: () => only, all: [only] };
}
