import type { Outcome } from "#tests/support/rush.ts";
import type { RushBooks } from "#tests/support/rush-books.ts";
import type { Storm } from "#tests/support/storm.ts";
import { count, ms, percentile, times } from "./numbers.ts";
import type { Readings } from "./readers.ts";

export interface Line {
	promise: string;
	found: string;
	isKept: boolean;
}

export interface Day {
	seats: number;
	outcomes: Outcome[];
	books: RushBooks;
	readings: Readings;
	purchases: Storm["done"];
	/** Of orders, numbers and counters. */
	faults: string[];
	/** Letters written, and how many of them did not become one file. */
	letters: { written: number; wrong: number };
}

/** Beyond these nobody would call it a good day. */
const MOST = { waitMs: 15_000, unfair: 4, overtakenMs: 2_000, pageP50Ms: 50, pageP99Ms: 1_000, gapMs: 10_000 };
/** Differences below it nobody feels. */
const FELT_MS = 1_000;
const SECOND_MS = 1_000;

const waitOf = ({ askedAt, answeredAt }: Outcome): number => answeredAt - askedAt;

/** Of those who came in the same second: how many times the middle wait the longest one was, at worst. */
export function unfairness(outcomes: Outcome[]): number {
	const bySecond = Map.groupBy(outcomes, ({ askedAt }) => Math.floor(askedAt / SECOND_MS));
	const ratios = [...bySecond.values()].map((group) => {
		const waits = group.map(waitOf);
		return Math.max(...waits, FELT_MS) / Math.max(percentile(waits, 50), FELT_MS);
	});
	return Math.max(0, ...ratios);
}

/** How much later somebody came who got a seat, than somebody who wanted no more seats and got none. */
export function overtakenMs(outcomes: Outcome[]): number {
	let most = 0;
	for (const persons of [1, 2, 3, 4]) {
		const seated = outcomes.filter((one) => one.told === "seat" && one.persons >= persons);
		const refused = outcomes.filter((one) => one.told === "full" && one.persons === persons);
		const last = Math.max(...seated.map(({ askedAt }) => askedAt));
		const first = Math.min(...refused.map(({ askedAt }) => askedAt));
		most = Math.max(most, last - first);
	}
	return most;
}

const longestGap = (moments: number[]): number =>
	Math.max(0, ...moments.toSorted((a, b) => a - b).map((at, index, all) => at - (all[index - 1] ?? at)));

const three = (values: number[]): string =>
	`${ms(percentile(values, 50))} · ${ms(percentile(values, 99))} · ${ms(Math.max(0, ...values))}`;

export function judge(day: Day): Line[] {
	const { seats, outcomes, books, readings, purchases, faults, letters } = day;
	const told = (what: Outcome["told"]) => outcomes.filter((outcome) => outcome.told === what);
	const waits = outcomes.map(waitOf);
	const wanted = outcomes.reduce((sum, { persons }) => sum + persons, 0);
	const again = outcomes.filter(({ tries }) => tries > 1).length;
	const unfair = unfairness(outcomes);
	const overtaken = overtakenMs(outcomes);
	const gap = longestGap(purchases.map(({ at }) => at));
	const pages = readings.ms;
	return [
		{
			promise: "Plätze vergeben, keiner zweimal",
			found: `${count(books.sold)} von ${count(seats)} in ${count(books.bookings)} Buchungen`,
			isKept: books.sold === Math.min(seats, wanted),
		},
		{
			promise: "Wer eine Zusage hat, hat den Platz; jeder Brief einmal",
			found: `${count(told("seat").length)} Zusagen, ${count(books.faults.length)} Fehler`,
			isKept: books.faults.length === 0 && told("seat").length === books.bookings,
		},
		{
			promise: "Alle anderen lesen einen klaren Satz",
			found: `${count(told("full").length)} Absagen, ${count(told("nothing").length)} ohne Antwort`,
			isKept: told("nothing").length === 0,
		},
		{ promise: "Auf der Warteliste", found: count(books.waiting), isKept: true },
		{ promise: "Mussten noch einmal drücken", found: count(again), isKept: true },
		{
			promise: "Warten auf die Antwort (Mitte · p99 · höchstens)",
			found: three(waits),
			isKept: Math.max(...waits) <= MOST.waitMs,
		},
		{
			promise: "In derselben Sekunde: längstes zu mittlerem Warten",
			found: times(unfair),
			isKept: unfair <= MOST.unfair,
		},
		{
			promise: "Später gekommen und doch vorher dran, höchstens",
			found: ms(overtaken),
			isKept: overtaken <= MOST.overtakenMs,
		},
		{
			promise: `${count(pages.length)} Seiten gelesen (Mitte · p99 · höchstens)`,
			found: three(pages),
			isKept: percentile(pages, 50) <= MOST.pageP50Ms && percentile(pages, 99) <= MOST.pageP99Ms,
		},
		{
			promise: "Seiten, die nicht kamen",
			found: count(readings.wrong.length),
			isKept: readings.wrong.length === 0,
		},
		{
			promise: `${count(purchases.length)} Käufe (Mitte · p99 · höchstens)`,
			found: three(purchases.map((purchase) => purchase.ms)),
			isKept: purchases.length > 0,
		},
		{ promise: "Längste Zeit ohne einen Kauf", found: ms(gap), isKept: gap <= MOST.gapMs },
		{
			promise: "Bestellungen, Rechnungen und Zähler stimmen",
			found: `${count(faults.length)} Fehler`,
			isKept: faults.length === 0,
		},
		{
			promise: "Jeder Brief ging einmal hinaus",
			found: `${count(letters.written)} Briefe, ${count(letters.wrong)} Fehler`,
			isKept: letters.wrong === 0,
		},
	];
}
