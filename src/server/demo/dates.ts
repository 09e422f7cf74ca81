import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { MINUTE_MS, UNIT_MINUTES } from "#contract/constants.ts";
import type { Db } from "#server/db/client.ts";
import { seminarDates, seminarSessions } from "#server/seminars/tables.ts";

interface Length {
	minutes: number;
	room?: string | undefined;
}

/** Each date is one session; those of a seminar are all of one length. */
export async function loadDates(tx: Db, dates: (typeof seminarDates.$inferInsert & Length)[]): Promise<void> {
	const lengths = new Map<number, Length>(dates.map(({ seminar_id, ...date }) => [seminar_id, date]));
	const rows = await tx
		.insert(seminarDates)
		.values(dates.map(({ minutes: _, room: __, ...date }) => date))
		.returning();
	await tx.insert(seminarSessions).values(
		rows.map(({ id, seminar_id, date }) => {
			const { minutes = 0, room } = lengths.get(seminar_id) ?? {};
			return {
				seminar_date_id: id,
				starts_at: date,
				ends_at: new Date(date.getTime() + minutes * MINUTE_MS),
				room,
				units: Math.round((minutes / UNIT_MINUTES) * 10) / 10,
			};
		}),
	);
}

export function dayFrom(now: Date, days: number, time: string): Date {
	const today = berlinDay(now);
	return berlinMoment({ ...today, day: today.day + days }, time);
}

const YEAR_DAYS = 365;
/** Whole weeks, so that a seminar keeps its day of the week. */
const REPEATED_AFTER_DAYS = 7 * 7;

/** HOME-03 is true of the demo: every seminar was held several times in the year behind us, as its first date will be. */
export function heldBefore<D extends { in_days: number; time: string; capacity?: number | undefined }>([first]: D[]) {
	if (!first) return [];
	const { in_days, time, capacity } = first;
	const lastHeld = (in_days % REPEATED_AFTER_DAYS) - REPEATED_AFTER_DAYS;
	const times = Math.floor((YEAR_DAYS + lastHeld) / REPEATED_AFTER_DAYS) + 1;
	return Array.from({ length: times }, (_, index) => ({
		in_days: lastHeld - index * REPEATED_AFTER_DAYS,
		time,
		capacity,
	}));
}
