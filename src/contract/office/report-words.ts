import { formatEuro } from "#contract/money.ts";
import type { ReportUnit } from "./reports.ts";

const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ".");
const percent = (value: number): string => `${String(value).replace(".", ",")}\u00a0%`;

const WORDS: Record<ReportUnit, (value: number) => string> = {
	count: grouped,
	money: (cents) => formatEuro(cents / 100).replace("-", "−"),
	percent,
};

/** A dash where nothing can be said. */
export const valueWords = (unit: ReportUnit, value: number | null): string =>
	value === null ? "–" : WORDS[unit](value);

/** Whole euro where cents would only be noise. */
export const factWords = (unit: ReportUnit, value: number | null): string =>
	valueWords(unit, unit === "money" && value !== null ? Math.round(value / 100) * 100 : value).replace(
		unit === "money" ? ",00" : "",
		"",
	);

interface Change {
	text: string;
	look: "pos" | "neg" | null;
}

/** Shares differ by points, everything else by a share of what it was. */
export function changeWords(unit: ReportUnit, now: number | null, before: number | null): Change {
	if (now === null || before === null || (unit !== "percent" && before <= 0))
		return { text: "kein Vergleich", look: null };
	const change =
		unit === "percent" ? Math.round((now - before) * 10) / 10 : Math.round(((now - before) / before) * 100);
	if (change === 0) return { text: "unverändert", look: null };
	const size = String(Math.abs(change)).replace(".", ",");
	return {
		text: `${change > 0 ? "+" : "−"}${size}${unit === "percent" ? (size === "1" ? " Punkt" : " Punkte") : "\u00a0%"}`,
		look: change > 0 ? "pos" : "neg",
	};
}
