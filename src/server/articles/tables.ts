import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import { createdAt, id, moment, revision, searchVector, updatedAt } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

/** What is searched by, folded; the index is made of it. */
export const ARTICLE_WORDS = "fold_german(title || ' ' || teaser_text)";

export const articles = pgTable(
	"articles",
	{
		id: id(),
		slug: text().notNull().unique(),
		title: text().notNull(),
		teaser_text: text().notNull(),
		/** Sanitised HTML. */
		content: text().notNull(),
		image: text().notNull(),
		image_alt: text().notNull(),
		date: moment().notNull(),
		is_published: boolean().notNull().default(true),
		category_id: integer()
			.notNull()
			.references(() => categories.id),
		user_id: integer()
			.notNull()
			.references(() => users.id),
		lecturer_id: integer().references(() => lecturers.id),
		search_vector: searchVector("title", "teaser_text", "content"),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [
		index("articles_newest").on(t.date, t.id).where(sql`is_published`),
		index("articles_newest_of_category").on(t.category_id, t.date, t.id).where(sql`is_published`),
		index("articles_user").on(t.user_id),
		index("articles_lecturer").on(t.lecturer_id),
		index("articles_search").using("gin", t.search_vector),
		index("articles_similar").using("gin", sql.raw(`${ARTICLE_WORDS} gin_trgm_ops`)),
		index("articles_date").on(t.date, t.id),
		index("articles_title").on(sql`fold_german(title)`, t.id),
		index("articles_changed").on(t.updated_at, t.id),
	],
);
