import { systemClock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/client.ts";
import { createAttachments } from "#server/drawing/attachments.ts";
import { createLegalTexts } from "#server/legal/service.ts";
import { createOutbox } from "#server/outbox/service.ts";
import { createTransports } from "#server/outbox/transports.ts";
import { createSecrets, type Secrets } from "#server/secrets/service.ts";
import { createSettings } from "#server/settings/service.ts";
import { StartError } from "./explain.ts";

/** Another key than before would make bank data unreadable without a word. */
async function refuseOtherKey(secrets: Secrets): Promise<void> {
	if (await secrets.knowsEarlierKey()) return;
	throw new StartError(
		"SECRET_KEY ist ein anderer Schlüssel als bisher: Nenne den alten in SECRET_KEY_PREVIOUS oder, wenn ihn niemand mehr hat, das Wort lost.",
	);
}

/** What every process begins with: keys, settings, legal texts and the post. */
export async function openCore(given: Config, { db }: Pick<Database, "db">) {
	const secrets = createSecrets({ db, config: given });
	// Later it would be read by transactions that hold all connections already.
	await secrets.ready();
	await refuseOtherKey(secrets);
	const settings = createSettings({ db, config: given, secrets });
	await settings.load();
	const { config } = settings;
	const legalTexts = createLegalTexts({ db, clock: systemClock, config, settings });
	await legalTexts.load();
	const transports = createTransports(config, createAttachments({ db, secrets, config, legalTexts }));
	const outbox = createOutbox({ db, clock: systemClock, transports, secrets, sender: config });
	return { config, secrets, settings, legalTexts, outbox };
}
