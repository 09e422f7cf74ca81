import { createWorkload } from "#server/workload.ts";
import type { Closer } from "./ending.ts";

const LOOK_EVERY_MS = 5_000;
/** Of the time; clocks and jobs take a fiftieth. */
const STILL_BELOW = 0.1;
/** After so many looks in a row nobody seems to be waiting for anything. */
const STILL_LOOKS = 3;
/** Worth a pause of a fifth of a second. */
const WORTH_BYTES = 16 * 1024 * 1024;

interface Parts {
	/** Of the time since the last look. */
	workload?: () => number;
	held?: () => number;
	collect: () => void;
}

/** Looks whether this process has come to rest with more memory than it had when it was tidied last, and tidies it. */
export function createTidying({ workload = createWorkload(), held = () => process.memoryUsage.rss(), collect }: Parts) {
	let looks = 0;
	let tidied = 0;

	return function look(): void {
		looks = workload() < STILL_BELOW ? looks + 1 : 0;
		if (looks < STILL_LOOKS || held() < tidied + WORTH_BYTES) return;
		collect();
		tidied = held();
	};
}

/**
 * What a rush has left behind goes back to the system. V8 does so by itself only where a process is quite still, and ours
 * looks at clocks and tables every second. Without `--expose-gc` nothing happens.
 */
export function tidyAtRest(): Closer {
	const { gc } = globalThis;
	if (!gc) return async () => {};
	const collect = () => void gc({ type: "major", execution: "sync", flavor: "last-resort" });
	const timer = setInterval(createTidying({ collect }), LOOK_EVERY_MS).unref();
	return async () => clearInterval(timer);
}
