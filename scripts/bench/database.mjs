import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The embedded database of the running product, as its own files describe it. */
export function databaseUrl(dataDir) {
	const secret = readFileSync(join(dataDir, "postgres-password"), "utf8");
	const note = join(dataDir, "postgres-location");
	const cluster = existsSync(note) ? readFileSync(note, "utf8").trim() : join(dataDir, "postgres");
	const options = readFileSync(join(cluster, "postmaster.opts"), "utf8");
	const [, sockets] = /unix_socket_directories=([^"\s]+)/.exec(options);
	return `postgres://vsz:${secret}@/vsz?host=${encodeURIComponent(sockets)}`;
}

export async function connect(dataDir) {
	const { default: pg } = await import("pg");
	const client = new pg.Client(databaseUrl(dataDir));
	await client.connect();
	return client;
}
