import { performance } from "node:perf_hooks";

/** Tells how much of the time since it was asked last this process was at work, from 0 to 1. */
export function createWorkload(utilization = performance.eventLoopUtilization.bind(performance)): () => number {
	let last = utilization();
	return () => {
		const current = utilization();
		const share = utilization(current, last).utilization;
		last = current;
		return share;
	};
}
