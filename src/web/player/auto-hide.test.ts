import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { controlsHidden, watchIdleness } from "./auto-hide.ts";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

test("VID-18 controls hide while playing, and only while playing", () => {
	expect(controlsHidden("playing", true)).toBe(true);
	expect(controlsHidden("playing", false)).toBe(false);
	for (const state of ["paused", "waiting", "ended"] as const) expect(controlsHidden(state, true)).toBe(false);
});

test("VID-18 nothing done for 1.5 s is idle, and every stir starts the time anew", () => {
	const onChange = vi.fn();
	const watch = watchIdleness({ isHeld: () => false, onChange });
	watch.wake();
	vi.advanceTimersByTime(1400);
	watch.wake();
	vi.advanceTimersByTime(1499);
	expect(onChange).not.toHaveBeenCalledWith(true);
	vi.advanceTimersByTime(1);
	expect(onChange).toHaveBeenLastCalledWith(true);
	watch.wake();
	expect(onChange).toHaveBeenLastCalledWith(false);
	watch.stop();
});

test("AX-5 what is held does not become idle", () => {
	const onChange = vi.fn();
	const watch = watchIdleness({ isHeld: () => true, onChange });
	watch.wake();
	vi.advanceTimersByTime(10_000);
	expect(onChange).toHaveBeenLastCalledWith(false);
});
