import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { DATA_REQUEST_KINDS } from "#contract/office/rights-words.ts";
import { bytea, id, moment, oneOf } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

/** KEEP-04: as long as one is not lifted, nothing of this person is deleted. */
export const dataHolds = pgTable(
	"data_holds",
	{
		id: id(),
		/** In small letters. */
		email: text().notNull(),
		reason: text().notNull(),
		set_by: integer().references(() => users.id),
		set_at: moment().notNull(),
		lifted_by: integer().references(() => users.id),
		lifted_at: moment(),
	},
	(t) => [
		uniqueIndex("data_holds_one").on(t.email).where(sql`lifted_at is null`),
		index("data_holds_email").on(t.email),
		index("data_holds_set_by").on(t.set_by),
		index("data_holds_lifted_by").on(t.lifted_by),
	],
);

/** OFF-135: what somebody has asked for; to be answered within a month. */
export const dataRequests = pgTable(
	"data_requests",
	{
		id: id(),
		kind: text({ enum: DATA_REQUEST_KINDS }).notNull(),
		/** In small letters; none once the person is erased. */
		email: text(),
		received_on: date({ mode: "string" }).notNull(),
		due_on: date({ mode: "string" }).notNull(),
		note: text(),
		noted_by: integer().references(() => users.id),
		created_at: moment().notNull(),
		done_by: integer().references(() => users.id),
		done_at: moment(),
	},
	(t) => [
		check("data_requests_kind", oneOf("kind", DATA_REQUEST_KINDS)),
		check("data_requests_whose", sql`email is not null or done_at is not null`),
		index("data_requests_open").on(t.due_on, t.id).where(sql`done_at is null`),
		index("data_requests_email").on(t.email),
		index("data_requests_noted_by").on(t.noted_by),
		index("data_requests_done_by").on(t.done_by),
	],
);

/** All data of a person, put together for an answer. */
export const accessPacks = pgTable(
	"access_packs",
	{
		id: id(),
		/** In small letters. */
		email: text().notNull(),
		/** Sealed; none until it is put together. */
		content: bytea(),
		made_by: integer().references(() => users.id),
		created_at: moment().notNull(),
		fetched_at: moment(),
	},
	(t) => [index("access_packs_email").on(t.email), index("access_packs_made_by").on(t.made_by)],
);

/** § 147 (3) AO: as long as a year stands here, nothing of its books goes. */
export const taxYearHolds = pgTable(
	"tax_year_holds",
	{
		year: integer().primaryKey(),
		reason: text().notNull(),
		set_by: integer().references(() => users.id),
		set_at: moment().notNull(),
	},
	(t) => [index("tax_year_holds_set_by").on(t.set_by)],
);

export const ERASURE_KINDS = ["office", "owner", "account"] as const;

/** Who was erased since copies of the house are made: a copy from before has to be told. Holds nobody's address. */
export const erasures = pgTable(
	"erasures",
	{
		id: uuid().primaryKey(),
		kind: text({ enum: ERASURE_KINDS }).notNull(),
		erased_at: moment().notNull(),
		/** What stands for the address; none as soon as it lies beside the copies. */
		mark: text(),
	},
	(t) => [
		check("erasures_kind", oneOf("kind", ERASURE_KINDS)),
		index("erasures_unwritten").on(t.erased_at).where(sql`mark is not null`),
	],
);
