import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { DOCUMENT_KINDS } from "#contract/documents.ts";
import { cents, createdAt, id, oneOf } from "#server/db/columns.ts";
import { orders } from "#server/orders/tables.ts";
import { signUps } from "#server/sign-ups/tables.ts";

/** What is searched by, folded: the number, whose it is and what it is for. */
export const INVOICE_WORDS = "invoices.words";

const WORDS =
	"fold_german(number || ' ' || coalesce(document->'recipient'->>'name', '') || ' ' || coalesce(document->'recipient'->>'company', '') || ' ' || coalesce(document->'contract'->>'number', ''))";

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
		/** Kept, because a document is too large to be read for every search. */
		words: text().generatedAlwaysAs(sql.raw(WORDS)),
		created_at: createdAt(),
	},
	(t) => [
		check("invoices_kind", oneOf("kind", DOCUMENT_KINDS)),
		check("invoices_purpose", sql`num_nonnulls(order_id, sign_up_id) = 1`),
		check("invoices_totals", sql`net_cents + tax_cents = gross_cents`),
		index("invoices_words").using("gin", sql.raw("words gin_trgm_ops")),
		index("invoices_order").on(t.order_id),
		index("invoices_sign_up").on(t.sign_up_id),
		index("invoices_corrects").on(t.corrects_invoice_id),
		index("invoices_issued").on(t.issued_on, t.id),
		index("invoices_due").on(t.due_on, t.id),
		index("invoices_amount").on(t.gross_cents, t.id),
		index("invoices_of_kind").on(t.kind, t.issued_on, t.id),
	],
);

/** Consecutive numbers: the row is locked by the transaction that takes the next one, so none is lost or given twice. */
export const numberSeries = pgTable(
	"number_series",
	{ series: text().notNull(), year: integer().notNull(), last_number: integer().notNull().default(0) },
	(t) => [primaryKey({ columns: [t.series, t.year] })],
);
