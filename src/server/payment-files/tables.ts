import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { PAYMENT_FILE_KINDS } from "#contract/office/payment-files.ts";
import { bytea, cents, id, moment, oneOf } from "#server/db/columns.ts";
import { users } from "#server/staff/tables.ts";

/** A file for the bank as it was made: its bytes never change. */
export const paymentFiles = pgTable(
	"payment_files",
	{
		id: id(),
		kind: text({ enum: PAYMENT_FILE_KINDS }).notNull(),
		/** What the bank names it by (MsgId). */
		number: text().notNull().unique(),
		/** Sealed, for whole accounts stand in it. */
		content: bytea().notNull(),
		/** Of the bytes as the bank gets them. */
		sha256: text().notNull(),
		amount_cents: cents().notNull(),
		made_by: integer().references(() => users.id),
		made_at: moment().notNull(),
		handed_in_by: integer().references(() => users.id),
		handed_in_at: moment(),
		withdrawn_by: integer().references(() => users.id),
		withdrawn_at: moment(),
		withdrawn_reason: text(),
	},
	(t) => [
		check("payment_files_kind", oneOf("kind", PAYMENT_FILE_KINDS)),
		check("payment_files_amount", sql`amount_cents > 0`),
		index("payment_files_newest").on(t.kind, t.made_at, t.id),
		index("payment_files_made_by").on(t.made_by),
		index("payment_files_handed_in_by").on(t.handed_in_by),
		index("payment_files_withdrawn_by").on(t.withdrawn_by),
	],
);
