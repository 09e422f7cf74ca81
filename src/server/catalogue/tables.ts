import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "#server/db/columns.ts";

export const categories = pgTable("categories", {
	id: id(),
	slug: text().notNull().unique(),
	name: text().notNull().unique(),
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
	},
	(t) => [index("lecturers_name").on(t.name)],
);
