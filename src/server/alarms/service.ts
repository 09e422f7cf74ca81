import { HOUR_MS } from "#contract/constants.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { reasonForLog } from "#server/for-log.ts";
import type { JobRuns } from "#server/jobs/service.ts";
import type { Limits } from "#server/limits/service.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { type Disk, lookAtDisk } from "#server/state/disk.ts";
import { type Alarm, backupAlarm, diskAlarm, lettersAlarm } from "./rules.ts";
import { waysOf } from "./ways.ts";

interface Parts {
	clock: Clock;
	limits: Limits;
	outbox: Pick<Outbox, "state">;
	jobRuns: Pick<JobRuns, "state">;
	config: Pick<Config, "alarm" | "dataDir" | "publicUrl">;
	/** Another one in tests. */
	disk?: (dataDir: string) => Promise<Disk>;
}

/** Told again each hour as long as it lasts. */
const TOLD = { name: "alarm-told", max: 1, perMs: HOUR_MS };
const BACKUP_JOB = "backup";

/** POST-03: what the Leitung has to know at once. */
export function createAlarms({ clock, limits, outbox, jobRuns, config, disk = lookAtDisk }: Parts) {
	const ways = waysOf(config);

	async function look(): Promise<Alarm[]> {
		const now = clock();
		const runs = await jobRuns.state();
		return [
			lettersAlarm(await outbox.state(), now),
			diskAlarm(await disk(config.dataDir), config.alarm.diskPercent, now),
			backupAlarm(
				runs.find(({ name }) => name === BACKUP_JOB),
				now,
			),
		].filter((alarm) => alarm !== null);
	}

	async function send({ title, detail }: Alarm): Promise<void> {
		const outcomes = await Promise.allSettled(ways.map((way) => way(title, `${detail} (${config.publicUrl})`)));
		const failed = outcomes.filter((outcome) => outcome.status === "rejected");
		if (failed.length > 0)
			throw new Error(
				`Eine Störung ließ sich nicht melden: ${failed.map(({ reason }) => reasonForLog(reason)).join(" ")}`,
			);
	}

	return {
		look,

		/** By every other way that the house has; one that fails makes the job fail, which Heute tells. */
		async tell(): Promise<void> {
			if (ways.length === 0) return;
			for (const alarm of await look()) if (await limits.allows(TOLD, alarm.key)) await send(alarm);
		},
	};
}

export type Alarms = ReturnType<typeof createAlarms>;
