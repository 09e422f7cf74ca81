import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { InvoiceDocument } from "#server/invoices/document.ts";
import { invoices } from "#server/invoices/tables.ts";
import { users } from "#server/staff/tables.ts";
import { datevDocuments, datevEntries, datevExports } from "./tables.ts";

const DATEV_LOCK = 7_100_062;
const INSERTED_AT_ONCE = 5_000;

/** One month after the other, until the transaction ends. */
export const lockDatev = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${DATEV_LOCK})`);

const facts = {
	id: datevExports.id,
	month: datevExports.month,
	hash: datevExports.hash,
	bookings: datevExports.bookings,
	documents: datevExports.documents,
	settings: datevExports.settings,
	created_at: datevExports.created_at,
};

/** The first month first. */
export const findExports = (db: Db) =>
	db
		.select({
			...facts,
			created_by: users.name,
			drawn: sql<number>`(select count(*)::integer from datev_documents where export_id = ${datevExports.id})`,
		})
		.from(datevExports)
		.leftJoin(users, eq(users.id, datevExports.created_by))
		.orderBy(asc(datevExports.month));
export type ExportRow = Awaited<ReturnType<typeof findExports>>[number];

export const findBatch = async (db: Db, month: string) =>
	(
		await db
			.select({ id: datevExports.id, batch: datevExports.batch })
			.from(datevExports)
			.where(eq(datevExports.month, month))
	)[0];

export async function insertExport(tx: Db, row: typeof datevExports.$inferInsert): Promise<number> {
	const [inserted] = await tx.insert(datevExports).values(row).returning({ id: datevExports.id });
	if (!inserted) throw new Error("The export was not written.");
	return inserted.id;
}

export async function insertEntries(tx: Db, rows: (typeof datevEntries.$inferInsert)[]): Promise<void> {
	for (let at = 0; at < rows.length; at += INSERTED_AT_ONCE)
		await tx.insert(datevEntries).values(rows.slice(at, at + INSERTED_AT_ONCE));
}

/** Documents of an export that are not drawn yet, behind this one. */
export async function findUndrawn(tx: Db, exportId: number, behind: number, most: number) {
	const rows = await tx
		.select({ id: invoices.id, document: invoices.document })
		.from(datevEntries)
		.innerJoin(invoices, eq(invoices.id, datevEntries.source_id))
		.leftJoin(
			datevDocuments,
			and(eq(datevDocuments.export_id, datevEntries.export_id), eq(datevDocuments.invoice_id, invoices.id)),
		)
		.where(
			and(
				eq(datevEntries.export_id, exportId),
				eq(datevEntries.source, "document"),
				gt(invoices.id, behind),
				sql`${datevDocuments.invoice_id} is null`,
			),
		)
		.orderBy(asc(invoices.id))
		.limit(most);
	return rows.map(({ id, document }) => ({ id, document: document as InvoiceDocument }));
}

export const insertDocument = (tx: Db, row: typeof datevDocuments.$inferInsert) =>
	tx.insert(datevDocuments).values(row).onConflictDoNothing();

export const findDocumentNames = (db: Db, exportId: number) =>
	db
		.select({ invoice_id: datevDocuments.invoice_id, name: datevDocuments.name })
		.from(datevDocuments)
		.where(eq(datevDocuments.export_id, exportId))
		.orderBy(asc(datevDocuments.name));

export async function findDocument(db: Db, exportId: number, invoiceId: number): Promise<Buffer> {
	const [row] = await db
		.select({ content: datevDocuments.content })
		.from(datevDocuments)
		.where(and(eq(datevDocuments.export_id, exportId), eq(datevDocuments.invoice_id, invoiceId)));
	if (!row) throw new Error(`A document of export ${exportId} is gone.`);
	return row.content;
}
