// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followPosition, positionOf, rememberPosition, startFrom } from "./remember-position.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const LATER = NOW + 60 * 60 * 1000;

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
	localStorage.clear();
	vi.useRealTimers();
});

test("a position is kept for each course until its purchase ends", () => {
	rememberPosition(1, 90, LATER);
	rememberPosition(2, 30, NOW + 1000);
	expect([positionOf(1), positionOf(2), positionOf(3)]).toEqual([90, 30, 0]);
	expect([positionOf(1, LATER - 1), positionOf(2, LATER - 1), positionOf(1, LATER)]).toEqual([90, 0, 0]);
	rememberPosition(1, 0, LATER, NOW + 2000);
	expect(localStorage.length).toBe(0);
});

test("what is stored and makes no sense is forgotten", () => {
	localStorage.setItem("videoPositions", "{nichts");
	expect(positionOf(1)).toBe(0);
	rememberPosition(1, 12, LATER);
	expect(positionOf(1)).toBe(12);
});

test("whoever has hardly begun, or is through, begins at the beginning", () => {
	expect([startFrom(5, 100), startFrom(6, 100), startFrom(89, 100), startFrom(90, 100)]).toEqual([0, 6, 89, 0]);
	expect(startFrom(60, Number.NaN)).toBe(0);
});

function film() {
	const video = document.createElement("video");
	const state = { currentTime: 0, duration: 100, ended: false, readyState: 0 };
	for (const key of Object.keys(state) as (keyof typeof state)[]) {
		Object.defineProperty(video, key, {
			get: () => state[key],
			set: (value: never) => {
				state[key] = value;
			},
		});
	}
	return { video, state, tell: (name: string) => video.dispatchEvent(new Event(name)) };
}

test("a film goes on where it was left, once, and is remembered while it runs and when it stops", () => {
	rememberPosition(7, 40, LATER);
	const { video, state, tell } = film();
	const stop = followPosition(video, 7, LATER);
	tell("timeupdate");
	expect(positionOf(7)).toBe(40);
	tell("loadedmetadata");
	expect(state.currentTime).toBe(40);

	state.currentTime = 52;
	tell("timeupdate");
	expect(positionOf(7)).toBe(52);
	state.currentTime = 54;
	tell("timeupdate");
	expect(positionOf(7)).toBe(52);
	vi.advanceTimersByTime(5_000);
	tell("timeupdate");
	expect(positionOf(7)).toBe(54);

	state.currentTime = 0;
	tell("loadedmetadata");
	expect(state.currentTime).toBe(0);
	state.currentTime = 61;
	stop();
	expect(positionOf(7)).toBe(61);
});

test("a film that was seen to its end begins anew", () => {
	const { video, state, tell } = film();
	const stop = followPosition(video, 7, LATER);
	tell("loadedmetadata");
	state.currentTime = 50;
	tell("pause");
	expect(positionOf(7)).toBe(50);
	Object.assign(state, { currentTime: 100, ended: true });
	tell("ended");
	expect(positionOf(7)).toBe(0);
	stop();
});
