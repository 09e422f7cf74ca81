import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, revision, updatedAt } from "#server/db/columns.ts";

/** Where it stands among all; those that nobody has ordered stand together, by name. */
const position = () => integer().notNull().default(0);

export const categories = pgTable("categories", {
	id: id(),
	slug: text().notNull().unique(),
	name: text().notNull().unique(),
	position: position(),
	created_at: createdAt(),
	updated_at: updatedAt(),
	revision: revision(),
});

export const lecturers = pgTable(
	"lecturers",
	{
		id: id(),
		slug: text().notNull().unique(),
		name: text().notNull(),
		role: text().notNull(),
		image: text().notNull(),
		description: text().notNull(),
		position: position(),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [index("lecturers_name").on(t.name)],
);

/** Addresses of those that were merged: whoever followed one is led to the other. */
export const lecturerSlugs = pgTable(
	"lecturer_slugs",
	{
		slug: text().primaryKey(),
		lecturer_id: integer()
			.notNull()
			.references(() => lecturers.id, { onDelete: "cascade" }),
	},
	(t) => [index("lecturer_slugs_lecturer").on(t.lecturer_id)],
);
