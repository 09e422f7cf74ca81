import { and, type Column, gte, lt, type SQL, sql } from "drizzle-orm";

/** "2026-11-24": the day that calendars in Berlin show. */
export const berlinDayOf = (moment: Column): SQL<string> =>
	sql<string>`to_char(${moment} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;

export const within = (moment: Column, { from, to }: { from: Date; to: Date }) =>
	and(gte(moment, from), lt(moment, to));
