import { eq, inArray, sql } from "drizzle-orm";
import { articles } from "#server/articles/tables.ts";
import { courses } from "#server/courses/tables.ts";
import type { Db } from "#server/db/client.ts";
import { places } from "#server/places/tables.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";

/** What feeds need beyond the public answers: whole texts of many articles at once, and when things changed. */

const byId = <T extends { id: number }>(rows: T[]): Map<number, T> => new Map(rows.map((row) => [row.id, row]));

const ofArticle = { id: articles.id, created: articles.created_at, changed: articles.updated_at };

export const findArticleChanges = async (db: Db, ids: number[]) =>
	byId(await db.select(ofArticle).from(articles).where(inArray(articles.id, ids)));

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

/** By the id of the date; a date changes with its seminar and its place too. */
export const findDateChanges = async (db: Db, ids: number[]) =>
	byId(
		await db
			.select({
				id: seminarDates.id,
				created: seminarDates.created_at,
				changed: sql<Date>`greatest(${seminarDates.updated_at}, ${seminars.updated_at}, ${places.updated_at})`.mapWith(
					seminarDates.updated_at,
				),
			})
			.from(seminarDates)
			.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
			.leftJoin(places, eq(places.id, sql`coalesce(${seminarDates.place_id}, ${seminars.place_id})`))
			.where(inArray(seminarDates.id, ids)),
	);
