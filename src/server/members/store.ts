import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { UNSEEN } from "#server/db/columns.ts";
import { members } from "./tables.ts";

export type MemberRow = typeof members.$inferSelect;
export type NewMember = Omit<typeof members.$inferInsert, "id">;

const here = isNull(members.deleted_at);
const withEmail = (email: string) => and(eq(sql`lower(${members.email})`, email.trim().toLowerCase()), here);

export async function findById(db: Db, id: number): Promise<MemberRow | undefined> {
	const [row] = await db
		.select()
		.from(members)
		.where(and(eq(members.id, id), here));
	return row;
}

export async function findByEmail(db: Db, email: string): Promise<MemberRow | undefined> {
	const [row] = await db.select().from(members).where(withEmail(email));
	return row;
}

/**
 * Notes a login, unless the password has been replaced since it was looked at. The row is locked, so that whoever
 * replaces it meanwhile finds this login and ends it.
 */
export async function markLogin(tx: Db, id: number, password_hash: string, now: Date): Promise<boolean> {
	const marked = await tx
		.update(members)
		.set({ ...UNSEEN, last_login_at: now, deletion_announced_at: null })
		.where(and(eq(members.id, id), eq(members.password_hash, password_hash), here))
		.returning({ id: members.id });
	return marked.length > 0;
}

/** The new member's id, or null when the address is taken, also by somebody at the same moment. */
export async function insertMember(tx: Db, member: NewMember): Promise<number | null> {
	const [row] = await tx.insert(members).values(member).onConflictDoNothing().returning({ id: members.id });
	return row?.id ?? null;
}

/** Nothing is written back into an account that has been deleted meanwhile. */
export const updateMember = (tx: Db, id: number, change: Partial<NewMember>) =>
	tx
		.update(members)
		.set(change)
		.where(and(eq(members.id, id), here));
