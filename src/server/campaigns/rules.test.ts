import { expect, test } from "vitest";
import { failsTooOften, nextSlot, nextTryAt, setsAside } from "./rules.ts";

const NEVER_STOPPED = { done_before: 0, failed_before: 0 };

test("NEWS-02 more than five of a hundred that fail stop it, but not of a few, and not what failed before it was set going again", () => {
	expect(failsTooOften({ sent: 10, failed: 9 }, NEVER_STOPPED, 5)).toBe(false);
	expect(failsTooOften({ sent: 95, failed: 5 }, NEVER_STOPPED, 5)).toBe(false);
	expect(failsTooOften({ sent: 94, failed: 6 }, NEVER_STOPPED, 5)).toBe(true);
	expect(failsTooOften({ sent: 94, failed: 6 }, NEVER_STOPPED, 6)).toBe(false);
	expect(failsTooOften({ sent: 194, failed: 7 }, { done_before: 100, failed_before: 6 }, 5)).toBe(false);
});

test("NEWS-02 what was not sent for a while is not made up for all at once", () => {
	const now = new Date("2026-11-15T22:30:00Z");
	expect(nextSlot(now, 60, now)).toEqual(new Date("2026-11-15T22:30:01Z"));
	expect(nextSlot(new Date("2026-11-15T20:00:00Z"), 60, now)).toEqual(new Date("2026-11-15T22:29:58Z"));
});

test("NEWS-03 refused for now is tried five times, and sets aside after five letters", () => {
	const now = new Date("2026-11-15T22:30:00Z");
	expect(nextTryAt(1, now)).toEqual(new Date("2026-11-15T22:31:00Z"));
	expect(nextTryAt(5, now)).toBeNull();
	expect([setsAside("hard", 0, 5), setsAside("soft", 4, 5), setsAside("soft", 5, 5)]).toEqual([true, false, true]);
});
