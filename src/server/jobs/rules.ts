import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { MINUTE_MS } from "#contract/constants.ts";
import { addDays } from "#contract/dates.ts";
import type { RunRow } from "./store.ts";

const RETRY_MS = 5 * MINUTE_MS;
/** Longer than a job takes that says nothing of it: who began so long ago and has not ended has died. */
const DEAD_AFTER_MS = 10 * MINUTE_MS;
/** The clocks of two machines may differ by so much. */
const SKEW_MS = MINUTE_MS;

export interface Rhythm {
	everyMs: number;
	/** By when it has died if it has not ended; one that takes longer than a few minutes runs beside the others. */
	deadAfterMs?: number;
	/** Once a day, while the others sleep. */
	nightly?: boolean;
}

/** When the last night was at its quietest. */
function lastNight(now: Date): Date {
	const today = berlinMoment(berlinDay(now), "03:00");
	return today <= now ? today : berlinMoment(addDays(berlinDay(now), -1), "03:00");
}

/** Whether a job should run now: when its period has passed since it began last, or a few minutes after it failed. */
export function isDue(
	run: Pick<RunRow, "began_at" | "ended_at" | "error"> | undefined,
	{ everyMs, deadAfterMs = DEAD_AFTER_MS, nightly = false }: Rhythm,
	now: Date,
): boolean {
	if (!run) return true;
	const sinceMs = now.getTime() - run.began_at.getTime();
	// It cannot have begun later than now: that was noted by a clock that was ahead.
	if (sinceMs < -SKEW_MS) return true;
	if (!run.ended_at) return sinceMs >= deadAfterMs;
	if (run.error !== null) return sinceMs >= Math.min(everyMs, RETRY_MS);
	return nightly ? run.began_at < lastNight(now) : sinceMs >= everyMs;
}
