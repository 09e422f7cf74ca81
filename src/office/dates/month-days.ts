import { weekdayIndex } from "#contract/dates.ts";
import { dayAfter } from "#contract/office/series.ts";

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
export const isMonth = (text: string | null): text is string => text !== null && MONTH.test(text);

/** "2026-12", so many months on. */
export function monthAfter(month: string, months: number): string {
	const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
	return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, "0")}`;
}

/** Whole weeks, from the Monday before the first to the Sunday after the last. */
export function daysAround(month: string): string[] {
	const first = `${month}-01`;
	const last = dayAfter(`${monthAfter(month, 1)}-01`, -1);
	const start = dayAfter(first, -weekdayIndex(first));
	const end = dayAfter(last, 6 - weekdayIndex(last));
	const days: string[] = [];
	for (let day = start; day <= end; day = dayAfter(day, 1)) days.push(day);
	return days;
}
