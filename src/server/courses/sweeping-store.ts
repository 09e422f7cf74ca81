import { inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { mediaFiles } from "#server/media/tables.ts";
import { courses } from "./tables.ts";

/** Files that no course has any more and nobody is about to give one. */
export const lockUnused = (tx: Db, before: Date) =>
	tx
		.select({ id: mediaFiles.id, kind: mediaFiles.kind, path: mediaFiles.path, hls_path: mediaFiles.hls_path })
		.from(mediaFiles)
		.where(sql`${mediaFiles.created_at} < ${before.toISOString()}::timestamptz and not exists (
			select 1 from ${courses} where ${mediaFiles.id} in (teaser_file_id, teaser_captions_file_id, video_file_id, video_captions_file_id))`)
		.for("update");

/** Where all files and the folders of all pieces lie, below their folder. */
export async function findPaths(db: Db): Promise<Set<string>> {
	const rows = await db.select({ path: mediaFiles.path, hls_path: mediaFiles.hls_path }).from(mediaFiles);
	return new Set(rows.flatMap(({ path, hls_path }) => (hls_path === null ? [path] : [path, hls_path])));
}

export const deleteFiles = (tx: Db, ids: number[]) => tx.delete(mediaFiles).where(inArray(mediaFiles.id, ids));
