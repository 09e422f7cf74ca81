import { readFileSync } from "node:fs";

/** Of Linux, on every machine. */
const TICKS_PER_SECOND = 100;

/** Seconds that a process has had a core. Other work on the machine does not change what a request costs. */
export function coreSeconds(pid) {
	const [, after] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
	const [user, system] = after.split(" ").slice(11, 13).map(Number);
	return (user + system) / TICKS_PER_SECOND;
}
