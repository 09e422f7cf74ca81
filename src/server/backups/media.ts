import { copyFile, link, mkdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Bucket } from "#server/media/bucket.ts";
import { filesBelow } from "#server/media/files-below.ts";
import { mediaFolders } from "#server/media/paths.ts";
import { BackupError } from "./manifest.ts";

/** What a probe has left beside them is nobody's. */
const FOLDERS = /^(?:public|private)\//;

export type MediaFile = [path: string, bytes: number];

/** Files never change, so one that lay in the backup before is the same one: it costs no space again. */
async function isLinked(earlier: string | null, target: string): Promise<boolean> {
	await mkdir(dirname(target), { recursive: true });
	if (earlier === null) return false;
	return link(earlier, target).then(
		() => true,
		() => false,
	);
}

async function keep(file: string, target: string, earlier: string | null): Promise<void> {
	if (!(await isLinked(earlier, target))) await copyFile(file, target);
}

const bytesOf = (file: string): Promise<number | null> =>
	stat(file).then(
		({ size }) => size,
		() => null,
	);

/** After the database: what its rows name is there then, and what is deleted meanwhile was needed by nobody new. */
export async function copyMedia(dataDir: string, to: string, before: string | null): Promise<MediaFile[]> {
	const root = join(dataDir, "media");
	const copied: MediaFile[] = [];
	for (const folder of Object.values(mediaFolders(dataDir))) {
		for await (const file of filesBelow(folder)) {
			const path = relative(root, file);
			const earlier = before && join(before, path);
			const isSame = earlier !== null && (await bytesOf(earlier)) === (await bytesOf(file));
			try {
				await keep(file, join(to, path), isSame ? earlier : null);
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code === "ENOENT") continue;
				throw error;
			}
			copied.push([path, (await bytesOf(join(to, path))) ?? 0]);
		}
	}
	return copied;
}

/** What lies in the bucket alone. */
export async function fetchMedia(
	bucket: Bucket,
	to: string,
	before: string | null,
	copied: readonly MediaFile[],
): Promise<MediaFile[]> {
	const here = new Set(copied.map(([path]) => path));
	const fetched: MediaFile[] = [];
	for await (const { path, bytes } of bucket.list("")) {
		if (here.has(path) || !FOLDERS.test(path)) continue;
		const earlier = before && join(before, path);
		const isSame = earlier !== null && (await bytesOf(earlier)) === bytes;
		const target = join(to, path);
		// What is deleted meanwhile was needed by nobody new.
		if ((await isLinked(isSame ? earlier : null, target)) || (await bucket.fetch(path, target)))
			fetched.push([path, (await bytesOf(target)) ?? 0]);
	}
	return fetched;
}

export async function checkMedia(folder: string, media: readonly MediaFile[]): Promise<void> {
	for (const [path, bytes] of media) {
		const found = await bytesOf(join(folder, path));
		if (found !== bytes)
			throw new BackupError(`Die Sicherung ist beschädigt: Die Datei ${path} fehlt oder ist nicht ganz.`);
	}
}

export async function returnMedia(from: string, dataDir: string, media: readonly MediaFile[]): Promise<void> {
	for (const [path] of media) {
		const target = join(dataDir, "media", path);
		await mkdir(dirname(target), { recursive: true });
		await copyFile(join(from, path), target);
	}
}
