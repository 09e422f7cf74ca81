import { readFileSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { despiteDeadlock } from "./errors.ts";

const folder = new URL("../../../drizzle", import.meta.url).pathname;
/** Any number; all processes of the application use the same one. */
const MIGRATION_LOCK = 7_340_001;

interface Journal {
	entries: { when: number; tag: string }[];
}

/** The newest migration's time stamp, by which the migrator knows what is in. */
export function newestMigration(): number {
	const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, "utf8")) as Journal;
	return Math.max(...journal.entries.map((entry) => entry.when));
}

/** As this process knows it: the folder may already hold the next version. */
const NEWEST = newestMigration();

/**
 * Brings the schema up to date: all that is missing or, when one fails, nothing. Several processes may start at once: the
 * lock lets one of them work. It has all the time that a large house takes, on a connection of its own.
 */
export async function migrate({ options }: pg.Pool, migrationsFolder = folder): Promise<void> {
	const { connectionString, connectionTimeoutMillis, keepAlive } = options;
	const client = new pg.Client({ connectionString, connectionTimeoutMillis, keepAlive });
	// Whoever asks learns of it; unheard it would end the process.
	client.on("error", () => {});
	await client.connect();
	try {
		await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
		await despiteDeadlock(() => runMigrations(drizzle(client), { migrationsFolder }));
	} finally {
		// The lock belongs to the connection and goes with it.
		await client.end();
	}
}

/** The schema as it was with the migration of this time stamp, for what was kept then. */
export async function migrateTo(pool: pg.Pool, newest: number): Promise<void> {
	const journal = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, "utf8")) as Journal;
	const entries = journal.entries.filter(({ when }) => when <= newest);
	const earlier = await mkdtemp(join(tmpdir(), "vsz-migrations-"));
	try {
		await mkdir(join(earlier, "meta"));
		await writeFile(join(earlier, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
		for (const { tag } of entries) await copyFile(join(folder, `${tag}.sql`), join(earlier, `${tag}.sql`));
		await migrate(pool, earlier);
	} finally {
		await rm(earlier, { recursive: true, force: true });
	}
}

export async function isMigrated(pool: pg.Pool): Promise<boolean> {
	const { rows } = await pool.query<{ newest: string | null }>(
		"select max(created_at) as newest from drizzle.__drizzle_migrations",
	);
	return Number(rows[0]?.newest) >= NEWEST;
}
