import { and, asc, eq, inArray, isNotNull, isNull, lt, lte } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { seminarDates } from "#server/seminars/tables.ts";
import { signUps } from "#server/sign-ups/tables.ts";
import { handouts } from "./tables.ts";

export type HandoutRow = typeof handouts.$inferSelect;

export const findOfDates = (db: Db, dateIds: number[]): Promise<HandoutRow[]> =>
	db
		.select()
		.from(handouts)
		.where(and(inArray(handouts.seminar_date_id, dateIds), isNull(handouts.removed_at)))
		.orderBy(asc(handouts.id));

export const findVisible = (db: Db, dateId: number, now: Date): Promise<HandoutRow[]> =>
	db
		.select()
		.from(handouts)
		.where(and(eq(handouts.seminar_date_id, dateId), isNull(handouts.removed_at), lte(handouts.visible_from, now)))
		.orderBy(asc(handouts.id));

/** Only with a seat that was not given back. */
export async function findForBooking(db: Db, id: number, hash: Buffer, now: Date): Promise<HandoutRow | undefined> {
	const [row] = await db
		.select({ handout: handouts })
		.from(handouts)
		.innerJoin(signUps, eq(signUps.seminar_date_id, handouts.seminar_date_id))
		.where(
			and(
				eq(handouts.id, id),
				eq(signUps.token_hash, hash),
				isNull(signUps.cancelled_at),
				isNull(handouts.removed_at),
				lte(handouts.visible_from, now),
			),
		);
	return row?.handout;
}

export async function isDate(db: Db, dateId: number): Promise<boolean> {
	const rows = await db.select({ id: seminarDates.id }).from(seminarDates).where(eq(seminarDates.id, dateId));
	return rows.length > 0;
}

export async function findHandout(tx: Db, id: number, lock = false): Promise<HandoutRow | undefined> {
	const query = tx.select().from(handouts).where(eq(handouts.id, id));
	return (await (lock ? query.for("update") : query))[0];
}

export const insertHandout = (tx: Db, row: typeof handouts.$inferInsert) => tx.insert(handouts).values(row);

export const updateHandout = (
	tx: Db,
	id: number,
	change: Partial<Pick<HandoutRow, "name" | "visible_from" | "removed_at">>,
) => tx.update(handouts).set(change).where(eq(handouts.id, id));

export const deleteRemoved = (db: Db, before: Date) =>
	db
		.delete(handouts)
		.where(and(isNotNull(handouts.removed_at), lt(handouts.removed_at, before)))
		.returning({ file: handouts.file });
