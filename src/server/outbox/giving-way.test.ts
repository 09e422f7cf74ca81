import type { EventLoopUtilization } from "node:perf_hooks";
import { expect, test } from "vitest";
import { createGivingWay } from "./giving-way.ts";

/** A process whose work and idleness are told, in milliseconds. */
function told() {
	let at = 0;
	let active = 0;
	let rests = 0;
	const utilization = (one?: EventLoopUtilization, other?: EventLoopUtilization): EventLoopUtilization => {
		const own = { active, idle: at - active, utilization: active / at };
		if (!one || !other) return own;
		const worked = one.active - other.active;
		const idle = one.idle - other.idle;
		return { active: worked, idle, utilization: worked / (worked + idle) };
	};
	const rest = async () => {
		rests += 1;
	};
	const giveWay = createGivingWay({ utilization, now: () => at, rest });
	return {
		async after(ms: number, worked: number) {
			at += ms;
			active += worked;
			rests = 0;
			await giveWay();
			return rests;
		},
	};
}

test("a letter waits a moment while the process is at work most of the time, and goes at once when it is idle", async () => {
	const { after } = told();
	expect(await after(300, 30)).toBe(0);
	expect(await after(300, 240)).toBe(1);
	expect(await after(300, 30)).toBe(0);
});

test("one short burst of work is no rush: it is judged by a quarter of a second at least", async () => {
	const { after } = told();
	expect(await after(20, 20)).toBe(0);
	expect(await after(20, 20)).toBe(0);
	expect(await after(400, 0)).toBe(0);
});
