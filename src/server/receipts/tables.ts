import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { RECEIPT_KINDS } from "#contract/donations.ts";
import { bytea, cents, createdAt, id, moment, oneOf } from "#server/db/columns.ts";
import { donations } from "#server/donations/tables.ts";
import { users } from "#server/staff/tables.ts";

/** What is searched by, folded; the index is made of it. */
export const RECEIPT_WORDS = "fold_german(number || ' ' || name)";

/** Never changed once written (a trigger refuses it): it can be sent, and declared void with a reason. */
export const donationReceipts = pgTable(
	"donation_receipts",
	{
		id: id(),
		number: text().notNull().unique(),
		kind: text({ enum: RECEIPT_KINDS }).notNull(),
		/** In which the money arrived. */
		year: integer().notNull(),
		name: text().notNull(),
		email: text(),
		issued_on: date({ mode: "string" }).notNull(),
		amount_cents: cents().notNull(),
		/** Everything printed on it, so that it can be drawn again unchanged. */
		document: jsonb().notNull(),
		needs_signature: boolean().notNull(),
		/** When its letter was written, or somebody has signed and posted it. */
		sent_at: moment(),
		voided_at: moment(),
		void_reason: text(),
		created_at: createdAt(),
	},
	(t) => [
		check("donation_receipts_kind", oneOf("kind", RECEIPT_KINDS)),
		check("donation_receipts_amount", sql`amount_cents > 0`),
		check("donation_receipts_void", sql`(voided_at is null) = (void_reason is null)`),
		index("donation_receipts_words").using("gin", sql.raw(`${RECEIPT_WORDS} gin_trgm_ops`)),
		index("donation_receipts_newest").on(t.created_at, t.id),
		index("donation_receipts_amount").on(t.amount_cents, t.id),
		index("donation_receipts_year").on(t.year, t.id),
		index("donation_receipts_email").on(sql`lower(${t.email})`, t.created_at),
	],
);

/** OFF-118: a donation is confirmed once; when a receipt is void its donations may be confirmed anew. */
export const donationReceiptItems = pgTable(
	"donation_receipt_items",
	{
		id: id(),
		receipt_id: integer()
			.notNull()
			.references(() => donationReceipts.id),
		/** None of one that was void already when its donation was taken back. */
		donation_id: integer().references(() => donations.id, { onDelete: "set null" }),
		stands: boolean().notNull().default(true),
	},
	(t) => [
		uniqueIndex("donation_receipt_items_once").on(t.donation_id).where(sql`stands`),
		index("donation_receipt_items_receipt").on(t.receipt_id),
		index("donation_receipt_items_donation").on(t.donation_id),
	],
);

/** OFF-116: signatures as they were scanned; an ended one stays for the receipts on which it is printed. */
export const receiptSignatures = pgTable(
	"receipt_signatures",
	{
		id: id(),
		/** A PNG, sealed. */
		picture: bytea().notNull(),
		set_by: integer().references(() => users.id),
		created_at: createdAt(),
		/** Taken away, or another one came. */
		ended_at: moment(),
	},
	(t) => [
		uniqueIndex("receipt_signatures_one").on(sql`(ended_at is null)`).where(sql`ended_at is null`),
		index("receipt_signatures_set_by").on(t.set_by),
	],
);
