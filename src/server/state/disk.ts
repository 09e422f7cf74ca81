import { constants } from "node:fs";
import { access, mkdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Bucket } from "#server/media/bucket.ts";
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
export async function tryWriting(dataDir: string, bucket: Bucket | null): Promise<void> {
	await tryFolders(dataDir);
	if (bucket) await tryBucket(dataDir, bucket);
}

async function tryBucket(dataDir: string, bucket: Bucket): Promise<void> {
	const path = `probe/${newToken()}`;
	const file = join(mediaFolders(dataDir).private, `.probe-${newToken()}`);
	try {
		await writeFile(file, path);
		await bucket.put(path, file);
		if ((await bucket.has(path)) !== path.length) throw new Error("What was written is not there.");
	} finally {
		await rm(file, { force: true });
		await bucket.remove(path);
	}
}

async function tryFolders(dataDir: string): Promise<void> {
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
