import { berlinIso } from "#contract/dates.ts";
import { type AllSettings, SETTINGS_GROUPS, type Settings, type SettingsGroup } from "#contract/office/settings.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { demandRevision } from "#server/db/revision.ts";
import type { Staff } from "#server/viewer.ts";
import { differences, settingsWith } from "./rules.ts";
import type { SettingsService } from "./service.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	settings: SettingsService;
}

/** What the Leitung sets. */
export function createSettingsOffice({ db, clock, audit, settings }: Parts) {
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

	const write = (group: SettingsGroup, value: store.Values, revision: number, staff: Staff) =>
		db.transaction(async (tx) => {
			const row = await store.lockGroup(tx, group);
			demandRevision(row, revision);
			const before = settingsWith(settings.start, [{ key: group, value: row.value }])[group];
			const changed = differences(before, value);
			if (Object.keys(changed).length === 0) return;
			await store.updateGroup(tx, group, { value, updated_at: clock(), updated_by: staff.id });
			await audit.note(tx, staff, "settings_changed", group, changed);
		});

	return {
		all,

		/** Whoever is answered finds it everywhere; other processes are told by the database. */
		async change<G extends SettingsGroup>(
			group: G,
			{ revision, ...value }: Settings[G] & { revision: number },
			staff: Staff,
		): Promise<AllSettings> {
			await write(group, value as store.Values, revision, staff);
			await settings.load();
			return all();
		},
	};
}

export type SettingsOffice = ReturnType<typeof createSettingsOffice>;
