import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { MediaRow, NewMedia } from "./store.ts";
import { filmWork, mediaFiles } from "./tables.ts";

/** The next that nobody works on, or that whoever did is not heard of any more. */
export async function claimNext(tx: Db, now: Date, silentSince: Date): Promise<MediaRow | undefined> {
	const [row] = await tx
		.select()
		.from(mediaFiles)
		.where(sql`${mediaFiles.prepared_at} is null and ${mediaFiles.kind} <> 'captions' and not exists (
			select 1 from ${filmWork} where ${filmWork.file_id} = ${mediaFiles.id} and ${filmWork.heard_at} >= ${silentSince.toISOString()}::timestamptz)`)
		.orderBy(mediaFiles.id)
		.limit(1)
		.for("update", { skipLocked: true });
	if (row) await noteWork(tx, row.id, 0, now);
	return row;
}

export const noteWork = (tx: Db, id: number, percent: number, now: Date) =>
	tx
		.insert(filmWork)
		.values({ file_id: id, percent, heard_at: now })
		.onConflictDoUpdate({ target: filmWork.file_id, set: { percent, heard_at: now } });

export const dropWork = (tx: Db, id: number) => tx.delete(filmWork).where(eq(filmWork.file_id, id));

export const updateFile = (tx: Db, id: number, change: Partial<NewMedia>) =>
	tx.update(mediaFiles).set(change).where(eq(mediaFiles.id, id));
