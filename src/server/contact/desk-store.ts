import { and, asc, count, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { ASSIGNEE } from "./office-store.ts";
import { contactRequests as requests } from "./tables.ts";

const isOpen = isNull(requests.closed_at);

/** What a colleague has waits for the colleague. */
const waitsFor = (staffId: number) => and(isOpen, or(eq(requests.assigned_to, staffId), sql`${ASSIGNEE} is null`));

/** The oldest first. */
export const findOpen = (db: Db, most: number, staffId: number) =>
	db
		.select()
		.from(requests)
		.where(waitsFor(staffId))
		.orderBy(asc(sql`coalesce(${requests.replied_at}, ${requests.created_at})`))
		.limit(most);

export const countOpen = async (db: Db, staffId: number): Promise<number> =>
	(await db.select({ count: count() }).from(requests).where(waitsFor(staffId)))[0]?.count ?? 0;

export const findNewest = (db: Db, most: number) =>
	db.select().from(requests).orderBy(desc(requests.created_at), desc(requests.id)).limit(most);
