import { pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "#server/db/columns.ts";

/** Keys that all processes share. No settings: nobody but `secrets/` reads them. */
export const storedSecrets = pgTable("secrets", {
	name: text().primaryKey(),
	value: text().notNull(),
	created_at: createdAt(),
});
