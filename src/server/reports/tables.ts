import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { oneOf } from "#server/db/columns.ts";

const PAST_KINDS = ["seminars", "courses", "donations"] as const;

/** What went came to so much, by month, without anybody's name: added by the rule that lets it go. */
export const pastSums = pgTable(
	"past_sums",
	{
		/** "2018-11" */
		month: text().notNull(),
		kind: text({ enum: PAST_KINDS }).notNull(),
		count: integer().notNull(),
		cents: integer().notNull(),
	},
	(t) => [primaryKey({ columns: [t.month, t.kind] }), check("past_sums_kind", oneOf("kind", PAST_KINDS))],
);
