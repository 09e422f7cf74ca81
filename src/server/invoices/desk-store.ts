import { and, count, gte, lt, min, sql, sum } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { invoiceBalances, invoices } from "./tables.ts";

/** Credit notes carry their amounts below zero. */
export const sumNetPerDay = (db: Db, from: string, to: string) =>
	db
		.select({ day: invoices.issued_on, value: sum(invoices.net_cents).mapWith(Number) })
		.from(invoices)
		.where(and(gte(invoices.issued_on, from), lt(invoices.issued_on, to)))
		.groupBy(invoices.issued_on);

/** Invoices whose day has passed, and what is still owed of them; what we collect ourselves is never late. */
export async function findOverdue(db: Db, today: string) {
	const [overdue] = await db
		.select({
			count: count(),
			cents: sql<number>`coalesce(sum(left_cents), 0)`.mapWith(Number),
			oldest: min(invoiceBalances.due_on),
		})
		.from(invoiceBalances)
		.where(and(sql`is_awaited and left_cents > 0 and way <> 'direct_debit'`, lt(invoiceBalances.due_on, today)));
	return overdue?.oldest ? { ...overdue, oldest: overdue.oldest } : null;
}
