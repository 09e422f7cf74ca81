import { MINUTE_MS } from "#contract/constants.ts";
import type { RunRow } from "./store.ts";

const RETRY_MS = 5 * MINUTE_MS;
/** Longer than any job takes: who began so long ago and has not ended has died. */
const DEAD_AFTER_MS = 10 * MINUTE_MS;
/** The clocks of two machines may differ by so much. */
const SKEW_MS = MINUTE_MS;

/** Whether a job should run now: when its period has passed since it began last, or a few minutes after it failed. */
export function isDue(
	run: Pick<RunRow, "began_at" | "ended_at" | "error"> | undefined,
	everyMs: number,
	now: Date,
): boolean {
	if (!run) return true;
	const sinceMs = now.getTime() - run.began_at.getTime();
	// It cannot have begun later than now: that was noted by a clock that was ahead.
	if (sinceMs < -SKEW_MS) return true;
	if (!run.ended_at) return sinceMs >= DEAD_AFTER_MS;
	return sinceMs >= (run.error === null ? everyMs : Math.min(everyMs, RETRY_MS));
}
