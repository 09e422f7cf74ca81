import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, sum } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { bankAllocations, bankTransactions } from "#server/bank/tables.ts";
import type { Db } from "#server/db/client.ts";
import { writtenHere } from "#server/db/rehearsal.ts";
import { invoices } from "#server/invoices/tables.ts";
import { orders } from "#server/orders/tables.ts";
import { payments } from "#server/payments/tables.ts";
import { signUps } from "#server/sign-ups/tables.ts";
import { CAME_NUMBER } from "./refunds-store.ts";
import { invoicePayments, refunds } from "./tables.ts";

/** Whom a document names. */
const RECIPIENT = sql<string>`coalesce(nullif(${invoices.document}->'recipient'->>'company', ''), ${invoices.document}->'recipient'->>'name')`;

export type PaymentRow = typeof invoicePayments.$inferSelect;

export const insertPayment = async (tx: Db, row: typeof invoicePayments.$inferInsert): Promise<number> => {
	const [inserted] = await tx.insert(invoicePayments).values(row).returning({ id: invoicePayments.id });
	if (!inserted) throw new Error("The payment was not written.");
	return inserted.id;
};

const reversing = alias(invoicePayments, "reversing");
/** Neither taken back nor taking back. */
const stands = sql`${invoicePayments.reverses_id} is null and not exists (select 1 from ${invoicePayments} ${reversing} where ${reversing.reverses_id} = ${invoicePayments.id})`;

export const findPayment = async (tx: Db, id: number) =>
	(
		await tx
			.select()
			.from(invoicePayments)
			.where(and(eq(invoicePayments.id, id), isNull(invoicePayments.reverses_id)))
	)[0];

/** Whether it stood until now: who comes second takes nothing back. */
export const insertReversal = async (tx: Db, row: typeof invoicePayments.$inferInsert): Promise<boolean> =>
	(
		await tx
			.insert(invoicePayments)
			.values(row)
			.onConflictDoNothing({ target: invoicePayments.reverses_id })
			.returning({ id: invoicePayments.id })
	).length > 0;

/** What was noted and stands, oldest first. */
export const findPayments = async (tx: Db, invoiceIds: readonly number[]) =>
	invoiceIds.length === 0
		? []
		: tx
				.select()
				.from(invoicePayments)
				.where(and(inArray(invoicePayments.invoice_id, [...invoiceIds]), stands))
				.orderBy(asc(invoicePayments.paid_on), asc(invoicePayments.id));

/** What of a booking of the bank account went to invoices, and stands. */
export const findOfTransactions = (tx: Db, transactionIds: readonly number[]) =>
	tx
		.select({
			id: invoicePayments.id,
			transaction_id: invoicePayments.transaction_id,
			amount_cents: invoicePayments.amount_cents,
			invoice_id: invoices.id,
			gross_cents: invoices.gross_cents,
			number: invoices.number,
			name: RECIPIENT,
		})
		.from(invoicePayments)
		.innerJoin(invoices, eq(invoices.id, invoicePayments.invoice_id))
		.where(and(inArray(invoicePayments.transaction_id, [...transactionIds]), stands))
		.orderBy(asc(invoicePayments.id));

/** Of a payment at a provider: to which invoices it was assigned, and whether that stands. */
export const findAssigned = (tx: Db, paymentId: number) =>
	tx
		.select({
			id: invoicePayments.id,
			invoice_id: invoicePayments.invoice_id,
			amount_cents: invoicePayments.amount_cents,
			gross_cents: invoices.gross_cents,
			stands: sql<boolean>`${stands}`,
		})
		.from(invoicePayments)
		.innerJoin(invoices, eq(invoices.id, invoicePayments.invoice_id))
		.where(and(eq(invoicePayments.payment_id, paymentId), isNull(invoicePayments.reverses_id)))
		.orderBy(asc(invoicePayments.id));

const paidInvoice = {
	id: invoices.id,
	number: invoices.number,
	kind: invoices.kind,
	gross_cents: invoices.gross_cents,
};

/** Locked, so that two who note the same money do it one after the other. */
export const lockInvoice = async (tx: Db, id: number) =>
	(
		await tx
			.select({ ...paidInvoice, order_id: invoices.order_id })
			.from(invoices)
			.where(eq(invoices.id, id))
			.for("no key update")
	)[0];

