import { RULE_KEYS } from "#contract/retention.ts";
import type { Scans } from "#server/attendance/scans.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { rehearse } from "#server/db/rehearsal.ts";
import type { GrantsOffice } from "#server/grants/office.ts";
import type { SettingsService } from "#server/settings/service.ts";
import type { Asked } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	settings: Pick<SettingsService, "now">;
	scans: Pick<Scans, "sweep">;
	grantsOffice: Pick<GrantsOffice, "sweep">;
}

/** By rule how many rows went. */
export type Gone = Record<string, number>;

export function createRetention({ db, clock, audit, settings, scans, grantsOffice }: Parts) {
	const asked = (): Asked => ({ now: clock(), own: settings.now().retention });

	/** Each rule in turn. */
	async function forgetDue(tx: Db): Promise<Gone> {
		await store.openForDeletion(tx);
		const gone: Gone = {};
		for (const key of RULE_KEYS) gone[key] = await store.forgetDue(tx, key, asked());
		return gone;
	}

	return {
		asked,

		/** Deletes what the privacy notice says is deleted by now, and notes how much. */
		async forgetOld(actor: Actor = "system"): Promise<Gone> {
			const gone = await db.transaction(async (tx) => {
				const counts = await forgetDue(tx);
				const some = Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
				if (Object.keys(some).length > 0) await audit.note(tx, actor, "retention", "all", some);
				return counts;
			});
			await scans.sweep();
			await grantsOffice.sweep();
			return gone;
		},

		/** KEEP-02: does all of it and takes it back. */
		wouldForget: (): Promise<Gone> => rehearse(db, forgetDue),
	};
}

export type Retention = ReturnType<typeof createRetention>;
