import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import { createLegalTexts } from "#server/legal/service.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { createServices, type Services } from "#server/services.ts";
import { createSettings } from "#server/settings/service.ts";

export interface Happened {
	at: Date;
	run(services: Services): Promise<unknown>;
}

interface Parts {
	database: Database;
	config: Config;
	secrets: Secrets;
	outbox: Outbox;
}

/** Letters about the past would only confuse a newcomer. */
const silent = (outbox: Outbox): Outbox => ({ ...outbox, writeMail: async () => {}, writeMails: async () => {} });

/** Lets things happen as the site does them, at other times: the oldest first, as the numbers go. */
export async function live({ database, config, secrets, outbox }: Parts, happened: Happened[]): Promise<void> {
	let now = new Date(0);
	const clock = () => now;
	const settings = createSettings({ db: database.db, config, secrets });
	const services = createServices({
		config: { ...config, mollie: null },
		settings,
		legalTexts: createLegalTexts({ db: database.db, clock, config, settings }),
		database,
		clock,
		secrets,
		outbox: silent(outbox),
	});
	for (const { at, run } of happened.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
		now = at;
		await run(services);
	}
}
