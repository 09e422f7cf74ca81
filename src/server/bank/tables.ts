import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { ASIDE_KINDS } from "#contract/office/bank-words.ts";
import { bytea, cents, id, moment, oneOf } from "#server/db/columns.ts";
import { donations } from "#server/donations/tables.ts";
import { users } from "#server/staff/tables.ts";
import { tasks } from "#server/tasks/tables.ts";
import { FORMATS, type ReadStatement } from "./reading/statement.ts";

/** A statement as the bank gave it. Never changed. */
export const bankStatements = pgTable(
	"bank_statements",
	{
		id: id(),
		account: text().notNull(),
		/** What the bank calls it; of a table of bookings what it holds. */
		key: text().notNull(),
		format: text({ enum: FORMATS }).notNull(),
		sequence: integer(),
		from_on: date({ mode: "string" }).notNull(),
		to_on: date({ mode: "string" }).notNull(),
		opening_cents: cents(),
		closing_cents: cents(),
		/** Of everything in it, also of what had come with another. */
		in_cents: cents().notNull(),
		out_cents: cents().notNull(),
		bookings: integer().notNull(),
		/** Whether opening, bookings and closing agree; none where the file does not tell. */
		is_balanced: boolean(),
		/** Whether something is missing between the one before and this. */
		has_gap: boolean().notNull(),
		read_by: integer().references(() => users.id),
		created_at: moment().notNull(),
	},
	(t) => [
		unique("bank_statements_once").on(t.account, t.key),
		check("bank_statements_format", oneOf("format", FORMATS)),
		index("bank_statements_newest").on(t.to_on, t.id),
		index("bank_statements_read_by").on(t.read_by),
	],
);

/** One booking of an account as the bank told it. What becomes of its money stands in `invoice_payments` and `bank_allocations`. */
export const bankTransactions = pgTable(
	"bank_transactions",
	{
		id: id(),
		statement_id: integer()
			.notNull()
			.references(() => bankStatements.id),
		account: text().notNull(),
		/** What it is known by: day, amount, the other account and the purpose; equal ones are counted. */
		fingerprint: text().notNull(),
		bank_reference: text(),
		nth: integer().notNull(),
		booked_on: date({ mode: "string" }).notNull(),
		value_on: date({ mode: "string" }),
		amount_cents: cents().notNull(),
		/** What is in no place yet: all of it at first, and less by every row written for it, by the database itself. */
		free_cents: cents().notNull(),
		name: text().notNull(),
		iban: text(),
		purpose: text().notNull(),
		end_to_end_id: text(),
		mandate: text(),
		code: text(),
		return_reason: text(),
		fee_cents: cents().notNull(),
	},
	(t) => [
		unique("bank_transactions_once").on(t.account, t.fingerprint, t.bank_reference, t.nth).nullsNotDistinct(),
		check("bank_transactions_amount", sql`amount_cents <> 0`),
		check("bank_transactions_free", sql`free_cents between least(amount_cents, 0) and greatest(amount_cents, 0)`),
		index("bank_transactions_open").on(t.booked_on, t.id).where(sql`free_cents <> 0`),
		index("bank_transactions_statement").on(t.statement_id),
		index("bank_transactions_open_of_statement").on(t.statement_id).where(sql`free_cents <> 0`),
		index("bank_transactions_placed").on(t.statement_id, t.booked_on, t.id).where(sql`free_cents <> amount_cents`),
		index("bank_transactions_end_to_end").on(t.end_to_end_id).where(sql`end_to_end_id is not null`),
		index("bank_transactions_account").on(t.iban, t.id),
		index("bank_transactions_returned").on(t.booked_on).where(sql`return_reason is not null`),
	],
);

/** A large file while it is read as long work, and gone with the end of that. */
export const bankFiles = pgTable(
	"bank_files",
	{
		id: uuid().primaryKey(),
		task_id: integer()
			.notNull()
			.references(() => tasks.id, { onDelete: "cascade" }),
		content: bytea().notNull(),
	},
	(t) => [index("bank_files_task").on(t.task_id)],
);

/** A statement of such a file that waits to be written, in the order of its days. */
export const bankFileParts = pgTable(
	"bank_file_parts",
	{
		file_id: uuid()
			.notNull()
			.references(() => bankFiles.id, { onDelete: "cascade" }),
		nth: integer().notNull(),
		statement: jsonb().$type<ReadStatement>().notNull(),
	},
	(t) => [primaryKey({ columns: [t.file_id, t.nth] })],
);

/** What is for no invoice: a donation, or put aside with a reason. Undone by a row that names it, never by deletion. */
export const bankAllocations = pgTable(
	"bank_allocations",
	{
		id: id(),
		transaction_id: integer()
			.notNull()
			.references(() => bankTransactions.id),
		amount_cents: cents().notNull(),
		donation_id: integer().references(() => donations.id, { onDelete: "set null" }),
		/** What the donation is called, also when it is gone: exports and what takes it back go on naming it. */
		donation_reference: text(),
		/** Whether the donation came into being by this, and what was promised where it was not. */
		made_donation: boolean().notNull().default(false),
		promised_cents: cents(),
		aside: text({ enum: ASIDE_KINDS }),
		reason: text(),
		reverses_id: integer()
			.unique()
			.references((): AnyPgColumn => bankAllocations.id),
		noted_by: integer().references(() => users.id),
		created_at: moment().notNull(),
	},
	(t) => [
		check("bank_allocations_amount", sql`amount_cents <> 0`),
		check("bank_allocations_aside", oneOf("aside", ASIDE_KINDS)),
		index("bank_allocations_transaction").on(t.transaction_id),
		index("bank_allocations_donation").on(t.donation_id),
		index("bank_allocations_noted_by").on(t.noted_by),
	],
);
