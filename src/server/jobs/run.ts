import { reasonForLog } from "#server/for-log.ts";
import { type Rounds, startRounds } from "#server/rounds.ts";
import type { Job, JobRuns } from "./service.ts";

/** Shorter than the shortest period of a job. */
const LOOK_EVERY_MS = 10_000;

interface Parts {
	jobs: Job[];
	runs: JobRuns;
	onError: (error: unknown, job: string) => void;
	lookEveryMs?: number;
}

/** Runs what was begun and notes how it ended. */
export async function runOne(
	runs: Pick<JobRuns, "end">,
	job: Job,
	begun: Date,
	onError: (error: unknown, job: string) => void,
	signal = new AbortController().signal,
): Promise<void> {
	try {
		await job.run(signal);
		await runs.end(job, begun, null);
	} catch (error) {
		onError(error, job.name);
		await runs.end(job, begun, reasonForLog(error));
	}
}

/**
 * Runs each job in its own rhythm, once over all processes, and one after the other: they hold few connections and leave
 * the rest to people. One that takes long goes on beside them. Every job may run twice without harm.
 */
export function startJobs({ jobs, runs, onError, lookEveryMs = LOOK_EVERY_MS }: Parts): Rounds {
	const ending = new AbortController();
	const long = new Set<Promise<void>>();

	async function begin(job: Job, begun: Date): Promise<void> {
		const work = runOne(runs, job, begun, onError, ending.signal);
		if (job.deadAfterMs === undefined) return work;
		long.add(work);
		void work.finally(() => long.delete(work)).catch((error: unknown) => onError(error, job.name));
	}

	const rounds = startRounds(async (isStopped) => {
		try {
			const trusted = await runs.isClockTrusted();
			for (const { job, seen } of await runs.due(jobs)) {
				if (isStopped()) return;
				if (job.destructive && !trusted) continue;
				const begun = await runs.begin(job, seen);
				if (begun) await begin(job, begun);
			}
		} catch (error) {
			onError(error, "all");
		}
	}, lookEveryMs);
	return {
		async stop() {
			ending.abort();
			await rounds.stop();
			await Promise.allSettled(long);
		},
	};
}
