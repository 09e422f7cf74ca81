import type { Scans } from "#server/attendance/scans.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { GrantsOffice } from "#server/grants/office.ts";
import type { SettingsService } from "#server/settings/service.ts";
import { limitsAt } from "./rules.ts";
import { forget } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	settings: Pick<SettingsService, "now">;
	scans: Pick<Scans, "sweep">;
	grantsOffice: Pick<GrantsOffice, "sweep">;
}

export function createRetention({ db, clock, audit, settings, scans, grantsOffice }: Parts) {
	return {
		/** Deletes what the privacy notice says is deleted by now, and notes how much. */
		async forgetOld(): Promise<Record<string, number>> {
			const gone = await db.transaction(async (tx) => {
				const counts = await forget(tx, limitsAt(clock(), settings.now().retention));
				if (Object.values(counts).some((count) => count > 0))
					await audit.note(tx, "system", "retention", "all", counts);
				return counts;
			});
			await scans.sweep();
			await grantsOffice.sweep();
			return gone;
		},
	};
}
