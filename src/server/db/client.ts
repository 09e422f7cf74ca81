import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";

/** The database or a transaction in it: every store function takes one as its first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
	db: Db;
	pool: pg.Pool;
}

/** A database that stops answering must not hold a request for ever. */
const CONNECT_TIMEOUT_MS = 15_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** How alike two words must be for the search to take one for a misspelling of the other. */
const WORD_SIMILARITY = 0.45;

export function connect(url: string, onError: (error: Error) => void = () => {}): Database {
	const pool = new pg.Pool({
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		statement_timeout: STATEMENT_TIMEOUT_MS,
		options: `-c pg_trgm.word_similarity_threshold=${WORD_SIMILARITY}`,
	});
	pool.on("error", onError);
	return { db: drizzle(pool), pool };
}
