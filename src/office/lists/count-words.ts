import { formatEuro } from "#contract/money.ts";
import type { Listed } from "#contract/office/listing.ts";

/** What a list is a list of: one and many of them. */
export interface Words {
	one: string;
	many: string;
}

/** "1.234", without the browser's locale data. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ".");

/** "Keine Einträge", "1 Eintrag", "mehr als 10.000 Einträge" */
export function countWords(total: number, isLeast: boolean, { one, many }: Words): string {
	if (total === 0) return `Keine ${many}`;
	if (total === 1) return `1 ${one}`;
	return `${isLeast ? "mehr als " : ""}${grouped(total)} ${many}`;
}

/** "418 Bestellungen, zusammen 14.902,35 €" */
export const listWords = ({ total, total_is_least, sum }: Listed<unknown>, words: Words): string =>
	countWords(total, total_is_least, words) + (sum === undefined || total === 0 ? "" : `, zusammen ${formatEuro(sum)}`);

/** "51–100 von 418" */
export function placeWords({ first, data, total, total_is_least }: Listed<unknown>): string {
	const all = `${total_is_least ? "mehr als " : ""}${grouped(total)}`;
	const last = first + data.length - 1;
	return `${grouped(first)}${last > first ? `–${grouped(last)}` : ""} von ${all}`;
}
