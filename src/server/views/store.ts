import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { ListName } from "#contract/office/listing.ts";
import type { Db } from "#server/db/client.ts";
import { savedViews } from "./tables.ts";

export type ViewRow = typeof savedViews.$inferSelect;

const seenBy = (userId: number) => or(eq(savedViews.user_id, userId), isNull(savedViews.user_id));

/** Their own and what all share, in the order in which they were saved. */
export const findViews = (db: Db, list: ListName, userId: number): Promise<ViewRow[]> =>
	db
		.select()
		.from(savedViews)
		.where(and(eq(savedViews.list, list), seenBy(userId)))
		.orderBy(asc(savedViews.position), asc(savedViews.id));

export const findSharedNames = (db: Db, ids: number[]) =>
	db
		.select({ id: savedViews.id, name: savedViews.name })
		.from(savedViews)
		.where(and(inArray(savedViews.id, ids), isNull(savedViews.user_id)));

export async function lockView(tx: Db, id: number, userId: number): Promise<ViewRow | undefined> {
	const [row] = await tx
		.select()
		.from(savedViews)
		.where(and(eq(savedViews.id, id), seenBy(userId)))
		.for("update");
	return row;
}

type NewView = Pick<ViewRow, "list" | "name" | "query" | "user_id">;

export async function insertView(tx: Db, view: NewView): Promise<ViewRow> {
	const last = sql`(select coalesce(max(position), 0) + 1 from ${savedViews} where list = ${view.list})`;
	const [row] = await tx
		.insert(savedViews)
		.values({ ...view, position: last })
		.returning();
	if (!row) throw new Error("The view was not written.");
	return row;
}

export async function renameView(tx: Db, id: number, change: Pick<ViewRow, "name" | "updated_at">): Promise<ViewRow> {
	const [row] = await tx.update(savedViews).set(change).where(eq(savedViews.id, id)).returning();
	if (!row) throw new Error("The view was not written.");
	return row;
}

export const deleteView = (tx: Db, id: number) => tx.delete(savedViews).where(eq(savedViews.id, id));
