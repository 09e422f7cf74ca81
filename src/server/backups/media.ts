import { copyFile, link, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { mediaFolders } from "#server/media/paths.ts";
import { BackupError } from "./manifest.ts";

export type MediaFile = [path: string, bytes: number];

/** Also through links: a house may keep its films on another disk. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
	for (const name of await readdir(folder).catch(() => [])) {
		const path = join(folder, name);
		const found = await stat(path).catch(() => null);
		if (found?.isDirectory()) yield* filesBelow(path);
		else if (found?.isFile()) yield path;
	}
}

/** Files never change, so one that lay in the backup before is the same one: it costs no space again. */
async function keep(file: string, target: string, earlier: string | null): Promise<void> {
	await mkdir(dirname(target), { recursive: true });
	const isLinked =
		earlier !== null &&
		(await link(earlier, target).then(
			() => true,
			() => false,
		));
	if (!isLinked) await copyFile(file, target);
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
