import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { LIST_NAMES } from "#contract/office/listing.ts";
import { createdAt, id, revision, updatedAt } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

/** A list's filters and sorting under a name. */
export const savedViews = pgTable(
	"saved_views",
	{
		id: id(),
		list: text({ enum: LIST_NAMES }).notNull(),
		name: text().notNull(),
		/** What stands behind the question mark of the list's address. */
		query: text().notNull(),
		/** None for a view that all share. */
		user_id: integer().references(() => users.id),
		position: integer().notNull(),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [
		unique("saved_views_name").on(t.user_id, t.list, t.name).nullsNotDistinct(),
		index("saved_views_list").on(t.list, t.position),
	],
);
