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

export const deleteFiles = (tx: Db, ids: number[]) => tx.delete(mediaFiles).where(inArray(mediaFiles.id, ids));
