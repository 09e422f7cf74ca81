import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { tasks } from "./tables.ts";

export type TaskRow = typeof tasks.$inferSelect;

export async function insertTask(tx: Db, task: typeof tasks.$inferInsert): Promise<TaskRow> {
	const [row] = await tx.insert(tasks).values(task).returning();
	if (!row) throw new Error("The task was not written.");
	return row;
}

const isOpen = sql`${tasks.state} in ('waiting', 'running')`;

/**
 * The one that has waited longest, held until the transaction ends: no other process takes it meanwhile, and of one
 * that dies the database lets it go.
 */
export async function lockNext(tx: Db, kinds: readonly string[]) {
	const [row] = await tx
		.select({ task: tasks, by: { is_active: users.is_active, roles: users.roles } })
		.from(tasks)
		.innerJoin(users, eq(users.id, tasks.user_id))
		.where(and(isOpen, inArray(tasks.kind, [...kinds])))
		.orderBy(asc(tasks.stepped_at), asc(tasks.id))
		.limit(1)
		.for("update", { of: tasks, skipLocked: true });
	return row;
}

/** Who neither works nor ends loses the connection, and with it what was not kept yet. */
export const endWhenStuck = (tx: Db, ms: number) =>
	tx.execute(sql`select set_config('idle_in_transaction_session_timeout', ${String(ms)}, true)`);

export const updateTask = (tx: Db, id: number, change: Partial<TaskRow>) =>
	tx.update(tasks).set(change).where(eq(tasks.id, id));

const own = (userId: number, id: number) => and(eq(tasks.user_id, userId), eq(tasks.id, id));

export const findShown = (db: Db, userId: number, most: number): Promise<TaskRow[]> =>
	db
		.select()
		.from(tasks)
		.where(and(eq(tasks.user_id, userId), isNull(tasks.dismissed_at)))
		.orderBy(desc(tasks.id))
		.limit(most);

export async function findOwn(tx: Db, userId: number, id: number): Promise<TaskRow | undefined> {
	const [row] = await tx.select().from(tasks).where(own(userId, id));
	return row;
}

/** Waits for a step that is under way. Nothing of what is over, or of somebody else. */
export async function askForEnd(tx: Db, userId: number, id: number): Promise<TaskRow | undefined> {
	const [row] = await tx
		.update(tasks)
		.set({ cancel_asked: true })
		.where(and(own(userId, id), isOpen))
		.returning();
	return row;
}

export async function dismiss(tx: Db, userId: number, id: number, now: Date): Promise<boolean> {
	const rows = await tx
		.update(tasks)
		.set({ dismissed_at: now })
		.where(and(own(userId, id), isNotNull(tasks.ended_at)))
		.returning({ id: tasks.id });
	return rows.length > 0;
}
