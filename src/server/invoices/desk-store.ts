import { and, count, eq, gte, lt, min, sql, sum } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { inState } from "./office-store.ts";
import { invoiceBalances, invoices } from "./tables.ts";

/** Credit notes carry their amounts below zero. */
export const sumNetPerDay = (db: Db, from: string, to: string) =>
	db
		.select({ day: invoices.issued_on, value: sum(invoices.net_cents).mapWith(Number) })
		.from(invoices)
		.where(and(gte(invoices.issued_on, from), lt(invoices.issued_on, to)))
		.groupBy(invoices.issued_on);

/** Invoices whose day has passed, and what is still owed of them. */
export async function findOverdue(db: Db, today: string) {
	const [overdue] = await db
		.select({
			count: count(),
			cents: sql<number>`coalesce(sum(${invoiceBalances.left_cents}), 0)`.mapWith(Number),
			oldest: min(invoiceBalances.due_on),
		})
		.from(invoices)
		.innerJoin(invoiceBalances, eq(invoiceBalances.invoice_id, invoices.id))
		.where(inState("overdue", today));
	return overdue?.oldest ? { ...overdue, oldest: overdue.oldest } : null;
}
