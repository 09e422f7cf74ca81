import { and, asc, count, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { campaigns } from "./tables.ts";

/** Nobody has stopped it, and it stands still. */
const standsStill = and(
	isNull(campaigns.deleted_at),
	isNotNull(campaigns.stop_reason),
	inArray(campaigns.state, ["draft", "paused"]),
);

/** The oldest first. */
export const findStandingStill = (db: Db, most: number) =>
	db.select().from(campaigns).where(standsStill).orderBy(asc(campaigns.id)).limit(most);

export const countStandingStill = async (db: Db): Promise<number> =>
	(await db.select({ count: count() }).from(campaigns).where(standsStill))[0]?.count ?? 0;
