import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { HandoutType } from "#contract/handouts.ts";
import { createdAt, id, moment } from "#server/db/columns.ts";
import { seminarDates } from "#server/seminars/tables.ts";

/** Files for those who have a seat; the bytes lie in the private folder under `file`. */
export const handouts = pgTable(
	"handouts",
	{
		id: id(),
		seminar_date_id: integer()
			.notNull()
			.references(() => seminarDates.id),
		name: text().notNull(),
		type: text().$type<HandoutType>().notNull(),
		bytes: integer().notNull(),
		file: uuid().notNull().unique(),
		/** From this moment on it stands on the page of a booking. */
		visible_from: moment().notNull(),
		/** Taken away; for a day it can be brought back. */
		removed_at: moment(),
		created_at: createdAt(),
	},
	(t) => [
		check("handouts_bytes", sql`bytes > 0`),
		index("handouts_date").on(t.seminar_date_id, t.id),
		index("handouts_removed").on(t.removed_at).where(sql`removed_at is not null`),
	],
);
