import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { updatedAt } from "#server/db/columns.ts";

export const siteSettings = pgTable("site_settings", {
	key: text().primaryKey(),
	value: jsonb().notNull(),
	updated_at: updatedAt(),
});
