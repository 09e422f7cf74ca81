// A bound on what processes get of the cores, where the system lets us set one (control groups, as root).
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { nodeBinary } from "../setup.mjs";

const PERIOD_MICROSECONDS = 20_000;
const UNIFIED = "/sys/fs/cgroup/cgroup.controllers";
/** Where groups lie and what bounds one, in the unified hierarchy and in the one before it. */
const [ROOT, LIMIT] = existsSync(UNIFIED)
	? ["/sys/fs/cgroup", { "cpu.max": `${PERIOD_MICROSECONDS / 2} ${PERIOD_MICROSECONDS}` }]
	: [
			"/sys/fs/cgroup/cpu",
			{ "cpu.cfs_period_us": `${PERIOD_MICROSECONDS}`, "cpu.cfs_quota_us": `${PERIOD_MICROSECONDS / 2}` },
		];

const groupOf = (pid) => `${ROOT}/vsz-bench-${pid}`;

/** The processes that answer: with several, the first only looks after them. */
function serversOf(pid) {
	const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
	const workers = children.filter((child) => readFileSync(`/proc/${child}/cmdline`, "utf8").startsWith(nodeBinary()));
	return workers.length > 0 ? workers : [pid];
}

function halve(pid) {
	mkdirSync(groupOf(pid));
	for (const [file, value] of Object.entries(LIMIT)) writeFileSync(`${groupOf(pid)}/${file}`, value);
	writeFileSync(`${groupOf(pid)}/cgroup.procs`, `${pid}`);
}

function free(pid) {
	writeFileSync(`${ROOT}/cgroup.procs`, `${pid}`);
	rmdirSync(groupOf(pid));
}

/** Whether the work was done with half a core for each of these; otherwise the system would not let us. */
export async function withHalfACoreEach(pids, work) {
	const halved = [];
	try {
		for (const pid of pids.flatMap(serversOf)) {
			halve(pid);
			halved.push(pid);
		}
	} catch (error) {
		for (const pid of halved) free(pid);
		if (["EACCES", "EROFS", "ENOENT", "EPERM"].includes(error.code)) return false;
		throw error;
	}
	try {
		await work();
		return true;
	} finally {
		for (const pid of halved) free(pid);
	}
}
