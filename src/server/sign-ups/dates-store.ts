import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { UNSEEN } from "#server/db/columns.ts";
import { seminarDates, seminarReserves, seminarSessions, seminars } from "#server/seminars/tables.ts";

export const dateColumns = {
	id: seminarDates.id,
	seminar_id: seminarDates.seminar_id,
	date: seminarDates.date,
	deactivated: seminarDates.deactivated,
	cancelled: seminarDates.cancelled,
	fully_booked: seminarDates.fully_booked,
	capacity: seminarDates.capacity,
	moves_up_by_hand: seminarDates.moves_up_by_hand,
	seats_taken: seminarDates.seats_taken,
	registration_deadline: seminarDates.registration_deadline,
	join_link: seminarDates.join_link,
};

/** The date with what its seminar says about signing up; the date's row is locked until the transaction ends. */
export async function lockDate(tx: Db, dateId: number) {
	const [row] = await tx
		.select({
			...dateColumns,
			seminar: {
				is_active: seminars.is_active,
				price_cents: seminars.price_cents,
				tax_category: seminars.tax_category,
			},
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(eq(seminarDates.id, dateId))
		.for("update", { of: seminarDates });
	return row;
}

/** Answers the seminar of the date. Only on purpose it goes beyond the capacity, and never further than is sat. */
export async function addSeats(tx: Db, dateId: number, seats: number, isBeyond: boolean): Promise<number> {
	const { overbooked, seats_taken, capacity } = seminarDates;
	const beyond = sql`greatest(0, ${seats_taken} + ${seats} - ${capacity})`;
	const [row] = await tx
		.update(seminarDates)
		.set({
			...UNSEEN,
			seats_taken: sql`${seats_taken} + ${seats}`,
			overbooked: isBeyond ? beyond : sql`least(${overbooked}, ${beyond})`,
		})
		.where(eq(seminarDates.id, dateId))
		.returning({ seminar_id: seminarDates.seminar_id });
	if (!row) throw new Error(`There is no date ${dateId}.`);
	return row.seminar_id;
}

/** Of each date in the order in which they take place. */
export const findSessions = (db: Db, dateIds: number[]) =>
	db
		.select()
		.from(seminarSessions)
		.where(inArray(seminarSessions.seminar_date_id, dateIds))
		.orderBy(asc(seminarSessions.seminar_date_id), asc(seminarSessions.starts_at));

export type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];

/** Seats that are kept back on this day, with what is left of them. */
export const findReserves = (tx: Db, dateIds: number[], today: string) =>
	tx
		.select({
			id: seminarReserves.id,
			seminar_date_id: seminarReserves.seminar_date_id,
			name: seminarReserves.name,
			left: sql<number>`${seminarReserves.seats} - ${seminarReserves.used}`,
			until: seminarReserves.until,
		})
		.from(seminarReserves)
		.where(and(inArray(seminarReserves.seminar_date_id, dateIds), gte(seminarReserves.until, today)))
		.orderBy(asc(seminarReserves.until), asc(seminarReserves.id));

export const spendReserve = (tx: Db, id: number, seats: number) =>
	tx
		.update(seminarReserves)
		.set({ used: sql`${seminarReserves.used} + ${seats}` })
		.where(eq(seminarReserves.id, id));

export const setMovesUpByHand = (tx: Db, dateId: number, moves_up_by_hand: boolean) =>
	tx.update(seminarDates).set({ moves_up_by_hand }).where(eq(seminarDates.id, dateId));

export const findTaxes = (db: Db, dateIds: number[]) =>
	db
		.select({ id: seminarDates.id, tax_category: seminars.tax_category })
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(inArray(seminarDates.id, dateIds));
