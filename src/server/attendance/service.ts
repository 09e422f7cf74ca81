import type { Db } from "#server/db/client.ts";
import type { SessionRow } from "#server/sign-ups/dates.ts";
import { findMarks, findPersons } from "./door-store.ts";
import { attendedUnits, sumOfUnits } from "./rules.ts";

export interface Presence {
	/** Whether it stands for every session who was there. */
	isClosed: boolean;
	totalUnits: number;
	/** Everybody who has a seat, also those who never came, by their number. */
	persons: Map<number, Attended>;
}

export interface Attended {
	/** Whether anything is known of them. */
	isNoted: boolean;
	units: number;
}

/** How much of a date each person has attended, in its teaching units; part of a session counts by its minutes. */
export async function presence(tx: Db, dateId: number, sessions: readonly SessionRow[]): Promise<Presence> {
	const persons = await findPersons(tx, dateId);
	const ids = sessions.map(({ id }) => id);
	const marks = Map.groupBy(await findMarks(tx, ids), ({ person_id }) => person_id);
	return {
		isClosed: sessions.length > 0 && sessions.every(({ attendance_closed_at }) => attendance_closed_at !== null),
		totalUnits: sumOfUnits(sessions),
		persons: new Map(
			persons.map(({ id }) => {
				const own = marks.get(id) ?? [];
				return [id, { isNoted: own.length > 0, units: attendedUnits(sessions, own) }];
			}),
		),
	};
}
