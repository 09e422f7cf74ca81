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
} from "drizzle-orm/pg-core";
import { DOCUMENT_KINDS } from "#contract/documents.ts";
import { cents, createdAt, id, keptWords, oneOf } from "#server/db/columns.ts";
import { orders } from "#server/orders/tables.ts";
import { signUps } from "#server/sign-ups/tables.ts";

/** What is searched by, folded: the number, whose it is and what it is for. */
export const INVOICE_WORDS = "invoices.words";

const WORDS =
	"number || ' ' || coalesce(document->'recipient'->>'name', '') || ' ' || coalesce(document->'recipient'->>'company', '') || ' ' || coalesce(document->'contract'->>'number', '')";

/** Never changed once written (a trigger refuses it): a correction is a new document that names this one. */
export const invoices = pgTable(
	"invoices",
	{
		id: id(),
		kind: text({ enum: DOCUMENT_KINDS }).notNull(),
		number: text().notNull().unique(),
		order_id: integer().references(() => orders.id),
		sign_up_id: integer().references(() => signUps.id),
		corrects_invoice_id: integer().references((): AnyPgColumn => invoices.id),
		issued_on: date({ mode: "string" }).notNull(),
		due_on: date({ mode: "string" }),
		net_cents: cents().notNull(),
		tax_cents: cents().notNull(),
		gross_cents: cents().notNull(),
		/** Everything printed on the document, so that it can be drawn again unchanged. */
		document: jsonb().notNull(),
		words: keptWords(WORDS),
		created_at: createdAt(),
	},
	(t) => [
		check("invoices_kind", oneOf("kind", DOCUMENT_KINDS)),
		check("invoices_purpose", sql`num_nonnulls(order_id, sign_up_id) = 1`),
		check("invoices_totals", sql`net_cents + tax_cents = gross_cents`),
		index("invoices_compact").on(sql`replace(number, '-', '')`),
		index("invoices_words").using("gin", sql.raw("words gin_trgm_ops")),
		index("invoices_order").on(t.order_id),
		index("invoices_sign_up").on(t.sign_up_id),
		index("invoices_corrects").on(t.corrects_invoice_id),
		index("invoices_issued").on(t.issued_on, t.id),
		index("invoices_due").on(t.due_on, t.id),
		index("invoices_amount").on(t.gross_cents, t.id),
		index("invoices_of_kind").on(t.kind, t.issued_on, t.id, t.gross_cents),
	],
);

/** Who settles an invoice that is not paid on a payment page: a booking's or an order's transfer, or our debit. */
export const BALANCE_WAYS = ["booking", "invoice", "direct_debit"] as const;

/**
 * What is owed of each invoice, in cents, kept by the database itself (triggers `balance_kept`): it is reckoned anew in the
 * transaction that writes a payment, a credit note, a refund or an adjustment, or changes the order.
 */
export const invoiceBalances = pgTable(
	"invoice_balances",
	{
		invoice_id: integer()
			.primaryKey()
			.references(() => invoices.id, { onDelete: "cascade" }),
		/** What is to be paid at once has no other day than its own; a debit that came back another than its invoice says. */
		due_on: date({ mode: "string" }).notNull(),
		/** None of what was paid on a payment page: that settles it. */
		way: text({ enum: BALANCE_WAYS }),
		/** Whether it is waited for: of an order only as long as it is placed. */
		is_awaited: boolean().notNull(),
		paid_cents: cents().notNull(),
		/** Less what was credited and what arrived, and more what of that goes back or is for charges. */
		owed_cents: cents().notNull(),
		written_off_cents: cents().notNull(),
		/** What we still ask for. */
		left_cents: cents().notNull().generatedAlwaysAs(sql.raw("owed_cents - written_off_cents")),
	},
	(t) => [
		check("invoice_balances_way", oneOf("way", BALANCE_WAYS)),
		// With all that counts and sums ask for, so that they need not look at the rows.
		index("invoice_balances_open")
			.on(t.due_on, t.invoice_id, t.left_cents, t.way)
			.where(sql`is_awaited and left_cents > 0`),
		index("invoice_balances_left").on(t.left_cents, t.invoice_id).where(sql`is_awaited and left_cents > 0`),
		index("invoice_balances_overpaid").on(t.due_on, t.invoice_id).where(sql`way is not null and owed_cents < 0`),
		index("invoice_balances_given_up").on(t.due_on, t.invoice_id).where(sql`written_off_cents > 0 and owed_cents > 0`),
	],
);

/** So many digits a number has at least. */
export const NUMBER_PLACES = 6;

/** Consecutive numbers: the row is locked by the transaction that takes the next one, so none is lost or given twice. */
export const numberSeries = pgTable(
	"number_series",
	{ series: text().notNull(), year: integer().notNull(), last_number: integer().notNull().default(0) },
	(t) => [primaryKey({ columns: [t.series, t.year] })],
);
