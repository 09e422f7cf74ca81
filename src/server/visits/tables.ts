import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { oneOf } from "#server/db/columns.ts";
import { seminars } from "#server/seminars/tables.ts";

/** A seminar's page was looked at, its form was begun, a booking came of it. */
export const VISIT_STEPS = ["looked", "began", "finished"] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

/** REP-02: numbers alone, by seminar and day; nothing of whoever came. */
export const seminarVisits = pgTable(
	"seminar_visits",
	{
		seminar_id: integer()
			.notNull()
			.references(() => seminars.id, { onDelete: "cascade" }),
		day: date({ mode: "string" }).notNull(),
		step: text({ enum: VISIT_STEPS }).notNull(),
		count: integer().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.seminar_id, t.day, t.step] }),
		check("seminar_visits_step", oneOf("step", VISIT_STEPS)),
		check("seminar_visits_count", sql`count > 0`),
		index("seminar_visits_day").on(t.day),
	],
);
