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
