import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { HOUR_MS } from "#contract/constants.ts";
import { mediaFolders } from "./paths.ts";

export interface KeptFile {
	/** What it is called in the folder. */
	file: string;
	bytes: number;
	/** SHA-256, as hex. */
	hash: string;
}

/** Files of the house that only somebody with a right gets, each under a name that nobody has chosen. */
export function createPrivateFiles(dataDir: string, name: "papers" | "scans" | "pictures") {
	const folder = join(mediaFolders(dataDir).private, name);
	const pathOf = (file: string): string => join(folder, file);

	return {
		/** As it comes, to the disk; whatever fails leaves nothing behind. */
		async keep(content: AsyncIterable<Uint8Array>): Promise<KeptFile> {
			await mkdir(folder, { recursive: true });
			const file = randomUUID();
			const hash = createHash("sha256");
			let bytes = 0;
			const counted = async function* () {
				for await (const chunk of content) {
					bytes += chunk.byteLength;
					hash.update(chunk);
					yield chunk;
				}
			};
			try {
				await pipeline(
					Readable.from(counted(), { objectMode: false }),
					createWriteStream(pathOf(file), { mode: 0o600 }),
				);
			} catch (error) {
				await rm(pathOf(file), { force: true });
				throw error;
			}
			return { file, bytes, hash: hash.digest("hex") };
		},

		/** How it begins and how it ends. */
		async edges(
			{ file, bytes }: Pick<KeptFile, "file" | "bytes">,
			most: number,
		): Promise<[head: Buffer, tail: Buffer]> {
			const handle = await open(pathOf(file));
			try {
				const read = async (position: number) => {
					const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(most), position });
					return buffer.subarray(0, bytesRead);
				};
				return [await read(0), await read(Math.max(0, bytes - most))];
			} finally {
				await handle.close();
			}
		},

		/** From now on under what its bytes add up to: the same file is there once. */
		nameByContent: ({ file, hash }: KeptFile): Promise<void> => rename(pathOf(file), pathOf(hash)),

		/** Those that nothing is bound to any more go, once nobody can be about to bind them. */
		async sweep(findBound: (files: string[]) => Promise<ReadonlySet<string>>): Promise<void> {
			const files = await readdir(folder).catch(() => []);
			const bound = await findBound(files);
			for (const file of files) {
				if (bound.has(file)) continue;
				const { mtimeMs } = await stat(pathOf(file));
				if (Date.now() - mtimeMs > HOUR_MS) await rm(pathOf(file), { force: true });
			}
		},

		/** For whoever reads it from the disk. */
		pathOf,
		stream: (file: string): AsyncIterable<Uint8Array> => createReadStream(pathOf(file)),
		remove: (file: string): Promise<void> => rm(pathOf(file), { force: true }),
	};
}

export type PrivateFiles = ReturnType<typeof createPrivateFiles>;
