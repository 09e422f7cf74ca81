import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { preparedOnce } from "./prepared.ts";

type Table = "orders" | "invoices" | "sign_ups" | "waiting_list";

/** What the next row of each table will be known by, for which nobody waits; one that comes to nothing leaves a gap. */
export function nextIdsOf<const Tables extends readonly Table[]>(...tables: Tables) {
	type Ids = { [Index in keyof Tables]: number };
	const ids = tables.map((table) => sql`nextval(pg_get_serial_sequence(${sql.raw(`'${table}'`)}, 'id'))`);
	const query = preparedOnce((db) =>
		db
			.select({ ids: sql<string[]>`array[${sql.join(ids, sql`, `)}]` })
			.from(sql`(values (1)) as one`)
			.prepare(`next_ids_of_${tables.join("_")}`),
	);
	return async (db: Db): Promise<Ids> => {
		const [row] = await query(db).execute();
		if (!row) throw new Error(`There is no next id of ${tables}.`);
		return row.ids.map(Number) as Ids;
	};
}

export function nextIdOf(table: Table): (db: Db) => Promise<number> {
	const next = nextIdsOf(table);
	return async (db) => (await next(db))[0];
}
