import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { people, personNotes } from "./tables.ts";

const SHOWN = {
	id: personNotes.id,
	person_id: people.id,
	text: personNotes.text,
	written_by: personNotes.written_by,
	by: users.name,
	created_at: personNotes.created_at,
	updated_at: personNotes.updated_at,
	deleted_at: personNotes.deleted_at,
};

const select = (db: Db) =>
	db
		.select(SHOWN)
		.from(personNotes)
		.innerJoin(people, eq(people.email, personNotes.email))
		.leftJoin(users, eq(users.id, personNotes.written_by))
		.$dynamic();

export type NoteRow = Awaited<ReturnType<typeof select>>[number];

/** So many stand beside the timeline, which tells of all. */
const MOST = 20;

export const findNotes = (db: Db, email: string): Promise<NoteRow[]> =>
	select(db)
		.where(and(eq(personNotes.email, email), isNull(personNotes.deleted_at)))
		.orderBy(desc(personNotes.created_at), desc(personNotes.id))
		.limit(MOST);

export const lockNote = async (tx: Db, id: number): Promise<NoteRow | undefined> =>
	(await select(tx).where(eq(personNotes.id, id)).for("update", { of: personNotes }))[0];

export const insertNote = async (tx: Db, note: typeof personNotes.$inferInsert): Promise<number> => {
	const [row] = await tx.insert(personNotes).values(note).returning({ id: personNotes.id });
	if (!row) throw new Error("No note was written.");
	return row.id;
};

export const updateNote = (tx: Db, id: number, change: Partial<typeof personNotes.$inferInsert>) =>
	tx.update(personNotes).set(change).where(eq(personNotes.id, id));

/** Notes go with the address. */
export const moveNotes = (tx: Db, from: string, to: string) =>
	tx.update(personNotes).set({ email: to }).where(eq(personNotes.email, from));
