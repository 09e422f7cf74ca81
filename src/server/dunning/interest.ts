import { addDays, isoDay } from "#contract/dates.ts";
import type { BaseRate } from "#contract/office/base-rates.ts";

/** § 288 Abs. 1 and 2 BGB: so many hundredths of a percent above the base rate. */
export const ABOVE_BASE = { consumer: 500, organisation: 900 } as const;

const dayOf = (iso: string) => {
	const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
	return { year, month, day };
};
export const dayAfter = (iso: string, days: number): string => isoDay(addDays(dayOf(iso), days));
/** Calendar days from one to the other. */
export const daysBetween = (from: string, to: string): number =>
	Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const daysIn = (year: number): number => (isoDay({ year, month: 2, day: 29 }).endsWith("02-29") ? 366 : 365);

/** What holds on a day; before the first row nothing is known, and nothing is asked for. */
export const rateOn = (rates: readonly BaseRate[], day: string): BaseRate | undefined =>
	rates.filter(({ from }) => from <= day).toSorted((one, other) => (one.from < other.from ? 1 : -1))[0];

interface Claim {
	cents: number;
	/** The first day that costs and the last one. */
	from: string;
	to: string;
	/** Hundredths of a percent above the base rate. */
	above: number;
	rates: readonly BaseRate[];
}

/** The parts of the time in which rate and length of the year stay the same. */
function spans({ from, to, rates }: Pick<Claim, "from" | "to" | "rates">): { days: number; day: string }[] {
	const turns = rates.map((rate) => rate.from);
	for (let year = dayOf(from).year + 1; year <= dayOf(to).year; year += 1) turns.push(`${year}-01-01`);
	const starts = [...new Set([from, ...turns.filter((day) => day > from && day <= to)])].sort();
	return starts.map((day, index) => ({ day, days: daysBetween(day, starts[index + 1] ?? dayAfter(to, 1)) }));
}

/** Cents × rate / 100 × days / 365, or 366 in leap years; added up exactly and rounded once, half up. */
export function interestOf({ cents, from, to, above, rates }: Claim): number {
	if (from > to) return 0;
	let sum = 0n;
	for (const { day, days } of spans({ from, to, rates })) {
		const base = rateOn(rates, day);
		if (!base) continue;
		const other = daysIn(dayOf(day).year) === 366 ? 365n : 366n;
		sum += BigInt(cents) * BigInt(Math.max(0, base.hundredths + above)) * BigInt(days) * other;
	}
	const whole = 10_000n * 365n * 366n;
	return Number((2n * sum + whole) / (2n * whole));
}
