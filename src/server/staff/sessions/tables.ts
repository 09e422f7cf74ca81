import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, createdAt, id, moment } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

/** Logins to the office. The secret lies in a cookie of the browser; here is only its SHA-256. */
export const staffSessions = pgTable(
	"staff_sessions",
	{
		id: id(),
		user_id: integer()
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		hash: bytea().notNull().unique(),
		/** Until then the second factor is outstanding, and the session opens nothing. */
		passed: boolean().notNull(),
		browser: text().notNull(),
		/** When the person last showed who they are; none before the second factor. */
		proved_at: moment(),
		created_at: createdAt(),
		last_active_at: moment().notNull(),
		/** In any case; without activity it ends earlier. */
		ends_at: moment().notNull(),
		ended_at: moment(),
	},
	(t) => [index("staff_sessions_user").on(t.user_id), index("staff_sessions_end").on(t.ends_at)],
);
