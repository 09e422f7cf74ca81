import type { Settings, SettingsGroup } from "#contract/office/settings.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { demandRevision } from "#server/db/revision.ts";
import type { Staff } from "#server/viewer.ts";
import { differences, settingsWith } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	clock: Clock;
	audit: Audit;
	start: Settings;
}

interface Change {
	value: store.Values;
	revision: number;
	/** What the history tells besides: changes of what it must not hold. */
	besides?: Record<string, [before: string, after: string]>;
}

/** How a group is changed: by one person after the other, with its entry in the history. What is the same stays untouched. */
export const createGroupWriting =
	({ clock, audit, start }: Parts) =>
	async (tx: Db, group: SettingsGroup, { value, revision, besides = {} }: Change, staff: Staff): Promise<void> => {
		const row = await store.lockGroup(tx, group);
		demandRevision(row, revision);
		const before = settingsWith(start, [{ key: group, value: row.value }])[group];
		const changed = { ...differences(before, value), ...besides };
		if (Object.keys(changed).length === 0) return;
		await store.updateGroup(tx, group, { value, updated_at: clock(), updated_by: staff.id });
		await audit.note(tx, staff, "settings_changed", group, changed);
	};
