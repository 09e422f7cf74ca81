import { expect, test } from "vitest";
import { berlinIso } from "./berlin.ts";

const HOUR_MS = 3_600_000;

const asCalendarsShow = new Intl.DateTimeFormat("sv-SE", {
	timeZone: "Europe/Berlin",
	dateStyle: "short",
	timeStyle: "medium",
});
const shown = (moment: Date) => asCalendarsShow.format(moment).replace(" ", "T");

test("a moment is told as clocks in Berlin show it, with an offset that leads back to it", () => {
	for (const year of [1950, 1979, 1980, 1995, 1996, 2026, 2040])
		for (let at = Date.UTC(year, 0); at < Date.UTC(year + 1, 0); at += 7 * HOUR_MS - 1_000) {
			const iso = berlinIso(new Date(at));
			expect(iso.slice(0, 19)).toBe(shown(new Date(at)));
			expect(Date.parse(iso)).toBe(at);
		}
});

test("clocks change to the second, twice a year", () => {
	const around = (iso: string) => [-1_000, -1, 0].map((ms) => berlinIso(new Date(Date.parse(iso) + ms)));
	const before = "2026-03-29T01:59:59+01:00";
	expect(around("2026-03-29T01:00:00Z")).toEqual([before, before, "2026-03-29T03:00:00+02:00"]);
	const late = "2026-10-25T02:59:59+02:00";
	expect(around("2026-10-25T01:00:00Z")).toEqual([late, late, "2026-10-25T02:00:00+01:00"]);
});

test("what is no moment has no time", () => {
	expect(() => berlinIso(new Date(Number.NaN))).toThrow(RangeError);
});
