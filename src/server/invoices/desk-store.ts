import { and, count, gte, lt, sql, sum } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { isOverdue } from "./office-store.ts";
import { invoices } from "./tables.ts";

/** Credit notes carry their amounts below zero. */
export const sumNetPerDay = (db: Db, from: string, to: string) =>
	db
		.select({ day: invoices.issued_on, value: sum(invoices.net_cents).mapWith(Number) })
		.from(invoices)
		.where(and(gte(invoices.issued_on, from), lt(invoices.issued_on, to)))
		.groupBy(invoices.issued_on);

/** Invoices whose day has passed, and what is still owed of them: read from balances alone, which are narrow. */
export async function findOverdue(db: Db, today: string) {
	const [overdue] = await db
		.select({
			count: count(),
			cents: sum(sql`kept.left_cents`).mapWith(Number),
			oldest: sql<string | null>`min(kept.due_on)::text`,
		})
		.from(sql`invoice_balances kept`)
		.where(isOverdue(today));
	return overdue?.oldest ? { ...overdue, oldest: overdue.oldest } : null;
}

export async function hasOverdue(db: Db, today: string): Promise<boolean> {
	const found = await db.select({ one: sql`1` }).from(sql`invoice_balances kept`).where(isOverdue(today)).limit(1);
	return found.length > 0;
}
