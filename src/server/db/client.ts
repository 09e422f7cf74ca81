import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import type pg from "pg";
import { RoutedPool } from "./elsewhere.ts";
import { guardedClient } from "./guarded-client.ts";
import { isOutage } from "./outage.ts";

/** The database or a transaction in it: every store function takes one as its first argument. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
	db: Db;
	pool: pg.Pool;
	/** For whoever needs a connection of their own. */
	url: string;
}

/** A database that stops answering must not hold a request for ever. */
const WAIT_FOR_CONNECTION_MS = 15_000;
const STATEMENT_TIMEOUT_MS = 30_000;
/** The server ends a long statement itself; a host that vanished does not. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 5_000;
const KEEP_ALIVE_MS = 10_000;
/**
 * To read a page of a table anywhere costs little more than to read the next one: so nothing turns, and what is asked for
 * often is in memory. Otherwise thousands of wide rows are read where a narrow index holds all that is counted.
 */
const RANDOM_PAGE_COST = 1.1;
/** How alike two words must be for the search to take one for a misspelling of the other. */
export const WORD_SIMILARITY = 0.45;

const handles = new WeakMap<pg.PoolClient, Db>();

function handleOf(client: pg.PoolClient): Db {
	const handle = handles.get(client) ?? drizzle(client);
	handles.set(client, handle);
	return handle;
}

/** A connection that broke is given back to nobody. */
async function lent<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
	const client = await pool.connect();
	let isBroken = false;
	try {
		return await work(handleOf(client));
	} catch (error) {
		isBroken = isOutage(error);
		throw error;
	} finally {
		client.release(isBroken);
	}
}

/** Drizzle's own would keep a connection for ever that breaks just before the transaction begins. */
const transactionsOn =
	(pool: pg.Pool): Db["transaction"] =>
	(work, config) =>
		lent(pool, (db) => db.transaction(work, config));

/** One connection for several statements without a transaction: those of one moment leave in one go. A transaction has one. */
export function onOneConnection<T>(db: Db, work: (one: Db) => Promise<T>): Promise<T> {
	const { $client } = db as Db & { $client?: pg.Pool };
	return $client ? lent($client, work) : work(db);
}

/** PostgreSQL has 100 unless told otherwise; some stay free for those who listen and for the people who look after it. */
const CONNECTIONS = 70;
const LISTENING_PER_PROCESS = 2;
const SPARE_CONNECTIONS = 10;
const MOST_PER_PROCESS = 10;
const LEAST_PER_PROCESS = 3;

/** Of one of so many processes on this machine. */
const poolSize = (processes: number): number =>
	Math.max(LEAST_PER_PROCESS, Math.min(MOST_PER_PROCESS, Math.floor(CONNECTIONS / processes)));

/** What all of them need, and somebody who looks after the database. */
export const connectionsOf = (processes: number): number =>
	processes * (poolSize(processes) + LISTENING_PER_PROCESS) + SPARE_CONNECTIONS;

interface Options {
	log?: (line: string) => void;
	/** How many of this machine share the database. */
	processes?: number;
	onQuery?: (ms: number) => void;
}

export function connect(url: string, { log = () => {}, processes = 1, onQuery = () => {} }: Options = {}): Database {
	const pool = new RoutedPool({
		Client: guardedClient(log, onQuery),
		connectionString: url,
		max: poolSize(processes),
		connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
		statement_timeout: STATEMENT_TIMEOUT_MS,
		query_timeout: ANSWER_TIMEOUT_MS,
		// What is asked together in one transaction goes out together.
		pipeline: true,
		keepAlive: true,
		keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
		options: `-c pg_trgm.word_similarity_threshold=${WORD_SIMILARITY} -c random_page_cost=${RANDOM_PAGE_COST}`,
	});
	// Its connections have told of it already.
	pool.on("error", () => {});
	return { db: Object.assign(drizzle(pool), { transaction: transactionsOn(pool) }), pool, url };
}
