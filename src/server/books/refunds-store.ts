import { and, asc, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { invoices } from "#server/invoices/tables.ts";
import { refunds } from "./tables.ts";

/** Of money that came to the bank account for nothing, where its booking is called "came". */
export const CAME_NUMBER = sql`'Zahlung vom ' || to_char(came.booked_on, 'DD.MM.YYYY')`;

export type Refund = typeof refunds.$inferSelect;
export type ProviderRefund = Refund & { payment_id: number };

/** What the office has taken over is no business of the provider any more. */
const isUnsent = and(isNull(refunds.paid_on), isNotNull(refunds.payment_id), isNull(refunds.transferred_at));

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
		.where(
			and(
				eq(refunds.payment_id, payment_id),
				ne(refunds.id, id),
				isNotNull(refunds.paid_on),
				isNull(refunds.transferred_at),
			),
		);
	return row?.cents ?? 0;
}

/** Nobody else asks the provider for it; null where somebody is at it, or it is sent. Who died at it holds it no longer. */
export async function claim(db: Db, id: number, now: Date, deadBefore: Date): Promise<ProviderRefund | null> {
	const free = or(isNull(refunds.asking_since), lt(refunds.asking_since, deadBefore));
	const rows = await db
		.update(refunds)
		.set({ asking_since: now })
		.where(and(eq(refunds.id, id), isUnsent, free))
		.returning();
	return inTurn(rows)[0] ?? null;
}

export const release = (db: Db, id: number) => db.update(refunds).set({ asking_since: null }).where(eq(refunds.id, id));

export const markSent = (db: Db, id: number, paid_on: string) =>
	db
		.update(refunds)
		.set({ paid_on })
		.where(and(eq(refunds.id, id), isUnsent));

export const markFailed = (db: Db, id: number, failed: { failed_at: Date; last_error: string; is_refused: boolean }) =>
	db
		.update(refunds)
		.set({ ...failed, tries: sql`${refunds.tries} + 1` })
		.where(and(eq(refunds.id, id), isUnsent));

/** Whether it was the provider's until now. */
export const takeOver = async (
	tx: Db,
	id: number,
	over: { transferred_at: Date; transfer_reason: string; account: Buffer | null },
): Promise<boolean> =>
	(
		await tx
			.update(refunds)
			.set(over)
			.where(and(eq(refunds.id, id), isUnsent))
			.returning({ id: refunds.id })
	).length > 0;

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

export interface SentRefund {
	/** Of the credit note, without one of the order, else by its day. */
	number: string;
	/** None of what was sent by hand. */
	end_to_end_id: string | null;
	amount_cents: number;
}

/** Of what the office transfers: by these marks of our files, or by the numbers of credit notes, written without signs. */
export async function findSent(
	db: Db,
	{ marks, numbers }: { marks: readonly string[]; numbers: readonly string[] },
): Promise<SentRefund[]> {
	if (marks.length + numbers.length === 0) return [];
	const { rows } = await db.execute<SentRefund & Record<string, unknown>>(sql`
		select coalesce(note.number, contract.number, ${CAME_NUMBER}) as number, own.end_to_end_id, refund.amount_cents
		from refund_transfers own
			join refunds refund on refund.id = own.refund_id
			left join invoices note on note.id = refund.credit_note_id
			left join payments tried on tried.id = refund.payment_id
			left join orders contract on contract.id = tried.order_id
			left join bank_allocations part on part.id = refund.allocation_id
			left join bank_transactions came on came.id = part.transaction_id
		where own.end_to_end_id = any(${sql.param([...marks])}::text[]) and own.ended_at is null
		union all
		select note.number, null, refund.amount_cents
		from invoices note join refunds refund on refund.credit_note_id = note.id
		where replace(note.number, '-', '') = any(${sql.param([...numbers])}::text[])
			and refund.paid_on is not null and (refund.payment_id is null or refund.transferred_at is not null)
			and not exists (select 1 from refund_transfers own where own.refund_id = refund.id and own.ended_at is null)`);
	return rows;
}
