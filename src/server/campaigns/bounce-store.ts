import { and, count, eq, gte, inArray } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { newsletterBounces as bounces } from "./tables.ts";

/** False when it was noted already. */
export async function insertBounce(tx: Db, row: typeof bounces.$inferInsert): Promise<boolean> {
	const { rowCount } = await tx.insert(bounces).values(row).onConflictDoNothing({ target: bounces.source });
	return rowCount === 1;
}

export async function countSoft(tx: Db, subscriberId: number, since: Date): Promise<number> {
	const [row] = await tx
		.select({ many: count() })
		.from(bounces)
		.where(and(eq(bounces.subscriber_id, subscriberId), eq(bounces.kind, "soft"), gte(bounces.created_at, since)));
	return row?.many ?? 0;
}

/** How many of each came back. */
export async function countBounced(db: Db, campaignIds: number[]): Promise<ReadonlyMap<number | null, number>> {
	const rows = await db
		.select({ id: bounces.campaign_id, many: count() })
		.from(bounces)
		.where(inArray(bounces.campaign_id, campaignIds))
		.groupBy(bounces.campaign_id);
	return new Map(rows.map(({ id, many }) => [id, many]));
}
