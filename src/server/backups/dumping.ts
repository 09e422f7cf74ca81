import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createZstdCompress } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { findSequences, findTables, newestMigrationIn, quoted, SAME_SIGNS, sumUp } from "./catalog.ts";
import { BackupError, type Manifest, type TableSum } from "./manifest.ts";

export const fileOf = (folder: string, table: string): string => join(folder, `${table}.copy.zst`);

async function copyOut(
	client: pg.Client,
	folder: string,
	{ name, columns }: TableSum,
	signal: AbortSignal | undefined,
): Promise<void> {
	const list = columns.map(quoted).join(", ");
	const rows = client.query(copyTo(`copy ${quoted(name)} (${list}) to stdout`));
	await pipeline(rows, createZstdCompress(), createWriteStream(fileOf(folder, name), { mode: 0o600 }), {
		signal,
	});
}

type Database = Pick<Manifest, "tables" | "sequences" | "migration">;

/** Every table as it was in one moment, however much is written meanwhile. */
export async function dump(url: string, folder: string, signal?: AbortSignal): Promise<Database> {
	await mkdir(folder, { recursive: true });
	const client = new pg.Client({ connectionString: url, keepAlive: true });
	await client.connect();
	try {
		await client.query(SAME_SIGNS);
		await client.query("begin isolation level repeatable read read only");
		const names = await findTables(client);
		if (names.length === 0)
			throw new BackupError("In dieser Datenbank liegt nichts: DATA_DIR oder DATABASE_URL führt wohl woandershin.");
		const tables: TableSum[] = [];
		for (const name of names) {
			signal?.throwIfAborted();
			const table = await sumUp(client, name);
			await copyOut(client, folder, table, signal);
			tables.push(table);
		}
		const rest = { sequences: await findSequences(client), migration: await newestMigrationIn(client) };
		await client.query("commit");
		return { tables, ...rest };
	} finally {
		await client.end();
	}
}
