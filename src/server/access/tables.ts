import { sql } from "drizzle-orm";
import { check, index, integer, pgTable } from "drizzle-orm/pg-core";
import { courses } from "#server/courses/tables.ts";
import { bytea, createdAt, id, moment } from "#server/db/columns.ts";
import { members } from "#server/members/tables.ts";
import { orderLines } from "#server/orders/tables.ts";

/** The right to watch one course for 24 hours; guests hold a token, members are known. */
export const accessGrants = pgTable(
	"access_grants",
	{
		id: id(),
		order_line_id: integer()
			.notNull()
			.unique()
			.references(() => orderLines.id),
		course_id: integer()
			.notNull()
			.references(() => courses.id),
		member_id: integer().references(() => members.id),
		token_hash: bytea().unique(),
		starts_at: moment().notNull(),
		expires_at: moment().notNull(),
		first_played_at: moment(),
		revoked_at: moment(),
		created_at: createdAt(),
	},
	(t) => [
		check("access_grants_period", sql`expires_at > starts_at`),
		index("access_grants_member").on(t.member_id, t.expires_at),
		index("access_grants_course").on(t.course_id),
	],
);
