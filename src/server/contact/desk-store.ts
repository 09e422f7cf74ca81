import { asc, count, isNull } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { newest } from "#server/db/newest.ts";
import { contactRequests as requests } from "./tables.ts";

const isOpen = isNull(requests.closed_at);

/** The oldest first. */
export const findOpen = (db: Db, most: number) =>
	db.select().from(requests).where(isOpen).orderBy(asc(requests.created_at)).limit(most);

export const countOpen = async (db: Db): Promise<number> =>
	(await db.select({ count: count() }).from(requests).where(isOpen))[0]?.count ?? 0;

export const findNewest = (db: Db, most: number) =>
	db.select().from(requests).orderBy(newest(requests.created_at), newest(requests.id)).limit(most);
