import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { SettingsService } from "#server/settings/service.ts";
import { limitsAt } from "./rules.ts";
import { forget } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	settings: Pick<SettingsService, "now">;
}

export function createRetention({ db, clock, audit, settings }: Parts) {
	return {
		/** Deletes what the privacy notice says is deleted by now, and notes how much. */
		forgetOld: (): Promise<Record<string, number>> =>
			db.transaction(async (tx) => {
				const gone = await forget(tx, limitsAt(clock(), settings.now().retention));
				if (Object.values(gone).some((count) => count > 0)) await audit.note(tx, "system", "retention", "all", gone);
				return gone;
			}),
	};
}
