import { and, asc, count, desc, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { categories } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { type Page, sliceOf } from "#server/db/page.ts";
import { places } from "#server/places/tables.ts";
import { dateInShort, seatColumns } from "#server/seminars/desk-store.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { signUpPersons, signUps } from "#server/sign-ups/tables.ts";

interface Own {
	lecturerId: number;
	/** From this moment on, or before it. */
	when: "coming" | "past";
	at: Date;
}

const isOwn = ({ lecturerId, when, at }: Own) =>
	and(
		eq(seminars.lecturer_id, lecturerId),
		eq(seminarDates.deactivated, false),
		when === "coming" ? gte(seminarDates.date, at) : lt(seminarDates.date, at),
	);

/** The nearest first. */
export function findOwnDates(db: Db, own: Own, page: Page) {
	const { limit, offset } = sliceOf(page);
	const direction = own.when === "coming" ? asc : desc;
	return db
		.select({
			...dateInShort,
			date: seminarDates.date,
			cancelled: seminarDates.cancelled,
			...seatColumns,
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(categories, eq(categories.id, seminars.category_id))
		.leftJoin(places, eq(places.id, seminarDates.place_id))
		.where(isOwn(own))
		.orderBy(direction(seminarDates.date), direction(seminarDates.id))
		.limit(limit)
		.offset(offset);
}

export const countOwnDates = async (db: Db, own: Own): Promise<number> =>
	(
		await db
			.select({ total: count() })
			.from(seminarDates)
			.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
			.where(isOwn(own))
	)[0]?.total ?? 0;

/** Those who have a seat, by name alone: persons without a name of their own come with whoever signed them up. */
export const findComing = (db: Db, dateIds: number[]) =>
	db
		.select({
			date_id: signUps.seminar_date_id,
			first_name: signUpPersons.first_name,
			last_name: signUpPersons.last_name,
			/** PART-06: only what the office lets lecturers know. */
			note: sql<string | null>`case when ${signUpPersons.note_for_lecturer} then ${signUpPersons.note} end`,
			by: { first_name: signUps.first_name, last_name: signUps.last_name },
		})
		.from(signUpPersons)
		.innerJoin(signUps, eq(signUps.id, signUpPersons.sign_up_id))
		.where(and(inArray(signUps.seminar_date_id, dateIds), isNull(signUpPersons.cancelled_at)))
		.orderBy(asc(signUps.id), asc(signUpPersons.position));
