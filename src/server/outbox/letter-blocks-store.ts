import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { letterBlocks } from "./tables.ts";

type Block = typeof letterBlocks.$inferInsert;

export const upsertBlock = (tx: Db, block: Block) =>
	tx.insert(letterBlocks).values(block).onConflictDoUpdate({ target: letterBlocks.address_hash, set: block });

/** False where there was none. */
export const deleteBlock = async (tx: Db, address_hash: Buffer): Promise<boolean> =>
	((await tx.delete(letterBlocks).where(eq(letterBlocks.address_hash, address_hash))).rowCount ?? 0) > 0;

export const findBlock = async (db: Db, address_hash: Buffer) =>
	(
		await db
			.select({
				level: letterBlocks.level,
				reason: letterBlocks.reason,
				by: users.name,
				set_at: letterBlocks.set_at,
			})
			.from(letterBlocks)
			.leftJoin(users, eq(users.id, letterBlocks.set_by))
			.where(eq(letterBlocks.address_hash, address_hash))
	)[0];

/** Which of these addresses, all in small letters. */
export async function findBlocked(db: Db, emails: readonly string[]): Promise<string[]> {
	const { rows } = await db.execute<{ email: string }>(sql`
		select email from unnest(${sql.param(emails)}::text[]) as email
		where sha256(convert_to(email, 'UTF8')) in (select address_hash from ${letterBlocks})`);
	return rows.map(({ email }) => email);
}

/** The block goes with the address; one that the new address has already stays. */
export async function moveBlock(tx: Db, from: Buffer, to: Buffer): Promise<void> {
	const [block] = await tx.delete(letterBlocks).where(eq(letterBlocks.address_hash, from)).returning();
	if (block)
		await tx
			.insert(letterBlocks)
			.values({ ...block, address_hash: to })
			.onConflictDoNothing();
}
