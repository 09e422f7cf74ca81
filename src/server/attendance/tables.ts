import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { ATTENDANCE_SOURCES, ATTENDANCE_STATES } from "#contract/attendance.ts";
import { SCAN_TYPES } from "#contract/office/date-papers.ts";
import { createdAt, id, moment, oneOf } from "#server/db/columns.ts";
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
		/** When it was ticked, by the device that did: of two ticks the later one counts. */
		noted_at: moment().notNull(),
		/** Whose tick it is; none of what was noted for all the others at once, which gives way to every tick. */
		tick_id: uuid(),
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

/** OFF-015: what was signed on paper, bound to its session; the file lies in the private media. */
export const attendanceScans = pgTable(
	"attendance_scans",
	{
		id: id(),
		session_id: integer()
			.notNull()
			.references(() => seminarSessions.id),
		type: text({ enum: SCAN_TYPES }).notNull(),
		bytes: integer().notNull(),
		/** In hexadecimal digits; also the name of the file. */
		sha256: text().notNull(),
		created_by: integer().references(() => users.id),
		created_at: createdAt(),
	},
	(t) => [
		unique("attendance_scans_once").on(t.session_id, t.sha256),
		check("attendance_scans_type", oneOf("type", SCAN_TYPES)),
		check("attendance_scans_sha256", sql`sha256 ~ '^[0-9a-f]{64}$'`),
		index("attendance_scans_created_by").on(t.created_by),
	],
);
