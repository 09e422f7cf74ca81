import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { createWorkload } from "#server/workload.ts";

/** Of the time since it was last looked at. */
const BUSY_FROM = 0.5;
const LOOKED_AT_EVERY_MS = 250;
/** So a process that is never idle still sends some letters each second. */
const REST_MS = 250;

interface Parts {
	utilization?: typeof performance.eventLoopUtilization;
	now?: () => number;
	rest?: () => Promise<unknown>;
}

/**
 * What a sender does between two letters: nothing while this process is idle for most of the time, a rest while it is
 * not. Then people wait for pages and orders, and letters, which are drawn and composed at the cost of a whole order, are
 * sent when the rush is over.
 */
export function createGivingWay({
	utilization,
	now = () => performance.now(),
	rest = () => pause(REST_MS),
}: Parts = {}) {
	const workload = createWorkload(utilization);
	let lookedAt = now();
	let isBusy = false;

	function look(): void {
		if (now() - lookedAt < LOOKED_AT_EVERY_MS) return;
		isBusy = workload() >= BUSY_FROM;
		lookedAt = now();
	}

	return async function giveWay(): Promise<void> {
		look();
		if (isBusy) await rest();
	};
}
