import { and, gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { addDays, type CalendarDay } from "#contract/dates.ts";
import type { Span } from "#contract/office/span.ts";

const dayOf = (iso: string): CalendarDay => {
	const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
	return { year, month, day };
};

/** From the beginning of the first day to the end of the last, by the clock of Berlin. */
export function spanOf({ from, to, days }: Span, now: Date): { since: Date | null; until: Date | null } {
	const recent = days ? addDays(berlinDay(now), 1 - Number(days)) : null;
	const first = from ? dayOf(from) : recent;
	return {
		since: first && berlinMoment(first),
		until: to ? berlinMoment(addDays(dayOf(to), 1)) : null,
	};
}

export function withinSpan(column: PgColumn, span: Span, now: Date): SQL | undefined {
	const { since, until } = spanOf(span, now);
	return and(since ? gte(column, since) : undefined, until ? lt(column, until) : undefined);
}
