import { eq, isNull } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { receiptSignatures as signatures } from "./tables.ts";

export async function findCurrent(db: Db) {
	const [row] = await db
		.select({ id: signatures.id, created_at: signatures.created_at, set_by: users.name })
		.from(signatures)
		.leftJoin(users, eq(users.id, signatures.set_by))
		.where(isNull(signatures.ended_at));
	return row;
}

export async function findPicture(db: Db, id: number): Promise<Buffer | undefined> {
	const [row] = await db.select({ picture: signatures.picture }).from(signatures).where(eq(signatures.id, id));
	return row?.picture;
}

/** Answers whether there was one. */
export async function endCurrent(tx: Db, ended_at: Date): Promise<boolean> {
	const ended = await tx
		.update(signatures)
		.set({ ended_at })
		.where(isNull(signatures.ended_at))
		.returning({ id: signatures.id });
	return ended.length > 0;
}

export const insertSignature = (tx: Db, row: typeof signatures.$inferInsert) => tx.insert(signatures).values(row);
