import { and, asc, desc, eq, inArray, isNotNull, lt, lte, max, sql } from "drizzle-orm";
import type { PaymentProblem, PaymentState } from "#contract/payment-methods.ts";
import type { Db } from "#server/db/client.ts";
import { payments, testPayments } from "./tables.ts";

export type PaymentRow = typeof payments.$inferSelect;

export async function insertPayment(tx: Db, row: typeof payments.$inferInsert): Promise<PaymentRow> {
	const [inserted] = await tx.insert(payments).values(row).returning();
	if (!inserted) throw new Error("The payment was not written.");
	return inserted;
}

export const findByReference = async (db: Db, provider: string, reference: string): Promise<PaymentRow | undefined> =>
	(
		await db
			.select()
			.from(payments)
			.where(and(eq(payments.provider, provider), eq(payments.provider_reference, reference)))
	)[0];

/** When somebody last paid, and when a provider was last asked about anything. */
export async function findActivity(db: Db): Promise<{ last_paid_at: Date | null; last_asked_at: Date | null }> {
	const [row] = await db
		.select({
			last_paid_at:
				sql<Date | null>`max(${payments.settled_at}) filter (where ${payments.state} in ('paid', 'refunded'))`.mapWith(
					payments.created_at,
				),
			last_asked_at: max(payments.updated_at),
		})
		.from(payments);
	return row ?? { last_paid_at: null, last_asked_at: null };
}

/** Newest first. */
export const findOfOrders = (db: Db, orderIds: number[]): Promise<PaymentRow[]> =>
	db.select().from(payments).where(inArray(payments.order_id, orderIds)).orderBy(desc(payments.id));

/** Newest first. */
export const findOfDonation = (db: Db, donationId: number): Promise<PaymentRow[]> =>
	db.select().from(payments).where(eq(payments.donation_id, donationId)).orderBy(desc(payments.id));

export const lockPayment = async (tx: Db, id: number): Promise<PaymentRow | undefined> =>
	(await tx.select().from(payments).where(eq(payments.id, id)).for("update"))[0];

/** Notes what the provider calls it; whoever noted it first was told the same. */
export const noteStarted = (db: Db, id: number, started: { provider_reference: string; payment_url: string }) =>
	db.update(payments).set(started).where(eq(payments.id, id));

export const markState = (tx: Db, id: number, state: PaymentState, now: Date) =>
	tx
		.update(payments)
		.set({ state, updated_at: now, ...(state === "open" ? {} : { settled_at: now }) })
		.where(eq(payments.id, id));

export const noteProblem = (tx: Db, id: number, problem: { problem: PaymentProblem; arrived_cents: number }) =>
	tx.update(payments).set(problem).where(eq(payments.id, id));

/** It pays for another order from now on. */
export const setOrder = (tx: Db, id: number, order_id: number) =>
	tx.update(payments).set({ order_id }).where(eq(payments.id, id));

export const setDecision = (tx: Db, id: number, decision: Pick<PaymentRow, "problem_decision" | "problem_solved_at">) =>
	tx.update(payments).set(decision).where(eq(payments.id, id));

export const findPayment = async (db: Db, id: number): Promise<PaymentRow | undefined> =>
	(await db.select().from(payments).where(eq(payments.id, id)))[0];

/** True for one caller in a while: nobody else asks the provider meanwhile. */
export async function claimLookUp(db: Db, id: number, now: Date, notSince: Date): Promise<boolean> {
	const { rowCount } = await db
		.update(payments)
		.set({ updated_at: now })
		.where(and(eq(payments.id, id), lte(payments.updated_at, notSince)));
	return rowCount === 1;
}

/** Open tries that nobody has asked about lately, the longest unasked first. */
export const findUnsettled = (db: Db, providers: string[], unaskedSince: Date, limit: number): Promise<PaymentRow[]> =>
	db
		.select()
		.from(payments)
		.where(
			and(
				eq(payments.state, "open"),
				inArray(payments.provider, providers),
				isNotNull(payments.provider_reference),
				lt(payments.updated_at, unaskedSince),
			),
		)
		.orderBy(asc(payments.updated_at))
		.limit(limit);

export const insertTestPayment = (db: Db, row: typeof testPayments.$inferInsert) =>
	db.insert(testPayments).values(row).onConflictDoNothing();

export const findTestPayment = async (db: Db, reference: string) =>
	(await db.select().from(testPayments).where(eq(testPayments.reference, reference)))[0];

/** Once: what was decided stays. */
export const decideTestPayment = (db: Db, reference: string, state: "paid" | "failed" | "cancelled") =>
	db
		.update(testPayments)
		.set({ state })
		.where(and(eq(testPayments.reference, reference), eq(testPayments.state, "open")));

export const lockTestPayment = async (tx: Db, reference: string) =>
	(await tx.select().from(testPayments).where(eq(testPayments.reference, reference)).for("update"))[0];

export const setTestRefunds = (
	tx: Db,
	reference: string,
	refunded: Pick<typeof testPayments.$inferSelect, "refunds" | "state">,
) => tx.update(testPayments).set(refunded).where(eq(testPayments.reference, reference));
