import { and, asc, eq, gt, ne } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { hasFreeSeats } from "#server/seminars/listing-store.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";

/** What letters about a date say of its seminar. */
export const findSeminar = async (tx: Db, id: number) =>
	(
		await tx
			.select({ topic: seminars.topic, slug: seminars.slug, lecturer_id: seminars.lecturer_id })
			.from(seminars)
			.where(eq(seminars.id, id))
	)[0];

/** The next dates of the same seminar that have seats. */
export const findOthers = async (
	tx: Db,
	{ seminarId, dateId, now, limit }: { seminarId: number; dateId: number; now: Date; limit: number },
): Promise<Date[]> =>
	(
		await tx
			.select({ date: seminarDates.date })
			.from(seminarDates)
			.where(
				and(
					eq(seminarDates.seminar_id, seminarId),
					ne(seminarDates.id, dateId),
					eq(seminarDates.deactivated, false),
					gt(seminarDates.date, now),
					hasFreeSeats,
				),
			)
			.orderBy(asc(seminarDates.date))
			.limit(limit)
	).map(({ date }) => date);
