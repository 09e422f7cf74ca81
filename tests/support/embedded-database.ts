import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";

/** The embedded database of a running product, as its own files describe it. */
export async function connectTo(folder: string): Promise<pg.Client> {
	const secret = await readFile(join(folder, "postgres-password"), "utf8");
	const cluster = await readFile(join(folder, "postgres-location"), "utf8").catch(() => join(folder, "postgres"));
	const options = await readFile(join(cluster, "postmaster.opts"), "utf8");
	const [, sockets = ""] = /unix_socket_directories=([^"\s]+)/.exec(options) ?? [];
	const client = new pg.Client(`postgres://vsz:${secret}@/vsz?host=${encodeURIComponent(sockets)}`);
	// The server that it talks to may be killed in the middle of a test.
	client.on("error", () => {});
	await client.connect();
	return client;
}
