import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";

/** Whether the last that the archive was handed was not taken. */
export async function isArchiveStuck(db: Db): Promise<boolean> {
	const { rows } = await db.execute<{ stuck: boolean }>(
		sql`select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as stuck from pg_stat_archiver`,
	);
	return rows[0]?.stuck ?? false;
}
