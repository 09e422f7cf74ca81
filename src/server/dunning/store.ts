import { and, asc, count, desc, eq, gte, inArray, isNull, or } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { invoices } from "#server/invoices/tables.ts";
import type { ReminderDocument } from "./document.ts";
import { dunningStops, reminders } from "./tables.ts";

/** The id, or nothing where this level was sent already. */
export async function insertReminder(tx: Db, row: typeof reminders.$inferInsert): Promise<number | null> {
	const [inserted] = await tx
		.insert(reminders)
		.values(row)
		.onConflictDoNothing({ target: [reminders.invoice_id, reminders.level] })
		.returning({ id: reminders.id });
	return inserted?.id ?? null;
}

export async function findReminder(db: Db, id: number) {
	const [row] = await db
		.select({ id: reminders.id, document: reminders.document, number: invoices.number })
		.from(reminders)
		.innerJoin(invoices, eq(invoices.id, reminders.invoice_id))
		.where(eq(reminders.id, id));
	return row && { ...row, document: row.document as ReminderDocument };
}

const isPaper = eq(reminders.channel, "paper");

/** What is printed of a day, in the sequence in which it was written. */
export async function findPapers(db: Db, sentOn: string) {
	const rows = await db
		.select({ document: reminders.document, number: invoices.number })
		.from(reminders)
		.innerJoin(invoices, eq(invoices.id, reminders.invoice_id))
		.where(and(isPaper, eq(reminders.sent_on, sentOn)))
		.orderBy(asc(reminders.id));
	return rows.map((row) => ({ ...row, document: row.document as ReminderDocument }));
}

export const countPapers = (db: Db, since: string) =>
	db
		.select({ sent_on: reminders.sent_on, letters: count() })
		.from(reminders)
		.where(and(isPaper, gte(reminders.sent_on, since)))
		.groupBy(reminders.sent_on)
		.orderBy(desc(reminders.sent_on));

/** Oldest first. */
export const findOfInvoices = (db: Db, invoiceIds: readonly number[]) =>
	db
		.select()
		.from(reminders)
		.where(inArray(reminders.invoice_id, [...invoiceIds]))
		.orderBy(asc(reminders.created_at), asc(reminders.id));

export async function putStop(tx: Db, stop: typeof dunningStops.$inferInsert): Promise<number> {
	await liftStop(tx, stop.invoice_id, { lifted_at: stop.set_at, lifted_by: stop.set_by ?? null });
	const [row] = await tx.insert(dunningStops).values(stop).returning({ id: dunningStops.id });
	if (!row) throw new Error("The stop was not written.");
	return row.id;
}

/** What holds on a day. */
export const findStop = async (db: Db, invoiceId: number, today: string) =>
	(
		await db
			.select({ reason: dunningStops.reason, until: dunningStops.until })
			.from(dunningStops)
			.where(
				and(
					eq(dunningStops.invoice_id, invoiceId),
					isNull(dunningStops.lifted_at),
					or(isNull(dunningStops.until), gte(dunningStops.until, today)),
				),
			)
	)[0] ?? null;

/** Whether there was one. */
export const liftStop = async (
	tx: Db,
	invoiceId: number,
	by: { lifted_at: Date; lifted_by: number | null },
): Promise<boolean> =>
	(
		await tx
			.update(dunningStops)
			.set(by)
			.where(and(eq(dunningStops.invoice_id, invoiceId), isNull(dunningStops.lifted_at)))
			.returning({ id: dunningStops.id })
	).length > 0;
