import { and, asc, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { invoices } from "#server/invoices/tables.ts";
import { refunds } from "./tables.ts";

export type Refund = typeof refunds.$inferSelect;
export type ProviderRefund = Refund & { payment_id: number };

const isUnsent = and(isNull(refunds.paid_on), isNotNull(refunds.payment_id));

const inTurn = (rows: Refund[]): ProviderRefund[] =>
	rows.flatMap((row) => (row.payment_id === null ? [] : [{ ...row, payment_id: row.payment_id }]));

/** Of each payment the one whose turn it is: they are sent one after the other. */
export const findNext = async (db: Db): Promise<ProviderRefund[]> =>
	inTurn(
		await db
			.selectDistinctOn([refunds.payment_id])
			.from(refunds)
			.where(isUnsent)
			.orderBy(asc(refunds.payment_id), asc(refunds.id)),
	);

export const findNextThrough = async (db: Db, paymentId: number): Promise<ProviderRefund | undefined> =>
	inTurn(
		await db
			.select()
			.from(refunds)
			.where(and(isUnsent, eq(refunds.payment_id, paymentId)))
			.orderBy(asc(refunds.id))
			.limit(1),
	)[0];

/** In cents: what the provider has accepted besides this one. */
export async function findAccepted(db: Db, { id, payment_id }: ProviderRefund): Promise<number> {
	const [row] = await db
		.select({ cents: sql<number>`coalesce(sum(${refunds.amount_cents}), 0)::integer` })
		.from(refunds)
		.where(and(eq(refunds.payment_id, payment_id), ne(refunds.id, id), isNotNull(refunds.paid_on)));
	return row?.cents ?? 0;
}

export const markSent = (db: Db, id: number, paid_on: string) =>
	db
		.update(refunds)
		.set({ paid_on })
		.where(and(eq(refunds.id, id), isNull(refunds.paid_on)));

export const markFailed = (db: Db, id: number, failed: { failed_at: Date; last_error: string }) =>
	db
		.update(refunds)
		.set({ ...failed, tries: sql`${refunds.tries} + 1` })
		.where(and(eq(refunds.id, id), isNull(refunds.paid_on)));

/** With a credit note of the order, or through one of its payments; oldest first. */
export const findOfOrder = (db: Db, orderId: number) =>
	db
		.select({ refund: refunds, credit_note: invoices.number })
		.from(refunds)
		.leftJoin(invoices, eq(invoices.id, refunds.credit_note_id))
		.where(
			or(
				eq(invoices.order_id, orderId),
				sql`${refunds.payment_id} in (select tried.id from payments tried where tried.order_id = ${orderId})`,
			),
		)
		.orderBy(asc(refunds.id));
