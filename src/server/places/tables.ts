import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, revision, updatedAt } from "#server/db/columns.ts";

/** What is null is not known. */
export const places = pgTable("places", {
	id: id(),
	name: text().notNull(),
	street: text(),
	postcode: text(),
	city: text(),
	/** How to get there. */
	directions: text(),
	step_free: boolean(),
	step_free_note: text(),
	map_url: text(),
	/** Whether it can still be chosen. */
	is_active: boolean().notNull().default(true),
	created_at: createdAt(),
	updated_at: updatedAt(),
	revision: revision(),
});
