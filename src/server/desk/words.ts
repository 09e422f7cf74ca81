import { formatDayOfMonth, formatWeekday } from "#contract/dates.ts";

const LONGEST_QUOTE = 90;

/** „Brauchen wir für den Trikotsponsor eine …“ */
export function quoted(text: string): string {
	const line = text.replace(/\s+/g, " ").trim();
	const cut = line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE).replace(/\s?\S*$/, "")} …` : line;
	return `„${cut}“`;
}

/** "Do, 26.11." */
export const shortDay = (iso: string): string => `${formatWeekday(iso)}, ${formatDayOfMonth(iso)}.${iso.slice(5, 7)}.`;

export const seats = (count: number): string => (count === 1 ? "1 Platz" : `${count} Plätze`);

/** "a, b und 3 weitere" */
export function listed(names: string[], total: number): string {
	const rest = total - names.length;
	return rest > 0 ? `${names.join(", ")} und ${rest} weitere` : names.join(", ");
}
