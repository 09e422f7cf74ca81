import type { Settings } from "#contract/office/settings.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import { createLive } from "#server/live.ts";
import { providerOf, settingsWith, startingSettings } from "./rules.ts";
import { findGroups } from "./store.ts";

interface Parts {
	db: Db;
	config: Config;
}

/**
 * What the house is called, charges and says, kept in memory by every process. What the environment names is where a
 * house begins; a row of the database goes before it.
 */
export function createSettings({ db, config }: Parts) {
	const start = startingSettings(config.provider);
	let current = start;
	let provider = config.provider;
	const { load, renew, onChange } = createLive(async () => {
		current = settingsWith(start, await findGroups(db));
		provider = providerOf(current);
	});

	return {
		/** The configuration with the provider as it is now: whoever holds it always tells the newest. */
		config: {
			...config,
			get provider() {
				return provider;
			},
		} satisfies Config as Config,

		now: (): Settings => current,
		start,
		load,
		renew,
		onChange,
	};
}

export type SettingsService = ReturnType<typeof createSettings>;
