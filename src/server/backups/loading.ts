import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createZstdDecompress } from "node:zlib";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { findForeignKeys, findTables, quoted, SAME_SIGNS, sumUp } from "./catalog.ts";
import { fileOf } from "./dumping.ts";
import { BackupError, type Manifest, type TableSum } from "./manifest.ts";

async function copyIn(client: pg.Client, folder: string, { name, columns }: TableSum): Promise<void> {
	const list = columns.map(quoted).join(", ");
	await pipeline(
		createReadStream(fileOf(folder, name)),
		createZstdDecompress(),
		client.query(copyFrom(`copy ${quoted(name)} (${list}) from stdin`)),
	);
}

async function compare(client: pg.Client, table: TableSum): Promise<void> {
	const { rows, sum } = await sumUp(client, table.name);
	if (rows !== table.rows || sum !== table.sum)
		throw new BackupError(
			`Die Sicherung ist beschädigt: ${table.name} hat ${rows} Zeilen, gesichert waren ${table.rows}, oder sie lauten anders.`,
		);
}

const setSequence = (name: string, value: string | null): string =>
	value === null
		? `alter sequence ${quoted(name)} restart`
		: `select setval('public.${quoted(name)}', ${BigInt(value)})`;

async function fill(client: pg.Client, folder: string, { tables, sequences }: Manifest): Promise<void> {
	const present = new Set(await findTables(client));
	const missing = tables.filter(({ name }) => !present.has(name));
	if (missing.length > 0)
		throw new BackupError(
			`Die Sicherung nennt Tabellen, die es nicht gibt: ${missing.map(({ name }) => name).join(", ")}.`,
		);
	// Keys are made anew at the end, which also proves that each leads somewhere; triggers have done their work already.
	const keys = await findForeignKeys(client);
	for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
	for (const name of present) await client.query(`alter table ${quoted(name)} disable trigger user`);
	await client.query(`truncate ${[...present].map(quoted).join(", ")}`);
	for (const table of tables) {
		await copyIn(client, folder, table);
		await compare(client, table);
	}
	for (const [name, value] of Object.entries(sequences)) await client.query(setSequence(name, value));
	for (const name of present) await client.query(`alter table ${quoted(name)} enable trigger user`);
	for (const { table, name, definition } of keys)
		await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
}

/** All of it or nothing, into a database with the schema of that time; every row is compared with what was noted. */
export async function load(url: string, folder: string, manifest: Manifest): Promise<void> {
	const client = new pg.Client({ connectionString: url, keepAlive: true });
	await client.connect();
	try {
		await client.query(SAME_SIGNS);
		await client.query("begin");
		await fill(client, folder, manifest);
		await client.query("commit");
		await client.query("analyze");
	} finally {
		await client.end();
	}
}
