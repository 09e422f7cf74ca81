import { eq, inArray, or } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { contactAnswers as answers, contactReplies as replies, contactRequests as requests } from "./tables.ts";

/** By the address it went to, else by the letters that it names. */
export async function findConversation(
	db: Db,
	{ letterIds, tokens }: { letterIds: string[]; tokens: string[] },
): Promise<number | undefined> {
	if (tokens.length > 0) {
		const [row] = await db.select({ id: requests.id }).from(requests).where(inArray(requests.reply_token, tokens));
		if (row) return row.id;
	}
	if (letterIds.length === 0) return undefined;
	const answered = db.select({ id: answers.request_id }).from(answers).where(inArray(answers.letter_id, letterIds));
	const [row] = await db
		.select({ id: requests.id })
		.from(requests)
		.where(or(inArray(requests.receipt_id, letterIds), inArray(requests.id, answered)))
		.limit(1);
	return row?.id;
}

/** False when it is here already. */
export const insertReply = async (tx: Db, reply: typeof replies.$inferInsert): Promise<boolean> =>
	(
		await tx
			.insert(replies)
			.values(reply)
			.onConflictDoNothing({ target: replies.message_id })
			.returning({ id: replies.id })
	).length > 0;

export const reopen = (tx: Db, id: number, replied_at: Date) =>
	tx.update(requests).set({ closed_at: null, replied_at }).where(eq(requests.id, id));
