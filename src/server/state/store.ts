import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";

export interface DatabaseFacts {
	version: string;
	bytes: number;
	connections: number;
	maxConnections: number;
	migrations: number;
	isMigrated: boolean;
}

interface Row extends Record<string, unknown> {
	version: string;
	bytes: string;
	connections: string;
	most: string;
	migrations: string;
	newest: string | null;
}

export async function findDatabaseFacts(db: Db, newestMigration: number): Promise<DatabaseFacts> {
	const { rows } = await db.execute<Row>(sql`select current_setting('server_version') as version,
		pg_database_size(current_database()) as bytes,
		(select count(*) from pg_stat_activity where datname = current_database()) as connections,
		current_setting('max_connections') as most,
		(select count(*) from drizzle.__drizzle_migrations) as migrations,
		(select max(created_at) from drizzle.__drizzle_migrations) as newest`);
	const [row] = rows;
	if (!row) throw new Error("The database tells nothing of itself.");
	return {
		version: row.version,
		bytes: Number(row.bytes),
		connections: Number(row.connections),
		maxConnections: Number(row.most),
		migrations: Number(row.migrations),
		isMigrated: Number(row.newest) >= newestMigration,
	};
}
