import type { Clock } from "#server/clock.ts";

const FAILURES = 3;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

/** What came of one try, for the server on the other side: it answered, it did not, or there was nothing to send. */
export type Sign = "answered" | "silent" | "unused";

/** Must be handed one sign, whatever happens. */
type Pass = (sign: Sign) => void;

/**
 * Stands before one channel in one process. A server that has failed several times in a row is left alone for a while,
 * longer each time; then one letter goes ahead, and only when it got through do the others follow.
 */
export function createBreaker(clock: Clock) {
	let failures = 0;
	let pauseMs = 0;
	let pausedUntil: Date | null = null;
	let probing = false;

	function pause(): void {
		pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2 || FIRST_PAUSE_MS);
		pausedUntil = new Date(clock().getTime() + pauseMs);
	}

	function close(): void {
		failures = 0;
		pauseMs = 0;
		pausedUntil = null;
	}

	function takeIn(sign: Sign, isProbe: boolean): void {
		if (isProbe) probing = false;
		if (sign === "answered") close();
		if (sign !== "silent") return;
		failures += 1;
		// Those that were under way when the pause began do not make it longer.
		if (pausedUntil ? isProbe : failures >= FAILURES) pause();
	}

	/** A pause that seems to be longer than any was begun by a clock that has been set back since. */
	function isOver(until: Date): boolean {
		const leftMs = until.getTime() - clock().getTime();
		return leftMs <= 0 || leftMs > LONGEST_PAUSE_MS;
	}

	return {
		/** Null while nothing may be sent. */
		enter(): Pass | null {
			const isProbe = pausedUntil !== null;
			if (pausedUntil && (probing || !isOver(pausedUntil))) return null;
			if (isProbe) probing = true;
			return (sign) => takeIn(sign, isProbe);
		},

		/** Until when the channel rests; null while it works. */
		pausedUntil: (): Date | null => pausedUntil,
	};
}
