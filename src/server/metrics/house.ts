import { SECOND_MS } from "#contract/constants.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import type { JobRuns } from "#server/jobs/service.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { lookAtDisk } from "#server/state/disk.ts";
import { type Family, gauge, one } from "./families.ts";
import { findHouse } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	config: Pick<Config, "dataDir">;
	outbox: Pick<Outbox, "state">;
	jobRuns: Pick<JobRuns, "state">;
}

const seconds = (date: Date): number => date.getTime() / SECOND_MS;

/** What is true of the house, whichever process is asked. */
export function createHouseMetrics({ db, clock, config, outbox, jobRuns }: Parts) {
	async function post(): Promise<Family[]> {
		const { waiting, failed } = await outbox.state();
		const now = clock().getTime();
		const since = waiting.flatMap(({ unanswered_since }) => (unanswered_since ? [unanswered_since.getTime()] : []));
		const oldest = Math.max(0, now - Math.min(now, ...since));
		return [
			gauge(
				"vsz_letters_waiting",
				"Letters that have not left yet.",
				waiting.map(({ channel, urgent, waiting: value }) => ({ labels: { channel, urgent: String(urgent) }, value })),
			),
			gauge(
				"vsz_letters_waiting_seconds",
				"How long the one waits that was to be tried first.",
				one(oldest / SECOND_MS),
			),
			gauge(
				"vsz_letters_failed",
				"Letters that were given up lately.",
				failed.map(({ channel, failed: value }) => ({ labels: { channel }, value })),
			),
		];
	}

	async function jobs(): Promise<Family[]> {
		const runs = await jobRuns.state();
		const values = runs.map(({ name: job, succeeded_at, error }) => ({
			labels: { job },
			succeeded: succeeded_at ? seconds(succeeded_at) : 0,
			failed: error === null ? 0 : 1,
		}));
		return [
			gauge(
				"vsz_job_succeeded_seconds",
				"When a job last did its work; 0 for never.",
				values.map(({ labels, succeeded: value }) => ({ labels, value })),
			),
			gauge(
				"vsz_job_failed",
				"Whether a job's last run failed.",
				values.map(({ labels, failed: value }) => ({ labels, value })),
			),
		];
	}

	async function rest(): Promise<Family[]> {
		const row = await findHouse(db);
		const { freeBytes, totalBytes } = await lookAtDisk(config.dataDir);
		return [
			gauge("vsz_last_day", "What people have done in the last 24 hours.", [
				{ labels: { what: "orders" }, value: Number(row.orders) },
				{ labels: { what: "sign_ups" }, value: Number(row.sign_ups) },
				{ labels: { what: "donations" }, value: Number(row.donations) },
			]),
			gauge("vsz_tasks_under_way", "Long work that is not over.", one(Number(row.tasks))),
			gauge("vsz_database_bytes", "Size of the database.", one(Number(row.database_bytes))),
			gauge("vsz_database_connections", "Connections of all processes.", one(Number(row.database_connections))),
			gauge("vsz_disk_free_bytes", "Free space of the data folder.", one(freeBytes)),
			gauge("vsz_disk_bytes", "Space of the data folder.", one(totalBytes)),
		];
	}

	/** Without the database there is less to tell, and that is told. */
	return async (): Promise<Family[]> => {
		const up = (value: 0 | 1) => gauge("vsz_database_up", "Whether the database answers.", one(value));
		try {
			return [up(1), ...(await post()), ...(await jobs()), ...(await rest())];
		} catch {
			return [up(0)];
		}
	};
}
