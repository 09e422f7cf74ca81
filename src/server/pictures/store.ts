import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { ImageKind } from "#contract/images.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { pictures } from "./tables.ts";

export type PictureRow = typeof pictures.$inferSelect;
export type NewPicture = typeof pictures.$inferInsert;

const withName = { picture: pictures, uploaded_by: users.name };
export interface NamedRow {
	picture: PictureRow;
	uploaded_by: string | null;
}

/** The newest first. */
export const findPictures = (db: Db, kind: ImageKind | undefined): Promise<NamedRow[]> =>
	db
		.select(withName)
		.from(pictures)
		.leftJoin(users, eq(users.id, pictures.uploaded_by))
		.where(and(isNull(pictures.removed_at), kind ? eq(pictures.kind, kind) : undefined))
		.orderBy(desc(pictures.created_at), desc(pictures.id));

export const findPicture = async (db: Db, id: number): Promise<NamedRow | undefined> =>
	(
		await db
			.select(withName)
			.from(pictures)
			.leftJoin(users, eq(users.id, pictures.uploaded_by))
			.where(eq(pictures.id, id))
	)[0];

export const lockPicture = async (tx: Db, id: number): Promise<PictureRow | undefined> =>
	(await tx.select().from(pictures).where(eq(pictures.id, id)).for("update"))[0];

/** One that can be used. */
export const findByPath = async (db: Db, path: string): Promise<PictureRow | undefined> =>
	(
		await db
			.select()
			.from(pictures)
			.where(and(eq(pictures.path, path), isNull(pictures.removed_at)))
	)[0];

export const findByContent = async (db: Db, kind: ImageKind, hash: string): Promise<PictureRow | undefined> =>
	(
		await db
			.select()
			.from(pictures)
			.where(and(eq(pictures.kind, kind), eq(pictures.hash, hash)))
	)[0];

/** Of two who bring the same at the same moment the second gets what the first has made. */
export async function insertPicture(tx: Db, row: NewPicture): Promise<number> {
	const [inserted] = await tx
		.insert(pictures)
		.values(row)
		.onConflictDoUpdate({
			target: [pictures.kind, pictures.hash],
			set: { removed_at: null, revision: sql`${pictures.revision}` },
		})
		.returning({ id: pictures.id });
	if (!inserted) throw new Error("The picture was not written.");
	return inserted.id;
}

export const insertReadyMade = (tx: Db, rows: NewPicture[]) =>
	tx.insert(pictures).values(rows).onConflictDoNothing({ target: pictures.path });

export const updatePicture = (tx: Db, id: number, change: Partial<NewPicture>) =>
	tx.update(pictures).set(change).where(eq(pictures.id, id));

export const findRemoved = (db: Db, before: Date): Promise<PictureRow[]> =>
	db
		.select()
		.from(pictures)
		.where(and(isNotNull(pictures.removed_at), lt(pictures.removed_at, before)));

export const deletePicture = (tx: Db, id: number) => tx.delete(pictures).where(eq(pictures.id, id));

export const findTitles = (db: Db) => db.select({ id: pictures.id, title: pictures.title }).from(pictures);
