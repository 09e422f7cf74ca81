import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { PaymentFileKind } from "#contract/office/payment-files.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { paymentFiles } from "./tables.ts";

const FILES_LOCK = 7_100_060;

/** Whoever makes or changes a file for the bank does it alone, until the transaction ends. */
export const lockFiles = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${FILES_LOCK})`);

export async function insertFile(tx: Db, row: typeof paymentFiles.$inferInsert): Promise<number> {
	const [inserted] = await tx.insert(paymentFiles).values(row).returning({ id: paymentFiles.id });
	if (!inserted) throw new Error("The file was not written.");
	return inserted.id;
}

const [making, handing, withdrawing] = [
	alias(users, "making"),
	alias(users, "handing"),
	alias(users, "withdrawing"),
] as const;

const selectFiles = (db: Db) =>
	db
		.select({
			file: paymentFiles,
			made_by: making.name,
			handed_in_by: handing.name,
			withdrawn_by: withdrawing.name,
		})
		.from(paymentFiles)
		.leftJoin(making, eq(making.id, paymentFiles.made_by))
		.leftJoin(handing, eq(handing.id, paymentFiles.handed_in_by))
		.leftJoin(withdrawing, eq(withdrawing.id, paymentFiles.withdrawn_by))
		.$dynamic();

export type FileRow = Awaited<ReturnType<typeof selectFiles>>[number];

export const findFile = async (db: Db, id: number): Promise<FileRow | undefined> =>
	(await selectFiles(db).where(eq(paymentFiles.id, id)))[0];

export const findFiles = (db: Db, kind: PaymentFileKind, most: number): Promise<FileRow[]> =>
	selectFiles(db)
		.where(eq(paymentFiles.kind, kind))
		.orderBy(desc(paymentFiles.made_at), desc(paymentFiles.id))
		.limit(most);

export const updateFile = (tx: Db, id: number, change: Partial<typeof paymentFiles.$inferInsert>) =>
	tx.update(paymentFiles).set(change).where(eq(paymentFiles.id, id));
