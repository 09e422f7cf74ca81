import { expect, test } from "vitest";
import { saxonHoliday } from "#contract/holidays.ts";
import { dayInNextYear, seriesDays } from "./series.ts";

const TUESDAY = 1;

test("DATE-03 the holidays of Saxony are known, those around Easter and those of Saxony alone too", () => {
	const days = {
		"2026-01-01": "Neujahr",
		"2026-04-03": "Karfreitag",
		"2026-04-06": "Ostermontag",
		"2026-05-14": "Christi Himmelfahrt",
		"2026-05-25": "Pfingstmontag",
		"2026-10-31": "Reformationstag",
		"2026-11-18": "Buß- und Bettag",
		"2027-11-17": "Buß- und Bettag",
		"2028-11-22": "Buß- und Bettag",
		"2027-03-26": "Karfreitag",
		"2038-04-26": "Ostermontag",
		"2026-12-26": "2. Weihnachtstag",
	};
	for (const [day, name] of Object.entries(days)) expect([day, saxonHoliday(day)]).toEqual([day, name]);
	for (const day of ["2026-01-06", "2026-06-04", "2026-11-01", "2026-12-24", "2026-11-25"])
		expect([day, saxonHoliday(day)]).toEqual([day, null]);
});

test("DATE-03 every second Tuesday, so often; a holiday is shown and does not count", () => {
	const days = seriesDays({ rhythm: { kind: "weeks", every: 2, weekdays: [2] }, from: "2026-11-02", count: 3 });
	expect(days).toEqual([
		{ day: "2026-11-04", holiday: null },
		{ day: "2026-11-18", holiday: "Buß- und Bettag" },
		{ day: "2026-12-02", holiday: null },
		{ day: "2026-12-16", holiday: null },
	]);
	const until = seriesDays({
		rhythm: { kind: "weeks", every: 1, weekdays: [TUESDAY, 3] },
		from: "2026-12-09",
		until: "2026-12-17",
	});
	expect(until.map(({ day }) => day)).toEqual(["2026-12-10", "2026-12-15", "2026-12-17"]);
});

test("DATE-03 the second Tuesday or the last Friday of a month; the end of summer time changes no day", () => {
	const second = seriesDays({
		rhythm: { kind: "months", every: 2, nth: 2, weekday: TUESDAY },
		from: "2026-10-01",
		count: 3,
	});
	expect(second.map(({ day }) => day)).toEqual(["2026-10-13", "2026-12-08", "2027-02-09"]);
	const last = seriesDays({ rhythm: { kind: "months", every: 1, nth: 5, weekday: 4 }, from: "2027-01-01", count: 3 });
	expect(last.filter(({ holiday }) => !holiday).map(({ day }) => day)).toEqual([
		"2027-01-29",
		"2027-02-26",
		"2027-04-30",
	]);
	expect(seriesDays({ rhythm: { kind: "weeks", every: 1, weekdays: [] }, from: "2026-10-01" })).toEqual([]);
});

test("DATE-03 a day has the same weekday in the next year, and is in it", () => {
	expect(dayInNextYear("2026-11-17")).toBe("2027-11-16");
	expect(dayInNextYear("2026-01-01")).toBe("2027-01-07");
	expect(dayInNextYear("2027-12-31")).toBe("2028-12-29");
});
