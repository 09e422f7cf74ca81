import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connect, type Database } from "#server/db/client.ts";

const withName = (url: string, name: string): string => url.replace(/@([^/]*)\/\w+/, `@$1/${name}`);

export interface TestDatabase extends Database {
	url: string;
	/** From now on this database refuses everybody, as if its server were gone. */
	cutOff(): Promise<void>;
	drop(): Promise<void>;
}

/** A fresh database, copied from the migrated template. */
export async function createTestDatabase(): Promise<TestDatabase> {
	const templateUrl = inject("templateUrl");
	const name = `test_${randomBytes(6).toString("hex")}`;
	const admin = new pg.Client(withName(templateUrl, "postgres"));
	await admin.connect();
	await admin.query(`create database ${name} template vsz`);
	const url = withName(templateUrl, name);
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
