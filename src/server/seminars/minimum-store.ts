import { and, asc, count, eq, gt, lte, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { personsOnList } from "./desk-store.ts";
import { seminarDates, seminars } from "./tables.ts";

/** Who has a seat; one that is only offered is nobody yet. */
const taken = sql<number>`${seminarDates.seats_taken} - ${personsOnList("offered")}`.mapWith(Number);

const isBelow = (now: Date, decidedBy: string) =>
	and(
		lte(seminarDates.decide_on, decidedBy),
		gt(seminarDates.date, now),
		eq(seminarDates.cancelled, false),
		sql`${taken} < ${seminarDates.minimum}`,
	);

export const findBelow = (db: Db, now: Date, decidedBy: string, most: number) =>
	db
		.select({
			id: seminarDates.id,
			topic: seminars.topic,
			date: seminarDates.date,
			taken,
			minimum: sql<number>`${seminarDates.minimum}`.mapWith(Number),
			decide_on: sql<string>`${seminarDates.decide_on}`,
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(isBelow(now, decidedBy))
		.orderBy(asc(seminarDates.decide_on), asc(seminarDates.id))
		.limit(most);

export const countBelow = async (db: Db, now: Date, decidedBy: string): Promise<number> =>
	(
		await db
			.select({ count: count() })
			.from(seminarDates)
			.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
			.where(isBelow(now, decidedBy))
	)[0]?.count ?? 0;
