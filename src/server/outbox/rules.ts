import { MINUTE_MS, SECOND_MS } from "#contract/constants.ts";

const PAUSES_MINUTES = [0.5, 1, 2, 5, 10, 30, 60];
/** With an hour between the later tries this is about five days. */
const MAX_TRIES = 125;

/** No pause between two tries is longer; one that seems to be was written by a clock that was ahead. */
export const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
/** So long a letter may take to leave, from drawing its files to the last answer of the server. */
export const SENDING_MS = 30 * SECOND_MS;
/** Longer than sending may take, also on a busy machine: when it is over, the sender has died, and another takes the letter. */
export const LEASE_MS = 60 * SECOND_MS;

/** When to try again after so many tries, growing to an hour; null when it is time to give up and show it to the staff. */
export function nextTry(triesSoFar: number, now: Date): Date | null {
	if (triesSoFar >= MAX_TRIES) return null;
	const minutes = PAUSES_MINUTES[Math.min(triesSoFar, PAUSES_MINUTES.length) - 1] ?? PAUSES_MINUTES[0] ?? 1;
	return new Date(now.getTime() + minutes * MINUTE_MS);
}

const SHORTEST_WAIT_MS = 30 * SECOND_MS;
const LONGEST_WAIT_MS = 5 * MINUTE_MS;

/**
 * When to try again after the server did not do its work. That says nothing about the letter, so it is no try of its
 * own and never a reason to give it up; the older it is, the longer it waits, so that others go ahead.
 */
export function nextAfterSilence(createdAt: Date, now: Date): Date {
	const ageMs = now.getTime() - createdAt.getTime();
	return new Date(now.getTime() + Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, ageMs / 4)));
}
