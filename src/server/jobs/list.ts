import type { Services } from "#server/app.ts";
import type { Job } from "./run.ts";

/** What happens by itself, and how often. */
export function createJobs(_: Services): { jobs: Job[] } {
	return { jobs: [] };
}
