import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { cents, id, moment } from "#server/db/columns.ts";
import { orders } from "#server/orders/tables.ts";
import { paymentFiles } from "#server/payment-files/tables.ts";
import { users } from "#server/staff/tables.ts";

/** A debit in a file. As long as it stands no other is made of the same order. */
export const debits = pgTable(
	"debits",
	{
		id: id(),
		order_id: integer()
			.notNull()
			.references(() => orders.id, { onDelete: "cascade" }),
		file_id: integer()
			.notNull()
			.references(() => paymentFiles.id),
		/** What comes back with every answer of the bank. */
		end_to_end_id: text().notNull().unique(),
		amount_cents: cents().notNull(),
		collect_on: date({ mode: "string" }).notNull(),
		/** Its file was withdrawn. */
		ended_at: moment(),
		/** The bank rejected it before it was settled, and it is presented once more. */
		repeated_at: moment(),
	},
	(t) => [
		check("debits_amount", sql`amount_cents > 0`),
		uniqueIndex("debits_once").on(t.order_id).where(sql`ended_at is null and repeated_at is null`),
		index("debits_order").on(t.order_id),
		index("debits_file").on(t.file_id),
	],
);

/** Told anew on which day how much is collected; the first time the confirmation of the order tells it. */
export const debitAnnouncements = pgTable(
	"debit_announcements",
	{
		id: id(),
		order_id: integer()
			.notNull()
			.references(() => orders.id, { onDelete: "cascade" }),
		collect_on: date({ mode: "string" }).notNull(),
		amount_cents: cents().notNull(),
		/** In the outbox, which may be emptied before this. */
		letter_id: uuid().notNull(),
		announced_by: integer().references(() => users.id),
		created_at: moment().notNull(),
	},
	(t) => [
		check("debit_announcements_amount", sql`amount_cents > 0`),
		index("debit_announcements_order").on(t.order_id, t.id),
		index("debit_announcements_by").on(t.announced_by),
	],
);
