import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { FEEDBACK_RATINGS } from "#contract/feedback.ts";
import { between, bytea } from "#server/db/columns.ts";
import { seminarDates } from "#server/seminars/tables.ts";

/** Who may answer once. It names nobody, and no answer names it. */
export const feedbackInvitations = pgTable(
	"feedback_invitations",
	{
		token_hash: bytea().primaryKey(),
		seminar_date_id: integer()
			.notNull()
			.references(() => seminarDates.id),
		used: boolean().notNull().default(false),
	},
	(t) => [index("feedback_invitations_date").on(t.seminar_date_id)],
);

/** Of nobody in particular: no moment finer than the day, and no order (ROOM-06). */
export const feedbackAnswers = pgTable(
	"feedback_answers",
	{
		id: uuid().primaryKey().defaultRandom(),
		seminar_date_id: integer()
			.notNull()
			.references(() => seminarDates.id),
		answered_on: date({ mode: "string" }).notNull(),
		worth: smallint(),
		clear: smallint(),
		useful: smallint(),
		recommends: boolean(),
		takes_home: text(),
		missed: text(),
	},
	(t) => [
		...FEEDBACK_RATINGS.map((name) => check(`feedback_answers_${name}`, between(name, 1, 5))),
		check("feedback_answers_some", sql`num_nonnulls(worth, clear, useful, recommends, takes_home, missed) > 0`),
		index("feedback_answers_date").on(t.seminar_date_id),
	],
);
