import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { grants } from "#server/grants/tables.ts";
import { places } from "#server/places/tables.ts";
import { dateInShort } from "#server/seminars/desk-store.ts";
import { seminarDates, seminarSessions, seminars } from "#server/seminars/tables.ts";
import { signUpPersons, signUps } from "#server/sign-ups/tables.ts";
import { attendance } from "./tables.ts";

/** A date as the door needs it. */
export async function findDate(db: Db, id: number) {
	const [row] = await db
		.select({
			...dateInShort,
			date: seminarDates.date,
			lecturer: lecturers.name,
			lecturer_id: seminars.lecturer_id,
			price_cents: seminars.price_cents,
			is_funded: sql<boolean>`${seminars.tax_supported} or ${seminarDates.grant_id} is not null`,
			cancelled: seminarDates.cancelled,
			grant: { reference: grants.reference, wording: grants.wording },
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(categories, eq(categories.id, seminars.category_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.leftJoin(places, eq(places.id, seminarDates.place_id))
		.leftJoin(grants, eq(grants.id, seminarDates.grant_id))
		.where(eq(seminarDates.id, id));
	return row;
}
export type DoorDate = NonNullable<Awaited<ReturnType<typeof findDate>>>;

const personColumns = {
	id: signUpPersons.id,
	first_name: signUpPersons.first_name,
	last_name: signUpPersons.last_name,
	email: signUpPersons.email,
	position: signUpPersons.position,
	by: { first_name: signUps.first_name, last_name: signUps.last_name, email: signUps.email },
	company: signUps.company,
	postcode: signUps.postcode,
	city: signUps.city,
	button_label: signUps.button_label,
};

/** Those who have a seat; whoever gave it back is no longer among them (OFF-010). */
export const findPersons = (db: Db, dateId: number) =>
	db
		.select(personColumns)
		.from(signUpPersons)
		.innerJoin(signUps, eq(signUps.id, signUpPersons.sign_up_id))
		.where(and(eq(signUps.seminar_date_id, dateId), isNull(signUpPersons.cancelled_at)))
		.orderBy(asc(signUps.id), asc(signUpPersons.position));
export type DoorPersonRow = Awaited<ReturnType<typeof findPersons>>[number];

/** Whose seat it is, of whichever date. */
export async function findSeat(db: Db, personId: number) {
	const [row] = await db
		.select({
			cancelled_at: signUpPersons.cancelled_at,
			date_id: seminarDates.id,
			topic: seminars.topic,
			date: seminarDates.date,
		})
		.from(signUpPersons)
		.innerJoin(signUps, eq(signUps.id, signUpPersons.sign_up_id))
		.innerJoin(seminarDates, eq(seminarDates.id, signUps.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(eq(signUpPersons.id, personId));
	return row;
}

export const findMarks = (db: Db, sessionIds: number[]) =>
	db
		.select({
			session_id: attendance.session_id,
			person_id: attendance.person_id,
			state: attendance.state,
			at: attendance.noted_at,
			minutes: attendance.minutes,
		})
		.from(attendance)
		.where(inArray(attendance.session_id, sessionIds))
		.orderBy(asc(attendance.session_id), asc(attendance.person_id));

export type NewMark = typeof attendance.$inferInsert;

/** Each where it is later than what stands there; answers those that were written. */
export async function writeTicks(tx: Db, marks: NewMark[]) {
	if (marks.length === 0) return [];
	return tx
		.insert(attendance)
		.values(marks)
		.onConflictDoUpdate({
			target: [attendance.session_id, attendance.person_id],
			set: {
				state: sql`excluded.state`,
				minutes: sql`excluded.minutes`,
				source: sql`excluded.source`,
				noted_by: sql`excluded.noted_by`,
				noted_at: sql`excluded.noted_at`,
				tick_id: sql`excluded.tick_id`,
			},
			setWhere: sql`${attendance.tick_id} is null or (${attendance.noted_at}, ${attendance.tick_id}) < (excluded.noted_at, excluded.tick_id)`,
		})
		.returning({ person_id: attendance.person_id, state: attendance.state });
}

/** Of whom nothing is known. */
export async function writeAbsences(tx: Db, marks: NewMark[]): Promise<number> {
	if (marks.length === 0) return 0;
	const { rowCount } = await tx
		.insert(attendance)
		.values(marks)
		.onConflictDoUpdate({
			target: [attendance.session_id, attendance.person_id],
			set: { state: sql`excluded.state`, tick_id: null, noted_by: sql`excluded.noted_by` },
			setWhere: eq(attendance.state, "open"),
		});
	return rowCount ?? 0;
}

/** Takes back what closing noted for all the others. */
export const forgetAbsences = (tx: Db, sessionId: number) =>
	tx
		.delete(attendance)
		.where(and(eq(attendance.session_id, sessionId), eq(attendance.state, "absent"), isNull(attendance.tick_id)));

export const setClosed = (tx: Db, sessionId: number, at: Date | null) =>
	tx.update(seminarSessions).set({ attendance_closed_at: at }).where(eq(seminarSessions.id, sessionId));
