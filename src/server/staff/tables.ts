import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { ROLE_NAMES } from "#contract/office/permissions.ts";
import { createdAt, id, revision, someOf, updatedAt } from "#server/db/columns.ts";

/** The people who make the site: authors of articles and the staff of the back office. */
export const users = pgTable(
	"users",
	{
		id: id(),
		name: text().notNull(),
		/** Only those who sign in have an address and a password. */
		email: text(),
		password_hash: text(),
		roles: text({ enum: ROLE_NAMES }).array().notNull().default(["author"]),
		is_active: boolean().notNull().default(true),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [
		uniqueIndex("users_email_unique").on(sql`lower(${t.email})`),
		uniqueIndex("users_name_unique").on(t.name),
		check("users_roles", someOf("roles", ROLE_NAMES)),
	],
);
