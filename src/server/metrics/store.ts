import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";

export interface HouseRow extends Record<string, unknown> {
	orders: string;
	sign_ups: string;
	donations: string;
	tasks: string;
	database_bytes: string;
	database_connections: string;
}

/** Of the last day, and what is under way; each by an index. */
export async function findHouse(db: Db): Promise<HouseRow> {
	const { rows } = await db.execute<HouseRow>(sql`select
		(select count(*) from orders where created_at > now() - interval '1 day') as orders,
		(select count(*) from sign_ups where created_at > now() - interval '1 day') as sign_ups,
		(select count(*) from donations where created_at > now() - interval '1 day') as donations,
		(select count(*) from tasks where state in ('waiting', 'running')) as tasks,
		pg_database_size(current_database()) as database_bytes,
		(select count(*) from pg_stat_activity where datname = current_database()) as database_connections`);
	const [row] = rows;
	if (!row) throw new Error("The database tells nothing of the house.");
	return row;
}
