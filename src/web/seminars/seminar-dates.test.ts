import { describe, expect, test } from "vitest";
import { sampleDate } from "#tests/support/sample-seminars.ts";
import { dateState, datesAt, findDate, nextDate } from "./seminar-dates.ts";

const NOW = new Date("2026-11-15T09:00:00Z");
const over = sampleDate({ id: 1, date: "2026-11-01T17:30:00+01:00" });
const hidden = sampleDate({ id: 2, date: "2026-11-20T17:30:00+01:00", deactivated: true });
const full = sampleDate({ id: 3, date: "2026-11-24T17:30:00+01:00", fully_booked: true });
const open = sampleDate({ id: 4, date: "2027-01-13T17:30:00+01:00" });
const dates = [over, hidden, full, open];
const seconds = (iso: string) => String(Date.parse(iso) / 1000);

describe("SEM-16 the timestamp", () => {
	test("in seconds or milliseconds selects its date", () => {
		for (const date of dates) {
			expect(findDate(dates, seconds(date.date))).toBe(date);
			expect(findDate(dates, `${seconds(date.date)}000`)).toBe(date);
		}
	});

	test.each(["0", "1", "abc", "", "-1795537800", "1795537800.5", "1795537800abc", "9".repeat(40)])(
		"%j belongs to no date",
		(timestamp) => {
			expect(findDate(dates, timestamp)).toBeUndefined();
		},
	);

	test("is a moment, not a text of a day", () => {
		expect(findDate([sampleDate({ date: "2027-03-28T10:00:00+02:00" })], "1806220800")).toMatchObject({ id: 1 });
	});
});

describe("SEM-30 a date's state comes from its own flags", () => {
	test.each([
		["open", {}],
		["full", { fully_booked: true }],
		["cancelled", { cancelled: true }],
		["cancelled", { cancelled: true, fully_booked: true }],
		["deactivated", { deactivated: true }],
		["deactivated", { deactivated: true, cancelled: true, fully_booked: true }],
		["past", { date: over.date }],
		["past", { date: over.date, fully_booked: true }],
		["cancelled", { date: over.date, cancelled: true }],
	] as const)("%s: %j", (state, flags) => {
		expect(dateState(sampleDate(flags), NOW)).toBe(state);
	});

	test("and not from another date of the same seminar", () => {
		expect(datesAt(dates, seconds(open.date), NOW)).toMatchObject({ chosen: { id: 4, state: "open" } });
		expect(datesAt(dates, seconds(full.date), NOW)).toMatchObject({ chosen: { id: 3, state: "full" } });
		expect(datesAt(dates, seconds(hidden.date), NOW)).toMatchObject({ chosen: { id: 2, state: "deactivated" } });
		expect(datesAt(dates, seconds(over.date), NOW)).toMatchObject({ chosen: { id: 1, state: "past" } });
	});

	test("a date is upcoming until the moment it begins", () => {
		expect(dateState(open, new Date(open.date))).toBe("open");
		expect(dateState(open, new Date(Date.parse(open.date) + 1))).toBe("past");
	});
});

describe("SEM-17 SEM-18 an address without its own date", () => {
	test("leads to the next upcoming date that is not deactivated", () => {
		expect(nextDate(dates, NOW)).toBe(full);
		expect(datesAt(dates, "4711", NOW)).toEqual({ leadsTo: full.date });
		expect(datesAt(dates, undefined, NOW)).toEqual({ leadsTo: full.date });
	});

	test("shows the seminar without a date when there is none to lead to", () => {
		expect(datesAt([over, hidden], "4711", NOW)).toEqual({ chosen: null, others: [] });
		expect(datesAt([], undefined, NOW)).toEqual({ chosen: null, others: [] });
	});
});

test("the other dates are those ahead, with their states, without deactivated ones", () => {
	const shown = datesAt(dates, seconds(over.date), NOW);
	expect(shown).toMatchObject({
		others: [
			{ id: 3, state: "full" },
			{ id: 4, state: "open" },
		],
	});
	expect(datesAt(dates, seconds(open.date), NOW)).toMatchObject({ others: [{ id: 3 }] });
});
