import { berlinDay } from "#contract/berlin.ts";
import { addDays, formatDate, isoDay } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Counted, RetentionRule } from "#contract/office/rights.ts";

/** In the address: whose rights stand open. */
export const ADDRESS = "adresse";

export const subjectPath = (email: string): string =>
	`${officePaths.dataProtection}?${new URLSearchParams({ [ADDRESS]: email })}`;

export const number = (rows: number): string => rows.toLocaleString("de-DE");

/** "37 Inhalte im Postausgang, 2 Anfragen" */
export const countedWords = (counted: readonly Counted[]): string =>
	counted.length === 0 ? "nichts" : counted.map(({ what, rows }) => `${number(rows)} × ${what}`).join(", ");

export const sumOf = (counted: readonly { rows: number }[]): number => counted.reduce((sum, { rows }) => sum + rows, 0);

/** "12/2026" */
const monthWords = (month: string): string => `${month.slice(5)}/${month.slice(0, 4)}`;

/** When the next go and how many of them; what is due goes with the next run. */
export function nextOf({ due, next: [first] }: RetentionRule): { when: string; rows: number } | null {
	if (due > 0) return { when: "heute Nacht", rows: due };
	return first ? { when: monthWords(first.month), rows: first.rows } : null;
}

/** "noch 17 Tage", "seit 2 Tagen überfällig" */
export function dueWords(dueOn: string, now: Date): { text: string; isLate: boolean; isSoon: boolean } {
	const today = berlinDay(now);
	const days = Math.round((Date.parse(dueOn) - Date.parse(isoDay(today))) / 86_400_000);
	const isSoon = dueOn <= isoDay(addDays(today, 7));
	if (days < 0) return { text: `überfällig seit ${formatDate(dueOn)}`, isLate: true, isSoon: true };
	return { text: days === 0 ? "heute fällig" : `noch ${days} ${days === 1 ? "Tag" : "Tage"}`, isLate: false, isSoon };
}
