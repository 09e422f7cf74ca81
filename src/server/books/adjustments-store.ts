import { and, asc, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "#server/db/client.ts";
import { invoices } from "#server/invoices/tables.ts";
import { invoiceAdjustments } from "./tables.ts";

export type AdjustmentRow = typeof invoiceAdjustments.$inferSelect;

const sumOf = (kind: AdjustmentRow["kind"]) =>
	sql<number>`coalesce(sum(${invoiceAdjustments.amount_cents}) filter (where ${invoiceAdjustments.kind} = ${kind}), 0)::integer`;

/** By the invoice: what of its money is for charges, what of those is let go, and what is given up. */
export async function findAdjusted(db: Db, invoiceIds: readonly number[]) {
	if (invoiceIds.length === 0) return new Map<number, { charged: number; waived: number; written_off: number }>();
	const rows = await db
		.select({
			id: invoiceAdjustments.invoice_id,
			charged: sumOf("charges_paid"),
			waived: sumOf("charges_waived"),
			written_off: sumOf("write_off"),
		})
		.from(invoiceAdjustments)
		.where(inArray(invoiceAdjustments.invoice_id, [...invoiceIds]))
		.groupBy(invoiceAdjustments.invoice_id);
	return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

const reversing = alias(invoiceAdjustments, "reversing");
/** Neither taken back nor taking back. */
const stands = sql`${invoiceAdjustments.reverses_id} is null and not exists (select 1 from ${invoiceAdjustments} ${reversing} where ${reversing.reverses_id} = ${invoiceAdjustments.id})`;

export const findStanding = (db: Db, invoiceId: number, kind: AdjustmentRow["kind"]): Promise<AdjustmentRow[]> =>
	db
		.select()
		.from(invoiceAdjustments)
		.where(and(eq(invoiceAdjustments.invoice_id, invoiceId), eq(invoiceAdjustments.kind, kind), stands));

export const findAdjustment = async (db: Db, id: number): Promise<AdjustmentRow | undefined> =>
	(
		await db
			.select()
			.from(invoiceAdjustments)
			.where(and(eq(invoiceAdjustments.id, id), isNull(invoiceAdjustments.reverses_id)))
	)[0];

export async function insertAdjustment(tx: Db, row: typeof invoiceAdjustments.$inferInsert): Promise<number> {
	const [inserted] = await tx.insert(invoiceAdjustments).values(row).returning({ id: invoiceAdjustments.id });
	if (!inserted) throw new Error("The adjustment was not written.");
	return inserted.id;
}

/** Whether it stood until now: who comes second takes nothing back. */
export const insertTakingBack = async (tx: Db, row: typeof invoiceAdjustments.$inferInsert): Promise<boolean> =>
	(
		await tx
			.insert(invoiceAdjustments)
			.values(row)
			.onConflictDoNothing({ target: invoiceAdjustments.reverses_id })
			.returning({ id: invoiceAdjustments.id })
	).length > 0;

/** All rows of a time, also those that take back: what books outside of the house are told. */
export const findWritten = (db: Db, from: Date, to: Date) =>
	db
		.select({
			invoice_id: invoices.id,
			number: invoices.number,
			kind: invoiceAdjustments.kind,
			amount_cents: invoiceAdjustments.amount_cents,
			reason: invoiceAdjustments.reason,
			created_at: invoiceAdjustments.created_at,
			reverses_id: invoiceAdjustments.reverses_id,
		})
		.from(invoiceAdjustments)
		.innerJoin(invoices, eq(invoices.id, invoiceAdjustments.invoice_id))
		.where(and(gte(invoiceAdjustments.created_at, from), lt(invoiceAdjustments.created_at, to)))
		.orderBy(asc(invoiceAdjustments.created_at), asc(invoiceAdjustments.id));
