import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import type { Db } from "#server/db/client.ts";
import type { SessionRow } from "#server/sign-ups/dates.ts";
import { findDate, findMarks, findPersons } from "./door-store.ts";
import { findSession } from "./lecturer-store.ts";
import { listSheet } from "./list-sheet.ts";
import { attendedUnits, sumOfUnits } from "./rules.ts";

/** The list of one session to be signed, as a letter carries it. */
export async function sessionList(db: Db, sessionId: number, { author, now }: { author: string; now: Date }) {
	const session = await findSession(db, sessionId);
	const date = session && (await findDate(db, session.seminar_date_id));
	if (!date) throw new Error(`There is no session ${sessionId}.`);
	const persons = await findPersons(db, date.id);
	return {
		filename: `Teilnahmeliste-${isoDay(berlinDay(session.starts_at))}.pdf`,
		sheet: { kind: "attendance_list", list: listSheet({ date, session, persons, author, now }) } as const,
	};
}

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
