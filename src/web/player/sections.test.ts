import { expect, test } from "vitest";
import { sectionAt, sectionSeconds } from "./sections.ts";

const CHAPTERS = [0, 5.48, 14.48].map((start_seconds) => ({ start_seconds }));

test("a second of the film is in one of its chapters", () => {
	expect([0, 5, 5.45, 14.4, 14.48, 99].map((second) => sectionAt(CHAPTERS, second))).toEqual([0, 0, 1, 1, 2, 2]);
	expect(sectionAt([{ start_seconds: 1.8 }], 0)).toBe(-1);
	expect(sectionAt([], 7)).toBe(-1);
});

test("a chapter lasts until the next, the last one until the end of the film", () => {
	expect(sectionSeconds(CHAPTERS, 0, 47.6)).toBe(5.48);
	expect(sectionSeconds(CHAPTERS, 2, 47.48)).toBe(33);
	expect(sectionSeconds(CHAPTERS, 2, null)).toBeNull();
	expect(sectionSeconds(CHAPTERS, 2, 10)).toBeNull();
});
