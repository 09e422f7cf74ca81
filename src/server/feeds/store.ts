import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { articles } from "#server/articles/tables.ts";
import { courses } from "#server/courses/tables.ts";
import type { Db } from "#server/db/client.ts";
import { places } from "#server/places/tables.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";

/** What feeds need beyond the public answers: whole texts of many articles at once, and when things changed. */

const byId = <T extends { id: number }>(rows: T[]): Map<number, T> => new Map(rows.map((row) => [row.id, row]));

const ofArticle = { id: articles.id, created: articles.created_at, changed: articles.updated_at };

/** From one moment to before another; none means everything. */
export interface Span {
	from: Date;
	before: Date;
}

/** The newest first. */
export const findArticlePages = (db: Db, span?: Span) =>
	db
		.select({ ...ofArticle, slug: articles.slug, date: articles.date })
		.from(articles)
		.where(
			and(
				eq(articles.is_published, true),
				span && gte(articles.date, span.from),
				span && lt(articles.date, span.before),
			),
		)
		.orderBy(desc(articles.date), desc(articles.id));

export const findArticleTexts = async (db: Db, ids: number[]) =>
	byId(
		await db
			.select({ ...ofArticle, content: articles.content })
			.from(articles)
			.where(inArray(articles.id, ids)),
	);

export const findCourseChanges = async (db: Db, ids: number[]) =>
	byId(
		await db
			.select({ id: courses.id, created: courses.created_at, changed: courses.updated_at })
			.from(courses)
			.where(inArray(courses.id, ids)),
	);

const selectDates = (db: Db, where: SQL | undefined) =>
	db
		.select({
			id: seminarDates.id,
			slug: seminars.slug,
			date: seminarDates.date,
			created: seminarDates.created_at,
			changed: sql<Date>`greatest(${seminarDates.updated_at}, ${seminars.updated_at}, ${places.updated_at})`.mapWith(
				seminarDates.updated_at,
			),
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.leftJoin(places, eq(places.id, sql`coalesce(${seminarDates.place_id}, ${seminars.place_id})`))
		.where(where)
		.orderBy(asc(seminarDates.date), asc(seminarDates.id));

/** By the id of the date; a date changes with its seminar and its place too. */
export const findDateChanges = async (db: Db, ids: number[]) =>
	byId(await selectDates(db, inArray(seminarDates.id, ids)));

const isListed = and(eq(seminarDates.deactivated, false), eq(seminars.is_active, true));

/** Dates that visitors see, from a moment on. */
export const findDatePages = (db: Db, from: Date, before?: Date) =>
	selectDates(db, and(isListed, gte(seminarDates.date, from), before && lt(seminarDates.date, before)));

export const findDatePagesOf = (db: Db, slug: string, from: Date) =>
	selectDates(db, and(isListed, eq(seminars.slug, slug), gte(seminarDates.date, from)));

export async function isArticle(db: Db, slug: string): Promise<boolean> {
	const [row] = await db
		.select({ id: articles.id })
		.from(articles)
		.where(and(eq(articles.slug, slug), eq(articles.is_published, true)));
	return row !== undefined;
}

/** The months of Berlin in which dates lie, from a moment on: from one to the next, so that nobody reads all dates. */
export async function findDateMonths(db: Db, from: Date): Promise<string[]> {
	const first = (after: SQL) => sql`(select ${seminarDates.date} from ${seminarDates}
		join ${seminars} on ${seminars.id} = ${seminarDates.seminar_id}
		where ${isListed} and ${seminarDates.date} >= ${after} order by ${seminarDates.date} limit 1)`;
	const begin = sql`(date_trunc('month', date at time zone 'Europe/Berlin') + interval '1 month') at time zone 'Europe/Berlin'`;
	const { rows } = await db.execute<{ month: string }>(sql`
		with recursive months (date) as (
			select ${first(sql`${from}`)} union all select (select ${first(sql`begin`)} from (select ${begin} as begin) next) from months where date is not null
		) select to_char(date at time zone 'Europe/Berlin', 'YYYY-MM') as month from months where date is not null`);
	return rows.map(({ month }) => month);
}

/** Whether there are more dates than so many. */
export async function hasMoreDates(db: Db, from: Date, than: number): Promise<boolean> {
	const rows = await db
		.select({ id: seminarDates.id })
		.from(seminarDates)
		.where(and(eq(seminarDates.deactivated, false), gte(seminarDates.date, from)))
		.limit(than + 1);
	return rows.length > than;
}
