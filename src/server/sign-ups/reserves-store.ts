import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { seminarReserves } from "#server/seminars/tables.ts";

export type ReserveRow = typeof seminarReserves.$inferSelect;

/** Of a date, as they end. */
export const findReserves = (db: Db, dateId: number): Promise<ReserveRow[]> =>
	db
		.select()
		.from(seminarReserves)
		.where(eq(seminarReserves.seminar_date_id, dateId))
		.orderBy(asc(seminarReserves.until), asc(seminarReserves.id));

/** Those that keep seats back on this day. */
export const findOpen = (db: Db, dateIds: number[], today: string): Promise<ReserveRow[]> =>
	db
		.select()
		.from(seminarReserves)
		.where(
			and(
				inArray(seminarReserves.seminar_date_id, dateIds),
				gte(seminarReserves.until, today),
				sql`${seminarReserves.used} < ${seminarReserves.seats}`,
			),
		)
		.orderBy(asc(seminarReserves.until), asc(seminarReserves.id));

export const findReserve = async (db: Db, id: number): Promise<ReserveRow | undefined> =>
	(await db.select().from(seminarReserves).where(eq(seminarReserves.id, id)))[0];

export const insertReserve = (tx: Db, row: typeof seminarReserves.$inferInsert) =>
	tx.insert(seminarReserves).values(row);

export const updateReserve = (tx: Db, id: number, change: Partial<Pick<ReserveRow, "seats" | "used">>) =>
	tx.update(seminarReserves).set(change).where(eq(seminarReserves.id, id));

export const deleteReserve = (tx: Db, id: number) => tx.delete(seminarReserves).where(eq(seminarReserves.id, id));
