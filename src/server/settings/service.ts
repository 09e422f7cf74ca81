import { setTimeout as pause } from "node:timers/promises";
import type { Settings } from "#contract/office/settings.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import { providerOf, settingsWith, startingSettings } from "./rules.ts";
import { findGroups } from "./store.ts";

const AGAIN_MS = 1_000;

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
	const listeners: (() => void)[] = [];
	let current = start;
	let provider = config.provider;
	let reading: Promise<void> = Promise.resolve();

	async function read(): Promise<void> {
		current = settingsWith(start, await findGroups(db));
		provider = providerOf(current);
		for (const tell of listeners) tell();
	}

	/** One after the other: what was asked for first must not be what stays. */
	function load(): Promise<void> {
		reading = reading.catch(() => {}).then(read);
		return reading;
	}

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

		/** Reads them as soon as the database answers: its outage is told elsewhere. */
		async renew(stop: AbortSignal): Promise<void> {
			for (let isRead = false; !isRead && !stop.aborted; ) {
				isRead = await load().then(
					() => true,
					() => false,
				);
				if (!isRead) await pause(AGAIN_MS, undefined, { signal: stop }).catch(() => {});
			}
		},

		/** After each reading, when everything that was made before may be wrong. */
		onChange(listener: () => void): void {
			listeners.push(listener);
		},
	};
}

export type SettingsService = ReturnType<typeof createSettings>;
