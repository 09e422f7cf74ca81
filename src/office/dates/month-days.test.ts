import { expect, test } from "vitest";
import { daysAround, isMonth, monthAfter } from "./month-days.ts";

test("DATE-01 a month is shown in whole weeks, also across years and the change of the clocks", () => {
	const december = daysAround("2026-12");
	expect([december[0], december.at(-1), december.length]).toEqual(["2026-11-30", "2027-01-03", 35]);
	expect(daysAround("2027-02").length).toBe(28);
	expect(new Set(daysAround("2026-10")).size).toBe(35);
	expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1), monthAfter("2026-05", 0)]).toEqual([
		"2027-01",
		"2025-12",
		"2026-05",
	]);
	expect(["2026-12", "2026-13", "26-1", null].map(isMonth)).toEqual([true, false, false, false]);
});
