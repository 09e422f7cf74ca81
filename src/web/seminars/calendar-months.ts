import { berlinIso } from "#contract/berlin.ts";

/** Months are written as in the address: "2026-11". */

const monthOf = (iso: string): string => iso.slice(0, 7);

const currentMonth = (now: Date): string => monthOf(berlinIso(now));

function following(month: string): string {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}

/** SEM-07: from the current month to that of the last seminar; without one, the current month alone. */
export function monthsUntil(now: Date, last: string | null | undefined): string[] {
	const months = [currentMonth(now)];
	const end = last ? monthOf(last) : "";
	for (let month = following(currentMonth(now)); month <= end; month = following(month)) months.push(month);
	return months;
}

/** The list, and the month of a shared link that is not in it (any more): what is filtered by must be visible. */
export const withChosenMonth = (months: string[], chosen: string): string[] =>
	chosen === "" || months.includes(chosen) ? months : [...months, chosen].sort();

export interface Month<T> {
	month: string;
	entries: T[];
}

/** Entries in the order of their dates, month by month. */
export function groupByMonth<T extends { date: string | null }>(entries: T[]): Month<T>[] {
	const groups = Map.groupBy(entries, ({ date }) => monthOf(date ?? ""));
	return [...groups].map(([month, grouped]) => ({ month, entries: grouped }));
}

const FIRST_MONTHS = 2;
/** So few dates that none of them has to wait behind a button. */
const FEW = 12;

export const countDates = <T>(months: readonly Month<T>[]): number =>
	months.reduce((count, { entries }) => count + entries.length, 0);

/** The nearest two months, or all up to the one that somebody asked for; the others come later. */
export function splitMonths<T>(months: Month<T>[], until: string): { shown: Month<T>[]; later: Month<T>[] } {
	const asked = months.filter(({ month }) => month <= until).length;
	const count = countDates(months) <= FEW ? months.length : Math.max(FIRST_MONTHS, asked);
	return { shown: months.slice(0, count), later: months.slice(count) };
}
