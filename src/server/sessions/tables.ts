import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { bytea, createdAt, id, moment, oneOf } from "#server/db/columns.ts";
import { members } from "#server/members/tables.ts";
import { users } from "#server/staff/tables.ts";

const TOKEN_KINDS = [
	"access",
	"password_reset",
	"email_confirmation",
	"login_link",
	"staff_password_reset",
	"staff_invitation",
] as const;

/** Opaque secrets; only their SHA-256 is stored. */
export const tokens = pgTable(
	"tokens",
	{
		id: id(),
		kind: text({ enum: TOKEN_KINDS }).notNull(),
		hash: bytea().notNull().unique(),
		member_id: integer().references(() => members.id, { onDelete: "cascade" }),
		user_id: integer().references(() => users.id, { onDelete: "cascade" }),
		/** "Firefox unter Linux": what the person sees in the list of their logins. */
		browser: text(),
		last_used_at: moment(),
		expires_at: moment().notNull(),
		revoked_at: moment(),
		created_at: createdAt(),
	},
	(t) => [
		check("tokens_kind", oneOf("kind", TOKEN_KINDS)),
		check("tokens_owner", sql`num_nonnulls(member_id, user_id) = 1`),
		index("tokens_member").on(t.member_id),
		index("tokens_user").on(t.user_id),
		index("tokens_expiry").on(t.expires_at),
	],
);

/** Browsers in which somebody has logged in: a login from another one is told by mail. */
export const knownBrowsers = pgTable(
	"known_browsers",
	{
		id: id(),
		member_id: integer().references(() => members.id, { onDelete: "cascade" }),
		user_id: integer().references(() => users.id, { onDelete: "cascade" }),
		/** Of the random value that the browser keeps. */
		hash: bytea().notNull(),
		first_seen_at: moment().notNull(),
		last_seen_at: moment().notNull(),
	},
	(t) => [
		check("known_browsers_owner", sql`num_nonnulls(member_id, user_id) = 1`),
		unique("known_browsers_member").on(t.member_id, t.hash),
		unique("known_browsers_user").on(t.user_id, t.hash),
		index("known_browsers_last_seen").on(t.last_seen_at),
	],
);
