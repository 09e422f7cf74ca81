import { count, desc, isNotNull } from "drizzle-orm";
import { berlinDayOf, within } from "#server/db/berlin-day.ts";
import type { Db } from "#server/db/client.ts";
import type { Span } from "#server/desk/part.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

type Moment = typeof subscribers.confirmed_at | typeof subscribers.unsubscribed_at;

const countPerDay = (db: Db, moment: Moment, span: Span) =>
	db
		.select({ day: berlinDayOf(moment), value: count() })
		.from(subscribers)
		.where(within(moment, span))
		.groupBy(berlinDayOf(moment));

/** Who has confirmed, and who has left. */
export const countSubscribedPerDay = (db: Db, span: Span) => countPerDay(db, subscribers.confirmed_at, span);
export const countUnsubscribedPerDay = (db: Db, span: Span) => countPerDay(db, subscribers.unsubscribed_at, span);

export const findNewest = (db: Db, most: number) =>
	db
		.select({ id: subscribers.id, confirmed_at: subscribers.confirmed_at })
		.from(subscribers)
		.where(isNotNull(subscribers.confirmed_at))
		.orderBy(desc(subscribers.confirmed_at))
		.limit(most);
