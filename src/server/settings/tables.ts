import { pgTable, text } from "drizzle-orm/pg-core";
import { bytea, id } from "#server/db/columns.ts";

/** What belongs to a group of settings and nobody may read: sealed, apart from what screens and the history show. */
export const sealedSettings = pgTable("sealed_settings", {
	id: id(),
	key: text().notNull().unique(),
	value: bytea().notNull(),
});
