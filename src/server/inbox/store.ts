import { and, eq, lt, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { mailboxes } from "./tables.ts";

export type MailboxRow = typeof mailboxes.$inferSelect;
export type Outcome = "replies" | "automatic" | "untouched" | "nothing";

export const findMailbox = async (db: Db, key: string): Promise<MailboxRow | undefined> =>
	(await db.select().from(mailboxes).where(eq(mailboxes.key, key)))[0];

/** The numbers of another validity mean other messages: they begin at nothing. */
export const noteLook = (db: Db, key: string, uid_validity: bigint, looked_at: Date) =>
	db
		.insert(mailboxes)
		.values({ key, uid_validity, last_uid: 0, looked_at })
		.onConflictDoUpdate({
			target: mailboxes.key,
			set: {
				looked_at,
				uid_validity,
				last_uid: sql`case when ${mailboxes.uid_validity} = ${uid_validity} then ${mailboxes.last_uid} else 0 end`,
			},
		});

/** False when another process has been at this message before. */
export async function advance(tx: Db, key: string, uid: number, outcome: Outcome): Promise<boolean> {
	const counted = outcome === "nothing" ? {} : { [outcome]: sql`${mailboxes[outcome]} + 1` };
	const moved = await tx
		.update(mailboxes)
		.set({ last_uid: uid, ...counted })
		.where(and(eq(mailboxes.key, key), lt(mailboxes.last_uid, uid)))
		.returning({ key: mailboxes.key });
	return moved.length > 0;
}
