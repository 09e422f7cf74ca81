import { expect, test } from "vitest";
import { PLAYER } from "#contract/constants.ts";
import { scrubPercent, timeAfterSeek, timeAtPercent, volumeAfter } from "./scrub.ts";

test("CONST-13 the player's numbers are those of the specification", () => {
	expect(PLAYER).toEqual({
		autoHideMs: 1500,
		seekSeconds: 5,
		volumeStep: 0.1,
		scrubMaxPercent: 99.9,
		syncToleranceSeconds: 0.3,
		syncIntervalMs: 1000,
		bufferCheckMs: 200,
	});
});

test("VID-21 the scrub bar reaches at most 99.9 percent", () => {
	expect(scrubPercent(0, 100)).toBe(0);
	expect(scrubPercent(50, 100)).toBe(50);
	expect(scrubPercent(12.34, 100)).toBe(12.3);
	expect(scrubPercent(100, 100)).toBe(99.9);
	expect(scrubPercent(250, 100)).toBe(99.9);
	expect(timeAtPercent(99.9, 1000)).toBe(999);
	expect(timeAtPercent(100, 1000)).toBe(999);
});

test("the scrub bar stands at the start while the length is unknown", () => {
	expect(scrubPercent(3, Number.NaN)).toBe(0);
	expect(scrubPercent(3, 0)).toBe(0);
});

test("VID-19 a jump stays within the video", () => {
	expect(timeAfterSeek(20, 5, 60)).toBe(25);
	expect(timeAfterSeek(20, -5, 60)).toBe(15);
	expect(timeAfterSeek(3, -5, 60)).toBe(0);
	expect(timeAfterSeek(58, 5, 60)).toBeCloseTo(59.94);
	expect(timeAfterSeek(0, 5, Number.NaN)).toBeNull();
});

test("VID-20 the volume goes in clean steps and stays between silent and full", () => {
	expect(volumeAfter(0.2, PLAYER.volumeStep)).toBe(0.3);
	expect(volumeAfter(0.8, PLAYER.volumeStep)).toBe(0.9);
	expect(volumeAfter(1, PLAYER.volumeStep)).toBe(1);
	expect(volumeAfter(0.05, -PLAYER.volumeStep)).toBe(0);
});
