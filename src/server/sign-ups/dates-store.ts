import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { UNSEEN } from "#server/db/columns.ts";
import { seminarDates, seminarSessions, seminars } from "#server/seminars/tables.ts";

export const dateColumns = {
	id: seminarDates.id,
	seminar_id: seminarDates.seminar_id,
	date: seminarDates.date,
	deactivated: seminarDates.deactivated,
	cancelled: seminarDates.cancelled,
	fully_booked: seminarDates.fully_booked,
	capacity: seminarDates.capacity,
	seats_taken: seminarDates.seats_taken,
	registration_deadline: seminarDates.registration_deadline,
};

/** The date with what its seminar says about signing up; the date's row is locked until the transaction ends. */
export async function lockDate(tx: Db, dateId: number) {
	const [row] = await tx
		.select({ ...dateColumns, seminar: { is_active: seminars.is_active, price_cents: seminars.price_cents } })
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(eq(seminarDates.id, dateId))
		.for("update", { of: seminarDates });
	return row;
}

/** Answers the seminar of the date. */
export async function addSeats(tx: Db, dateId: number, seats: number): Promise<number> {
	const [row] = await tx
		.update(seminarDates)
		.set({ ...UNSEEN, seats_taken: sql`${seminarDates.seats_taken} + ${seats}` })
		.where(eq(seminarDates.id, dateId))
		.returning({ seminar_id: seminarDates.seminar_id });
	if (!row) throw new Error(`There is no date ${dateId}.`);
	return row.seminar_id;
}

/** Which grant pays for it; nobody's form shows it. */
export const setGrant = (tx: Db, dateId: number, grantId: number | null) =>
	tx
		.update(seminarDates)
		.set({ ...UNSEEN, grant_id: grantId })
		.where(eq(seminarDates.id, dateId));

/** Of each date in the order in which they take place. */
export const findSessions = (db: Db, dateIds: number[]) =>
	db
		.select()
		.from(seminarSessions)
		.where(inArray(seminarSessions.seminar_date_id, dateIds))
		.orderBy(asc(seminarSessions.seminar_date_id), asc(seminarSessions.starts_at));

export type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];
