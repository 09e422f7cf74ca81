import { and, asc, count, eq, gt, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { places } from "#server/places/tables.ts";
import { waitingList } from "#server/waiting-list/tables.ts";
import { seminarDates, seminarSessions, seminars } from "./tables.ts";

/** Of one date of the statement. */
export const personsOnList = (state: "offered" | "waiting") =>
	sql<number>`(select coalesce(sum(${waitingList.number_of_persons}), 0) from ${waitingList}
		where ${waitingList.seminar_date_id} = ${seminarDates.id} and ${waitingList.state} = ${state})`.mapWith(Number);

/** What every row of dates begins with; its category and its place are joined. */
export const dateInShort = {
	id: seminarDates.id,
	topic: seminars.topic,
	category: categories.slug,
	location: seminars.location,
	place: { name: places.name, city: places.city },
	is_online: seminars.is_online,
};

/** All that tells how full a date is. */
export const seatColumns = {
	capacity: seminarDates.capacity,
	seats_taken: seminarDates.seats_taken,
	reserved: seminarDates.reserved,
	offered: personsOnList("offered"),
	waiting: personsOnList("waiting"),
};

/** Dates that take place, of one lecturer or of all. */
const takesPlace = (lecturerId: number | undefined) =>
	and(
		eq(seminarDates.deactivated, false),
		eq(seminarDates.cancelled, false),
		lecturerId === undefined ? undefined : eq(seminars.lecturer_id, lecturerId),
	);

function select(db: Db, from: Date) {
	/** The part of a date that comes next or is still going on, seen from this moment. */
	const session = db
		.select({ starts_at: seminarSessions.starts_at, ends_at: seminarSessions.ends_at, room: seminarSessions.room })
		.from(seminarSessions)
		.where(and(eq(seminarSessions.seminar_date_id, seminarDates.id), gt(seminarSessions.ends_at, from)))
		.orderBy(asc(seminarSessions.starts_at))
		.limit(1)
		.as("session");
	return {
		session,
		query: (where: SQL | undefined) =>
			db
				.select({
					...dateInShort,
					seminar_id: seminars.id,
					starts_at: session.starts_at,
					ends_at: session.ends_at,
					room: session.room,
					lecturer: lecturers.name,
					...seatColumns,
				})
				.from(seminarDates)
				.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
				.innerJoin(categories, eq(categories.id, seminars.category_id))
				.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
				.leftJoin(places, eq(places.id, seminarDates.place_id))
				.innerJoinLateral(session, sql`true`)
				.where(where),
	};
}

interface Day {
	from: Date;
	to: Date;
}

/** Those that began no longer ago than `since` and have a part on this day. */
export function findOn(db: Db, day: Day, since: Date, lecturerId?: number) {
	const { session, query } = select(db, day.from);
	return query(
		and(
			takesPlace(lecturerId),
			gte(seminarDates.date, since),
			lt(seminarDates.date, day.to),
			isNotNull(session.starts_at),
			lt(session.starts_at, day.to),
		),
	).orderBy(asc(session.starts_at), asc(seminarDates.id));
}

export const findFrom = (db: Db, from: Date, most: number, lecturerId?: number) =>
	select(db, from)
		.query(and(takesPlace(lecturerId), gte(seminarDates.date, from)))
		.orderBy(asc(seminarDates.date), asc(seminarDates.id))
		.limit(most);

export const countFrom = async (db: Db, from: Date, lecturerId?: number): Promise<number> =>
	(
		await db
			.select({ count: count() })
			.from(seminarDates)
			.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
			.where(and(takesPlace(lecturerId), gte(seminarDates.date, from)))
	)[0]?.count ?? 0;

export type UpcomingRow = Awaited<ReturnType<typeof findFrom>>[number];
