import { eq, sql } from "drizzle-orm";
import { lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { placeColumns } from "#server/places/store.ts";
import { places } from "#server/places/tables.ts";
import { seminarDates, seminarSessions, seminars } from "#server/seminars/tables.ts";

/** A date as whoever leads it needs to know it. */
export async function findLed(db: Db, dateId: number) {
	const [row] = await db
		.select({
			date: seminarDates.date,
			cancelled: seminarDates.cancelled,
			join_link: seminarDates.join_link,
			topic: seminars.topic,
			location: seminars.location,
			is_online: seminars.is_online,
			lecturer: lecturers.name,
			lecturer_id: seminars.lecturer_id,
			place: placeColumns,
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.leftJoin(places, eq(places.id, sql`coalesce(${seminarDates.place_id}, ${seminars.place_id})`))
		.where(eq(seminarDates.id, dateId));
	return row;
}
export type LedDate = NonNullable<Awaited<ReturnType<typeof findLed>>>;

export const findSession = async (db: Db, id: number) =>
	(await db.select().from(seminarSessions).where(eq(seminarSessions.id, id)))[0];
