import { sql } from "drizzle-orm";
import { check, date, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, revision, updatedAt } from "#server/db/columns.ts";

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
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	() => [check("grants_period", sql`period_from <= period_to`)],
);
