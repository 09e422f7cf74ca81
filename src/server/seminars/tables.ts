import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, numeric, pgTable, text, unique } from "drizzle-orm/pg-core";
import { TAX_CATEGORIES } from "#contract/money.ts";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import { cents, createdAt, id, moment, oneOf, revision, searchVector, updatedAt } from "#server/db/columns.ts";
import { grants } from "#server/grants/tables.ts";
import { places } from "#server/places/tables.ts";

/** What is searched by, folded; the index is made of it. */
export const SEMINAR_WORDS = "fold_german(topic || ' ' || location)";

export const seminars = pgTable(
	"seminars",
	{
		id: id(),
		slug: text().notNull().unique(),
		topic: text().notNull(),
		/** Sanitised HTML. */
		description: text().notNull(),
		/** What a certificate says that it was about, line by line. */
		topics: text().array().notNull().default(sql`'{}'`),
		/** In words for people; what computes takes the sessions of a date. */
		duration: text().notNull(),
		/** In one line for lists and search: the town first, then what helps to find it. */
		location: text().notNull(),
		place_id: integer().references(() => places.id),
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
		check("seminars_place_or_online", sql`is_online = (place_id is null)`),
		index("seminars_category").on(t.category_id),
		index("seminars_lecturer").on(t.lecturer_id),
		index("seminars_place").on(t.place_id),
		index("seminars_search").using("gin", t.search_vector),
		index("seminars_similar").using("gin", sql.raw(`${SEMINAR_WORDS} gin_trgm_ops`)),
		index("seminars_with_pictures").on(t.id).where(sql`description like '%<img %'`),
		index("seminars_title").on(sql`fold_german(topic)`, t.id),
		index("seminars_changed").on(t.updated_at, t.id),
	],
);

/** DATE-01: the addresses that a seminar once had. Who followed one before is led to where it stands now. */
export const seminarSlugs = pgTable(
	"seminar_slugs",
	{
		slug: text().primaryKey(),
		/** Whoever had it last. */
		seminar_id: integer()
			.notNull()
			.references(() => seminars.id),
	},
	(t) => [index("seminar_slugs_seminar").on(t.seminar_id)],
);

export const seminarDates = pgTable(
	"seminar_dates",
	{
		id: id(),
		seminar_id: integer()
			.notNull()
			.references(() => seminars.id),
		/** When the first session begins, which a trigger makes sure of; part of public addresses. */
		date: moment().notNull(),
		deactivated: boolean().notNull().default(false),
		cancelled: boolean().notNull().default(false),
		/** Set by hand; a date whose seats are all taken shows as fully booked without it. */
		fully_booked: boolean().notNull().default(false),
		capacity: integer(),
		/** How far beyond its capacity the office has gone on purpose (PART-03). */
		overbooked: integer().notNull().default(0),
		/** DATE-07: with fewer persons the office decides on that day whether it takes place. */
		minimum: integer(),
		decide_on: date({ mode: "string" }),
		/** PART-08: so many of the seats are for people from Saxony. */
		saxony_seats: integer(),
		/** Free seats are offered to those who wait by the office alone. */
		moves_up_by_hand: boolean().notNull().default(false),
		/** Persons with a seat; kept here, under the row's lock, so that no list has to count sign-ups. */
		seats_taken: integer().notNull().default(0),
		/** Seats that reserves keep back at the moment (DATE-09), kept here for the same reason. */
		reserved: integer().notNull().default(0),
		registration_deadline: moment(),
		join_link: text(),
		/** Where it is for once elsewhere than its seminar. */
		place_id: integer().references(() => places.id),
		grant_id: integer().references(() => grants.id),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [
		unique("seminar_dates_once").on(t.seminar_id, t.date),
		check("seminar_dates_capacity", sql`capacity > 0`),
		check("seminar_dates_seats", sql`seats_taken >= 0 and (capacity is null or seats_taken <= capacity + overbooked)`),
		check("seminar_dates_reserved", sql`reserved >= 0`),
		check("seminar_dates_overbooked", sql`overbooked >= 0`),
		check("seminar_dates_minimum", sql`minimum > 0`),
		check("seminar_dates_saxony", sql`saxony_seats > 0`),
		index("seminar_dates_listed").on(t.date, t.id).where(sql`not deactivated`),
		index("seminar_dates_begin").on(t.date, t.id),
		index("seminar_dates_taken").on(t.seats_taken, t.id),
		index("seminar_dates_place").on(t.place_id),
		index("seminar_dates_grant").on(t.grant_id),
	],
);

/** DATE-09: seats kept back for a group until the end of a day; from then on they are free by themselves. */
export const seminarReserves = pgTable(
	"seminar_reserves",
	{
		id: id(),
		seminar_date_id: integer()
			.notNull()
			.references(() => seminarDates.id),
		name: text().notNull(),
		seats: integer().notNull(),
		/** How many of them the office has given to the group. */
		used: integer().notNull().default(0),
		until: date({ mode: "string" }).notNull(),
		created_at: createdAt(),
	},
	(t) => [
		check("seminar_reserves_seats", sql`seats > 0 and used between 0 and seats`),
		index("seminar_reserves_date").on(t.seminar_date_id, t.until),
	],
);

/** From when to when people sit together: each date has one or more, and no two of them at the same time (both by migration 0012). */
export const seminarSessions = pgTable(
	"seminar_sessions",
	{
		id: id(),
		seminar_date_id: integer()
			.notNull()
			.references(() => seminarDates.id),
		starts_at: moment().notNull(),
		ends_at: moment().notNull(),
		room: text(),
		/** Teaching units, of 45 minutes where the grant names no other length. */
		units: numeric({ precision: 4, scale: 1, mode: "number" }).notNull(),
		/** Since when it stands who was there. */
		attendance_closed_at: moment(),
	},
	(t) => [
		check("seminar_sessions_end", sql`ends_at > starts_at`),
		check("seminar_sessions_units", sql`units >= 0`),
		index("seminar_sessions_date").on(t.seminar_date_id, t.starts_at),
	],
);
