// A core for the servers, which are asked in turn, and the others for the generator, where the system can bind processes to
// cores: on two they otherwise push each other aside, and of two alike one may answer a fifth less for half a minute.
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";

const CORES = availableParallelism();
const ALL = `0-${CORES - 1}`;
const OF_SERVERS = "0";
const OF_GENERATOR = `1-${CORES - 1}`;

const bind = (cores, pid) =>
	spawnSync("taskset", ["-a", "-c", "-p", cores, String(pid)], { stdio: "ignore" }).status === 0;

/** What the work gave, and whether the servers had a core that the generator did not touch. */
export async function onOwnCores(pids, work) {
	const apart = CORES > 1 && pids.every((pid) => bind(OF_SERVERS, pid)) && bind(OF_GENERATOR, process.pid);
	try {
		return { apart, result: await work() };
	} finally {
		for (const pid of [...pids, process.pid]) bind(ALL, pid);
	}
}
