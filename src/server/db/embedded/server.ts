import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Account } from "./binaries.ts";

const START_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** So long a server that ends at once is started again. */
const RESTART_FOR_MS = 10_000;
const RESTART_PAUSE_MS = 500;
const STOP_TIMEOUT_MS = 30_000;

/** Where a server lies and with what it runs. */
export interface ServerPlan {
	bin: string;
	cluster: string;
	sockets: string;
	account: Account | null;
	/** In the form "name=value". */
	settings: string[];
	/** A database that always exists. */
	url: string;
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** A killed process whose end nobody has taken note of yet still has its number, but does nothing any more. */
async function isZombie(pid: number): Promise<boolean> {
	const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
	return /^\d+ \(.*\) Z /s.test(stat);
}

/** The server process of this cluster if it runs; a file left by a killed one is cleared. */
export async function runningServer(cluster: string): Promise<number | null> {
	const file = join(cluster, "postmaster.pid");
	const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
	if (!pid) return null;
	const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
	const isOurs = command === "" || command.includes(cluster);
	if (isAlive(pid) && isOurs && !(await isZombie(pid))) return pid;
	await rm(file, { force: true });
	return null;
}

/** Starts the server process; the answer tells whether it has ended. */
export function spawnServer({ bin, cluster, sockets, account, settings }: ServerPlan): () => boolean {
	const log = openSync(join(cluster, "server.log"), "a", 0o600);
	const all = ["listen_addresses=", `unix_socket_directories=${sockets}`, ...settings];
	const args = ["-D", cluster, ...all.flatMap((setting) => ["-c", setting])];
	// Its own session: a Ctrl-C in the terminal reaches the application alone, which then stops the database last.
	const server = spawn(join(bin, "postgres"), args, {
		...account,
		cwd: "/",
		detached: true,
		stdio: ["ignore", log, log],
	});
	closeSync(log);
	server.unref();
	let ended = false;
	const end = () => {
		ended = true;
	};
	server.once("exit", end).once("error", end);
	return () => ended;
}

/** Whether the database answers; false while it does not, or not yet. */
export async function answers(url: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
	// It may be lost before it is ended here.
	client.on("error", () => {});
	try {
		await client.connect();
		await client.query("select 1");
		return true;
	} catch {
		return false;
	} finally {
		await client.end().catch(() => {});
	}
}

/**
 * Starts the server unless it runs already, and waits for it. Backends of a killed server may live on for a moment and
 * keep a new one from starting: then it is started again, unless the whole attempt has been called off.
 */
export async function startServer(plan: ServerPlan, signal?: AbortSignal): Promise<void> {
	let hasEnded = (await runningServer(plan.cluster)) ? () => false : spawnServer(plan);
	const began = Date.now();
	while (!(await answers(plan.url))) {
		const waited = Date.now() - began;
		const ended = hasEnded();
		if (waited > START_TIMEOUT_MS || (ended && (waited > RESTART_FOR_MS || signal?.aborted)))
			throw new Error(`Die eingebaute Datenbank startet nicht; Näheres steht in ${join(plan.cluster, "server.log")}.`);
		await sleep(ended ? RESTART_PAUSE_MS : 50);
		if (ended) hasEnded = spawnServer(plan);
	}
}

export async function stopServer(cluster: string): Promise<void> {
	const pid = await runningServer(cluster);
	if (!pid) return;
	process.kill(pid, "SIGINT");
	const deadline = Date.now() + STOP_TIMEOUT_MS;
	while (isAlive(pid) && existsSync(join(cluster, "postmaster.pid"))) {
		if (Date.now() > deadline) throw new Error("Die eingebaute Datenbank hält nicht an.");
		await sleep(25);
	}
}
