import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#server/db/columns.ts";

/** Counters of rate limits, in the database so that they hold across processes. */
export const rateLimits = pgTable(
	"rate_limits",
	{
		key: text().primaryKey(),
		count: integer().notNull(),
		resets_at: moment().notNull(),
	},
	(t) => [index("rate_limits_reset").on(t.resets_at)],
);
