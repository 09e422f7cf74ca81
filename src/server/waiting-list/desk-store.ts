import { and, asc, count, eq, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/client.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { waitingList } from "./tables.ts";

const lapsesBefore = (moment: Date) => and(eq(waitingList.state, "offered"), lte(waitingList.offer_expires_at, moment));

/** Offers that lapse soon, each with whoever would be asked next. */
export function findLapsing(db: Db, before: Date, most: number) {
	const next = alias(waitingList, "next");
	return db
		.select({
			entry: waitingList,
			topic: seminars.topic,
			next: sql<string | null>`(select ${next.name} from ${waitingList} as ${next}
				where ${next.seminar_date_id} = ${waitingList.seminar_date_id} and ${next.state} = 'waiting'
				order by ${next.created_at}, ${next.id} limit 1)`,
		})
		.from(waitingList)
		.innerJoin(seminarDates, eq(seminarDates.id, waitingList.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(lapsesBefore(before))
		.orderBy(asc(waitingList.offer_expires_at))
		.limit(most);
}

export const countLapsing = async (db: Db, before: Date): Promise<number> =>
	(await db.select({ count: count() }).from(waitingList).where(lapsesBefore(before)))[0]?.count ?? 0;
