import { and, asc, eq, lte } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { outbox } from "./tables.ts";

export type OutboxRow = typeof outbox.$inferSelect;
export type NewMessage = Pick<typeof outbox.$inferInsert, "channel" | "kind" | "recipient" | "message" | "unlocks">;

/** Due at once. */
export const insertMessages = async (db: Db, messages: NewMessage[], now: Date): Promise<void> => {
	await db.insert(outbox).values(messages.map((message) => ({ ...message, created_at: now, next_try_at: now })));
};

/** The next message due, locked: another process takes the one after it. */
export async function lockNextDue(tx: Db, now: Date): Promise<OutboxRow | undefined> {
	const [row] = await tx
		.select()
		.from(outbox)
		.where(and(eq(outbox.state, "waiting"), lte(outbox.next_try_at, now)))
		.orderBy(asc(outbox.next_try_at), asc(outbox.id))
		.limit(1)
		.for("update", { skipLocked: true });
	return row;
}

export const markSent = (tx: Db, { id, tries }: OutboxRow, now: Date) =>
	tx
		.update(outbox)
		.set({ state: "sent", tries: tries + 1, sent_at: now, last_error: null })
		.where(eq(outbox.id, id));

export const markFailed = (tx: Db, { id, tries }: OutboxRow, error: string, nextTry: Date | null) =>
	tx
		.update(outbox)
		.set({
			state: nextTry ? "waiting" : "failed",
			tries: tries + 1,
			last_error: error,
			...(nextTry ? { next_try_at: nextTry } : {}),
		})
		.where(eq(outbox.id, id));
