import type { SessionInput } from "#contract/office/date-writing.ts";
import { dayAfter } from "#contract/office/series.ts";

/** A session with a day of its own, as people write it. */
export type SessionTime = Omit<SessionInput, "day"> & { on: string };

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export const timesOf = (day: string, sessions: readonly SessionInput[]): SessionTime[] =>
	sessions.map(({ day: offset, ...rest }) => ({ ...rest, on: dayAfter(day, offset) }));

/** Whoever has mixed up two times sees it. */
export const endsNextDay = ({ from, to }: { from: string; to: string }): boolean =>
	from !== "" && to !== "" && to <= from;

const isWhole = ({ on, from, to }: SessionTime): boolean => [on, from, to].every(Boolean);

/** The first day and the sessions counted from it; null while something is missing. */
export function inputOf(times: readonly SessionTime[]): { day: string; sessions: SessionInput[] } | null {
	if (!times.every(isWhole)) return null;
	const inOrder = times.toSorted((a, b) => `${a.on}${a.from}`.localeCompare(`${b.on}${b.from}`));
	const day = inOrder[0]?.on;
	if (!day) return null;
	return { day, sessions: inOrder.map(({ on, ...rest }) => ({ ...rest, day: daysBetween(day, on) })) };
}
