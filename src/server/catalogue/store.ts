import { and, asc, desc, eq, gte, isNotNull, or, sql } from "drizzle-orm";
import { type PgColumn, union } from "drizzle-orm/pg-core";
import { articles } from "#server/articles/tables.ts";
import { courses } from "#server/courses/tables.ts";
import type { Db } from "#server/db/client.ts";
import { nameMatches, toTsQuery } from "#server/db/match.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { categories, lecturers } from "./tables.ts";

export const categoryColumns = { id: categories.id, slug: categories.slug, name: categories.name };
export const lecturerColumns = {
	id: lecturers.id,
	slug: lecturers.slug,
	name: lecturers.name,
	role: lecturers.role,
	image: lecturers.image,
	description: lecturers.description,
};

/** With where they stand. */
export const listCategories = (db: Db) =>
	db.select({ ...categoryColumns, position: categories.position }).from(categories);

export const findCategory = async (db: Db, id: number) =>
	(await db.select(categoryColumns).from(categories).where(eq(categories.id, id)))[0];

export const listLecturers = (db: Db) =>
	db.select({ ...lecturerColumns, position: lecturers.position }).from(lecturers);

export const findLecturer = async (db: Db, id: number) =>
	(await db.select(lecturerColumns).from(lecturers).where(eq(lecturers.id, id)))[0];

export const findLecturerBySlug = async (db: Db, slug: string) =>
	(await db.select(lecturerColumns).from(lecturers).where(eq(lecturers.slug, slug)))[0];

export function searchLecturers(db: Db, text: string) {
	const query = sql`to_tsquery('german', ${toTsQuery(text)})`;
	return db
		.select(lecturerColumns)
		.from(lecturers)
		.where(or(nameMatches(lecturers.name, query), nameMatches(lecturers.role, query)));
}

const totalBy = (lecturer: PgColumn) => sql<number>`count(*) over (partition by ${lecturer})`.mapWith(Number);

const takesPlace = (now: Date) =>
	and(
		eq(seminars.is_active, true),
		eq(seminarDates.deactivated, false),
		eq(seminarDates.cancelled, false),
		gte(seminarDates.date, now),
	);
const isOnOffer = eq(courses.is_active, true);
const isOfLecturer = and(eq(articles.is_published, true), isNotNull(articles.lecturer_id));

/** By lecturer: the next date that takes place, and how many do. */
export const findNextDates = (db: Db, now: Date) =>
	db
		.selectDistinctOn([seminars.lecturer_id], {
			lecturer_id: seminars.lecturer_id,
			total: totalBy(seminars.lecturer_id),
			slug: seminars.slug,
			topic: seminars.topic,
			date: seminarDates.date,
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(takesPlace(now))
		.orderBy(asc(seminars.lecturer_id), asc(seminarDates.date), asc(seminarDates.id));

/** By lecturer: the newest course, and how many are on offer. */
export const findNewestCourses = (db: Db) =>
	db
		.selectDistinctOn([courses.lecturer_id], {
			lecturer_id: courses.lecturer_id,
			total: totalBy(courses.lecturer_id),
			slug: courses.slug,
			topic: courses.topic,
		})
		.from(courses)
		.where(isOnOffer)
		.orderBy(asc(courses.lecturer_id), desc(courses.date), desc(courses.id));

/** By lecturer: the newest article, and how many are published. */
export const findNewestArticles = (db: Db) =>
	db
		.selectDistinctOn([articles.lecturer_id], {
			lecturer_id: articles.lecturer_id,
			total: totalBy(articles.lecturer_id),
			slug: articles.slug,
			title: articles.title,
		})
		.from(articles)
		.where(isOfLecturer)
		.orderBy(asc(articles.lecturer_id), desc(articles.date), desc(articles.id));

/** Every pair of a lecturer and a category in which they offer something now. */
export const findTopics = (db: Db, now: Date) =>
	union(
		db
			.select({ lecturer_id: seminars.lecturer_id, category_id: seminars.category_id })
			.from(seminarDates)
			.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
			.where(takesPlace(now)),
		db.select({ lecturer_id: courses.lecturer_id, category_id: courses.category_id }).from(courses).where(isOnOffer),
		db
			.select({ lecturer_id: sql<number>`${articles.lecturer_id}`, category_id: articles.category_id })
			.from(articles)
			.where(isOfLecturer),
	);
