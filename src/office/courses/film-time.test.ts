import { expect, test } from "vitest";
import { filmTime, secondsIn } from "./film-time.ts";

test("COURSE-04 times of a film are read as they are written", () => {
	expect(["3:42", "1:03:42", "3:42,5", "42"].map(secondsIn)).toEqual([222, 3822, 222.5, 42]);
	expect(["", "drei", "1:2:3:4", "-1:00"].map(secondsIn)).toEqual([Number.NaN, Number.NaN, Number.NaN, Number.NaN]);
	expect([0, 222.9, 3822].map((seconds) => filmTime(seconds))).toEqual(["0:00", "3:42", "1:03:42"]);
	expect([1.8, 59.9996].map((seconds) => filmTime(seconds, true))).toEqual(["0:01,800", "1:00,000"]);
});
