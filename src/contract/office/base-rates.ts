import { formatDate, isoDay, parseGermanDay } from "#contract/dates.ts";

/** § 247 BGB: in hundredths of a percent, from that day on. */
export interface BaseRate {
	from: string;
	hundredths: number;
}

const LINE = /^(\d{1,2}\.\d{1,2}\.\d{4})[\s:]+(-?)(\d{1,2})(?:,(\d{1,2}))?\s*%?$/;

function rateIn(line: string): BaseRate | null {
	const [, dayText = "", sign, whole = "", part = ""] = LINE.exec(line) ?? [];
	const day = parseGermanDay(dayText);
	if (!day) return null;
	const hundredths = Number(whole) * 100 + Number(part.padEnd(2, "0"));
	return { from: isoDay(day), hundredths: sign ? -hundredths : hundredths };
}

/** One line for each change: „01.07.2025 1,27 %“. Nothing where a line is none. */
export function baseRatesIn(text: string): BaseRate[] | null {
	const lines = text.split("\n").map((line) => line.trim());
	const rates = lines.filter(Boolean).map(rateIn);
	return rates.includes(null) ? null : (rates as BaseRate[]).toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

const percent = (hundredths: number): string => (hundredths / 100).toFixed(2).replace(".", ",");

export const baseRateText = (rates: readonly BaseRate[]): string =>
	rates.map(({ from, hundredths }) => `${formatDate(from)} ${percent(hundredths)} %`).join("\n");
