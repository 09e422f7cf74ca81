import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, oneOf } from "#server/db/columns.ts";

export const STAFF_ROLES = ["author", "editor", "admin"] as const;

/** The people who make the site: authors of articles and the staff of the back office. */
export const users = pgTable(
	"users",
	{
		id: id(),
		name: text().notNull(),
		/** Only those who sign in have an address and a password. */
		email: text(),
		password_hash: text(),
		role: text({ enum: STAFF_ROLES }).notNull().default("author"),
		is_active: boolean().notNull().default(true),
		created_at: createdAt(),
	},
	(t) => [
		uniqueIndex("users_email_unique").on(sql`lower(${t.email})`),
		uniqueIndex("users_name_unique").on(t.name),
		check("users_role", oneOf("role", STAFF_ROLES)),
	],
);
