import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { signUps } from "./tables.ts";

const ADDRESS = sql<string>`lower(${signUps.email})`;

/** By the address in small letters: what the last booking told of somebody. */
export async function findLastContacts(db: Db, addresses: string[]) {
	if (addresses.length === 0) return new Map<string, typeof signUps.$inferSelect>();
	const rows = await db
		.selectDistinctOn([ADDRESS], { address: ADDRESS, signUp: signUps })
		.from(signUps)
		.where(inArray(ADDRESS, addresses))
		.orderBy(ADDRESS, desc(signUps.created_at));
	return new Map(rows.map(({ address, signUp }) => [address, signUp]));
}

/** By the address: the ids of what they booked, and how many of these stand. */
export async function findBookingsOf(db: Db, addresses: string[]) {
	if (addresses.length === 0) return [];
	return db
		.select({ address: ADDRESS, id: signUps.id, cancelled_at: signUps.cancelled_at })
		.from(signUps)
		.where(inArray(ADDRESS, addresses));
}

export const findColleague = async (db: Db, userId: number): Promise<string | null> =>
	(await db.select({ name: users.name }).from(users).where(eq(users.id, userId)))[0]?.name ?? null;
