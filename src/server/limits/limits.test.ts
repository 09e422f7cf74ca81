import { expect, test } from "vitest";
import { testApp } from "#tests/support/app.ts";

const START = new Date("2026-11-15T10:00:00Z");
const HOUR_MS = 3600_000;
const AHEAD_MS = 60 * 24 * HOUR_MS;

const LIMIT = { name: "test-limit", max: 1, perMs: HOUR_MS };
const BRAKE = { name: "test-brake", free: 1, firstWaitMs: 1_000, maxWaitMs: 60_000 };
const MEMORY = { name: "test-memory", forMs: HOUR_MS };

test("what was counted while the clock was ahead makes nobody wait when it is right again", async () => {
	let now = new Date(START.getTime() + AHEAD_MS);
	const { limits } = (await testApp({ demo: false, clock: () => now })).app.services;
	const isHeld = (call: Promise<unknown>) =>
		call.then(
			() => false,
			({ status }: { status: number }) => status === 429,
		);
	const take = () => isHeld(limits.take(LIMIT, "mika"));
	const attempt = () => isHeld(limits.attempt([[BRAKE, "mika"]]));
	await limits.remember(MEMORY, "mika");
	expect([await take(), await take()]).toEqual([false, true]);
	expect([await attempt(), await attempt()]).toEqual([false, true]);
	expect(await limits.remembers(MEMORY, "mika")).toBe(true);

	now = START;
	expect(await limits.remembers(MEMORY, "mika")).toBe(false);
	expect([await take(), await take()]).toEqual([false, true]);
	expect([await attempt(), await attempt()]).toEqual([false, true]);
	now = new Date(START.getTime() + HOUR_MS);
	expect([await take(), await attempt()]).toEqual([false, false]);
});

test("for what happens by itself the same limit only answers", async () => {
	const { limits } = (await testApp({ demo: false })).app.services;
	expect([await limits.allows(LIMIT, "alarm"), await limits.allows(LIMIT, "alarm")]).toEqual([true, false]);
});
