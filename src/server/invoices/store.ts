import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { nextIdOf } from "#server/db/next-id.ts";
import { preparedOnce } from "#server/db/prepared.ts";
import { writtenHere } from "#server/db/rehearsal.ts";
import { members } from "#server/members/tables.ts";
import { orders } from "#server/orders/tables.ts";
import { signUps } from "#server/sign-ups/tables.ts";
import type { InvoiceDocument } from "./document.ts";
import { invoices, NUMBER_PLACES, numberSeries } from "./tables.ts";

/** The next number of a series; nobody else gets one until this transaction ends. */
const NEXT_NUMBER = sql`insert into ${numberSeries} (series, year, last_number)
	values (${sql.placeholder("series")}, ${sql.placeholder("year")}, 1)
	on conflict (series, year) do update set last_number = ${numberSeries.last_number} + 1
	returning series || '-' || year || '-' || lpad(last_number::text, greatest(${sql.raw(`${NUMBER_PLACES}`)}, length(last_number::text)), '0') as number`;

const taking = (db: Db) => db.$with("taken", { number: sql<string>`number`.as("number") }).as(NEXT_NUMBER);

const numberQuery = preparedOnce((db) => {
	const taken = taking(db);
	return db.with(taken).select({ number: taken.number }).from(taken).prepare("take_number");
});

/** What counts a document: "RE" of 2026. */
export interface Series {
	series: string;
	year: number;
}

export async function takeNumber(tx: Db, series: Series): Promise<string> {
	const [row] = await numberQuery(tx).execute({ ...series });
	if (!row) throw new Error(`The series ${series.series} gave no number.`);
	return row.number;
}

/** One act writes fewer. */
const MOST_AT_ONCE = 2_000;

export type InvoiceRow = Omit<typeof invoices.$inferSelect, "document"> & { document: InvoiceDocument };

const typed = (row: typeof invoices.$inferSelect): InvoiceRow => ({
	...row,
	document: row.document as InvoiceDocument,
});

export const nextInvoiceId = nextIdOf("invoices");

type NewInvoice = Omit<typeof invoices.$inferInsert, "number" | "document"> & { id: number };

const NUMBER = sql`(select number from taken)`;

const insertQuery = preparedOnce((db) => {
	const given = (column: keyof NewInvoice) => sql.placeholder(column);
	return db
		.with(taking(db))
		.insert(invoices)
		.overridingSystemValue()
		.values({
			id: given("id"),
			kind: given("kind"),
			number: NUMBER,
			order_id: given("order_id"),
			sign_up_id: given("sign_up_id"),
			corrects_invoice_id: given("corrects_invoice_id"),
			issued_on: given("issued_on"),
			due_on: given("due_on"),
			net_cents: given("net_cents"),
			tax_cents: given("tax_cents"),
			gross_cents: given("gross_cents"),
			document: sql`jsonb_set(${sql.placeholder("document")}::jsonb, '{number}', to_jsonb(${NUMBER}))`,
			created_at: given("created_at"),
		})
		.returning()
		.prepare("insert_invoice");
});

/** Numbers it in the same statement: as late as can be, for everybody else waits until the transaction ends. */
export async function insertInvoice(
	tx: Db,
	series: Series,
	row: NewInvoice,
	document: Omit<InvoiceDocument, "number">,
): Promise<InvoiceRow> {
	const nothing = { order_id: null, sign_up_id: null, corrects_invoice_id: null, due_on: null };
	const values = { ...nothing, ...row, ...series, document: JSON.stringify(document) };
	const [inserted] = await insertQuery(tx).execute(values);
	if (!inserted) throw new Error("The invoice was not written.");
	return typed(inserted);
}

const invoiceQuery = preparedOnce((db) =>
	db
		.select()
		.from(invoices)
		.where(eq(invoices.id, sql.placeholder("id")))
		.prepare("invoice"),
);

export async function findInvoice(db: Db, id: number): Promise<InvoiceRow | undefined> {
	const [row] = await invoiceQuery(db).execute({ id });
	return row && typed(row);
}

/** Documents that this transaction has written: never more than the last few. */
export async function findWrittenHere(tx: Db): Promise<InvoiceRow[]> {
	const newest = tx.select().from(invoices).orderBy(desc(invoices.id)).limit(MOST_AT_ONCE).as("newest");
	const ids = tx.select({ id: newest.id }).from(newest);
	const rows = await tx
		.select()
		.from(invoices)
		.where(and(inArray(invoices.id, ids), writtenHere))
		.orderBy(asc(invoices.id));
	return rows.map(typed);
}

/** Oldest first. */
export const findOfOrders = async (db: Db, orderIds: number[]): Promise<InvoiceRow[]> =>
	(await db.select().from(invoices).where(inArray(invoices.order_id, orderIds)).orderBy(asc(invoices.id))).map(typed);

export const findOfSignUps = async (db: Db, signUpIds: number[]): Promise<InvoiceRow[]> =>
	(await db.select().from(invoices).where(inArray(invoices.sign_up_id, signUpIds)).orderBy(asc(invoices.id))).map(
		typed,
	);

/** Credit notes of an invoice, oldest first. */
export const findCorrections = async (tx: Db, invoiceId: number): Promise<InvoiceRow[]> =>
	(await tx.select().from(invoices).where(eq(invoices.corrects_invoice_id, invoiceId)).orderBy(asc(invoices.id))).map(
		typed,
	);

const ofOrderWith = async (db: Db, id: number, condition: ReturnType<typeof sql>) => {
	const [row] = await db
		.select({ invoice: invoices })
		.from(invoices)
		.innerJoin(orders, eq(orders.id, invoices.order_id))
		.where(and(eq(invoices.id, id), condition));
	return row && typed(row.invoice);
};

export const findByOrderToken = (db: Db, id: number, hash: Buffer) =>
	ofOrderWith(db, id, sql`${orders.token_hash} = ${hash}`);

export async function findByBookingToken(db: Db, id: number, hash: Buffer): Promise<InvoiceRow | undefined> {
	const [row] = await db
		.select({ invoice: invoices })
		.from(invoices)
		.innerJoin(signUps, eq(signUps.id, invoices.sign_up_id))
		.where(and(eq(invoices.id, id), eq(signUps.token_hash, hash)));
	return row && typed(row.invoice);
}

/** Where whoever ordered or booked is written to. */
export async function findBuyerEmail(db: Db, { order_id, sign_up_id }: InvoiceRow): Promise<string | null> {
	const [row] =
		order_id === null
			? await db
					.select({ email: signUps.email })
					.from(signUps)
					.where(eq(signUps.id, sign_up_id ?? 0))
			: await db.select({ email: orders.email }).from(orders).where(eq(orders.id, order_id));
	return row?.email ?? null;
}

/** Of the member's own orders, and of guest orders with the address the member has confirmed. */
export const findOfMember = (db: Db, id: number, memberId: number) =>
	ofOrderWith(
		db,
		id,
		sql`(${orders.member_id} = ${memberId} or (${orders.member_id} is null and lower(${orders.email}) = (select lower(${members.email}) from ${members} where ${members.id} = ${memberId} and ${members.email_confirmed_at} is not null)))`,
	);
