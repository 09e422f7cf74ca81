import { and, asc, desc, eq, gte, inArray, type SQL, sql } from "drizzle-orm";
import { categoryColumns, lecturerColumns } from "#server/catalogue/store.ts";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { nameMatches, type Searchable } from "#server/db/match.ts";
import { findPage } from "#server/db/page.ts";
import { preparedOnce } from "#server/db/prepared.ts";
import { placeColumns } from "#server/places/store.ts";
import { places } from "#server/places/tables.ts";
import { isChosen } from "#server/site/store.ts";
import { seminarDates, seminarSlugs, seminars } from "./tables.ts";

export const seminarColumns = {
	id: seminars.id,
	slug: seminars.slug,
	topic: seminars.topic,
	description: seminars.description,
	duration: seminars.duration,
	location: seminars.location,
	image: seminars.image,
	image_alt: seminars.image_alt,
	price_cents: seminars.price_cents,
	tax_category: seminars.tax_category,
	tax_supported: seminars.tax_supported,
	is_online: seminars.is_online,
	is_highlighted: isChosen("highlighted_seminar_id", seminars.id),
	category: categoryColumns,
	lecturer: lecturerColumns,
	place: placeColumns,
};

export const dateColumns = {
	id: seminarDates.id,
	seminar_id: seminarDates.seminar_id,
	date: seminarDates.date,
	deactivated: seminarDates.deactivated,
	cancelled: seminarDates.cancelled,
	fully_booked: seminarDates.fully_booked,
	capacity: seminarDates.capacity,
	seats_taken: seminarDates.seats_taken,
	reserved: seminarDates.reserved,
	registration_deadline: seminarDates.registration_deadline,
};

export type SeminarRow = Awaited<ReturnType<typeof findSeminars>>[number];
export type DateRow = Awaited<ReturnType<typeof findDates>>[number];

const idsOf = (where: SQL) => sql`select ${seminars.id} from ${seminars} where ${where}`;

export const searchable: Searchable = {
	id: seminars.id,
	vector: seminars.search_vector,
	exact: (query) => [
		idsOf(sql`${seminars.search_vector} @@ ${query}`),
		idsOf(
			sql`${seminars.category_id} in (select ${categories.id} from ${categories} where ${nameMatches(categories.name, query)})`,
		),
		idsOf(
			sql`${seminars.lecturer_id} in (select ${lecturers.id} from ${lecturers} where ${nameMatches(lecturers.name, query)})`,
		),
	],
	alike: (query) => idsOf(sql`${seminars.search_vector} @@ ${query}`),
};

const selectSeminars = (db: Db, where: SQL | undefined, order: SQL[]) =>
	db
		.select(seminarColumns)
		.from(seminars)
		.innerJoin(categories, eq(categories.id, seminars.category_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.leftJoin(places, eq(places.id, seminars.place_id))
		.where(where)
		.orderBy(...order, asc(seminars.id))
		.$dynamic();

const findSeminars = (db: Db, where: SQL | undefined, ...order: SQL[]) =>
	selectSeminars(db, and(eq(seminars.is_active, true), where), order);

/** Also one that visitors do not see yet. */
export const findDraft = async (db: Db, id: number) => (await selectSeminars(db, eq(seminars.id, id), []))[0];

export const findSeminarById = async (db: Db, id: number) => (await findSeminars(db, eq(seminars.id, id)))[0];
export const findSeminarBySlug = async (db: Db, slug: string) => (await findSeminars(db, eq(seminars.slug, slug)))[0];

/** The address of the seminar that once stood at this one, as long as no other stands there. */
export async function findNewSlug(db: Db, former: string): Promise<string | undefined> {
	const [found] = await db
		.select({ slug: seminars.slug })
		.from(seminarSlugs)
		.innerJoin(seminars, eq(seminars.id, seminarSlugs.seminar_id))
		.where(
			and(
				eq(seminarSlugs.slug, former),
				eq(seminars.is_active, true),
				sql`not exists (select 1 from seminars standing where standing.slug = ${former} and standing.is_active)`,
			),
		);
	return found?.slug;
}

/** Of each way in which seminars are found so many are put in order. */
const LOOKED_AT = 100;

/** Seminars that have a date from now on and match the words, best first, the first so many. */
export async function searchSeminars(db: Db, text: string, now: Date, most: number): Promise<SeminarRow[]> {
	const hasUpcoming = sql`${seminars.is_active} and exists (select 1 from ${seminarDates}
		where ${seminarDates.seminar_id} = ${seminars.id} and ${seminarDates.date} >= ${now} and not ${seminarDates.deactivated})`;
	const bounded = (where: SQL) => sql`select found.id from (${where}) found
		join ${seminars} on ${seminars.id} = found.id where ${hasUpcoming} limit ${LOOKED_AT}`;
	const few: Searchable = {
		...searchable,
		exact: (query, matches) =>
			[idsOf(sql`ts_filter(${seminars.search_vector}, '{a}') @@ ${query}`), ...searchable.exact(query, matches)].map(
				bounded,
			),
		alike: (query) => bounded(searchable.alike(query)),
	};
	const { rows } = await findPage(db, [], { text, in: few }, async (where, rank) => {
		const found = await findSeminars(db, where, ...(rank ? [desc(rank)] : [])).limit(most);
		return { rows: found, total: found.length };
	});
	return rows;
}

const selectDates = (db: Db, where: SQL | undefined) =>
	db
		.select({ ...dateColumns, place: placeColumns })
		.from(seminarDates)
		.leftJoin(places, eq(places.id, seminarDates.place_id))
		.where(where)
		.orderBy(asc(seminarDates.date), asc(seminarDates.id));

const ofSeminarsQuery = preparedOnce((db) =>
	selectDates(
		db,
		sql`${seminarDates.seminar_id} = any(${sql.placeholder("seminarIds")}::integer[])
			and ${seminarDates.date} >= ${sql.placeholder("from")}::timestamptz`,
	).prepare("dates_of_seminars"),
);

export const findDates = (db: Db, seminarIds: number[], from?: Date) =>
	ofSeminarsQuery(db).execute({ seminarIds, from: from?.toISOString() ?? "-infinity" });

/** Of each seminar the first date that is listed from a moment on. */
export function findNextDates(db: Db, seminarIds: number[], from: Date) {
	const next = db
		.selectDistinctOn([seminarDates.seminar_id], { id: seminarDates.id })
		.from(seminarDates)
		.where(
			and(
				inArray(seminarDates.seminar_id, seminarIds),
				gte(seminarDates.date, from),
				eq(seminarDates.deactivated, false),
			),
		)
		.orderBy(seminarDates.seminar_id, asc(seminarDates.date));
	return selectDates(db, sql`${seminarDates.id} in (${next})`);
}

const byIdsQuery = preparedOnce((db) =>
	selectDates(db, sql`${seminarDates.id} = any(${sql.placeholder("ids")}::integer[])`).prepare("dates_by_id"),
);

export const findDatesById = (db: Db, ids: number[]) => byIdsQuery(db).execute({ ids });

export const findPlacePostcodes = (db: Db) => db.select({ id: places.id, postcode: places.postcode }).from(places);
