import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { rateLimits } from "./tables.ts";

export interface Usage {
	count: number;
	resets_at: Date;
}

/** Counts one use and answers the state, in one statement: parallel uses are all counted. */
export async function countUse(db: Db, key: string, now: Date, resetsAt: Date): Promise<Usage> {
	const over = sql`${rateLimits.resets_at} <= ${now}`;
	const [usage] = await db
		.insert(rateLimits)
		.values({ key, count: 1, resets_at: resetsAt })
		.onConflictDoUpdate({
			target: rateLimits.key,
			set: {
				count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
				resets_at: sql`case when ${over} then excluded.resets_at else ${rateLimits.resets_at} end`,
			},
		})
		.returning({ count: rateLimits.count, resets_at: rateLimits.resets_at });
	return usage ?? { count: 1, resets_at: resetsAt };
}
