import { expect, test } from "vitest";
import { inputOf, timesOf } from "./session-times.ts";

const rest = { from: "17:00", to: "20:00", room: null, units: 4 };

test("DATE-05 sessions are written by their days and counted from the first, also over the end of summer time", () => {
	const sessions = [
		{ ...rest, day: 0 },
		{ ...rest, day: 7 },
	];
	const times = timesOf("2026-10-22", sessions);
	expect(times.map(({ on }) => on)).toEqual(["2026-10-22", "2026-10-29"]);
	expect(inputOf(times.toReversed())).toEqual({ day: "2026-10-22", sessions });
	expect(inputOf([{ ...rest, on: "" }])).toBeNull();
});
