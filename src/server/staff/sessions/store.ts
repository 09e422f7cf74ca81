import { and, desc, eq, gt, isNull, lt, lte, ne, or } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { userColumns } from "../store.ts";
import { idleSince } from "./rules.ts";
import { staffSessions } from "./tables.ts";

export const insertSession = (tx: Db, session: typeof staffSessions.$inferInsert) =>
	tx.insert(staffSessions).values(session);

const lasting = (now: Date) =>
	and(gt(staffSessions.ends_at, now), gt(staffSessions.last_active_at, idleSince(now)), isNull(staffSessions.ended_at));
export const running = (now: Date) => and(lasting(now), eq(staffSessions.passed, true));
const half = (now: Date) => and(lasting(now), eq(staffSessions.passed, false));

/** Whose session it is while it lasts, also before the second factor; nobody's when the account is shut. */
export async function findLasting(db: Db, hash: Buffer, now: Date) {
	const [row] = await db
		.select({
			...userColumns,
			passed: staffSessions.passed,
			proved_at: staffSessions.proved_at,
			last_active_at: staffSessions.last_active_at,
			ends_at: staffSessions.ends_at,
		})
		.from(staffSessions)
		.innerJoin(users, and(eq(users.id, staffSessions.user_id), eq(users.is_active, true)))
		.where(and(eq(staffSessions.hash, hash), lasting(now)));
	return row;
}

/** Of a session that has ended meanwhile nothing is prolonged. */
export const markActive = (db: Db, hash: Buffer, now: Date) =>
	db
		.update(staffSessions)
		.set({ last_active_at: now })
		.where(and(eq(staffSessions.hash, hash), running(now), lt(staffSessions.last_active_at, now)));

export const markProven = (tx: Db, hash: Buffer, now: Date) =>
	tx
		.update(staffSessions)
		.set({ proved_at: now })
		.where(and(eq(staffSessions.hash, hash), running(now)));

interface Passed {
	hash: Buffer;
	proved_at: Date;
	last_active_at: Date;
	ends_at: Date;
}

/** Under a new secret: the one of before has stood for less. False when it has ended meanwhile. */
export async function passSession(tx: Db, hash: Buffer, now: Date, session: Passed): Promise<boolean> {
	const rows = await tx
		.update(staffSessions)
		.set({ ...session, passed: true })
		.where(and(eq(staffSessions.hash, hash), half(now)))
		.returning();
	return rows.length > 0;
}

export const findRunningOf = (db: Db, userId: number, now: Date) =>
	db
		.select()
		.from(staffSessions)
		.where(and(eq(staffSessions.user_id, userId), running(now)))
		.orderBy(desc(staffSessions.last_active_at), desc(staffSessions.id));

type Which = { hash: Buffer } | { id: number } | { except: Buffer } | "all";

const chosen = (which: Which) => {
	if (which === "all") return undefined;
	if ("hash" in which) return eq(staffSessions.hash, which.hash);
	return "id" in which ? eq(staffSessions.id, which.id) : ne(staffSessions.hash, which.except);
};

/** Ends sessions of somebody, half ones too; answers how many. */
export async function endSessions(tx: Db, userId: number, now: Date, which: Which): Promise<number> {
	const rows = await tx
		.update(staffSessions)
		.set({ ended_at: now })
		.where(and(eq(staffSessions.user_id, userId), lasting(now), chosen(which)))
		.returning();
	return rows.length;
}

export const deleteEnded = (db: Db, before: Date) =>
	db.delete(staffSessions).where(or(lte(staffSessions.ends_at, before), lte(staffSessions.ended_at, before)));
