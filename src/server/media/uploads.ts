import { mkdir, readdir, readFile, rm, stat, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FileStore } from "@tus/file-store";
import { DAY_MS } from "#contract/constants.ts";
import type { Clock } from "#server/clock.ts";
import { uploadsFolder } from "./paths.ts";

interface Parts {
	dataDir: string;
	clock: Clock;
	/** How much the disk still takes. */
	freeBytes?: (folder: string) => Promise<number>;
}

async function freeOnDisk(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder);
	return bavail * bsize;
}

/** What must remain for the database and everybody else. */
const RESERVE_BYTES = 512 * 1024 * 1024;
const ID = /^[0-9a-f]{32}$/;

/** Films on their way in, each in a file that grows until it is whole. */
export function createUploads({ dataDir, clock, freeBytes = freeOnDisk }: Parts) {
	const folder = uploadsFolder(dataDir);
	const pathOf = (id: string): string => join(folder, id);
	/** Says of a film that has moved on how large it was. */
	const markOf = (id: string): string => `${pathOf(id)}.done`;

	return {
		store: new FileStore({ directory: folder }),
		pathOf,
		isId: (id: string): boolean => ID.test(id),

		async hasRoomFor(bytes: number): Promise<boolean> {
			await mkdir(folder, { recursive: true });
			return (await freeBytes(folder)) - RESERVE_BYTES >= bytes;
		},

		/** Whoever asks again, because the answer was lost, hears that all of it is here. */
		async markDone(id: string, bytes: number): Promise<void> {
			await writeFile(markOf(id), String(bytes));
			await rm(`${pathOf(id)}.json`, { force: true });
		},
		doneBytes: (id: string): Promise<number | null> => readFile(markOf(id), "utf8").then(Number, () => null),

		async remove(id: string): Promise<void> {
			for (const path of [pathOf(id), `${pathOf(id)}.json`]) await rm(path, { force: true });
		},

		/** COURSE-02: what nobody has gone on with for a day. */
		async purge(): Promise<void> {
			for (const name of await readdir(folder).catch(() => [])) {
				const path = join(folder, name);
				// The bytes grow, their description does not: it goes with them.
				const newest = await stat(path.replace(/\.json$/, "")).catch(() => null);
				if (!newest || newest.mtimeMs < clock().getTime() - DAY_MS) await rm(path, { force: true });
			}
		},
	};
}

export type Uploads = ReturnType<typeof createUploads>;
