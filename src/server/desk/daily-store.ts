import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { dailyLists } from "./tables.ts";

export const wantsList = async (db: Db, userId: number): Promise<boolean> =>
	(await db.$count(dailyLists, eq(dailyLists.user_id, userId))) > 0;

export const addWish = (db: Db, userId: number) =>
	db.insert(dailyLists).values({ user_id: userId }).onConflictDoNothing();

export const removeWish = (db: Db, userId: number) => db.delete(dailyLists).where(eq(dailyLists.user_id, userId));

const isUndecided = (today: string) => or(isNull(dailyLists.sent_on), lt(dailyLists.sent_on, today));

export const findReaders = (db: Db, today: string) =>
	db
		.select({ id: users.id, name: users.name, email: users.email, roles: users.roles })
		.from(dailyLists)
		.innerJoin(users, eq(users.id, dailyLists.user_id))
		.where(and(isUndecided(today), users.is_active, isNotNull(users.email)));

/** False when another process was faster. */
export async function claimDay(tx: Db, userId: number, today: string): Promise<boolean> {
	const claimed = await tx
		.update(dailyLists)
		.set({ sent_on: today })
		.where(and(eq(dailyLists.user_id, userId), isUndecided(today)))
		.returning();
	return claimed.length > 0;
}
