import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { GRANT_TABLES } from "#contract/grants.ts";
import { createdAt, id, moment, revision, updatedAt } from "#server/db/columns.ts";

const day = () => date({ mode: "string" });

/** Public money for seminar dates, as the notice of the funder grants it. */
export const grants = pgTable(
	"grants",
	{
		id: id(),
		/** The funder's file number. */
		reference: text().notNull().unique(),
		funder: text(),
		period_from: day(),
		period_to: day(),
		notice_date: day(),
		/** The last day on which proof can be asked for, where the notice names one. */
		keep_until: day(),
		/** What the funder wants to be printed. */
		wording: text(),
		/** The last day on which the proof can be handed in. */
		due_on: day(),
		/** The statistics that the funder asks for. */
		tables: text({ enum: GRANT_TABLES }).array().notNull().default(sql`'{sector,commitment,weekly,area}'`),
		/** How long a unit is that the funder counts in. */
		unit_minutes: smallint().notNull().default(45),
		/** Whether the funder asks for lists with names. */
		wants_lists: boolean().notNull().default(false),
		/** What was promised to the funder: dates that take place, persons who are there. */
		goal_dates: integer(),
		goal_people: integer(),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	() => [
		check("grants_period", sql`period_from <= period_to`),
		check("grants_unit", sql`unit_minutes between 30 and 90`),
	],
);

/** What was handed in, as it was: the bytes lie in the private folder under `file`, `hash` is their SHA-256. */
export const grantPacks = pgTable(
	"grant_packs",
	{
		id: id(),
		grant_id: integer()
			.notNull()
			.references(() => grants.id),
		file: uuid().notNull().unique(),
		bytes: integer().notNull(),
		hash: text().notNull(),
		/** The figures in it, to be compared with those of later. */
		figures: jsonb().notNull(),
		delivered_at: moment().notNull(),
		/** Whether names are in it. */
		has_lists: boolean().notNull().default(false),
		/** When its bytes were deleted, because the lists in them had to be. */
		emptied_at: moment(),
	},
	(t) => [index("grant_packs_grant").on(t.grant_id, t.id)],
);
