import { bigint, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { bytea, createdAt, id, moment } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

const owner = () =>
	integer()
		.notNull()
		.references(() => users.id, { onDelete: "cascade" });

/** Keys that a device or a password manager holds; here is only their public half. */
export const staffPasskeys = pgTable(
	"staff_passkeys",
	{
		id: id(),
		user_id: owner(),
		credential_id: text().notNull().unique(),
		public_key: bytea().notNull(),
		/** Grows with each use where the device counts: one that falls was copied. */
		counter: bigint({ mode: "number" }).notNull(),
		transports: text().array().notNull(),
		/** What the person calls it. */
		name: text().notNull(),
		last_used_at: moment(),
		created_at: createdAt(),
	},
	(t) => [index("staff_passkeys_user").on(t.user_id)],
);

/** The app that makes six digits every half minute. */
export const staffTotp = pgTable("staff_totp", {
	id: id(),
	user_id: owner().unique(),
	/** Sealed, because the server has to know it. */
	secret: bytea().notNull(),
	/** Null until the first code was right: until then it is no factor. */
	confirmed_at: moment(),
	/** The half minute of the last code that was taken: none works twice. */
	last_step: bigint({ mode: "number" }).notNull().default(0),
	created_at: createdAt(),
});

/** For the day when the device is gone. */
export const staffRecoveryCodes = pgTable(
	"staff_recovery_codes",
	{
		id: id(),
		user_id: owner(),
		hash: bytea().notNull(),
		used_at: moment(),
	},
	(t) => [unique("staff_recovery_codes_once").on(t.user_id, t.hash)],
);

/** What a passkey is asked to sign; each question is answered once. */
export const staffChallenges = pgTable(
	"staff_challenges",
	{
		id: id(),
		/** Nobody's where somebody logs in by passkey alone. */
		user_id: integer().references(() => users.id, { onDelete: "cascade" }),
		hash: bytea().notNull().unique(),
		ends_at: moment().notNull(),
	},
	(t) => [index("staff_challenges_end").on(t.ends_at), index("staff_challenges_user").on(t.user_id)],
);
