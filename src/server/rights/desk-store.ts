import { asc, count, isNull } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { dataRequests } from "./tables.ts";

const isOpen = isNull(dataRequests.done_at);

export const findOpen = (db: Db, most: number) =>
	db.select().from(dataRequests).where(isOpen).orderBy(asc(dataRequests.due_on), asc(dataRequests.id)).limit(most);

export const countOpen = async (db: Db): Promise<number> =>
	(await db.select({ count: count() }).from(dataRequests).where(isOpen))[0]?.count ?? 0;
