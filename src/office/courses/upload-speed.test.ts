import { expect, test } from "vitest";
import { addMark, bytesWords, type Mark, restWords, speedOf } from "./upload-speed.ts";

test("COURSE-02 speed is that of the last seconds, and none before it can be told", () => {
	let marks: Mark[] = [];
	expect(speedOf(marks)).toBeNull();
	for (let second = 0; second <= 30; second += 1)
		marks = addMark(marks, { at: second * 1000, sent: second < 20 ? second * 100 : 2000 + (second - 20) * 500 });
	expect(speedOf(marks)).toBe(500);
	expect(speedOf(marks.slice(-1))).toBeNull();
});

test("COURSE-02 size and remaining time are told as people say them", () => {
	expect([1.84 * 1024 ** 3, 38 * 1024 ** 2, 2.5 * 1024 ** 2, 300].map(bytesWords)).toEqual([
		"1,84\u00a0GB",
		"38\u00a0MB",
		"2,5\u00a0MB",
		"1\u00a0KB",
	]);
	expect([10, 240, 5400].map((seconds) => restWords(seconds * 100, 100))).toEqual([
		"noch weniger als 1 Min.",
		"noch etwa 4 Min.",
		"noch etwa 1,5 Std.",
	]);
});
