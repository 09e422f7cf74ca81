import { createHash } from "node:crypto";
import type { Pool } from "pg";

export interface Job {
	name: string;
	everyMs: number;
	run(): Promise<unknown>;
}

export interface RunningJobs {
	/** Ends after what is being done. */
	stop(): Promise<void>;
}

const lockKey = (name: string): number => createHash("sha256").update(`job:${name}`).digest().readInt32BE();

/** Runs the job unless another process is at it. */
async function runAlone(pool: Pool, { name, run }: Job): Promise<void> {
	const client = await pool.connect();
	try {
		const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [lockKey(name)]);
		if (!rows[0]?.mine) return;
		try {
			await run();
		} finally {
			await client.query("select pg_advisory_unlock($1)", [lockKey(name)]);
		}
	} finally {
		client.release();
	}
}

/**
 * Each job in its own rhythm, first right after the start, and one after the other: they hold few connections and
 * leave the rest to people. Every job may run twice without harm.
 */
export function startJobs(pool: Pool, jobs: Job[], onError: (error: unknown, job: string) => void): RunningJobs {
	const waiting = new Set<string>();
	let stopped = false;
	let round = Promise.resolve();

	function start(job: Job): void {
		if (waiting.has(job.name)) return;
		waiting.add(job.name);
		round = round.then(async () => {
			waiting.delete(job.name);
			if (!stopped) await runAlone(pool, job).catch((error: unknown) => onError(error, job.name));
		});
	}

	const timers = jobs.map((job) => setInterval(() => start(job), job.everyMs));
	for (const job of jobs) start(job);
	return {
		async stop() {
			stopped = true;
			for (const timer of timers) clearInterval(timer);
			await round;
		},
	};
}
