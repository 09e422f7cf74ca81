import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
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

/** Somebody of the office who may sign in. */
export async function findStaffByEmail(db: Db, email: string) {
	const [row] = await db
		.select({ id: users.id, password_hash: users.password_hash })
		.from(users)
		.where(and(eq(sql`lower(${users.email})`, email.trim().toLowerCase()), eq(users.is_active, true)));
	return row;
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
