import { spawn } from "node:child_process";
import { join } from "node:path";
import { nodeBinary, projectFolder } from "./setup.mjs";

/**
 * A small nursery for young objects, cleaned by the one thread that fills it (other cores belong to other processes), and
 * an old space that grows by half before it is cleaned: half the memory, at no cost that the bench can see. Every object
 * begins in the nursery: where V8 guesses that some will live long, each request keeps the next one alive, and some starts
 * serve half as much as others. A process at rest tidies itself (`start/tidying.ts`). Names of packages are looked up once.
 */
export const SERVER_COMMAND = [
	"--max-semi-space-size=8",
	"--no-parallel-scavenge",
	"--heap-growing-percent=50",
	"--no-allocation-site-pretenuring",
	"--expose-gc",
	"--import",
	new URL("quick-names.mjs", import.meta.url).href,
	join(projectFolder, "src/server/main.ts"),
];
/**
 * Threads share their pools of native memory instead of keeping one each: a quarter less after a storm of orders. Large pieces
 * go back to the system as soon as nobody needs them. What was compiled for one start need not be compiled for the next.
 */
export const SERVER_ENV = {
	MALLOC_ARENA_MAX: "2",
	MALLOC_MMAP_THRESHOLD_: "16384",
	MALLOC_TRIM_THRESHOLD_: "131072",
	NODE_COMPILE_CACHE: join(projectFolder, ".cache/compiled"),
};

/** Runs the server in the foreground and passes signals on; the open channel tells it when this process is gone. */
export function serve({ nodeOptions = [], args = [], env = {} } = {}) {
	const server = spawn(nodeBinary(), [...nodeOptions, ...SERVER_COMMAND, ...args], {
		cwd: projectFolder,
		env: { ...process.env, ...SERVER_ENV, ...env },
		stdio: ["inherit", "inherit", "inherit", "ipc"],
	});
	for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
	return new Promise((resolve, reject) => {
		server.on("error", reject);
		server.on("exit", (code) => resolve(code ?? 1));
	});
}
