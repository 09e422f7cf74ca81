import { expect, test } from "vitest";
import type { ReportQuery } from "#contract/office/reports.ts";
import { comparedOf, stepsOf } from "./periods.ts";

/** In Berlin the 18th of November has begun. */
const NOW = new Date("2026-11-17T23:30:00Z");
const compared = (query: Partial<ReportQuery>) => comparedOf({ period: "months12", against: "before", ...query }, NOW);
const words = (query: Partial<ReportQuery>) => {
	const { period, against, step } = compared(query);
	return `${period.from}/${period.to} ${against.from}/${against.to} ${step}`;
};

test.each([
	[{}, "2025-12-01/2026-11-30 2024-12-01/2025-11-30 month"],
	[{ period: "year" }, "2026-01-01/2026-12-31 2025-01-01/2025-12-31 month"],
	[{ period: "last_quarter" }, "2026-07-01/2026-09-30 2026-04-01/2026-06-30 month"],
	[{ period: "quarter", against: "year_before" }, "2026-10-01/2026-12-31 2025-10-01/2025-12-31 month"],
	[{ period: "last_month" }, "2026-10-01/2026-10-31 2026-09-01/2026-09-30 day"],
	[
		{ period: "free", from: "2024-02-26", to: "2024-02-29", against: "year_before" },
		"2024-02-26/2024-02-29 2023-02-26/2023-02-28 day",
	],
	[{ period: "free", from: "2026-03-02", to: "2026-03-08" }, "2026-03-02/2026-03-08 2026-02-23/2026-03-01 day"],
	[
		{ period: "month", against: "free", against_from: "2025-01-01", against_to: "2025-06-30" },
		"2026-11-01/2026-11-30 2025-01-01/2025-06-30 month",
	],
] as [Partial<ReportQuery>, string][])("REP-01 any period stands beside another: %o", (query, expected) => {
	expect(words(query)).toBe(expected);
});

test("REP-01 periods that share a day are refused, as are those that end before they begin", () => {
	const free = { period: "free", from: "2026-01-01", to: "2026-10-31", against: "free" } as const;
	expect(() => compared({ ...free, against_from: "2026-10-31", against_to: "2026-12-31" })).toThrow();
	expect(() => compared({ ...free, against_from: "2025-02-01", against_to: "2025-01-31" })).toThrow();
	expect(() => compared({ ...free, against_from: "2025-02-01" })).toThrow();
});

test("REP-01 every step is there, also over the end of a year", () => {
	expect(stepsOf({ from: "2025-12-15", to: "2026-02-01" }, "month")).toEqual(["2025-12", "2026-01", "2026-02"]);
	expect(stepsOf({ from: "2026-02-27", to: "2026-03-01" }, "day")).toHaveLength(3);
});
