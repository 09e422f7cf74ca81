import { berlinIso } from "#contract/berlin.ts";
import { type AllSettings, SETTINGS_GROUPS, type Settings, type SettingsGroup } from "#contract/office/settings.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff } from "#server/viewer.ts";
import { settingsWith } from "./rules.ts";
import type { SettingsService } from "./service.ts";
import * as store from "./store.ts";
import { createGroupWriting } from "./writing.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	settings: SettingsService;
}

/** What the Leitung sets. */
export function createSettingsOffice({ db, clock, audit, settings }: Parts) {
	const writeGroup = createGroupWriting({ clock, audit, start: settings.start });

	async function all(): Promise<AllSettings> {
		const rows = await store.findGroups(db);
		const values = settingsWith(settings.start, rows);
		const entries = SETTINGS_GROUPS.map((group) => {
			const row = rows.find(({ key, revision }) => key === group && revision > 0);
			const { revision = 0, updated_by = null } = row ?? {};
			return [
				group,
				{ values: values[group], revision, updated_at: row ? berlinIso(row.updated_at) : null, updated_by },
			];
		});
		return Object.fromEntries(entries) as AllSettings;
	}

	return {
		all,

		/** Whoever is answered finds it everywhere; other processes are told by the database. */
		async change<G extends SettingsGroup>(
			group: G,
			{ revision, ...value }: Settings[G] & { revision: number },
			staff: Staff,
		): Promise<AllSettings> {
			await db.transaction((tx) => writeGroup(tx, group, { value: value as store.Values, revision }, staff));
			await settings.load();
			return all();
		},
	};
}

export type SettingsOffice = ReturnType<typeof createSettingsOffice>;
