import { expect, test } from "vitest";
import { createBreaker, type Sign } from "./breaker.ts";

function breakerAt(start: string) {
	let now = new Date(start);
	const breaker = createBreaker(() => now);
	const later = (ms: number) => {
		now = new Date(now.getTime() + ms);
	};
	/** Whether something could be sent, and what came of it. */
	const attempt = (sign: Sign): boolean => {
		const pass = breaker.enter();
		pass?.(sign);
		return pass !== null;
	};
	return { ...breaker, attempt, later };
}

test("three failures in a row pause a channel, each failed probe doubles the pause up to a minute, one that gets through ends it", () => {
	const { attempt, later, pausedUntil, enter } = breakerAt("2026-11-15T10:00:00Z");
	for (const sign of ["silent", "silent", "answered", "silent", "silent"] as const) expect(attempt(sign)).toBe(true);
	expect(pausedUntil()).toBeNull();
	attempt("silent");
	for (const pauseMs of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
		later(pauseMs - 1);
		expect(attempt("silent")).toBe(false);
		later(1);
		expect(attempt("silent")).toBe(true);
	}
	later(60_000);
	const probe = enter();
	expect(enter()).toBeNull();
	probe?.("answered");
	expect(pausedUntil()).toBeNull();
	expect([attempt("silent"), attempt("silent"), attempt("answered")]).toEqual([true, true, true]);
});

test("those under way when the pause begins do not lengthen it, a probe with nothing to send changes nothing", () => {
	const { attempt, later, enter, pausedUntil } = breakerAt("2026-11-15T10:00:00Z");
	const passes = [1, 2, 3, 4, 5].map(() => enter());
	for (const pass of passes) pass?.("silent");
	expect(pausedUntil()?.toISOString()).toBe("2026-11-15T10:00:05.000Z");
	later(5_000);
	expect([attempt("unused"), attempt("unused"), attempt("answered")]).toEqual([true, true, true]);
	expect(pausedUntil()).toBeNull();
});

test("a clock that is set back does not make a pause longer than the longest", () => {
	const { attempt, later } = breakerAt("2026-11-15T10:00:00Z");
	for (const _ of [1, 2, 3]) attempt("silent");
	later(-60 * 24 * 3600_000);
	expect(attempt("answered")).toBe(true);
});
