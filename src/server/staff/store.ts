import { and, arrayContains, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { UNSEEN } from "#server/db/columns.ts";
import { users } from "./tables.ts";

type NewUser = typeof users.$inferInsert;

/** Whether anybody with all rights can log in. */
export const hasAdmin = async (db: Db): Promise<boolean> =>
	(await db.$count(
		users,
		and(arrayContains(users.roles, ["admin"]), eq(users.is_active, true), isNotNull(users.password_hash)),
	)) > 0;

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

const active = eq(users.is_active, true);

/** Who somebody of the office is. */
export const userColumns = { id: users.id, name: users.name, email: users.email, roles: users.roles };

export async function findById(db: Db, id: number) {
	const [row] = await db
		.select({ ...userColumns, password_hash: users.password_hash, revision: users.revision })
		.from(users)
		.where(and(eq(users.id, id), active));
	return row;
}

/** Those who can sign in, by name. */
export const findActive = (db: Db) =>
	db
		.select(userColumns)
		.from(users)
		.where(and(active, isNotNull(users.password_hash)))
		.orderBy(users.name);

/** Nobody's form shows it. */
export const setPassword = (tx: Db, id: number, password_hash: string) =>
	tx
		.update(users)
		.set({ password_hash, ...UNSEEN })
		.where(eq(users.id, id));

export const markLogin = (tx: Db, id: number, now: Date) =>
	tx
		.update(users)
		.set({ last_login_at: now, ...UNSEEN })
		.where(eq(users.id, id));

/** Whether somebody with this address can log in. */
export const isOpenAddress = async (db: Db, email: string): Promise<boolean> =>
	(await db.$count(users, and(eq(users.email, email), active))) > 0;

/** Somebody of the office who may sign in. */
export async function findByEmail(db: Db, email: string) {
	const [row] = await db
		.select({ ...userColumns, password_hash: users.password_hash })
		.from(users)
		.where(and(eq(sql`lower(${users.email})`, email.trim().toLowerCase()), active));
	return row;
}

/** Holds the row of whoever still has this password: whoever replaces it meanwhile finds the login and ends it. */
export async function lockWithPassword(tx: Db, id: number, password_hash: string): Promise<boolean> {
	const found = await tx
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.id, id), eq(users.password_hash, password_hash), active))
		.for("update");
	return found.length > 0;
}

export const findMailsOfLecturer = async (db: Db, lecturerId: number): Promise<string[]> =>
	(
		await db
			.select({ email: users.email })
			.from(users)
			.where(and(eq(users.lecturer_id, lecturerId), active))
	).flatMap(({ email }) => email ?? []);

/** Which lecturer somebody is. */
export async function findLecturerOf(db: Db, id: number): Promise<number | null> {
	const [row] = await db.select({ lecturer_id: users.lecturer_id }).from(users).where(eq(users.id, id));
	return row?.lecturer_id ?? null;
}
