import { and, asc, count, desc, eq, isNotNull, or, sql, sum } from "drizzle-orm";
import { berlinDayOf, within } from "#server/db/berlin-day.ts";
import type { Db } from "#server/db/client.ts";
import type { Span } from "#server/desk/part.ts";
import { isUndecided } from "#server/payments/problems.ts";
import { payments } from "#server/payments/tables.ts";
import { donations } from "./tables.ts";

const isProblem = and(isUndecided, isNotNull(payments.donation_id));

export const findProblems = (db: Db, most: number) =>
	db
		.select({ payment: payments, reference: donations.reference, name: donations.name })
		.from(payments)
		.innerJoin(donations, eq(donations.id, payments.donation_id))
		.where(isProblem)
		.orderBy(asc(payments.settled_at))
		.limit(most);

export const countProblems = async (db: Db): Promise<number> =>
	(await db.select({ count: count() }).from(payments).where(isProblem))[0]?.count ?? 0;

/** What has arrived, on the day on which it did. */
export const sumReceivedPerDay = (db: Db, span: Span) =>
	db
		.select({ day: berlinDayOf(donations.paid_at), value: sum(donations.amount_cents).mapWith(Number) })
		.from(donations)
		.where(within(donations.paid_at, span))
		.groupBy(berlinDayOf(donations.paid_at));

/** Whoever left the payment page has given nothing; a transfer is on its way. */
export const findNewest = (db: Db, most: number) =>
	db
		.select()
		.from(donations)
		.where(or(isNotNull(donations.paid_at), sql`${donations.token_hash} is null`))
		.orderBy(desc(donations.created_at))
		.limit(most);
