import { and, asc, eq, gte, inArray, isNull } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { signUpPersons, signUps } from "#server/sign-ups/tables.ts";
import { users } from "#server/staff/tables.ts";

/** Dates ahead of the lecturer that somebody of the staff is. */
export const findOwnDates = (db: Db, userId: number, from: Date) =>
	db
		.select({
			id: seminarDates.id,
			topic: seminars.topic,
			date: seminarDates.date,
			location: seminars.location,
			is_online: seminars.is_online,
			cancelled: seminarDates.cancelled,
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(users, and(eq(users.lecturer_id, seminars.lecturer_id), eq(users.id, userId)))
		.where(and(gte(seminarDates.date, from), eq(seminarDates.deactivated, false)))
		.orderBy(asc(seminarDates.date));

/** Those who have a seat, by name alone: persons without a name of their own come with whoever signed them up. */
export const findComing = (db: Db, dateIds: number[]) =>
	db
		.select({
			date_id: signUps.seminar_date_id,
			first_name: signUpPersons.first_name,
			last_name: signUpPersons.last_name,
			by: { first_name: signUps.first_name, last_name: signUps.last_name },
		})
		.from(signUpPersons)
		.innerJoin(signUps, eq(signUps.id, signUpPersons.sign_up_id))
		.where(and(inArray(signUps.seminar_date_id, dateIds), isNull(signUpPersons.cancelled_at)))
		.orderBy(asc(signUps.id), asc(signUpPersons.position));
