import { eq } from "drizzle-orm";
import { moveAddressIn } from "#server/db/addresses.ts";
import type { Db } from "#server/db/client.ts";
import { contactReplies, contactRequests } from "./tables.ts";

export type ContactRow = typeof contactRequests.$inferSelect;

/** False when there already is one with this key. */
export const insertContactRequest = async (
	tx: Db,
	row: typeof contactRequests.$inferInsert,
): Promise<number | undefined> => {
	const [written] = await tx
		.insert(contactRequests)
		.values(row)
		.onConflictDoNothing({ target: contactRequests.idempotency_key })
		.returning({ id: contactRequests.id });
	return written?.id;
};

/** Which letter answers stand below. */
export const noteReceipt = (tx: Db, id: number, receipt_id: string) =>
	tx.update(contactRequests).set({ receipt_id }).where(eq(contactRequests.id, id));

export const findByKey = async (db: Db, key: string): Promise<ContactRow | undefined> =>
	(await db.select().from(contactRequests).where(eq(contactRequests.idempotency_key, key)))[0];

/** PERSON-05: an address is put right. */
export async function moveAddress(tx: Db, from: string, to: string): Promise<number> {
	await moveAddressIn(tx, contactReplies.email, from, to);
	return moveAddressIn(tx, contactRequests.email, from, to);
}
