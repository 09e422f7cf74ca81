import type { Services } from "#server/app.ts";
import type { Job } from "./run.ts";

const MINUTE_MS = 60_000;

/** What happens by itself, and how often. */
export function createJobs({ waitingList }: Services): { jobs: Job[] } {
	return { jobs: [{ name: "waiting-list", everyMs: MINUTE_MS, run: () => waitingList.tend() }] };
}
