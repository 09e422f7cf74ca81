import { and, asc, gt, gte, isNotNull, ne, type SQL, sql } from "drizzle-orm";
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

const ofDebit = (condition: SQL) =>
	sql<boolean>`exists (select 1 from debits join orders on orders.id = debits.order_id
	where (debits.end_to_end_id = bank_transactions.end_to_end_id or orders.mandate_reference = bank_transactions.mandate)
		and (${condition}))`;
/** The order is collected no more, or once more. */
const IS_DECIDED = ofDebit(sql`orders.payment_method <> 'direct_debit' or debits.repeated_at is not null`);

/** Debits that came back since a day, and nobody has decided what becomes of them. */
export const findReturned = (db: Db, since: string) =>
	db
		.select({
			transaction: bankTransactions,
			free_cents: bankTransactions.free_cents,
			/** Whether it was in one of our files. */
			is_ours: ofDebit(sql`true`),
		})
		.from(bankTransactions)
		.where(
			and(
				isNotNull(bankTransactions.return_reason),
				gte(bankTransactions.booked_on, since),
				sql`(${ne(bankTransactions.free_cents, 0)} or not ${IS_DECIDED})`,
			),
		)
		.orderBy(asc(bankTransactions.booked_on), asc(bankTransactions.id));
