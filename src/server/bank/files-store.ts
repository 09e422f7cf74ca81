import { and, eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { ReadStatement } from "./reading/statement.ts";
import { bankFileParts, bankFiles } from "./tables.ts";

export const insertFile = (tx: Db, row: typeof bankFiles.$inferInsert) => tx.insert(bankFiles).values(row);

export const findContent = async (tx: Db, id: string): Promise<Buffer | undefined> =>
	(await tx.select({ content: bankFiles.content }).from(bankFiles).where(eq(bankFiles.id, id)))[0]?.content;

export async function insertParts(tx: Db, file_id: string, statements: readonly ReadStatement[]): Promise<void> {
	for (const [nth, statement] of statements.entries())
		await tx.insert(bankFileParts).values({ file_id, nth, statement });
}

/** This one, and the one behind it. */
export const findParts = async (tx: Db, fileId: string, nth: number) => {
	const [part] = await tx
		.select()
		.from(bankFileParts)
		.where(and(eq(bankFileParts.file_id, fileId), eq(bankFileParts.nth, nth)));
	const [next] = await tx
		.select({ nth: bankFileParts.nth })
		.from(bankFileParts)
		.where(and(eq(bankFileParts.file_id, fileId), eq(bankFileParts.nth, nth + 1)));
	return [part, next] as const;
};

export async function deleteFile(tx: Db, id: string): Promise<void> {
	await tx.delete(bankFiles).where(eq(bankFiles.id, id));
}
