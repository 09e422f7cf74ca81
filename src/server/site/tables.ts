import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { revision, updatedAt } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

export const siteSettings = pgTable(
	"site_settings",
	{
		key: text().primaryKey(),
		value: jsonb().notNull(),
		updated_at: updatedAt(),
		/** None of what the house began with. */
		updated_by: integer().references(() => users.id),
		revision: revision(),
	},
	(t) => [index("site_settings_updated_by").on(t.updated_by)],
);
