import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { ORDER_STATES } from "#contract/order-states.ts";
import { ORDER_METHODS } from "#contract/payment-methods.ts";
import { baskets } from "#server/basket/tables.ts";
import { courses } from "#server/courses/tables.ts";
import { bytea, cents, createdAt, id, keptWords, legalVersions, moment, oneOf, updatedAt } from "#server/db/columns.ts";
import { members } from "#server/members/tables.ts";
import { vouchers } from "#server/vouchers/tables.ts";

/** What is searched by, folded. */
export const ORDER_WORDS = "orders.words";

export const orders = pgTable(
	"orders",
	{
		id: id(),
		number: text().notNull().unique(),
		/** One basket becomes one order, whatever is clicked twice. */
		basket_id: uuid()
			.notNull()
			.unique()
			.references(() => baskets.id),
		idempotency_key: text().unique(),
		/** Opens the page on which a guest pays (again). */
		token_hash: bytea().unique(),
		member_id: integer().references(() => members.id),
		state: text({ enum: ORDER_STATES }).notNull(),
		title: text(),
		name: text().notNull(),
		email: text().notNull(),
		company: text(),
		street_address: text().notNull(),
		street_suffix: text().notNull(),
		postcode: text().notNull(),
		city: text().notNull(),
		/** The buyer's own number of it, and where an administration wants the invoice (EINV-02). */
		order_reference: text(),
		leitweg_id: text(),
		payment_method: text({ enum: ORDER_METHODS }).notNull(),
		/** Encrypted mandate data of a direct debit. */
		bank_data: bytea(),
		mandate_reference: text().unique(),
		/** When it was given in a box of its own; what it said is told by `consent_text_version`. */
		mandate_given_at: moment(),
		/** When the office noted that it holds no longer. */
		mandate_revoked_at: moment(),
		/** Its debit came back: by when it is to be transferred instead. */
		pay_until: date({ mode: "string" }),
		net_cents: cents().notNull(),
		tax_cents: cents().notNull(),
		gross_cents: cents().notNull(),
		accept_terms: boolean().notNull(),
		accept_early_performance: boolean().notNull(),
		consent_text_version: text(),
		legal_versions: legalVersions(),
		/** The words on the button that was pressed. */
		button_label: text(),
		paid_at: moment(),
		withdrawn_at: moment(),
		words: keptWords("number || ' ' || name || ' ' || email || ' ' || coalesce(company, '')"),
		created_at: createdAt(),
		updated_at: updatedAt(),
		/** Since then only the law keeps it: whoever it is about is erased. */
		restricted_at: moment(),
	},
	(t) => [
		check("orders_state", oneOf("state", ORDER_STATES)),
		check("orders_payment_method", oneOf("payment_method", ORDER_METHODS)),
		check("orders_totals", sql`net_cents >= 0 and tax_cents >= 0 and net_cents + tax_cents = gross_cents`),
		index("orders_member").on(t.member_id, t.created_at),
		index("orders_newest").on(t.created_at, t.id),
		index("orders_words").using("gin", sql.raw("words gin_trgm_ops")),
		index("orders_compact").on(sql`replace(number, '-', '')`),
		index("orders_compact_short").on(sql`left(replace(number, '-', ''), 13)`),
		index("orders_compact_mandate")
			.on(sql`replace(mandate_reference, '-', '')`)
			.where(sql`mandate_reference is not null`),
		index("orders_amount").on(t.gross_cents, t.id),
		index("orders_of_state").on(t.state, t.created_at, t.id, t.gross_cents),
		index("orders_email").on(sql`lower(${t.email})`, t.created_at),
		index("orders_unpaid_invoices").on(t.id).where(sql`state = 'placed' and payment_method = 'invoice'`),
		index("orders_mandates").on(t.id).where(sql`mandate_reference is not null`),
		index("orders_withdrawn").on(t.id).where(sql`state = 'withdrawn'`),
	],
);

export const orderLines = pgTable(
	"order_lines",
	{
		id: id(),
		order_id: integer()
			.notNull()
			.references(() => orders.id),
		course_id: integer()
			.notNull()
			.references(() => courses.id),
		/** As sold: the course may be renamed later. */
		topic: text().notNull(),
		voucher_id: integer().references(() => vouchers.id),
		discount: integer().notNull().default(0),
		original_gross_cents: cents().notNull(),
		net_cents: cents().notNull(),
		tax_cents: cents().notNull(),
		gross_cents: cents().notNull(),
	},
	(t) => [
		unique("order_lines_course_once").on(t.order_id, t.course_id),
		check("order_lines_amounts", sql`net_cents >= 0 and tax_cents >= 0 and net_cents + tax_cents = gross_cents`),
		check("order_lines_discount", sql`discount between 0 and 100`),
		index("order_lines_course").on(t.course_id),
		index("order_lines_voucher").on(t.voucher_id),
	],
);
