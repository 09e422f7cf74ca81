import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { archiveSettings } from "./embedded/archive.ts";
import { reachableBinaries, unprivilegedAccount } from "./embedded/binaries.ts";
import { findCluster, initialise, ownedFolder, password, placeCluster } from "./embedded/cluster.ts";
import { runningServer, startServer, stopServer } from "./embedded/server.ts";
import { watchServer } from "./embedded/watch.ts";

/** A real PostgreSQL 18 from a package, run beside the application: unix socket only, durable, never as root. */

const DATABASE = "vsz";

interface EmbeddedPostgres {
	url: string;
	/** Where the cluster lies, when not in the data folder. */
	movedTo: string | null;
	/** From now on it is started again when its process ends before `stop`. */
	watch(log: (line: string) => void): void;
	stop(): Promise<void>;
}

interface EmbeddedOptions {
	dataDir: string;
	/** Settings in the form "name=value"; tests switch durability off. */
	settings?: string[];
	/** Where all that is written is kept besides; none means nowhere. */
	walFolder?: string | null;
}

const shortHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

async function createDatabase(adminUrl: string): Promise<void> {
	const client = new pg.Client(adminUrl);
	// A lost connection also fails the query, which tells of it.
	client.on("error", () => {});
	await client.connect();
	try {
		const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
		if (!rowCount) await client.query(`create database ${DATABASE}`);
	} finally {
		await client.end();
	}
}

const urlAt = (sockets: string, secret: string, name: string): string =>
	`postgres://vsz:${secret}@/${name}?host=${encodeURIComponent(sockets)}`;

/** A socket's path may have 107 bytes at most, so it lies in a short folder of its own. */
const socketsOf = (cluster: string): string => join(tmpdir(), `vsz-${shortHash(cluster)}`);

/** The address of one that another process owns; null when none runs. */
export async function runningEmbedded(dataDir: string): Promise<string | null> {
	const cluster = await findCluster(dataDir);
	if (!(await runningServer(cluster))) return null;
	return urlAt(socketsOf(cluster), await password(dataDir), DATABASE);
}

/** How the cluster of a data folder is run. */
export async function planServer({ dataDir, settings = [] }: EmbeddedOptions) {
	const account = await unprivilegedAccount();
	const bin = join(await reachableBinaries(account), "bin");
	const { cluster, movedTo } = await placeCluster(dataDir, account);
	const secret = await password(dataDir);
	const sockets = await ownedFolder(socketsOf(cluster), account);
	const urlOf = (name: string) => urlAt(sockets, secret, name);
	return { plan: { bin, cluster, sockets, account, settings, url: urlOf("postgres") }, movedTo, secret, urlOf };
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
	const { plan, movedTo, secret, urlOf } = await planServer(options);
	const { bin, cluster, account } = plan;
	await initialise(bin, cluster, secret, account);
	if (options.walFolder)
		plan.settings = [...plan.settings, ...(await archiveSettings(options.walFolder, cluster, account))];
	await startServer(plan);
	await createDatabase(plan.url);

	let stopWatching = async () => {};
	return {
		url: urlOf(DATABASE),
		movedTo,
		watch(log) {
			const server = {
				isRunning: async () => (await runningServer(cluster)) !== null,
				start: (signal: AbortSignal) => startServer(plan, signal),
			};
			stopWatching = watchServer(server, log).stop;
		},
		async stop() {
			await stopWatching();
			await stopServer(cluster);
		},
	};
}
