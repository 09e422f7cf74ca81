import { expect, test } from "vitest";
import { dueGroup, figureOf, periodsBefore } from "./rules.ts";

const WEDNESDAY = new Date("2026-11-25T09:00:00Z");

test.each([
	["2026-11-20T12:00:00Z", "today"],
	["2026-11-25T22:59:59Z", "today"],
	["2026-11-25T23:00:00Z", "week"],
	["2026-11-29T22:59:59Z", "week"],
	["2026-11-29T23:00:00Z", "later"],
	[null, "never"],
])("TODAY-02 on a Wednesday what is due at %s stands under %s", (due, group) => {
	expect(dueGroup(due === null ? null : new Date(due), WEDNESDAY)).toBe(group);
});

test("TODAY-03 thirty whole days are counted beside the thirty before, also over the change of the clocks", () => {
	const periods = periodsBefore(WEDNESDAY);
	expect(periods.span).toEqual({ from: new Date("2026-09-25T22:00:00Z"), to: new Date("2026-11-24T23:00:00Z") });
	const { now, before, days } = figureOf(
		"seats",
		[
			{ day: "2026-09-26", value: 2 },
			{ day: "2026-10-25", value: 3 },
			{ day: "2026-10-26", value: 5 },
			{ day: "2026-11-24", value: 7 },
		],
		periods,
	);
	expect([now, before, days.length]).toEqual([12, 5, 30]);
	expect(days[0]).toEqual({ day: "2026-10-26", now: 5, before: 2 });
	expect(days.at(-1)).toEqual({ day: "2026-11-24", now: 7, before: 3 });
});
