import { eq, sum } from "drizzle-orm";
import { berlinDayOf, within } from "#server/db/berlin-day.ts";
import type { Db } from "#server/db/client.ts";
import { newest } from "#server/db/newest.ts";
import type { Span } from "#server/desk/part.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { signUps } from "./tables.ts";

/** Seats that are still taken, on the day on which they were booked. */
export const sumSeatsPerDay = (db: Db, span: Span) =>
	db
		.select({ day: berlinDayOf(signUps.created_at), value: sum(signUps.number_of_persons).mapWith(Number) })
		.from(signUps)
		.where(within(signUps.created_at, span))
		.groupBy(berlinDayOf(signUps.created_at));

export const findNewest = (db: Db, most: number) =>
	db
		.select({
			number: signUps.number,
			first_name: signUps.first_name,
			last_name: signUps.last_name,
			company: signUps.company,
			persons: signUps.number_of_persons,
			gross_cents: signUps.gross_cents,
			cancelled_at: signUps.cancelled_at,
			created_at: signUps.created_at,
			topic: seminars.topic,
			date: seminarDates.date,
		})
		.from(signUps)
		.innerJoin(seminarDates, eq(seminarDates.id, signUps.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.orderBy(newest(signUps.created_at), newest(signUps.id))
		.limit(most);
