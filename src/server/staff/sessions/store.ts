import { and, eq, gt, isNull, lt, lte, or } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { idleSince } from "./rules.ts";
import { staffSessions } from "./tables.ts";

export const insertSession = (tx: Db, session: typeof staffSessions.$inferInsert) =>
	tx.insert(staffSessions).values(session);

const running = (now: Date) =>
	and(
		gt(staffSessions.ends_at, now),
		gt(staffSessions.last_active_at, idleSince(now)),
		isNull(staffSessions.ended_at),
		eq(staffSessions.passed, true),
	);

/** Whose session it is while it lasts; nobody's when the account is shut. */
export async function findRunning(db: Db, hash: Buffer, now: Date) {
	const [row] = await db
		.select({
			id: users.id,
			name: users.name,
			email: users.email,
			roles: users.roles,
			last_active_at: staffSessions.last_active_at,
			ends_at: staffSessions.ends_at,
		})
		.from(staffSessions)
		.innerJoin(users, and(eq(users.id, staffSessions.user_id), eq(users.is_active, true)))
		.where(and(eq(staffSessions.hash, hash), running(now)));
	return row;
}

/** Of a session that has ended meanwhile nothing is prolonged. */
export const markActive = (db: Db, hash: Buffer, now: Date) =>
	db
		.update(staffSessions)
		.set({ last_active_at: now })
		.where(and(eq(staffSessions.hash, hash), running(now), lt(staffSessions.last_active_at, now)));

export const endSession = (tx: Db, hash: Buffer, now: Date) =>
	tx
		.update(staffSessions)
		.set({ ended_at: now })
		.where(and(eq(staffSessions.hash, hash), isNull(staffSessions.ended_at)));

export const deleteEnded = (db: Db, before: Date) =>
	db.delete(staffSessions).where(or(lte(staffSessions.ends_at, before), lte(staffSessions.ended_at, before)));
