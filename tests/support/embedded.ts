import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/** The embedded database of a running product, as its own files describe it. */
export async function embeddedUrl(folder: string): Promise<string> {
	const secret = await readFile(join(folder, "postgres-password"), "utf8");
	const cluster = await readFile(join(folder, "postgres-location"), "utf8").catch(() => join(folder, "postgres"));
	const options = await readFile(join(cluster, "postmaster.opts"), "utf8");
	const [, sockets = ""] = /unix_socket_directories=([^"\s]+)/.exec(options) ?? [];
	return `postgres://vsz:${secret}@/vsz?host=${encodeURIComponent(sockets)}`;
}

export async function connectTo(url: string): Promise<pg.Client> {
	const client = new pg.Client(url);
	// The server that it talks to may be killed in the middle of a test.
	client.on("error", () => {});
	await client.connect();
	return client;
}

/** The number of the database's main process. */
export const postmasterOf = async (folder: string): Promise<number> =>
	Number((await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
