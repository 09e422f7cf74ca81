import { addDays, type CalendarDay, isoDay, weekdayIndex } from "#contract/dates.ts";
import { saxonHoliday } from "#contract/holidays.ts";

/** So many dates are made at once at most. */
export const SERIES_MOST = 60;
const LONGEST_DAYS = 3 * 366;

export const dayOf = (iso: string): CalendarDay => ({
	year: Number(iso.slice(0, 4)),
	month: Number(iso.slice(5, 7)),
	day: Number(iso.slice(8, 10)),
});

/** "2026-11-24" and so many days on. */
export const dayAfter = (iso: string, days: number): string => isoDay(addDays(dayOf(iso), days));

/** Monday is 0. */
export type Rhythm =
	| { kind: "weeks"; every: number; weekdays: readonly number[] }
	/** `nth` from 1 to 4; 5 is the last one of a month. */
	| { kind: "months"; every: number; nth: number; weekday: number };

export interface Series {
	rhythm: Rhythm;
	from: string;
	/** Until this day, or so often. */
	until?: string | undefined;
	count?: number | undefined;
}

export interface SeriesDay {
	day: string;
	/** What is celebrated on it in Saxony: then it is left out. */
	holiday: string | null;
}

const monthsBetween = (from: string, day: string): number =>
	(Number(day.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(day.slice(5, 7)) - Number(from.slice(5, 7));

const daysBetween = (from: string, day: string): number =>
	Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000);

function isNthOfMonth(day: string, nth: number): boolean {
	if (nth === 5) return dayAfter(day, 7).slice(5, 7) !== day.slice(5, 7);
	return Math.ceil(Number(day.slice(8, 10)) / 7) === nth;
}

function fits(rhythm: Rhythm, from: string, day: string): boolean {
	const weekday = weekdayIndex(day);
	if (rhythm.kind === "months")
		return (
			weekday === rhythm.weekday &&
			isNthOfMonth(day, rhythm.nth) &&
			monthsBetween(from, day) % Math.max(1, rhythm.every) === 0
		);
	if (!rhythm.weekdays.includes(weekday)) return false;
	// Weeks are counted from the Monday of the first one.
	const monday = dayAfter(from, -weekdayIndex(from));
	return Math.floor(daysBetween(monday, day) / 7) % Math.max(1, rhythm.every) === 0;
}

/** DATE-03: the days of a series; holidays stand among them and do not count. */
export function seriesDays({ rhythm, from, until, count = SERIES_MOST }: Series): SeriesDay[] {
	const days: SeriesDay[] = [];
	const wanted = Math.min(count, SERIES_MOST);
	let made = 0;
	for (let ahead = 0; ahead <= LONGEST_DAYS && made < wanted; ahead += 1) {
		const day = dayAfter(from, ahead);
		if (until !== undefined && day > until) break;
		if (!fits(rhythm, from, day)) continue;
		const holiday = saxonHoliday(day);
		days.push({ day, holiday });
		if (!holiday) made += 1;
	}
	return days;
}

/** The same weekday in the next year. */
export function dayInNextYear(day: string): string {
	const later = dayAfter(day, 52 * 7);
	return later.slice(0, 4) === day.slice(0, 4) ? dayAfter(later, 7) : later;
}
