import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { preparedOnce } from "./prepared.ts";

/** What the next row of a table will be known by, for which nobody waits; one that comes to nothing leaves a gap. */
export function nextIdOf(table: "orders" | "invoices" | "sign_ups" | "waiting_list"): (db: Db) => Promise<number> {
	const query = preparedOnce((db) =>
		db
			.select({ id: sql`nextval(pg_get_serial_sequence(${sql.raw(`'${table}'`)}, 'id'))`.mapWith(Number) })
			.from(sql`(values (1)) as one`)
			.prepare(`next_id_of_${table}`),
	);
	return async (db) => {
		const [row] = await query(db).execute();
		if (!row) throw new Error(`There is no next id of ${table}.`);
		return row.id;
	};
}
