import type { Db } from "./client.ts";

/** Writes a query down once for each database, because that costs more than running it; a transaction writes its own. */
export function preparedOnce<Query>(prepare: (db: Db) => Query): (db: Db) => Query {
	const known = new WeakMap<Db, Query>();
	return (db) => {
		const query = known.get(db) ?? prepare(db);
		known.set(db, query);
		return query;
	};
}
