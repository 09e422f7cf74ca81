import { addDays, type CalendarDay, isoDay, weekdayIndex } from "#contract/dates.ts";

/** Days on which banks settle direct debits (TARGET): not at weekends and not on six holidays. */

/** Easter Sunday in the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterSunday(year: number): CalendarDay {
	const a = year % 19;
	const b = Math.floor(year / 100);
	const c = year % 100;
	const d = Math.floor(b / 4);
	const e = b % 4;
	const g = Math.floor((8 * b + 13) / 25);
	const h = (19 * a + b - d - g + 15) % 30;
	const i = Math.floor(c / 4);
	const k = c % 4;
	const l = (32 + 2 * e + 2 * i - h - k) % 7;
	const m = Math.floor((a + 11 * h + 22 * l) / 451);
	const month = Math.floor((h + l - 7 * m + 114) / 31);
	return { year, month, day: ((h + l - 7 * m + 114) % 31) + 1 };
}

function holidaysOf(year: number): Set<string> {
	const easter = easterSunday(year);
	const fixed = [`${year}-01-01`, `${year}-05-01`, `${year}-12-25`, `${year}-12-26`];
	return new Set([...fixed, isoDay(addDays(easter, -2)), isoDay(addDays(easter, 1))]);
}

const SATURDAY = 5;

export const isTargetDay = (day: CalendarDay): boolean =>
	weekdayIndex(isoDay(day)) < SATURDAY && !holidaysOf(day.year).has(isoDay(day));

/** This one, or the first settlement day after it. */
export const targetDayFrom = (day: CalendarDay): CalendarDay =>
	isTargetDay(day) ? day : targetDayFrom(addDays(day, 1));

/** SD-4: the settlement day that comes so many of them after this one, at least the first. */
export function collectionDay(announcedOn: CalendarDay, after = 1): CalendarDay {
	const next = targetDayFrom(addDays(announcedOn, 1));
	return after > 1 ? collectionDay(next, after - 1) : next;
}
