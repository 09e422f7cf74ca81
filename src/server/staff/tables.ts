import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { ROLE_NAMES } from "#contract/office/permissions.ts";
import { lecturers } from "#server/catalogue/tables.ts";
import { createdAt, id, moment, revision, someOf, updatedAt } from "#server/db/columns.ts";

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
		/** Whose dates somebody with the lecturer role sees. */
		lecturer_id: integer().references(() => lecturers.id),
		last_login_at: moment(),
		created_at: createdAt(),
		updated_at: updatedAt(),
		revision: revision(),
	},
	(t) => [
		uniqueIndex("users_email_unique").on(sql`lower(${t.email})`),
		uniqueIndex("users_name_unique").on(t.name),
		index("users_lecturer").on(t.lecturer_id),
		check("users_roles", someOf("roles", ROLE_NAMES)),
	],
);