/** By the invoice: what has arrived for it. */
export async function findPaid(db: Db, invoiceIds: readonly number[]): Promise<Map<number, number>> {
	if (invoiceIds.length === 0) return new Map();
	const rows = await db
		.select({ id: invoicePayments.invoice_id, cents: sum(invoicePayments.amount_cents).mapWith(Number) })
		.from(invoicePayments)
		.where(inArray(invoicePayments.invoice_id, [...invoiceIds]))
		.groupBy(invoicePayments.invoice_id);
	return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** By the invoice: what its credit notes have taken back, and what of its money goes back. */
export async function findGoneBack(db: Db, invoiceIds: readonly number[]) {
	if (invoiceIds.length === 0) return new Map<number, { credited: number; refunded: number }>();
	const rows = await db
		.select({
			id: sql<number>`${invoices.corrects_invoice_id}`,
			credited: sql<number>`-sum(${invoices.gross_cents})::integer`,
			refunded: sql<number>`coalesce(sum(${refunds.amount_cents}), 0)::integer`,
		})
		.from(invoices)
		.leftJoin(refunds, eq(refunds.credit_note_id, invoices.id))
		.where(inArray(invoices.corrects_invoice_id, [...invoiceIds]))
		.groupBy(invoices.corrects_invoice_id);
	return new Map(rows.map(({ id, ...back }) => [id, back]));
}

/** What this transaction has asked to be sent back. */
export const findAskedHere = async (tx: Db): Promise<number> => {
	const [row] = await tx
		.select({ cents: sql<number>`coalesce(sum(${refunds.amount_cents}), 0)::integer` })
		.from(refunds)
		.where(and(isNull(refunds.paid_on), writtenHere));
	return row?.cents ?? 0;
};

export const insertRefund = (tx: Db, row: typeof refunds.$inferInsert) =>
	tx.insert(refunds).values(row).onConflictDoNothing({ target: refunds.credit_note_id });

/** Of a credit note of this invoice, waiting to be transferred and never in a file for the bank: the newest first. */
export const findUnsent = (tx: Db, invoiceId: number) =>
	tx
		.select({ id: refunds.id, amount_cents: refunds.amount_cents, credit_note: invoices.number })
		.from(refunds)
		.innerJoin(invoices, eq(invoices.id, refunds.credit_note_id))
		.where(
			and(
				eq(invoices.corrects_invoice_id, invoiceId),
				isNull(refunds.paid_on),
				isNull(refunds.payment_id),
				sql`not exists (select 1 from refund_transfers sent where sent.refund_id = ${refunds.id})`,
			),
		)
		.orderBy(desc(refunds.id))
		.for("update", { of: refunds });

export const deleteRefund = (tx: Db, id: number) => tx.delete(refunds).where(eq(refunds.id, id));

/** The newest credit note of an invoice with which no money goes back. */
export const findNoteWithoutRefund = async (tx: Db, invoiceId: number) =>
	(
		await tx
			.select({ id: invoices.id, gross_cents: invoices.gross_cents, created_at: invoices.created_at })
			.from(invoices)
			.leftJoin(refunds, eq(refunds.credit_note_id, invoices.id))
			.where(and(eq(invoices.corrects_invoice_id, invoiceId), isNull(refunds.id)))
			.orderBy(desc(invoices.id))
			.limit(1)
	)[0];

/** In cents, by the payment: what of it was asked back, sent or not. */
export async function findAskedBack(tx: Db, paymentIds: readonly number[]): Promise<Map<number, number>> {
	if (paymentIds.length === 0) return new Map();
	const rows = await tx
		.select({ id: refunds.payment_id, cents: sum(refunds.amount_cents).mapWith(Number) })
		.from(refunds)
		.where(inArray(refunds.payment_id, [...paymentIds]))
		.groupBy(refunds.payment_id);
	return new Map(rows.map(({ id, cents }) => [id ?? 0, cents]));
}

/** The invoices of everybody who booked a date, oldest first. */
export const findInvoicesOf = (db: Db, dateId: number) =>
	db
		.select({ ...paidInvoice, due_on: invoices.due_on, name: RECIPIENT })
		.from(invoices)
		.innerJoin(signUps, eq(signUps.id, invoices.sign_up_id))
		.where(and(eq(signUps.seminar_date_id, dateId), eq(invoices.kind, "invoice")))
		.orderBy(asc(invoices.id));

const part = alias(bankAllocations, "part");
const came = alias(bankTransactions, "came");

/** Of a credit note; without one of the order whose money it is, or of money that came to the account for nothing. */
const selectRefunds = (db: Db) =>
	db
		.select({
			id: refunds.id,
			number: sql<string>`coalesce(${invoices.number}, ${orders.number}, ${CAME_NUMBER}, '')`,
			credit_note: invoices.number,
			booking: came.id,
			name: sql<string>`coalesce(${RECIPIENT}, ${orders.name}, ${came.name}, '')`,
			amount_cents: refunds.amount_cents,
			asked_at: refunds.asked_at,
			paid_on: refunds.paid_on,
		})
		.from(refunds)
		.leftJoin(invoices, eq(invoices.id, refunds.credit_note_id))
		.leftJoin(payments, eq(payments.id, refunds.payment_id))
		.leftJoin(orders, eq(orders.id, payments.order_id))
		.leftJoin(part, eq(part.id, refunds.allocation_id))
		.leftJoin(came, eq(came.id, part.transaction_id))
		.$dynamic();

export type RefundRow = Awaited<ReturnType<typeof selectRefunds>>[number];

/** The office sends it, for no provider does or the one that should has refused. */
const isTransfer = or(isNull(refunds.payment_id), isNotNull(refunds.transferred_at));

/** What was put aside to go back, and was taken back, is not sent. */
const isMeant = sql`not exists (select 1 from bank_allocations back where back.reverses_id = ${refunds.allocation_id})`;

export const findRefundsOf = (db: Db, dateId: number) =>
	selectRefunds(db)
		.innerJoin(signUps, eq(signUps.id, invoices.sign_up_id))
		.where(eq(signUps.seminar_date_id, dateId))
		.orderBy(asc(refunds.asked_at), asc(refunds.id));

export const findRefund = async (db: Db, id: number): Promise<RefundRow | undefined> =>
	(await selectRefunds(db).where(and(eq(refunds.id, id), isTransfer, isMeant)))[0];

export const setRefundSent = (tx: Db, id: number, paid_on: string | null) =>
	tx
		.update(refunds)
		.set({ paid_on })
		.where(and(eq(refunds.id, id), isTransfer));

/** Whether money that was put aside to go back has left: held, so that it does not leave meanwhile. */
export const isSentBack = async (tx: Db, allocationId: number): Promise<boolean> => {
	const [row] = await tx
		.select({ paid_on: refunds.paid_on })
		.from(refunds)
		.where(eq(refunds.allocation_id, allocationId))
		.for("update");
	return row !== undefined && row.paid_on !== null;
};
