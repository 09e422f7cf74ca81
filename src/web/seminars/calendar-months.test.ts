import { describe, expect, test } from "vitest";
import { groupByMonth, monthsUntil, splitMonths, withChosenMonth } from "./calendar-months.ts";

const NOW = new Date("2026-11-15T09:00:00Z");

describe("SEM-07 the month list", () => {
	test("runs from the current month to that of the last seminar", () => {
		expect(monthsUntil(NOW, "2027-02-09T17:00:00+01:00")).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
	});

	test("is the current month alone when nothing comes later, or nothing at all", () => {
		expect(monthsUntil(NOW, "2026-11-30T17:00:00+01:00")).toEqual(["2026-11"]);
		expect(monthsUntil(NOW, undefined)).toEqual(["2026-11"]);
	});

	test("knows the month in Berlin, not in London", () => {
		expect(monthsUntil(new Date("2026-12-31T23:30:00Z"), undefined)).toEqual(["2027-01"]);
	});

	test("has the month of a shared link as well", () => {
		expect(withChosenMonth(["2026-11", "2026-12"], "2026-09")).toEqual(["2026-09", "2026-11", "2026-12"]);
		expect(withChosenMonth(["2026-11", "2026-12"], "2026-12")).toEqual(["2026-11", "2026-12"]);
		expect(withChosenMonth(["2026-11"], "")).toEqual(["2026-11"]);
	});
});

test("SEM-08 dates stay in their order, month by month", () => {
	const entries = ["2026-11-24T17:30:00+01:00", "2026-11-28T10:00:00+01:00", "2027-01-13T17:30:00+01:00"].map(
		(date) => ({
			date,
		}),
	);
	expect(groupByMonth(entries)).toEqual([
		{ month: "2026-11", entries: entries.slice(0, 2) },
		{ month: "2027-01", entries: entries.slice(2) },
	]);
});

describe("two months first", () => {
	const months = ["2026-11", "2026-12", "2027-01", "2027-03"].map((month) => ({
		month,
		entries: Array(6).fill(month),
	}));
	const shown = (until: string, of = months) => splitMonths(of, until).shown.map(({ month }) => month);

	test("and the others later", () => {
		expect(shown("")).toEqual(["2026-11", "2026-12"]);
		expect(splitMonths(months, "").later).toEqual(months.slice(2));
	});

	test("or all up to the month that somebody asked for, even if it has no dates any more", () => {
		expect(shown("2026-11")).toEqual(["2026-11", "2026-12"]);
		expect(shown("2027-01")).toEqual(["2026-11", "2026-12", "2027-01"]);
		expect(shown("2027-02")).toEqual(["2026-11", "2026-12", "2027-01"]);
		expect(splitMonths(months, "2027-09").later).toEqual([]);
	});

	test("unless there are so few dates that none has to wait", () => {
		const few = months.map(({ month, entries }) => ({ month, entries: entries.slice(0, 3) }));
		expect(shown("", few)).toHaveLength(4);
	});
});
