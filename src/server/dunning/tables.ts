import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, smallint, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { CHANNELS } from "#contract/office/open-item-words.ts";
import { between, cents, id, moment, oneOf } from "#server/db/columns.ts";
import { invoices } from "#server/invoices/tables.ts";
import { users } from "#server/staff/tables.ts";

/** A reminder as it was sent. Each level of an invoice once, whatever is pressed twice or dies in between. */
export const reminders = pgTable(
	"reminders",
	{
		id: id(),
		invoice_id: integer()
			.notNull()
			.references(() => invoices.id, { onDelete: "cascade" }),
		level: smallint().notNull(),
		channel: text({ enum: CHANNELS }).notNull(),
		/** Calendar days. */
		sent_on: date({ mode: "string" }).notNull(),
		due_on: date({ mode: "string" }).notNull(),
		/** What was open of the invoice. */
		open_cents: cents().notNull(),
		/** All that is claimed besides until this letter: fees, the lump sum, and interest up to its day. */
		fee_cents: cents().notNull(),
		lump_cents: cents().notNull(),
		interest_cents: cents().notNull(),
		/** Everything printed in it, so that it can be drawn again unchanged. */
		document: jsonb().notNull(),
		sent_by: integer().references(() => users.id),
		created_at: moment().notNull(),
	},
	(t) => [
		unique("reminders_once").on(t.invoice_id, t.level),
		check("reminders_level", between("level", 1, 3)),
		check("reminders_channel", oneOf("channel", CHANNELS)),
		check("reminders_amounts", sql`open_cents > 0 and fee_cents >= 0 and lump_cents >= 0 and interest_cents >= 0`),
		index("reminders_sent_by").on(t.sent_by),
	],
);

/** Nobody is reminded of this invoice, until the day or until somebody lifts it. */
export const dunningStops = pgTable(
	"dunning_stops",
	{
		id: id(),
		invoice_id: integer()
			.notNull()
			.references(() => invoices.id, { onDelete: "cascade" }),
		reason: text().notNull(),
		until: date({ mode: "string" }),
		set_by: integer().references(() => users.id),
		set_at: moment().notNull(),
		lifted_by: integer().references(() => users.id),
		lifted_at: moment(),
	},
	(t) => [
		uniqueIndex("dunning_stops_one").on(t.invoice_id).where(sql`lifted_at is null`),
		index("dunning_stops_invoice").on(t.invoice_id),
		index("dunning_stops_set_by").on(t.set_by),
		index("dunning_stops_lifted_by").on(t.lifted_by),
	],
);
