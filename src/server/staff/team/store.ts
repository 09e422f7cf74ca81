import { and, arrayContains, asc, count, eq, isNotNull, max, ne, sql } from "drizzle-orm";
import { articles } from "#server/articles/tables.ts";
import { lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { staffPasskeys, staffTotp } from "#server/staff/factors/tables.ts";
import { running } from "#server/staff/sessions/store.ts";
import { staffSessions } from "#server/staff/sessions/tables.ts";
import { users } from "#server/staff/tables.ts";

export type UserRow = typeof users.$inferSelect;

const columns = (db: Db, now: Date) => {
	const passkeys = db
		.select({ user_id: staffPasskeys.user_id, passkeys: count().as("passkeys") })
		.from(staffPasskeys)
		.groupBy(staffPasskeys.user_id)
		.as("own_passkeys");
	const sessions = db
		.select({
			user_id: staffSessions.user_id,
			sessions: count().as("sessions"),
			last_active_at: max(staffSessions.last_active_at).as("newest_activity"),
		})
		.from(staffSessions)
		.where(running(now))
		.groupBy(staffSessions.user_id)
		.as("own_sessions");
	return { passkeys, sessions };
};

/** Everybody with an address: those without are authors who do not log in. */
export function findTeam(db: Db, now: Date, id?: number) {
	const { passkeys, sessions } = columns(db, now);
	return db
		.select({
			user: users,
			passkeys: sql<number>`coalesce(${passkeys.passkeys}, 0)`.mapWith(Number),
			has_totp: sql<boolean>`${staffTotp.id} is not null`,
			sessions: sql<number>`coalesce(${sessions.sessions}, 0)`.mapWith(Number),
			last_active_at: sessions.last_active_at,
		})
		.from(users)
		.leftJoin(passkeys, eq(passkeys.user_id, users.id))
		.leftJoin(sessions, eq(sessions.user_id, users.id))
		.leftJoin(staffTotp, and(eq(staffTotp.user_id, users.id), isNotNull(staffTotp.confirmed_at)))
		.where(and(isNotNull(users.email), id === undefined ? undefined : eq(users.id, id)))
		.orderBy(asc(users.name));
}

export async function lockUser(tx: Db, id: number): Promise<UserRow | undefined> {
	const [row] = await tx
		.select()
		.from(users)
		.where(and(eq(users.id, id), isNotNull(users.email)))
		.for("update");
	return row;
}

/** Held one after the other, so that of two who go at the same moment the second finds the first gone. */
export const lockLeading = (tx: Db) =>
	tx
		.select({ id: users.id })
		.from(users)
		.where(and(arrayContains(users.roles, ["admin"]), eq(users.is_active, true), isNotNull(users.password_hash)))
		.orderBy(asc(users.id))
		.for("update");

export const updateUser = (tx: Db, id: number, change: Partial<UserRow>) =>
	tx.update(users).set(change).where(eq(users.id, id));

/** An author of this name who does not log in yet. */
export async function findByline(tx: Db, name: string): Promise<UserRow | undefined> {
	const [row] = await tx
		.select()
		.from(users)
		.where(and(eq(users.name, name), sql`${users.email} is null`))
		.for("update");
	return row;
}

export const isNameTaken = async (tx: Db, name: string, besides: number): Promise<boolean> =>
	(await tx.$count(users, and(eq(users.name, name), ne(users.id, besides)))) > 0;

export const hasLecturer = async (tx: Db, id: number): Promise<boolean> =>
	(await tx.$count(lecturers, eq(lecturers.id, id))) > 0;

export const hasArticles = async (tx: Db, id: number): Promise<boolean> =>
	(await tx.$count(articles, eq(articles.user_id, id))) > 0;

export const deleteUser = (tx: Db, id: number) => tx.delete(users).where(eq(users.id, id));
