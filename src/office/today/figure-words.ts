import { formatEuro } from "#contract/money.ts";
import { FIGURES, type Figure } from "#contract/office/today.ts";

const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ".");

/** Whole euro where cents would only be noise. */
export const valueWords = (key: Figure["key"], value: number): string =>
	FIGURES[key].unit === "count"
		? grouped(value)
		: `${formatEuro(Math.round(value / 100))
				.replace(",00", "")
				.replace("-", "−")}`;

/** With a real minus. */
export function changeWords({ key, now, before }: Figure): { text: string; look: "pos" | "neg" | null } {
	const change = now - before;
	if (change === 0) return { text: "±0", look: null };
	return { text: `${change > 0 ? "+" : "−"}${valueWords(key, Math.abs(change))}`, look: change > 0 ? "pos" : "neg" };
}

/** "25.10." */
export const dayWords = (day: string): string => `${day.slice(8, 10)}.${day.slice(5, 7)}.`;
