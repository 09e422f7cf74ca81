const MINUTE_MS = 60_000;
const PAUSES_MINUTES = [0.5, 1, 2, 5, 10, 30, 60];
/** With an hour between the later tries this is about five days. */
const MAX_TRIES = 125;

/** When to try again after so many tries, growing to an hour; null when it is time to give up and show it to the staff. */
export function nextTry(triesSoFar: number, now: Date): Date | null {
	if (triesSoFar >= MAX_TRIES) return null;
	const minutes = PAUSES_MINUTES[Math.min(triesSoFar, PAUSES_MINUTES.length) - 1] ?? PAUSES_MINUTES[0] ?? 1;
	return new Date(now.getTime() + minutes * MINUTE_MS);
}
