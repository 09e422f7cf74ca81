import { MINUTE_MS, SECOND_MS } from "#contract/constants.ts";
import type { BlockLevel } from "#contract/office/letters.ts";
import { isBlocked } from "#server/outbox/kinds.ts";

/** Of so few letters no rate can be told. */
const FEWEST_FOR_RATE = 20;

export interface Done {
	sent: number;
	failed: number;
}

/** Something is wrong with more than single addresses: better somebody looks. */
export function failsTooOften(
	now: Done,
	{ done_before, failed_before }: { done_before: number; failed_before: number },
	mostPercent: number,
): boolean {
	const done = now.sent + now.failed - done_before;
	const failed = now.failed - failed_before;
	return done >= FEWEST_FOR_RATE && (failed / done) * 100 > mostPercent;
}

export const tooManyFailed = (mostPercent: number): string => `Mehr als ${mostPercent} % der Briefe kamen nicht an.`;

/** Why one that was planned did not go out. */
export const NOT_BEGUN = {
	to_nobody: "Zur geplanten Zeit gab es niemanden, an den er gehen konnte.",
	empty: "Zur geplanten Zeit war von seinen Bausteinen nichts mehr da.",
};

const MOST_TRIES = 5;
const TRY_AGAIN_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);

/** When a letter that was refused for now is tried again; null when it is enough. */
export function nextTryAt(triesSoFar: number, now: Date): Date | null {
	if (triesSoFar >= MOST_TRIES) return null;
	return new Date(now.getTime() + (TRY_AGAIN_MS[Math.min(triesSoFar, TRY_AGAIN_MS.length) - 1] ?? MINUTE_MS));
}

/** What was not sent while nobody looked may be made up for, so that the pace is kept between two looks. */
const MADE_UP_FOR_MS = 3 * SECOND_MS;

/** When the letter after this one may leave. */
export const nextSlot = (slot: Date, perMinute: number, now: Date): Date =>
	new Date(Math.max(slot.getTime(), now.getTime() - MADE_UP_FOR_MS) + MINUTE_MS / perMinute);

/** OFF-123: refused for good at once, refused for now after several in a while. */
export const setsAside = (kind: "hard" | "soft", softLately: number, most: number): boolean =>
	kind === "hard" || softLately >= most;

/** Whether it may go to somebody now: not to whoever has left, and not to whoever wants no such letters. */
export function verdictOn({ reads, block }: { reads: boolean; block: BlockLevel | null }) {
	if (!reads) return "left_out" as const;
	return isBlocked("newsletter", block) ? ("blocked" as const) : ("leaves" as const);
}
