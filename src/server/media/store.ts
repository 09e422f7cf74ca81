import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { filmWork, mediaFiles } from "./tables.ts";

export type MediaRow = typeof mediaFiles.$inferSelect;
export type NewMedia = typeof mediaFiles.$inferInsert;

export async function findVideo(db: Db, id: number): Promise<Pick<MediaRow, "path" | "hls_path"> | undefined> {
	const [row] = await db
		.select({ path: mediaFiles.path, hls_path: mediaFiles.hls_path })
		.from(mediaFiles)
		.where(and(eq(mediaFiles.id, id), eq(mediaFiles.kind, "video")));
	return row;
}

export async function insertFile(tx: Db, row: NewMedia): Promise<MediaRow> {
	const [inserted] = await tx.insert(mediaFiles).values(row).returning();
	if (!inserted) throw new Error("The file was not written.");
	return inserted;
}

export const findFiles = async (db: Db, ids: number[]): Promise<MediaRow[]> =>
	ids.length === 0 ? [] : db.select().from(mediaFiles).where(inArray(mediaFiles.id, ids));

export const findPercent = async (db: Db, id: number): Promise<number> =>
	(await db.select({ percent: filmWork.percent }).from(filmWork).where(eq(filmWork.file_id, id)))[0]?.percent ?? 0;
