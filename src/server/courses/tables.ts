import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import {
	cents,
	createdAt,
	filmSeconds,
	id,
	moment,
	revision,
	searchVector,
	searchWords,
	updatedAt,
} from "#server/db/columns.ts";
import { mediaFiles } from "#server/media/tables.ts";

const file = () => integer().references(() => mediaFiles.id);

/** What is searched by, folded; the index is made of it. */
export const COURSE_WORDS = "fold_german(topic)";

export const courses = pgTable(
	"courses",
	{
		id: id(),
		slug: text().notNull().unique(),
		topic: text().notNull(),
		/** Sanitised HTML. */
		description: text().notNull(),
		/** In words for people; what computes takes the minutes. */
		duration: text().notNull(),
		minutes: integer(),
		price_cents: cents(),
		is_active: boolean().notNull().default(false),
		image: text().notNull(),
		image_alt: text().notNull(),
		teaser_file_id: file(),
		teaser_captions_file_id: file(),
		video_file_id: file(),
		video_captions_file_id: file(),
		/** Since when it is offered; a draft was never. */
		date: moment(),
		category_id: integer()
			.notNull()
			.references(() => categories.id),
		lecturer_id: integer()
			.notNull()
			.references(() => lecturers.id),
		search_vector: searchVector("topic", "duration", "description"),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [
		check("courses_price", sql`price_cents > 0`),
		check("courses_minutes", sql`minutes > 0`),
		check(
			"courses_shown_is_whole",
			sql`not is_active or (date is not null and num_nulls(teaser_file_id, teaser_captions_file_id, video_file_id, video_captions_file_id) = 0)`,
		),
		index("courses_newest").on(t.date, t.id),
		index("courses_category").on(t.category_id),
		index("courses_lecturer").on(t.lecturer_id),
		index("courses_teaser_file").on(t.teaser_file_id),
		index("courses_teaser_captions_file").on(t.teaser_captions_file_id),
		index("courses_video_file").on(t.video_file_id),
		index("courses_video_captions_file").on(t.video_captions_file_id),
		index("courses_search").using("gin", t.search_vector),
		index("courses_similar").using("gin", sql.raw(`${COURSE_WORDS} gin_trgm_ops`)),
		index("courses_title").on(sql.raw(COURSE_WORDS), t.id),
	],
);

const course = () =>
	integer()
		.notNull()
		.references(() => courses.id, { onDelete: "cascade" });

/** From the beginning of the film. */
const seconds = () => filmSeconds().notNull();

export const courseChapters = pgTable(
	"course_chapters",
	{
		id: id(),
		course_id: course(),
		position: integer().notNull(),
		start_seconds: seconds(),
		title: text().notNull(),
		/** What it is about, in one line. */
		text: text().notNull(),
	},
	(t) => [
		unique("course_chapters_position").on(t.course_id, t.position),
		check("course_chapters_start", sql`start_seconds >= 0`),
	],
);

/** What is said when in the film, from its captions: shown beside it and found to the second. */
export const courseCues = pgTable(
	"course_cues",
	{
		id: id(),
		course_id: course(),
		start_seconds: seconds(),
		end_seconds: seconds(),
		text: text().notNull(),
		search_vector: searchWords("text"),
	},
	(t) => [
		unique("course_cues_start").on(t.course_id, t.start_seconds),
		check("course_cues_length", sql`start_seconds >= 0 and end_seconds > start_seconds`),
		index("course_cues_search").using("gin", t.search_vector),
	],
);
