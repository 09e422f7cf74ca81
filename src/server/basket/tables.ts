import { sql } from "drizzle-orm";
import { index, integer, pgTable, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { courses } from "#server/courses/tables.ts";
import { createdAt, moment } from "#server/db/columns.ts";
import { members } from "#server/members/tables.ts";
import { vouchers } from "#server/vouchers/tables.ts";

export const baskets = pgTable(
	"baskets",
	{
		id: uuid().primaryKey().defaultRandom(),
		member_id: integer().references(() => members.id, { onDelete: "cascade" }),
		ordered_at: moment(),
		expires_at: moment().notNull(),
		created_at: createdAt(),
	},
	(t) => [
		uniqueIndex("baskets_open_of_member").on(t.member_id).where(sql`ordered_at is null`),
		index("baskets_expiry").on(t.expires_at),
	],
);

export const basketLines = pgTable(
	"basket_lines",
	{
		/** Unguessable, as it is the only name of the line in some calls. */
		id: uuid().primaryKey().defaultRandom(),
		basket_id: uuid()
			.notNull()
			.references(() => baskets.id, { onDelete: "cascade" }),
		course_id: integer()
			.notNull()
			.references(() => courses.id, { onDelete: "cascade" }),
		voucher_id: integer().references(() => vouchers.id),
		created_at: createdAt(),
	},
	(t) => [
		unique("basket_lines_course_once").on(t.basket_id, t.course_id),
		index("basket_lines_course").on(t.course_id),
		index("basket_lines_voucher").on(t.voucher_id),
	],
);
