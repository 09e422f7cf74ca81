import { readdir, readFile, rename, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Bounces } from "./bounces.ts";

interface Parts {
	/** A Maildir; none means that nobody looks. */
	folder: string | null;
	bounces: Pick<Bounces, "take">;
}

/** A report names our letter in its first lines; what is larger is no report. */
export const MOST_BYTES = 1_000_000;

/** NEWS-03: what a mail server, fetchmail or getmail lays into a Maildir. */
export function createReturns({ folder, bounces }: Parts) {
	async function isKnown(path: string): Promise<boolean> {
		if ((await stat(path)).size > MOST_BYTES) return false;
		return bounces.take(await readFile(path));
	}

	return {
		/** What was ours is noted and goes; what was not waits as read, for somebody to look at. */
		async tend(): Promise<void> {
			if (!folder) return;
			for (const name of (await readdir(join(folder, "new"))).sort()) {
				const path = join(folder, "new", name);
				if (await isKnown(path)) await unlink(path);
				else await rename(path, join(folder, "cur", `${name}:2,S`));
			}
		},
	};
}
