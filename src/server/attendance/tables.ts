import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { ATTENDANCE_SOURCES, ATTENDANCE_STATES } from "#contract/attendance.ts";
import { id, moment, oneOf } from "#server/db/columns.ts";
import { seminarSessions } from "#server/seminars/tables.ts";
import { signUpPersons } from "#server/sign-ups/tables.ts";
import { users } from "#server/staff/tables.ts";

export const attendance = pgTable(
	"attendance",
	{
		id: id(),
		session_id: integer()
			.notNull()
			.references(() => seminarSessions.id),
		/** Whoever is forgotten is forgotten here too. */
		person_id: integer()
			.notNull()
			.references(() => signUpPersons.id, { onDelete: "cascade" }),
		state: text({ enum: ATTENDANCE_STATES }).notNull(),
		/** How long somebody was there, where that is known. */
		minutes: integer(),
		source: text({ enum: ATTENDANCE_SOURCES }).notNull(),
		noted_by: integer().references(() => users.id),
		noted_at: moment().notNull(),
	},
	(t) => [
		unique("attendance_once").on(t.session_id, t.person_id),
		check("attendance_state", oneOf("state", ATTENDANCE_STATES)),
		check("attendance_source", oneOf("source", ATTENDANCE_SOURCES)),
		check("attendance_minutes", sql`minutes >= 0`),
		index("attendance_person").on(t.person_id),
		index("attendance_noted_by").on(t.noted_by),
	],
);
