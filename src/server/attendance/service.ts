import { MINUTE_MS } from "#contract/constants.ts";
import { berlinDay, isoDay } from "#contract/dates.ts";
import type { Db } from "#server/db/client.ts";
import { findDate, findMarks, findPersons, findSessions } from "./door-store.ts";
import { findSession } from "./lecturer-store.ts";
import { listSheet } from "./list-sheet.ts";

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

interface Presence {
	/** Whether it stands for every session who was there. */
	isClosed: boolean;
	totalUnits: number;
	/** Everybody who has a seat, also those who never came. */
	persons: { personId: number; units: number; totalUnits: number }[];
}

/** How much of a date each person has attended, in its teaching units; part of a session counts by its minutes. */
export async function presence(tx: Db, dateId: number): Promise<Presence> {
	const sessions = await findSessions(tx, dateId);
	const persons = await findPersons(tx, dateId);
	const marks = await findMarks(
		tx,
		sessions.map(({ id }) => id),
	);
	const totalUnits = sessions.reduce((sum, { units }) => sum + units, 0);
	const bySession = new Map(sessions.map((session) => [session.id, session]));
	const unitsOf = ({ session_id, state, minutes }: (typeof marks)[number]): number => {
		const session = bySession.get(session_id);
		if (!session || (state !== "present" && state !== "partly")) return 0;
		if (state === "present") return session.units;
		const length = (session.ends_at.getTime() - session.starts_at.getTime()) / MINUTE_MS;
		return Math.floor(Math.min(1, (minutes ?? 0) / length) * session.units * 10) / 10;
	};
	return {
		isClosed: sessions.length > 0 && sessions.every(({ attendance_closed_at }) => attendance_closed_at !== null),
		totalUnits,
		persons: persons.map(({ id }) => ({
			personId: id,
			units: marks.filter(({ person_id }) => person_id === id).reduce((sum, mark) => sum + unitsOf(mark), 0),
			totalUnits,
		})),
	};
}
