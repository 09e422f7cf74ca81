import { asc, eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { accessPacks, dataHolds, dataRequests } from "#server/rights/tables.ts";
import type { Subject } from "./store.ts";

/** What the person has asked for, and why something of theirs was not deleted. */
export async function findRights(db: Db, { address }: Subject) {
	if (address === null) return { requests: [], holds: [], packs: [] };
	return {
		requests: await db.select().from(dataRequests).where(eq(dataRequests.email, address)).orderBy(asc(dataRequests.id)),
		holds: await db.select().from(dataHolds).where(eq(dataHolds.email, address)).orderBy(asc(dataHolds.id)),
		packs: await db.select().from(accessPacks).where(eq(accessPacks.email, address)).orderBy(asc(accessPacks.id)),
	};
}
