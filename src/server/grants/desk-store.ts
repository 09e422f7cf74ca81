import { and, asc, count, isNotNull, lte, notExists, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { grantPacks, grants } from "./tables.ts";

const isDue = (db: Db, until: string) =>
	and(
		isNotNull(grants.due_on),
		lte(grants.due_on, until),
		notExists(db.select({ one: sql`1` }).from(grantPacks).where(sql`${grantPacks.grant_id} = ${grants.id}`)),
	);

export const countDue = async (db: Db, until: string): Promise<number> =>
	(await db.select({ total: count() }).from(grants).where(isDue(db, until)))[0]?.total ?? 0;

export const findDue = (db: Db, until: string, most: number) =>
	db.select().from(grants).where(isDue(db, until)).orderBy(asc(grants.due_on)).limit(most);
