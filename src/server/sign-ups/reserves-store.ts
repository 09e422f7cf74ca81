import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { UNSEEN } from "#server/db/columns.ts";
import { seminarDates, seminarReserves } from "#server/seminars/tables.ts";

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

/** With one table in a statement drizzle leaves its name out, also within: here it is needed. */
const keptBack = (today: string) =>
	sql`(select coalesce(sum(r.seats - r.used), 0) from seminar_reserves r where r.seminar_date_id = seminar_dates.id and r.until >= ${today})`;

/** Dates ahead whose seats kept back are others than on this day. */
export const findOutdated = async (db: Db, today: string, now: Date): Promise<number[]> => {
	const rows = await db
		.select({ id: seminarDates.id })
		.from(seminarDates)
		.where(and(sql`${seminarDates.date} > ${now}`, sql`seminar_dates.reserved <> ${keptBack(today)}`));
	return rows.map(({ id }) => id);
};

/** Answers the seminar of the date. */
export async function countReserved(tx: Db, dateId: number, today: string): Promise<number> {
	const [row] = await tx
		.update(seminarDates)
		.set({ ...UNSEEN, reserved: keptBack(today) })
		.where(eq(seminarDates.id, dateId))
		.returning({ seminar_id: seminarDates.seminar_id });
	if (!row) throw new Error(`There is no date ${dateId}.`);
	return row.seminar_id;
}
