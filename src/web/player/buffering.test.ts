import { expect, test, vi } from "vitest";
import { isBuffering, watchBuffering } from "./buffering.ts";

test("VID-23 a running video waits when it has no data to go on with or has stood still since the last check", () => {
	expect(isBuffering({ currentTime: 0, readyState: 0 }, null)).toBe(true);
	expect(isBuffering({ currentTime: 3, readyState: 2 }, { currentTime: 2.8, readyState: 4 })).toBe(true);
	expect(isBuffering({ currentTime: 3, readyState: 4 }, { currentTime: 3, readyState: 4 })).toBe(true);
	expect(isBuffering({ currentTime: 3, readyState: 4 }, null)).toBe(false);
	expect(isBuffering({ currentTime: 3, readyState: 3 }, { currentTime: 2.8, readyState: 4 })).toBe(false);
});

test("VID-23 buffering is checked every 200 ms", () => {
	vi.useFakeTimers();
	const video = { currentTime: 0, readyState: 0 };
	const seen: boolean[] = [];
	const stop = watchBuffering(video, (buffering) => seen.push(buffering));
	expect(seen).toEqual([true]);
	Object.assign(video, { currentTime: 0.2, readyState: 4 });
	vi.advanceTimersByTime(199);
	expect(seen).toEqual([true]);
	vi.advanceTimersByTime(1);
	expect(seen).toEqual([true, false]);
	vi.advanceTimersByTime(200);
	expect(seen).toEqual([true, false, true]);
	stop();
	vi.advanceTimersByTime(1000);
	expect(seen).toHaveLength(3);
	vi.useRealTimers();
});
