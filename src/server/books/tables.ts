import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bankTransactions } from "#server/bank/tables.ts";
import { bytea, cents, id, moment } from "#server/db/columns.ts";
import { invoices } from "#server/invoices/tables.ts";
import { paymentFiles } from "#server/payment-files/tables.ts";
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
	],
);

/** Money that goes back for a credit note: asked for once, whoever asks again. */
export const refunds = pgTable(
	"refunds",
	{
		id: id(),
		credit_note_id: integer()
			.notNull()
			.unique()
			.references(() => invoices.id, { onDelete: "cascade" }),
		amount_cents: cents().notNull(),
		asked_at: moment().notNull(),
		/** When the office has sent it. */
		paid_on: date({ mode: "string" }),
		/** Sealed: holder and IBAN, where the office was told them. */
		account: bytea(),
	},
	(t) => [
		check("refunds_amount", sql`amount_cents > 0`),
		index("refunds_open").on(t.asked_at).where(sql`paid_on is null`),
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
