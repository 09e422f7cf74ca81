import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#server/db/columns.ts";

export const SECURITY_EVENTS = [
	"login",
	"login_failed",
	"login_braked",
	"login_link_requested",
	"new_browser",
	"logout",
	"sessions_ended",
	"password_changed",
	"password_reset_requested",
	"password_reset",
	"email_confirmed",
	"email_changed",
	"account_deleted",
	"access_refused",
	"forgery_refused",
	"rights_changed",
	"second_factor_added",
	"second_factor_removed",
	"recovery_codes_renewed",
	"first_staff_created",
	"demo_emptied",
] as const;

/** Who came in, who was refused, whose rights changed. Kept apart from the error log, and only for a while. */
export const securityEvents = pgTable(
	"security_events",
	{
		id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		at: moment().notNull(),
		event: text({ enum: SECURITY_EVENTS }).notNull(),
		/** Without a reference: an account may go, what happened stays until its time is over. */
		member_id: integer(),
		user_id: integer(),
		/** The network, never the whole address. */
		network: text(),
		details: jsonb(),
	},
	(t) => [
		index("security_events_newest").on(t.at, t.id),
		index("security_events_member").on(t.member_id, t.at),
		index("security_events_user").on(t.user_id, t.at),
	],
);
