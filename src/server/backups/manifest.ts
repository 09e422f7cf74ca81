import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";

/** What a table holds: how many rows, and a sum over all of them in whatever order. */
const TableSum = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sum: z.string() });
export type TableSum = z.output<typeof TableSum>;

/** A copy of the cluster's own files, from which the archive leads to every later moment. */
const Base = z.object({
	/** Whose archive goes with it. */
	system: z.string(),
	timeline: z.number(),
	/** The first file of the archive that it needs. */
	first_wal: z.string(),
	/** Where in the archive it is whole, and when that was. */
	whole_at_lsn: z.string(),
	whole_at: z.string(),
});
export type Base = z.output<typeof Base>;

/** What a backup says of itself. It lies in it only when everything else does. */
const Manifest = z.object({
	format: z.literal(1),
	made_at: z.string(),
	version: z.string(),
	/** The time stamp of the newest migration. */
	migration: z.number(),
	tables: z.array(TableSum),
	/** Their last values; null where none was given out yet. */
	sequences: z.record(z.string(), z.nullable(z.string())),
	/** By path below the media folder, with their bytes. */
	media: z.array(z.tuple([z.string(), z.number()])),
	base: z.optional(Base),
});
export type Manifest = z.output<typeof Manifest>;

export const MANIFEST = "manifest.json";
export const DATABASE = "database";
export const MEDIA = "media";
export const BASE = "base";

/** What lies in the folder of backups. */
export interface BackupState {
	folder: string;
	count: number;
	last: { name: string; madeAt: Date; rows: number; mediaBytes: number } | null;
	/** Between which moments the house can be brought back to any; none where no archive is kept. */
	moments: { from: Date | null; until: Date | null; isStuck: boolean } | null;
}

/** Said to people as it is. */
export class BackupError extends Error {}

export async function readManifest(folder: string): Promise<Manifest> {
	const text = await readFile(join(folder, MANIFEST), "utf8").catch((error: NodeJS.ErrnoException) => {
		const reason = error.code === "ENOENT" ? `${MANIFEST} fehlt` : error.message;
		throw new BackupError(`In ${folder} liegt keine Sicherung, die sich lesen lässt: ${reason}.`);
	});
	try {
		return z.parse(Manifest, JSON.parse(text));
	} catch {
		throw new BackupError(`Die Sicherung in ${folder} ist beschädigt: ${MANIFEST} lässt sich nicht lesen.`);
	}
}
