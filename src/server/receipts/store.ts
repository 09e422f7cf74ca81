import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { berlinDayOf, within } from "#server/db/berlin-day.ts";
import type { Db } from "#server/db/client.ts";
import { donations } from "#server/donations/tables.ts";
import { isUndecided } from "#server/payments/problems.ts";
import { payments } from "#server/payments/tables.ts";
import type { ReceiptDocument } from "./document.ts";
import type { Candidate } from "./rules.ts";
import { donationReceiptItems as items, donationReceipts as receipts } from "./tables.ts";

export type ReceiptRow = Omit<typeof receipts.$inferSelect, "document"> & { document: ReceiptDocument };
const typed = (row: typeof receipts.$inferSelect): ReceiptRow => ({
	...row,
	document: row.document as ReceiptDocument,
});

// In a statement over one table drizzle leaves the names of tables out, also within: here they are needed.
const triesIn = (state: "paid" | "refunded") =>
	sql`exists (select 1 from ${payments} tried where tried.donation_id = donations.id and tried.state = ${state})`;

const findWhere = (db: Db, where: SQL | undefined): Promise<Candidate[]> =>
	db
		.select({
			id: donations.id,
			reference: donations.reference,
			amount_cents: donations.amount_cents,
			name: donations.name,
			email: donations.email,
			street_address: donations.street_address,
			street_suffix: donations.street_suffix,
			postcode: donations.postcode,
			city: donations.city,
			waived_expenses: donations.waived_expenses,
			paid_on: sql<string | null>`${berlinDayOf(donations.paid_at)}`,
			is_unclear: sql<boolean>`donations.id in (select ${payments.donation_id} from ${payments}
				where ${payments.donation_id} is not null and ${isUndecided})`,
			is_returned: sql<boolean>`${triesIn("refunded")} and not ${triesIn("paid")}`,
			confirmed_by: sql<string | null>`(select r.number from ${receipts} r join ${items} i on i.receipt_id = r.id
				where i.donation_id = donations.id and i.stands)`,
		})
		.from(donations)
		.where(where)
		.orderBy(asc(donations.paid_at), asc(donations.id));

/** What arrived within it, and transfers promised within it of which no bank has told. */
export const findOfYear = (db: Db, span: { from: Date; to: Date }): Promise<Candidate[]> =>
	findWhere(
		db,
		or(
			within(donations.paid_at, span),
			and(isNull(donations.paid_at), isNull(donations.token_hash), within(donations.created_at, span)),
		),
	);

export const findByReference = async (db: Db, reference: string): Promise<Candidate | undefined> =>
	(await findWhere(db, eq(donations.reference, reference)))[0];

/** As they are once everybody who had them has let go: whoever confirms the same waits here. */
export async function lockCandidates(tx: Db, ids: readonly number[]): Promise<Candidate[]> {
	const wanted = inArray(donations.id, [...ids]);
	await tx.select({ id: donations.id }).from(donations).where(wanted).orderBy(asc(donations.id)).for("update");
	return findWhere(tx, wanted);
}

/** Of a gift whose donor was asked where they live. */
export type AskedRow = Candidate & { address_asked_at: Date | null; created_at: Date };

export async function findByAddressToken(db: Db, hash: Buffer): Promise<AskedRow | undefined> {
	const [asked] = await db
		.select({ id: donations.id, address_asked_at: donations.address_asked_at, created_at: donations.created_at })
		.from(donations)
		.where(eq(donations.address_token_hash, hash));
	const [candidate] = asked ? await findWhere(db, eq(donations.id, asked.id)) : [];
	return asked && candidate && { ...candidate, ...asked };
}

export const markAsked = (tx: Db, id: number, asked: { address_token_hash: Buffer; address_asked_at: Date }) =>
	tx.update(donations).set(asked).where(eq(donations.id, id));

export async function insertReceipt(
	tx: Db,
	row: typeof receipts.$inferInsert,
	donationIds: readonly number[],
): Promise<ReceiptRow> {
	const [inserted] = await tx.insert(receipts).values(row).returning();
	if (!inserted) throw new Error("The receipt was not written.");
	await tx.insert(items).values(donationIds.map((donation_id) => ({ receipt_id: inserted.id, donation_id })));
	return typed(inserted);
}

export async function findReceipt(db: Db, id: number): Promise<ReceiptRow | undefined> {
	const [row] = await db.select().from(receipts).where(eq(receipts.id, id));
	return row && typed(row);
}

/** The newest first. */
export const findOfAddress = async (db: Db, email: string): Promise<ReceiptRow[]> =>
	(
		await db
			.select()
			.from(receipts)
			.where(eq(sql`lower(${receipts.email})`, email.toLowerCase()))
			.orderBy(desc(receipts.id))
	).map(typed);

export async function lockReceipt(tx: Db, id: number): Promise<ReceiptRow | undefined> {
	const [row] = await tx.select().from(receipts).where(eq(receipts.id, id)).for("update");
	return row && typed(row);
}

export const isWaiting = and(isNull(receipts.sent_at), isNull(receipts.voided_at));

export const findWaiting = async (db: Db): Promise<ReceiptRow[]> =>
	(await db.select().from(receipts).where(isWaiting).orderBy(asc(receipts.id))).map(typed);

export const countWaiting = (db: Db): Promise<number> => db.$count(receipts, isWaiting);

/** Answers those that were not sent before. */
export async function markSent(
	tx: Db,
	ids: readonly number[],
	sent_at: Date,
): Promise<{ id: number; number: string }[]> {
	return tx
		.update(receipts)
		.set({ sent_at })
		.where(and(inArray(receipts.id, [...ids]), isWaiting))
		.returning({ id: receipts.id, number: receipts.number });
}

export async function voidReceipt(tx: Db, id: number, change: { voided_at: Date; void_reason: string }): Promise<void> {
	await tx.update(receipts).set(change).where(eq(receipts.id, id));
	await tx.update(items).set({ stands: false }).where(eq(items.receipt_id, id));
}

type Address = Pick<Candidate, "name" | "street_address" | "street_suffix" | "postcode" | "city">;

export const updateDonor = (tx: Db, ids: readonly number[], address: Address) =>
	tx
		.update(donations)
		.set({ ...address, receipt_wanted: true })
		.where(inArray(donations.id, [...ids]));

/** Others of the same name that came the same way and name no address. */
export const findNamesakes = async (tx: Db, { id, name, email }: Candidate): Promise<number[]> => {
	if (!name) return [];
	const rows = await tx
		.select({ id: donations.id })
		.from(donations)
		.where(
			and(
				ne(donations.id, id),
				isNotNull(donations.paid_at),
				isNull(donations.street_address),
				eq(sql`fold_german(${donations.name})`, sql`fold_german(${name})`),
				email ? eq(sql`lower(${donations.email})`, email.toLowerCase()) : isNull(donations.email),
			),
		);
	return rows.map((row) => row.id);
};
