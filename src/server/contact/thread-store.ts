import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { ASSIGNEE } from "./office-store.ts";
import {
	contactAnswers as answers,
	contactNotes as notes,
	contactReplies as replies,
	contactRequests as requests,
} from "./tables.ts";

export const findRequest = async (db: Db, id: number) =>
	(
		await db
			.select({ ...getTableColumns(requests), assignee: ASSIGNEE })
			.from(requests)
			.where(eq(requests.id, id))
	)[0];

/** Whoever writes into the conversation writes alone. */
export const lockRequest = async (tx: Db, id: number) =>
	(await tx.select().from(requests).where(eq(requests.id, id)).for("update"))[0];

export const findAnswers = (db: Db, id: number) =>
	db
		.select({
			id: answers.id,
			text: answers.text,
			by: users.name,
			created_at: answers.created_at,
			letter_id: answers.letter_id,
			idempotency_key: answers.idempotency_key,
		})
		.from(answers)
		.leftJoin(users, eq(users.id, answers.written_by))
		.where(eq(answers.request_id, id))
		.orderBy(asc(answers.id));

export const findNotes = (db: Db, id: number) =>
	db
		.select({ id: notes.id, text: notes.text, by: users.name, created_at: notes.created_at })
		.from(notes)
		.leftJoin(users, eq(users.id, notes.written_by))
		.where(eq(notes.request_id, id))
		.orderBy(asc(notes.id));

export const findReplies = (db: Db, id: number) =>
	db.select().from(replies).where(eq(replies.request_id, id)).orderBy(asc(replies.id));

export const countReplies = (tx: Db, id: number): Promise<number> =>
	tx.$count(replies, and(eq(replies.request_id, id), eq(replies.kind, "reply")));

export const insertAnswer = (tx: Db, answer: typeof answers.$inferInsert) => tx.insert(answers).values(answer);

export const insertNote = (tx: Db, note: typeof notes.$inferInsert) => tx.insert(notes).values(note);

/** Whoever answers has it, unless somebody else has it already. */
export const noteAnswered = (tx: Db, id: number, staffId: number) =>
	tx
		.update(requests)
		.set({ replied_at: null, assigned_to: sql`coalesce((${ASSIGNEE} ->> 'id')::int, ${staffId})` })
		.where(eq(requests.id, id));

export const assign = (tx: Db, id: number, assigned_to: number | null) =>
	tx.update(requests).set({ assigned_to }).where(eq(requests.id, id));
