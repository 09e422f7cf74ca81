import { and, asc, count, desc, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { categoryColumns, lecturerColumns } from "#server/catalogue/store.ts";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { nameMatches, type Searchable, toTsQuery } from "#server/db/match.ts";
import { areAll, findPage, type Page, type Slice, sliceOf } from "#server/db/page.ts";
import { preparedByShape } from "#server/db/prepared.ts";
import { mediaFiles } from "#server/media/tables.ts";
import { courseChapters, courseCues, courses } from "./tables.ts";

const teaser = alias(mediaFiles, "teaser");
const teaserCaptions = alias(mediaFiles, "teaser_captions");
const video = alias(mediaFiles, "video");
const videoCaptions = alias(mediaFiles, "video_captions");

const pictureOf = ({ width, height, seconds }: typeof teaser | typeof video) => ({ width, height, seconds });

/** As others name a course. */
export const courseColumns = {
	id: courses.id,
	slug: courses.slug,
	topic: courses.topic,
	image: courses.image,
	image_alt: courses.image_alt,
	duration: courses.duration,
};

const columns = {
	...courseColumns,
	description: courses.description,
	minutes: courses.minutes,
	price_cents: courses.price_cents,
	is_active: courses.is_active,
	date: courses.date,
	created_at: courses.created_at,
	video_file_id: courses.video_file_id,
	teaser_path: teaser.path,
	teaser_picture: pictureOf(teaser),
	teaser_captions_path: teaserCaptions.path,
	video_picture: pictureOf(video),
	video_hls_path: video.hls_path,
	video_captions_path: videoCaptions.path,
	category: categoryColumns,
	lecturer: lecturerColumns,
};

/** Nobody outside sees a course before it was offered for the first time. */
const wasOffered = isNotNull(courses.date);

export type CourseRow = Awaited<ReturnType<typeof select>>[number];

function select(db: Db, where: SQL | undefined, order: SQL[], { limit, offset }: Slice) {
	return db
		.select(columns)
		.from(courses)
		.innerJoin(categories, eq(categories.id, courses.category_id))
		.innerJoin(lecturers, eq(lecturers.id, courses.lecturer_id))
		.leftJoin(teaser, eq(teaser.id, courses.teaser_file_id))
		.leftJoin(teaserCaptions, eq(teaserCaptions.id, courses.teaser_captions_file_id))
		.leftJoin(video, eq(video.id, courses.video_file_id))
		.leftJoin(videoCaptions, eq(videoCaptions.id, courses.video_captions_file_id))
		.where(where)
		.orderBy(...order, desc(courses.date), desc(courses.id))
		.limit(limit)
		.offset(offset);
}

const idsOf = (where: SQL) => sql`select ${courses.id} from ${courses} where ${where}`;

const searchable: Searchable = {
	id: courses.id,
	vector: courses.search_vector,
	exact: (query) => [
		idsOf(sql`${courses.search_vector} @@ ${query}`),
		idsOf(
			sql`${courses.category_id} in (select ${categories.id} from ${categories} where ${nameMatches(categories.name, query)})`,
		),
		idsOf(
			sql`${courses.lecturer_id} in (select ${lecturers.id} from ${lecturers} where ${nameMatches(lecturers.name, query)})`,
		),
	],
	alike: (query) => idsOf(sql`${courses.search_vector} @@ ${query}`),
};

export interface CourseFilter extends Page {
	is_active?: boolean | undefined;
	search?: string | undefined;
	category_id?: number | undefined;
	lecturer_id?: number | undefined;
}

type Conditions = Pick<CourseFilter, "is_active" | "category_id" | "lecturer_id">;

const conditionsOf = ({ is_active, category_id, lecturer_id }: Conditions) => [
	wasOffered,
	is_active === undefined ? undefined : eq(courses.is_active, is_active),
	category_id ? eq(courses.category_id, category_id) : undefined,
	lecturer_id ? eq(courses.lecturer_id, lecturer_id) : undefined,
];

const counting = (db: Db, where: SQL | undefined) => db.select({ total: count() }).from(courses).where(where);

const listQuery = preparedByShape("courses", (db, { limit, offset, ...conditions }: Conditions & Slice) =>
	select(db, and(...conditionsOf(conditions)), [], { limit, offset }),
);
const countQuery = preparedByShape("courses_counted", (db, conditions: Conditions) =>
	counting(db, and(...conditionsOf(conditions))),
);

export function findCourses(db: Db, { search, page, per_page, ...conditions }: CourseFilter) {
	const asked = { page, per_page };
	const slice = sliceOf(asked);
	const pageOf = async (rows: CourseRow[], countAll: () => PromiseLike<{ total: number }[]>) => ({
		rows,
		total: areAll(rows, asked) ? rows.length : ((await countAll())[0]?.total ?? 0),
	});
	return findPage(db, conditionsOf(conditions), { text: search, in: searchable }, async (where, rank) =>
		rank
			? pageOf(await select(db, where, [desc(rank)], slice), () => counting(db, where))
			: pageOf(await listQuery(db, { ...conditions, ...slice }), () => countQuery(db, conditions)),
	);
}

const ONE: Slice = { limit: 1, offset: 0 };
const findOne = async (db: Db, where: SQL | undefined) => (await select(db, where, [], ONE))[0];
export const findCourseById = (db: Db, id: number) => findOne(db, and(eq(courses.id, id), wasOffered));
export const findCourseBySlug = (db: Db, slug: string) => findOne(db, and(eq(courses.slug, slug), wasOffered));
/** Also one that was never offered. */
export const findDraft = (db: Db, id: number) => findOne(db, eq(courses.id, id));

export const findChapters = (db: Db, courseId: number) =>
	db
		.select({ start_seconds: courseChapters.start_seconds, title: courseChapters.title, text: courseChapters.text })
		.from(courseChapters)
		.where(eq(courseChapters.course_id, courseId))
		.orderBy(asc(courseChapters.position));

export const findCues = (db: Db, courseId: number) =>
	db
		.select({ start_seconds: courseCues.start_seconds, end_seconds: courseCues.end_seconds, text: courseCues.text })
		.from(courseCues)
		.where(eq(courseCues.course_id, courseId))
		.orderBy(asc(courseCues.start_seconds));

/** Of every course in whose film it is said, the best passage; the best of all first. */
export function findPassages(db: Db, text: string) {
	const query = sql`to_tsquery('german', ${toTsQuery(text)})`;
	const rank = sql<number>`ts_rank(${courseCues.search_vector}, ${query})`;
	const best = db
		.selectDistinctOn([courseCues.course_id], {
			course_id: courseCues.course_id,
			start_seconds: courseCues.start_seconds,
			text: courseCues.text,
			rank: rank.as("rank"),
			others: sql<number>`(count(*) over (partition by ${courseCues.course_id}) - 1)::int`.as("others"),
		})
		.from(courseCues)
		.where(sql`${courseCues.search_vector} @@ ${query}`)
		.orderBy(courseCues.course_id, desc(rank), asc(courseCues.start_seconds))
		.as("best");
	const chapter = db
		.select({ number: sql<number>`${courseChapters.position} + 1`.as("number"), title: courseChapters.title })
		.from(courseChapters)
		.where(and(eq(courseChapters.course_id, best.course_id), lte(courseChapters.start_seconds, best.start_seconds)))
		.orderBy(desc(courseChapters.start_seconds))
		.limit(1)
		.as("chapter");
	return db
		.select({
			id: courses.id,
			slug: courses.slug,
			topic: courses.topic,
			image: courses.image,
			price_cents: courses.price_cents,
			category: categoryColumns,
			start_seconds: best.start_seconds,
			text: best.text,
			chapter: { number: chapter.number, title: chapter.title },
			others: best.others,
		})
		.from(best)
		.innerJoin(courses, and(eq(courses.id, best.course_id), eq(courses.is_active, true)))
		.innerJoin(categories, eq(categories.id, courses.category_id))
		.leftJoinLateral(chapter, sql`true`)
		.orderBy(desc(best.rank), desc(courses.date), desc(courses.id));
}
