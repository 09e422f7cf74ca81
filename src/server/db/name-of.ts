import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";

/** What people call a row that others refer to by its key. */
export async function nameOf(
	db: Db,
	table: "categories" | "lecturers" | "places",
	id: number | null,
): Promise<string | null> {
	if (id === null) return null;
	const { rows } = await db.execute<{ name: string }>(sql`select name from ${sql.raw(table)} where id = ${id}`);
	return rows[0]?.name ?? null;
}
