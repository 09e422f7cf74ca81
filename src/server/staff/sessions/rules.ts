import { berlinIso } from "#contract/berlin.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#contract/constants.ts";
import { PROOF_MINUTES } from "#contract/office/proof.ts";

export const SESSION_MS = 10 * HOUR_MS;
/** So long the second step may take. */
export const HALF_MS = 10 * MINUTE_MS;
const IDLE_MS = 30 * MINUTE_MS;
const KEPT_AFTER_END_MS = DAY_MS;

const PROOF_MS = PROOF_MINUTES * MINUTE_MS;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Whoever was last active then, or earlier, is out. */
export const idleSince = (now: Date): Date => before(now, IDLE_MS);
/** Whoever showed it then, or later, need not show it again. */
export const isFresh = (provedAt: Date | null, now: Date): boolean =>
	provedAt !== null && provedAt > before(now, PROOF_MS);
export const forgottenBefore = (now: Date): Date => before(now, KEPT_AFTER_END_MS);

export function endsOf({ ends_at, last_active_at }: { ends_at: Date; last_active_at: Date }) {
	const idle = Math.min(last_active_at.getTime() + IDLE_MS, ends_at.getTime());
	return { ends_at: berlinIso(ends_at), idle_ends_at: berlinIso(new Date(idle)) };
}
