import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { DATE_ALERT_STATES } from "#contract/date-alerts.ts";
import { bytea, id, moment, oneOf } from "#server/db/columns.ts";
import { seminars } from "#server/seminars/tables.ts";

/** Who wants to hear of the next date of a seminar. The row goes with the letter that tells it. */
export const dateAlerts = pgTable(
	"date_alerts",
	{
		id: id(),
		seminar_id: integer()
			.notNull()
			.references(() => seminars.id),
		/** In small letters, so that one mailbox is one row. */
		email: text().notNull(),
		state: text({ enum: DATE_ALERT_STATES }).notNull().default("pending"),
		/** Opens the page on which it is confirmed or struck off. */
		token_hash: bytea().notNull().unique(),
		requested_at: moment().notNull(),
		confirmed_at: moment(),
	},
	(t) => [
		check("date_alerts_state", oneOf("state", DATE_ALERT_STATES)),
		unique("date_alerts_once").on(t.seminar_id, t.email),
		index("date_alerts_email").on(t.email),
	],
);
