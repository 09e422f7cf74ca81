import { berlinIso } from "#contract/berlin.ts";
import type { JobState } from "#contract/office/state.ts";
import { JOB_TITLES } from "#server/jobs/desk.ts";
import type { Job, JobRuns } from "#server/jobs/service.ts";

type Run = Awaited<ReturnType<JobRuns["state"]>>[number];

/** So many periods may pass before it is odd that a job has not run. */
const LATE_PERIODS = 3;

function healthOf(run: Run | undefined, everyMs: number, now: Date): JobState["health"] {
	if (!run) return "ok";
	if (run.error !== null) return "err";
	const isLate = now.getTime() - run.began_at.getTime() > LATE_PERIODS * everyMs;
	return isLate ? "warn" : "ok";
}

const isoOrNull = (moment: Date | null | undefined): string | null => (moment ? berlinIso(moment) : null);

/** A job as the office sees it. */
export function jobState({ name, everyMs }: Pick<Job, "name" | "everyMs">, run: Run | undefined, now: Date): JobState {
	return {
		name,
		title: JOB_TITLES[name] ?? name,
		health: healthOf(run, everyMs, now),
		is_running: run !== undefined && run.ended_at === null,
		began_at: isoOrNull(run?.began_at),
		took_ms: run?.ended_at ? run.ended_at.getTime() - run.began_at.getTime() : null,
		next_at: isoOrNull(run && new Date(run.began_at.getTime() + everyMs)),
		error: run?.error ?? null,
	};
}
