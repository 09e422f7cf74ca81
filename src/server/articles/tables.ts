import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import { bytea, createdAt, id, moment, oneOf, revision, searchVector, updatedAt } from "#server/db/columns.ts";
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
		/** For search engines; empty means the lead. */
		description: text().notNull().default(""),
		is_published: boolean().notNull().default(true),
		/** When visitors could read it first; what they never could follows the draft. */
		published_at: moment(),
		/** The moments at which it appears and goes by itself. */
		publish_at: moment(),
		planned_number: integer(),
		ends_at: moment(),
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
		index("articles_unpublished").on(t.id).where(sql`not is_published`),
		index("articles_newest_of_category").on(t.category_id, t.date, t.id).where(sql`is_published`),
		index("articles_newest_of_user").on(t.user_id, t.date, t.id).where(sql`is_published`),
		index("articles_newest_of_lecturer").on(t.lecturer_id, t.date, t.id).where(sql`is_published`),
		index("articles_user").on(t.user_id),
		index("articles_lecturer").on(t.lecturer_id),
		index("articles_search").using("gin", t.search_vector),
		index("articles_search_title").using("gin", sql`ts_filter(search_vector, '{a}')`),
		index("articles_similar").using("gin", sql.raw(`${ARTICLE_WORDS} gin_trgm_ops`)),
		index("articles_date").on(t.date, t.id),
		index("articles_title").on(sql`fold_german(title)`, t.id),
		index("articles_changed").on(t.updated_at, t.id),
		index("articles_planned").on(t.publish_at).where(sql`publish_at is not null`),
		index("articles_ending").on(t.ends_at).where(sql`ends_at is not null and is_published`),
		check("articles_plan", sql`(publish_at is null) = (planned_number is null)`),
	],
);

/**
 * How many published articles each month of Berlin has, by category and lecturer (0: nobody). Written by a trigger alone
 * (migration 0104): so nobody has to count all of them, and a page far behind is found by adding up months.
 */
export const articleMonths = pgTable(
	"article_months",
	{
		month: date({ mode: "string" }).notNull(),
		category_id: integer().notNull(),
		lecturer_id: integer().notNull(),
		articles: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.month, t.category_id, t.lecturer_id] })],
);

const article = () =>
	integer()
		.notNull()
		.references(() => articles.id, { onDelete: "cascade" });

export const REVISION_KINDS = ["draft", "published", "restored"] as const;

/**
 * Everything that was ever written, the newest being the draft. A draft is written on by whoever began it for a while;
 * each save raises its number, so that two who save at the same time are told.
 */
export const articleRevisions = pgTable(
	"article_revisions",
	{
		id: id(),
		article_id: article(),
		number: integer().notNull(),
		kind: text({ enum: REVISION_KINDS }).notNull(),
		slug: text().notNull(),
		title: text().notNull(),
		teaser_text: text().notNull(),
		/** Sanitised HTML. */
		content: text().notNull(),
		description: text().notNull(),
		image: text().notNull(),
		image_alt: text().notNull(),
		category_id: integer().references(() => categories.id, { onDelete: "set null" }),
		user_id: integer()
			.notNull()
			.references(() => users.id),
		lecturer_id: integer().references(() => lecturers.id, { onDelete: "set null" }),
		added_words: integer().notNull(),
		removed_words: integer().notNull(),
		saved_by: integer()
			.notNull()
			.references(() => users.id),
		created_at: createdAt(),
		saved_at: moment().notNull(),
	},
	(t) => [
		unique("article_revisions_number").on(t.article_id, t.number),
		check("article_revisions_kind", oneOf("kind", REVISION_KINDS)),
		index("article_revisions_user").on(t.user_id),
		index("article_revisions_saved_by").on(t.saved_by),
		index("article_revisions_category").on(t.category_id),
		index("article_revisions_lecturer").on(t.lecturer_id),
	],
);

/** Addresses under which articles stood once: they lead to where it stands now. */
export const articleSlugs = pgTable("article_slugs", { slug: text().primaryKey(), article_id: article() }, (t) => [
	index("article_slugs_article").on(t.article_id),
]);

/**
 * Which pictures an article shows, or one of its versions did, by the address of the file. Written by triggers alone
 * (migration 0107): so nobody reads every text to learn where a picture stands.
 */
export const articlePictures = pgTable("article_pictures", { article_id: article(), image: text().notNull() }, (t) => [
	primaryKey({ columns: [t.article_id, t.image] }),
	index("article_pictures_image").on(t.image, t.article_id),
]);

/** Links to a draft for somebody without a login. */
export const articlePreviews = pgTable(
	"article_previews",
	{
		id: id(),
		article_id: article(),
		token_hash: bytea().notNull().unique(),
		user_id: integer()
			.notNull()
			.references(() => users.id),
		expires_at: moment().notNull(),
	},
	(t) => [index("article_previews_article").on(t.article_id), index("article_previews_user").on(t.user_id)],
);

/** Who has an article open right now. */
export const articlePresence = pgTable(
	"article_presence",
	{
		article_id: article(),
		user_id: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		is_writing: boolean().notNull(),
		seen_at: moment().notNull(),
	},
	(t) => [primaryKey({ columns: [t.article_id, t.user_id] }), index("article_presence_user").on(t.user_id)],
);
