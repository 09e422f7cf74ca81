import { berlinIso, formatGermanDay } from "#contract/dates.ts";

/** Months are written as in the address: "2026-11". */

export const isMonth = (text: string): boolean => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);

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

/** First and last day of a month, both included, as the API takes them. */
export function monthRange(month: string): { date_from: string; date_to: string } {
	const [year = 0, number = 0] = month.split("-").map(Number);
	const lastDay = new Date(Date.UTC(year, number, 0)).getUTCDate();
	return {
		date_from: formatGermanDay({ year, month: number, day: 1 }),
		date_to: formatGermanDay({ year, month: number, day: lastDay }),
	};
}

/** The list, and the month of a shared link that is not in it (any more): what is filtered by must be visible. */
export const withChosenMonth = (months: string[], chosen: string): string[] =>
	chosen === "" || months.includes(chosen) ? months : [...months, chosen].sort();

/** Entries in the order of their dates, month by month. */
export function groupByMonth<T extends { date: string | null }>(entries: T[]): { month: string; entries: T[] }[] {
	const groups = Map.groupBy(entries, ({ date }) => monthOf(date ?? ""));
	return [...groups].map(([month, grouped]) => ({ month, entries: grouped }));
}
