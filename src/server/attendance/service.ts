import { MINUTE_MS } from "#contract/constants.ts";
import type { Db } from "#server/db/client.ts";
import { findMarks, findPersons, findSessions } from "./door-store.ts";

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
