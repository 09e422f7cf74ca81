import { constants } from "node:fs";
import { access, mkdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mediaFolders } from "#server/media/paths.ts";
import { newToken } from "#server/tokens.ts";

export interface Disk {
	folder: string;
	freeBytes: number;
	totalBytes: number;
	isWritable: boolean;
}

const isWritable = (folder: string): Promise<boolean> =>
	access(folder, constants.W_OK).then(
		() => true,
		() => false,
	);

export async function lookAtDisk(dataDir: string): Promise<Disk> {
	const { bavail, blocks, bsize } = await statfs(dataDir);
	const writable = await Promise.all(Object.values(mediaFolders(dataDir)).map(isWritable));
	return {
		folder: dataDir,
		freeBytes: bavail * bsize,
		totalBytes: blocks * bsize,
		isWritable: writable.every(Boolean),
	};
}

/** Writes a file into each folder, reads it and removes it; what is wrong is thrown. */
export async function tryWriting(dataDir: string): Promise<void> {
	for (const folder of Object.values(mediaFolders(dataDir))) {
		await mkdir(folder, { recursive: true });
		const file = join(folder, `.probe-${newToken()}`);
		try {
			await writeFile(file, file);
			if ((await readFile(file, "utf8")) !== file) throw new Error("What was written is not what was read.");
		} finally {
			await rm(file, { force: true });
		}
	}
}
