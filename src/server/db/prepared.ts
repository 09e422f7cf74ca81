import type { Db } from "./client.ts";

/** Where a database or a transaction asks. */
const connectionOf = (db: Db): unknown => (db as unknown as { session: { client: unknown } }).session.client;

/**
 * Writes a query down once, because that costs more than running it; asked with values it runs on whatever connection or
 * in whatever transaction is handed in, and the database keeps its plan under its name.
 */
export function preparedOnce<Query extends object>(prepare: (db: Db) => Query): (db: Db) => Query {
	let written: Query | undefined;
	return (db) => {
		written ??= prepare(db);
		return Object.create(written, { client: { value: connectionOf(db) } }) as Query;
	};
}
