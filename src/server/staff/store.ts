import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "./tables.ts";

type NewUser = typeof users.$inferInsert;

/** Whether anybody with all rights can log in. */
export const hasAdmin = async (db: Db): Promise<boolean> =>
	(await db.$count(users, and(eq(users.role, "admin"), eq(users.is_active, true), isNotNull(users.password_hash)))) > 0;

/** Those who have this name or this address already, authors too. */
export const findSame = (tx: Db, { name, email }: { name: string; email: string }) =>
	tx
		.select({ name: users.name, email: users.email })
		.from(users)
		.where(or(eq(users.name, name), eq(sql`lower(${users.email})`, email.toLowerCase())));

export async function insertUser(tx: Db, user: NewUser): Promise<number> {
	const [row] = await tx.insert(users).values(user).returning({ id: users.id });
	if (!row) throw new Error("The account was not written.");
	return row.id;
}
