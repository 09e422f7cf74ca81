import { berlinDay } from "#contract/berlin.ts";
import { addDays, formatDate, formatDayOfMonth, formatMonth, isoDay } from "#contract/dates.ts";
import { formatLongWeekday } from "#contract/long-date.ts";

/** "Heute, Dienstag, 24. November 2026" */
export function dayWords(iso: string, now: Date): string {
	const today = berlinDay(now);
	const day = iso.slice(0, 10);
	const near = day === isoDay(today) ? "Heute, " : day === isoDay(addDays(today, -1)) ? "Gestern, " : "";
	return `${near}${formatLongWeekday(iso)}, ${Number(formatDayOfMonth(iso))}. ${formatMonth(iso)}`;
}

/** "09:31" */
export const clockWords = (iso: string): string => iso.slice(11, 16);

/** "heute 09:31", "23.11.2026 18:20" */
export const momentWords = (iso: string, now: Date): string =>
	`${iso.slice(0, 10) === isoDay(berlinDay(now)) ? "heute" : formatDate(iso)} ${clockWords(iso)}`;
