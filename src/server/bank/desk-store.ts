import { and, asc, gt, gte, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { bankTransactions } from "./tables.ts";

/** Money that came in and is in no place yet: how much, and since when. */
export async function findUnplaced(db: Db) {
	const [found] = await db
		.select({
			count: sql<number>`count(*)::integer`,
			cents: sql<number>`coalesce(sum(${bankTransactions.free_cents}), 0)::integer`,
			oldest: sql<string | null>`min(booked_on)::text`,
		})
		.from(bankTransactions)
		.where(gt(bankTransactions.free_cents, 0));
	return found?.oldest ? { ...found, oldest: found.oldest } : null;
}

/** Debits that came back since a day. */
export const findReturned = (db: Db, since: string) =>
	db
		.select({ transaction: bankTransactions, free_cents: bankTransactions.free_cents })
		.from(bankTransactions)
		.where(and(isNotNull(bankTransactions.return_reason), gte(bankTransactions.booked_on, since)))
		.orderBy(asc(bankTransactions.booked_on), asc(bankTransactions.id));
