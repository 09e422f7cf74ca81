import { count, eq, inArray, sql } from "drizzle-orm";
import { lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { feedbackAnswers, feedbackInvitations } from "./tables.ts";

export type NewAnswer = Omit<typeof feedbackAnswers.$inferInsert, "id">;
export type AnswerRow = typeof feedbackAnswers.$inferSelect;

/** Whoever was asked before keeps the same link. */
export const insertInvitations = (tx: Db, dateId: number, hashes: Buffer[]) =>
	tx
		.insert(feedbackInvitations)
		.values(hashes.map((token_hash) => ({ token_hash, seminar_date_id: dateId })))
		.onConflictDoNothing();

export async function findInvitation(tx: Db, hash: Buffer) {
	const [row] = await tx
		.select({
			date_id: seminarDates.id,
			used: feedbackInvitations.used,
			topic: seminars.topic,
			date: seminarDates.date,
			lecturer: lecturers.name,
		})
		.from(feedbackInvitations)
		.innerJoin(seminarDates, eq(seminarDates.id, feedbackInvitations.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.where(eq(feedbackInvitations.token_hash, hash));
	return row;
}

/**
 * All rows of the date are written anew with every answer: neither their order nor the transaction that wrote them tells
 * which link an answer came by.
 */
export async function insertAnswer(tx: Db, answer: NewAnswer, hash: Buffer): Promise<void> {
	const { seminar_date_id } = answer;
	await tx
		.update(feedbackInvitations)
		.set({ used: sql`${feedbackInvitations.used} or ${feedbackInvitations.token_hash} = ${hash}` })
		.where(eq(feedbackInvitations.seminar_date_id, seminar_date_id));
	const earlier = await tx
		.delete(feedbackAnswers)
		.where(eq(feedbackAnswers.seminar_date_id, seminar_date_id))
		.returning();
	const all = [...earlier.map(({ id: _, ...row }) => row), answer];
	await tx.insert(feedbackAnswers).values(all.map((row) => ({ ...row, id: crypto.randomUUID() })).sort(byId));
}

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

/** One answer after the other: the rows of a date are replaced together. */
export const lockInvitations = (tx: Db, dateId: number) =>
	tx
		.select({ token_hash: feedbackInvitations.token_hash })
		.from(feedbackInvitations)
		.where(eq(feedbackInvitations.seminar_date_id, dateId))
		.orderBy(feedbackInvitations.token_hash)
		.for("update");

export const findAnswers = (db: Db, dateIds: number[]): Promise<AnswerRow[]> =>
	db.select().from(feedbackAnswers).where(inArray(feedbackAnswers.seminar_date_id, dateIds));

export const countInvited = (db: Db, dateIds: number[]) =>
	db
		.select({ date_id: feedbackInvitations.seminar_date_id, invited: count() })
		.from(feedbackInvitations)
		.where(inArray(feedbackInvitations.seminar_date_id, dateIds))
		.groupBy(feedbackInvitations.seminar_date_id);
