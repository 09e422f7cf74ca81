import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import type { LegalTexts } from "#server/legal/service.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { SettingsService } from "#server/settings/service.ts";

export interface Parts {
	/** Its provider is always the newest of the settings. */
	config: Config;
	settings: SettingsService;
	legalTexts: LegalTexts;
	db: Db;
	databaseUrl: string;
	clock: Clock;
	secrets: Secrets;
	outbox: Outbox;
}
