import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./client.ts";

/** Every row with this address, in small letters, gets the other one; answers how many there were. */
export async function moveAddressIn(tx: Db, column: PgColumn, from: string, to: string): Promise<number> {
	const { rowCount } = await tx.execute(
		sql`update ${column.table} set ${sql.identifier(column.name)} = ${to} where lower(${column}) = ${from}`,
	);
	return rowCount ?? 0;
}
