import { and, asc, count, desc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { berlinDayOf, within } from "#server/db/berlin-day.ts";
import type { Db } from "#server/db/client.ts";
import type { Span } from "#server/desk/part.ts";
import { isUndecided } from "#server/payments/problems.ts";
import { payments } from "#server/payments/tables.ts";
import { withdrawals } from "#server/withdrawal/tables.ts";
import { orderLines, orders } from "./tables.ts";

const isUnrefunded = and(eq(orders.state, "withdrawn"), eq(payments.state, "paid"));
const firstDeclaredAt =
	sql<Date>`coalesce((select min(${withdrawals.received_at}) from ${withdrawals} where ${withdrawals.order_id} = ${orders.id}), ${orders.withdrawn_at})`.mapWith(
		orders.created_at,
	);

/** Withdrawn, but a payment at a provider has not been given back; the longest ago first. */
export const findUnrefunded = (db: Db, most: number) =>
	db
		.select({
			payment_id: payments.id,
			number: orders.number,
			name: orders.name,
			amount_cents: payments.amount_cents,
			declared_at: firstDeclaredAt,
		})
		.from(orders)
		.innerJoin(payments, eq(payments.order_id, orders.id))
		.where(isUnrefunded)
		.orderBy(asc(orders.withdrawn_at))
		.limit(most);

export const countUnrefunded = async (db: Db): Promise<number> =>
	(
		await db
			.select({ count: count() })
			.from(orders)
			.innerJoin(payments, eq(payments.order_id, orders.id))
			.where(isUnrefunded)
	)[0]?.count ?? 0;

/** Money of withdrawn orders goes back in any case and needs no decision. */
const isProblem = and(isUndecided, isNotNull(payments.order_id), ne(payments.problem, "order_withdrawn"));

export const findProblems = (db: Db, most: number) =>
	db
		.select({ payment: payments, number: orders.number, name: orders.name })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.order_id))
		.where(isProblem)
		.orderBy(asc(payments.settled_at))
		.limit(most);

export const countProblems = async (db: Db): Promise<number> =>
	(await db.select({ count: count() }).from(payments).where(isProblem))[0]?.count ?? 0;

/** A course of an order that stands, on the day on which it was ordered. */
export const countSoldPerDay = (db: Db, span: Span) =>
	db
		.select({ day: berlinDayOf(orders.created_at), value: count() })
		.from(orders)
		.innerJoin(orderLines, eq(orderLines.order_id, orders.id))
		.where(and(within(orders.created_at, span), inArray(orders.state, ["placed", "paid"])))
		.groupBy(berlinDayOf(orders.created_at));

export const findNewest = (db: Db, most: number) =>
	db
		.select({
			number: orders.number,
			name: orders.name,
			company: orders.company,
			gross_cents: orders.gross_cents,
			payment_method: orders.payment_method,
			created_at: orders.created_at,
			// With one table in the query columns stand without its name: here they need it.
			courses:
				sql<number>`(select count(*) from ${orderLines} where ${orderLines}."order_id" = ${orders}."id")`.mapWith(
					Number,
				),
		})
		.from(orders)
		.orderBy(desc(orders.created_at), desc(orders.id))
		.limit(most);

export const findReceived = (db: Db, most: number) =>
	db
		.select({ payment: payments, number: orders.number, name: orders.name })
		.from(payments)
		.innerJoin(orders, eq(orders.id, payments.order_id))
		.where(eq(payments.state, "paid"))
		.orderBy(desc(payments.settled_at), desc(payments.id))
		.limit(most);
