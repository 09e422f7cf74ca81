import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import { cents, createdAt, id, moment, revision, searchVector, updatedAt } from "#server/db/columns.ts";
import { mediaFiles } from "#server/media/tables.ts";

const file = () =>
	integer()
		.notNull()
		.references(() => mediaFiles.id);

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
		is_active: boolean().notNull().default(true),
		image: text().notNull(),
		image_alt: text().notNull(),
		teaser_file_id: file(),
		teaser_captions_file_id: file(),
		video_file_id: file(),
		video_captions_file_id: file(),
		date: moment().notNull(),
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
		index("courses_newest").on(t.date.desc(), t.id.desc()),
		index("courses_category").on(t.category_id),
		index("courses_lecturer").on(t.lecturer_id),
		index("courses_teaser_file").on(t.teaser_file_id),
		index("courses_teaser_captions_file").on(t.teaser_captions_file_id),
		index("courses_video_file").on(t.video_file_id),
		index("courses_video_captions_file").on(t.video_captions_file_id),
		index("courses_search").using("gin", t.search_vector),
		index("courses_similar").using("gin", sql`fold_german(topic) gin_trgm_ops`),
	],
);
