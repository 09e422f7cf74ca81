import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function clusterOf(dataDir) {
	const note = join(dataDir, "postgres-location");
	return existsSync(note) ? readFileSync(note, "utf8").trim() : join(dataDir, "postgres");
}

/** The embedded database of the running product, as its own files describe it. */
export function databaseUrl(dataDir) {
	const secret = readFileSync(join(dataDir, "postgres-password"), "utf8");
	const options = readFileSync(join(clusterOf(dataDir), "postmaster.opts"), "utf8");
	const [, sockets] = /unix_socket_directories=([^"\s]+)/.exec(options);
	return `postgres://vsz:${secret}@/vsz?host=${encodeURIComponent(sockets)}`;
}

export async function connect(dataDir) {
	const { default: pg } = await import("pg");
	const client = new pg.Client(databaseUrl(dataDir));
	await client.connect();
	return client;
}
