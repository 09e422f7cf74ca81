import { and, asc, desc, eq, inArray, isNull, lte } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { signUps } from "#server/sign-ups/tables.ts";
import { users } from "#server/staff/tables.ts";
import { messages, messageRecipients as recipients, messageTemplates as templates } from "./tables.ts";

export type MessageRow = typeof messages.$inferSelect;
export type NewMessageRow = typeof messages.$inferInsert;
export type NewRecipient = typeof recipients.$inferInsert;
export type TemplateRow = typeof templates.$inferSelect;

/** None when its key was used already: whoever comes second finds the first. */
export async function insertMessage(tx: Db, row: NewMessageRow): Promise<MessageRow | undefined> {
	const [inserted] = await tx.insert(messages).values(row).onConflictDoNothing({ target: messages.key }).returning();
	return inserted;
}

export const findByKey = async (tx: Db, key: string): Promise<MessageRow | undefined> =>
	(await tx.select().from(messages).where(eq(messages.key, key)))[0];

export const insertRecipients = async (tx: Db, rows: NewRecipient[]): Promise<void> => {
	if (rows.length > 0) await tx.insert(recipients).values(rows);
};

export const setWritten = (tx: Db, id: number, at: Date) =>
	tx.update(messages).set({ written_at: at }).where(eq(messages.id, id));

export async function setCalledBack(tx: Db, id: number, at: Date): Promise<void> {
	await tx.delete(recipients).where(eq(recipients.message_id, id));
	await tx.update(messages).set({ called_back_at: at, written_at: null }).where(eq(messages.id, id));
}

const isOpen = and(isNull(messages.written_at), isNull(messages.called_back_at));

/** Planned ones whose moment has come, the oldest first. */
export const findDue = async (db: Db, now: Date) =>
	db
		.select({ id: messages.id, dateId: messages.seminar_date_id })
		.from(messages)
		.where(and(isOpen, lte(messages.due_at, now)))
		.orderBy(asc(messages.due_at), asc(messages.id));

/** Of two processes that come at once one gets it, and the other finds nothing left to do. */
export const lockDue = async (tx: Db, id: number): Promise<MessageRow | undefined> =>
	(
		await tx
			.select()
			.from(messages)
			.where(and(eq(messages.id, id), isOpen))
			.for("update")
	)[0];

export const lockMessage = async (tx: Db, dateId: number, id: number): Promise<MessageRow | undefined> =>
	(
		await tx
			.select()
			.from(messages)
			.where(and(eq(messages.id, id), eq(messages.seminar_date_id, dateId)))
			.for("update")
	)[0];

const listed = { message: messages, by: users.name };
export type Listed = { message: MessageRow; by: string | null };

export const findOfDate = (db: Db, dateId: number): Promise<Listed[]> =>
	db
		.select(listed)
		.from(messages)
		.leftJoin(users, eq(users.id, messages.user_id))
		.where(eq(messages.seminar_date_id, dateId))
		.orderBy(desc(messages.created_at), desc(messages.id));

export const findOne = async (db: Db, dateId: number, id: number): Promise<Listed | undefined> =>
	(
		await db
			.select(listed)
			.from(messages)
			.leftJoin(users, eq(users.id, messages.user_id))
			.where(and(eq(messages.id, id), eq(messages.seminar_date_id, dateId)))
	)[0];

export const findRecipients = (db: Db, ids: number[]) =>
	db
		.select({
			id: recipients.id,
			message_id: recipients.message_id,
			name: recipients.name,
			email: recipients.email,
			letter_id: recipients.letter_id,
			booking: signUps.number,
		})
		.from(recipients)
		.leftJoin(signUps, eq(signUps.id, recipients.sign_up_id))
		.where(inArray(recipients.message_id, ids))
		.orderBy(asc(recipients.id));
export type RecipientRow = Awaited<ReturnType<typeof findRecipients>>[number];

export const findTemplates = (db: Db): Promise<TemplateRow[]> =>
	db.select().from(templates).where(isNull(templates.deleted_at)).orderBy(asc(templates.name));

export const lockTemplate = async (tx: Db, id: number): Promise<TemplateRow | undefined> =>
	(await tx.select().from(templates).where(eq(templates.id, id)).for("update"))[0];

export async function insertTemplate(tx: Db, row: typeof templates.$inferInsert): Promise<TemplateRow> {
	const [inserted] = await tx.insert(templates).values(row).returning();
	if (!inserted) throw new Error("The template was not written.");
	return inserted;
}

export async function updateTemplate(tx: Db, id: number, change: Partial<TemplateRow>): Promise<TemplateRow> {
	const [updated] = await tx.update(templates).set(change).where(eq(templates.id, id)).returning();
	if (!updated) throw new Error("The template is gone.");
	return updated;
}
