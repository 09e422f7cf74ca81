import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { PAGE_METHOD_KEYS, PAYMENT_DECISIONS, PAYMENT_PROBLEMS, PAYMENT_STATES } from "#contract/payment-methods.ts";
import { cents, createdAt, id, moment, oneOf } from "#server/db/columns.ts";
import { donations } from "#server/donations/tables.ts";
import { orders } from "#server/orders/tables.ts";

/** One try to pay at a provider; a failed one is followed by another row, never changed into a good one. */
export const payments = pgTable(
	"payments",
	{
		id: id(),
		order_id: integer().references(() => orders.id),
		donation_id: integer().references(() => donations.id),
		provider: text().notNull(),
		method: text({ enum: PAGE_METHOD_KEYS }),
		provider_reference: text(),
		state: text({ enum: PAYMENT_STATES }).notNull().default("open"),
		amount_cents: cents().notNull(),
		payment_url: text(),
		settled_at: moment(),
		/** Why money that arrived did not do what it was sent for. */
		problem: text({ enum: PAYMENT_PROBLEMS }),
		/** What has arrived where that is not what was asked. */
		arrived_cents: cents(),
		/** When somebody decided what becomes of it, and what; what is given back needs no decision. */
		problem_solved_at: moment(),
		problem_decision: text({ enum: PAYMENT_DECISIONS }),
		created_at: createdAt(),
		/** When the provider was last asked. */
		updated_at: createdAt(),
	},
	(t) => [
		unique("payments_provider_reference").on(t.provider, t.provider_reference),
		check("payments_state", oneOf("state", PAYMENT_STATES)),
		check("payments_problem", oneOf("problem", PAYMENT_PROBLEMS)),
		check("payments_problem_decision", oneOf("problem_decision", PAYMENT_DECISIONS)),
		check("payments_amount", sql`amount_cents > 0`),
		check("payments_purpose", sql`num_nonnulls(order_id, donation_id) = 1`),
		index("payments_order").on(t.order_id),
		index("payments_donation").on(t.donation_id),
		index("payments_received").on(t.settled_at, t.id).where(sql`state = 'paid'`),
		index("payments_gifts_returned").on(t.donation_id).where(sql`state = 'refunded' and donation_id is not null`),
		index("payments_problems").on(t.settled_at).where(sql`problem is not null and problem_solved_at is null`),
	],
);

/** What the built-in test payment page remembers, as a provider would. */
export const testPayments = pgTable(
	"test_payments",
	{
		reference: text().primaryKey(),
		amount_cents: cents().notNull(),
		description: text().notNull(),
		return_url: text().notNull(),
		state: text({ enum: PAYMENT_STATES }).notNull().default("open"),
		/** Cents that went back, by the key they were asked with. */
		refunds: jsonb().$type<Record<string, number>>().notNull().default({}),
		created_at: createdAt(),
	},
	() => [check("test_payments_state", oneOf("state", PAYMENT_STATES))],
);
