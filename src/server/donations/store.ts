import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { moveAddressIn } from "#server/db/addresses.ts";
import type { Db } from "#server/db/client.ts";
import { donations } from "./tables.ts";

export type DonationRow = typeof donations.$inferSelect;

export async function insertDonation(tx: Db, row: typeof donations.$inferInsert): Promise<DonationRow> {
	const [inserted] = await tx.insert(donations).values(row).returning();
	if (!inserted) throw new Error("The donation was not written.");
	return inserted;
}

export const findByToken = async (db: Db, hash: Buffer): Promise<DonationRow | undefined> =>
	(await db.select().from(donations).where(eq(donations.token_hash, hash)))[0];

export const lockDonation = async (tx: Db, id: number): Promise<DonationRow | undefined> =>
	(await tx.select().from(donations).where(eq(donations.id, id)).for("update"))[0];

export const lockByReference = async (tx: Db, reference: string): Promise<DonationRow | undefined> =>
	(await tx.select().from(donations).where(eq(donations.reference, reference)).for("update"))[0];

export const findPurposes = async (db: Db): Promise<string[]> => {
	const found = await db
		.selectDistinct({ purpose: donations.purpose })
		.from(donations)
		.where(isNotNull(donations.purpose))
		.orderBy(donations.purpose);
	return found.flatMap(({ purpose }) => purpose ?? []);
};

/** Transfers that are awaited, and standing orders; and whatever is named, though it has arrived. */
export const findItems = (db: Db, references: readonly string[]) =>
	db
		.select()
		.from(donations)
		.where(
			and(
				isNull(donations.token_hash),
				or(
					isNull(donations.paid_at),
					and(eq(donations.rhythm, "monthly"), isNull(donations.continues_id)),
					sql`replace(${donations.reference}, '-', '') = any(${sql.param([...references])})`,
				),
			),
		);

export const updateDonation = (tx: Db, id: number, change: Partial<typeof donations.$inferInsert>) =>
	tx.update(donations).set(change).where(eq(donations.id, id));

export const deleteDonation = (tx: Db, id: number) => tx.delete(donations).where(eq(donations.id, id));

export const markPaid = (tx: Db, id: number, paid_at: Date) =>
	tx.update(donations).set({ paid_at }).where(eq(donations.id, id));

/** PERSON-05: an address is put right. */
export const moveAddress = (tx: Db, from: string, to: string): Promise<number> =>
	moveAddressIn(tx, donations.email, from, to);
