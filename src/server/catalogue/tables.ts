import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, revision, updatedAt } from "#server/db/columns.ts";

export const categories = pgTable("categories", {
	id: id(),
	slug: text().notNull().unique(),
	name: text().notNull().unique(),
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
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [index("lecturers_name").on(t.name)],
);
