import { and, eq } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { mediaFiles } from "./tables.ts";

export async function findVideoPath(db: Db, id: number): Promise<string | undefined> {
	const [row] = await db
		.select({ path: mediaFiles.path })
		.from(mediaFiles)
		.where(and(eq(mediaFiles.id, id), eq(mediaFiles.kind, "video")));
	return row?.path;
}
