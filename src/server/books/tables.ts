import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { ADJUSTMENTS } from "#contract/office/open-item-words.ts";
import { bankAllocations, bankTransactions } from "#server/bank/tables.ts";
import { bytea, cents, id, moment, oneOf } from "#server/db/columns.ts";
import { invoices } from "#server/invoices/tables.ts";
import { paymentFiles } from "#server/payment-files/tables.ts";
import { payments } from "#server/payments/tables.ts";
import { users } from "#server/staff/tables.ts";

/**
 * Money that has arrived for an invoice, as the office or the bank noted it; below zero what went back. Taken back by a
 * row that names it, never by deletion. The invoice itself never changes.
 */
export const invoicePayments = pgTable(
	"invoice_payments",
	{
		id: id(),
		invoice_id: integer()
			.notNull()
			.references(() => invoices.id, { onDelete: "cascade" }),
		amount_cents: cents().notNull(),
		paid_on: date({ mode: "string" }).notNull(),
		reason: text(),
		noted_by: integer().references(() => users.id),
		created_at: moment().notNull(),
		/** What of the bank account it is a part of. */
		transaction_id: integer().references(() => bankTransactions.id),
		/** What of a provider's payment it is: for something else, and assigned to this. */
		payment_id: integer().references(() => payments.id),
		/** What it takes back. */
		reverses_id: integer()
			.unique()
			.references((): AnyPgColumn => invoicePayments.id),
	},
	(t) => [
		check("invoice_payments_amount", sql`amount_cents <> 0`),
		index("invoice_payments_invoice").on(t.invoice_id),
		index("invoice_payments_noted_by").on(t.noted_by),
		index("invoice_payments_transaction").on(t.transaction_id),
		index("invoice_payments_payment").on(t.payment_id),
	],
);

/**
 * Money that goes back: with a credit note, through the payment it came by, or both; or because it had come to the bank
 * account for nothing. For a credit note it is asked once,
 * whoever asks again. Without a payment, or where the office has taken it over from the provider, the office transfers it.
 */
export const refunds = pgTable(
	"refunds",
	{
		id: id(),
		credit_note_id: integer()
			.unique()
			.references(() => invoices.id, { onDelete: "cascade" }),
		/** At the provider that gives it back. */
		payment_id: integer().references(() => payments.id),
		/** By which a booking of the bank account was put aside for this; taken back, nothing is sent. */
		allocation_id: integer()
			.unique()
			.references((): AnyPgColumn => bankAllocations.id),
		amount_cents: cents().notNull(),
		reason: text(),
		asked_at: moment().notNull(),
		/** When it has left: the office has sent it, or the provider has accepted it. */
		paid_on: date({ mode: "string" }),
		/** How often the provider was asked in vain, when last, and what it said. */
		tries: integer().notNull().default(0),
		failed_at: moment(),
		last_error: text(),
		/** Somebody is at it: until it is over, or given up for dead, nobody else asks the provider. */
		asking_since: moment(),
		/** The provider has answered, and its answer was no. */
		is_refused: boolean().notNull().default(false),
		/** When and why the office took it over from the provider, to transfer it. */
		transferred_at: moment(),
		transfer_reason: text(),
		/** Sealed: holder and IBAN, where the office was told them. */
		account: bytea(),
	},
	(t) => [
		check("refunds_amount", sql`amount_cents > 0`),
		check("refunds_purpose", sql`num_nonnulls(credit_note_id, payment_id, allocation_id) > 0`),
		check("refunds_transferred", sql`transferred_at is null or num_nonnulls(payment_id, transfer_reason) = 2`),
		index("refunds_payment").on(t.payment_id),
		index("refunds_open").on(t.asked_at).where(sql`paid_on is null`),
	],
);

/**
 * What is noted of an invoice beside money that arrives: what we give up, and what of an overpayment is for the charges
 * of its reminders. Taken back by a row that names it, never by deletion. The invoice itself never changes.
 */
export const invoiceAdjustments = pgTable(
	"invoice_adjustments",
	{
		id: id(),
		invoice_id: integer()
			.notNull()
			.references(() => invoices.id, { onDelete: "cascade" }),
		kind: text({ enum: ADJUSTMENTS }).notNull(),
		amount_cents: cents().notNull(),
		reason: text(),
		noted_by: integer().references(() => users.id),
		created_at: moment().notNull(),
		/** What it takes back. */
		reverses_id: integer()
			.unique()
			.references((): AnyPgColumn => invoiceAdjustments.id),
	},
	(t) => [
		check("invoice_adjustments_amount", sql`amount_cents <> 0`),
		check("invoice_adjustments_kind", oneOf("kind", ADJUSTMENTS)),
		index("invoice_adjustments_invoice").on(t.invoice_id),
		index("invoice_adjustments_noted_by").on(t.noted_by),
	],
);

/** A refund in a file for the bank. As long as it has not ended it stands in no other. */
export const refundTransfers = pgTable(
	"refund_transfers",
	{
		id: id(),
		refund_id: integer()
			.notNull()
			.references(() => refunds.id, { onDelete: "cascade" }),
		file_id: integer()
			.notNull()
			.references(() => paymentFiles.id),
		end_to_end_id: text().notNull().unique(),
		/** Its file was withdrawn. */
		ended_at: moment(),
	},
	(t) => [
		uniqueIndex("refund_transfers_once").on(t.refund_id).where(sql`ended_at is null`),
		index("refund_transfers_refund").on(t.refund_id),
		index("refund_transfers_file").on(t.file_id),
	],
);
