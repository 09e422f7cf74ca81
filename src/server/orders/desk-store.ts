import { and, asc, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { refunds } from "#server/books/tables.ts";
import { berlinDayOf, within } from "#server/db/berlin-day.ts";
import type { Db } from "#server/db/client.ts";
import type { Span } from "#server/desk/part.ts";
import { invoices } from "#server/invoices/tables.ts";
import { payments } from "#server/payments/tables.ts";
import { withdrawals } from "#server/withdrawal/tables.ts";
import { isProblem } from "./problems.ts";
import { orderLines, orders } from "./tables.ts";

const firstDeclaredAt =
	sql<Date | null>`(select min(${withdrawals.received_at}) from ${withdrawals} where ${withdrawals.order_id} = ${orders.id})`.mapWith(
		orders.created_at,
	);

/** Money of orders that has not gone back yet, by a provider or by transfer. */
const unsent = (db: Db) =>
	db
		.select({
			refund: refunds,
			number: orders.number,
			name: orders.name,
			/** From here the time runs. */
			since: sql<Date>`coalesce(${firstDeclaredAt}, ${orders.withdrawn_at}, ${refunds.asked_at})`.mapWith(
				orders.created_at,
			),
		})
		.from(refunds)
		.leftJoin(invoices, eq(invoices.id, refunds.credit_note_id))
		.leftJoin(payments, eq(payments.id, refunds.payment_id))
		.innerJoin(orders, eq(orders.id, sql`coalesce(${payments.order_id}, ${invoices.order_id})`))
		.where(isNull(refunds.paid_on));

/** The longest ago first. */
export const findUnrefunded = (db: Db, most: number) => unsent(db).orderBy(asc(refunds.asked_at)).limit(most);

export const countUnrefunded = (db: Db): Promise<number> => db.$count(unsent(db).as("unsent"));

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
