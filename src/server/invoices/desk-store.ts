import { and, gte, lt, sum } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { invoices } from "./tables.ts";

/** Credit notes carry their amounts below zero. */
export const sumNetPerDay = (db: Db, from: string, to: string) =>
	db
		.select({ day: invoices.issued_on, value: sum(invoices.net_cents).mapWith(Number) })
		.from(invoices)
		.where(and(gte(invoices.issued_on, from), lt(invoices.issued_on, to)))
		.groupBy(invoices.issued_on);
