import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connect, type Database } from "#server/db/client.ts";

const withName = (url: string, name: string): string => url.replace(/@([^/]*)\/\w+/, `@$1/${name}`);

async function connectAsAdmin(): Promise<pg.Client> {
	const admin = new pg.Client(withName(inject("templateUrl"), "postgres"));
	await admin.connect();
	return admin;
}

export interface TestDatabase extends Database {
	url: string;
	/** From now on this database refuses everybody, as if its server were gone. */
	cutOff(): Promise<void>;
	drop(): Promise<void>;
}

/** A fresh database, copied from the migrated one or from another template. */
export async function createTestDatabase(template = "vsz"): Promise<TestDatabase> {
	const name = `test_${randomBytes(6).toString("hex")}`;
	const admin = await connectAsAdmin();
	await admin.query(`create database ${name} template ${template}`);
	const url = withName(inject("templateUrl"), name);
	const database = connect(url);
	return {
		...database,
		url,
		async cutOff() {
			await admin.query(`alter database ${name} with allow_connections false`);
			await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
		},
		async drop() {
			await database.pool.end();
			await admin.query(`drop database ${name} with (force)`);
			await admin.end();
		},
	};
}

const MAKING = 4_711;

/** A template that the first who needs it fills, and everybody else waits for. */
export async function obtainTemplate(name: string, fill: (database: Database) => Promise<void>): Promise<void> {
	const admin = await connectAsAdmin();
	try {
		await admin.query("select pg_advisory_lock($1)", [MAKING]);
		const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [name]);
		if (rowCount) return;
		await admin.query(`create database ${name}_unfinished template vsz`);
		const database = connect(withName(inject("templateUrl"), `${name}_unfinished`));
		await fill(database).finally(() => database.pool.end());
		await admin.query(`alter database ${name}_unfinished rename to ${name}`);
	} finally {
		await admin.end();
	}
}
