import { HOUR_MS, MINUTE_MS } from "#contract/constants.ts";

/** A night or a day of maintenance needs no explanation; the shortest period of what is deleted by itself is longer. */
const GAP_MS = 36 * HOUR_MS;
/** Long enough for somebody to read the letter after a weekend. */
const PROBATION_MS = 72 * HOUR_MS;
/** Set back by so little, a clock has only been put right. */
const SKEW_MS = 5 * MINUTE_MS;
const DATABASE_SKEW_MS = HOUR_MS;

/** What is known about the clock: what it showed when it was last believed, and since when it is in doubt. */
export interface Belief {
	trusted_at: Date;
	doubted_since: Date | null;
	seen_at: Date;
}

const follows = (now: Date, before: Date): boolean => {
	const passedMs = now.getTime() - before.getTime();
	return passedMs >= -SKEW_MS && passedMs <= GAP_MS;
};

/**
 * A clock is believed while it goes on from what it showed before and the database's clock agrees. After a jump nobody
 * can tell a wrong clock from a long standstill: it is believed again when it has gone on for three days, which is the
 * time to set it right; back where it was, it is believed at once.
 */
export function judge(kept: Belief | null, now: Date, databaseNow: Date): Belief {
	const believed: Belief = { trusted_at: now, doubted_since: null, seen_at: now };
	const trusted_at = kept?.trusted_at ?? now;
	if (Math.abs(now.getTime() - databaseNow.getTime()) > DATABASE_SKEW_MS)
		return { trusted_at, doubted_since: now, seen_at: now };
	if (!kept || follows(now, kept.trusted_at)) return believed;
	const since = kept.doubted_since && follows(now, kept.seen_at) ? kept.doubted_since : now;
	if (now.getTime() - since.getTime() >= PROBATION_MS) return believed;
	return { trusted_at, doubted_since: since, seen_at: now };
}
