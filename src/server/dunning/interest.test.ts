import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baseRatesIn, baseRateText } from "#contract/office/base-rates.ts";
import { ABOVE_BASE, dayAfter, daysBetween, interestOf, rateOn } from "./interest.ts";

const rates = [
	{ from: "2023-07-01", hundredths: 312 },
	{ from: "2024-01-01", hundredths: 362 },
	{ from: "2025-01-01", hundredths: 227 },
];
const above = ABOVE_BASE.organisation;

describe("OPEN-03 OFF-063 interest", () => {
	test("is cents × rate/100 × days/365, half up", () => {
		const year = { from: "2025-01-01", to: "2025-12-31", rates };
		expect(interestOf({ cents: 100_000, above, ...year })).toBe(11_270);
		expect(interestOf({ cents: 100_000, above: ABOVE_BASE.consumer, ...year })).toBe(7_270);
		// 4.900 × 11,27 % × 30/365 = 45,39…
		expect(interestOf({ cents: 4_900, above, from: "2025-03-01", to: "2025-03-30", rates })).toBe(45);
		// One cent at ten percent over five years is half a cent.
		const ten = [{ from: "2020-01-01", hundredths: 100 }];
		expect(interestOf({ cents: 1, above, from: "2021-01-01", to: "2025-12-31", rates: ten })).toBe(1);
		expect(interestOf({ cents: 1, above, from: "2021-01-01", to: "2025-12-30", rates: ten })).toBe(0);
	});

	test("a leap year has 366 days, and a year is split where it turns and where the rate does", () => {
		expect(interestOf({ cents: 36_600, above, from: "2024-01-01", to: "2024-01-01", rates })).toBe(13);
		expect(interestOf({ cents: 100_000, above, from: "2024-01-01", to: "2024-12-31", rates })).toBe(12_620);
		const both = interestOf({ cents: 1_000_000, above, from: "2023-12-01", to: "2024-01-31", rates });
		const exact = 1_000_000 * (0.1212 * (31 / 365) + 0.1262 * (31 / 366));
		expect(both).toBe(Math.round(exact));
	});

	test("nothing for no day, and nothing before the first rate that is known", () => {
		expect(interestOf({ cents: 5_000, above, from: "2025-02-02", to: "2025-02-01", rates })).toBe(0);
		expect(interestOf({ cents: 5_000, above, from: "2022-01-01", to: "2022-12-31", rates })).toBe(0);
		expect(rateOn(rates, "2024-06-30")?.hundredths).toBe(362);
	});

	test("never falls with time or amount, and two parts of a time differ from the whole by rounding alone", () => {
		const day = fc.integer({ min: 0, max: 1_500 }).map((days) => dayAfter("2023-07-01", days));
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 10_000_000 }), day, fc.nat(700), fc.nat(700), (cents, from, one, two) => {
				const middle = dayAfter(from, one);
				const to = dayAfter(middle, two);
				const claim = { cents, above, rates };
				const whole = interestOf({ ...claim, from, to });
				const parts =
					interestOf({ ...claim, from, to: middle }) + interestOf({ ...claim, from: dayAfter(middle, 1), to });
				expect(Math.abs(whole - parts)).toBeLessThanOrEqual(1);
				expect(interestOf({ ...claim, from, to: dayAfter(to, 1) })).toBeGreaterThanOrEqual(whole);
				expect(interestOf({ ...claim, cents: cents + 1, from, to })).toBeGreaterThanOrEqual(whole);
				expect(daysBetween(from, to)).toBe(one + two);
			}),
			{ numRuns: 200 },
		);
	});
});

test("base rates are written and read as lines", () => {
	expect(baseRatesIn(baseRateText(rates))).toEqual(rates);
	expect(baseRatesIn("1.7.2016: -0,88 %\n\n")).toEqual([{ from: "2016-07-01", hundredths: -88 }]);
	expect(baseRatesIn("01.07.2025 1,2x")).toBeNull();
	expect(baseRatesIn("31.02.2025 1,27")).toBeNull();
});
