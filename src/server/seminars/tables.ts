import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { TAX_CATEGORIES } from "#contract/money.ts";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import { cents, createdAt, id, moment, oneOf, revision, searchVector, updatedAt } from "#server/db/columns.ts";

export const seminars = pgTable(
	"seminars",
	{
		id: id(),
		slug: text().notNull().unique(),
		topic: text().notNull(),
		/** Sanitised HTML. */
		description: text().notNull(),
		duration: text().notNull(),
		location: text().notNull(),
		image: text().notNull(),
		image_alt: text().notNull(),
		/** Gross price of one person; none means free of charge. */
		price_cents: cents(),
		tax_category: text({ enum: TAX_CATEGORIES }).notNull().default("standard"),
		tax_supported: boolean().notNull().default(false),
		is_online: boolean().notNull().default(false),
		is_active: boolean().notNull().default(true),
		category_id: integer()
			.notNull()
			.references(() => categories.id),
		lecturer_id: integer()
			.notNull()
			.references(() => lecturers.id),
		search_vector: searchVector("topic", "location", "description"),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [
		check("seminars_price", sql`price_cents > 0`),
		check("seminars_tax_category", oneOf("tax_category", TAX_CATEGORIES)),
		check("seminars_tax_supported_is_free", sql`not (tax_supported and price_cents is not null)`),
		index("seminars_category").on(t.category_id),
		index("seminars_lecturer").on(t.lecturer_id),
		index("seminars_search").using("gin", t.search_vector),
		index("seminars_similar").using("gin", sql`fold_german(topic || ' ' || location) gin_trgm_ops`),
	],
);

export const seminarDates = pgTable(
	"seminar_dates",
	{
		id: id(),
		seminar_id: integer()
			.notNull()
			.references(() => seminars.id),
		date: moment().notNull(),
		deactivated: boolean().notNull().default(false),
		cancelled: boolean().notNull().default(false),
		/** Set by hand; a date whose seats are all taken shows as fully booked without it. */
		fully_booked: boolean().notNull().default(false),
		capacity: integer(),
		/** Persons with a seat; kept here, under the row's lock, so that no list has to count sign-ups. */
		seats_taken: integer().notNull().default(0),
		registration_deadline: moment(),
		join_link: text(),
		grant_reference: text(),
		grant_period_end: date({ mode: "string" }),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [
		unique("seminar_dates_once").on(t.seminar_id, t.date),
		check("seminar_dates_capacity", sql`capacity > 0`),
		check("seminar_dates_seats", sql`seats_taken >= 0 and (capacity is null or seats_taken <= capacity)`),
		index("seminar_dates_listed").on(t.date, t.id).where(sql`not deactivated`),
	],
);
