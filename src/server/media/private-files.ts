import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { HOUR_MS } from "#contract/constants.ts";
import type { MediaFiles } from "./files.ts";

export interface KeptFile {
	/** What it is called in the folder. */
	file: string;
	bytes: number;
	/** SHA-256, as hex. */
	hash: string;
}

/** Files of the house that only somebody with a right gets, each under a name that nobody has chosen. */
export function createPrivateFiles(files: MediaFiles, name: "papers" | "scans" | "pictures") {
	const folder = `private/${name}`;
	const keyOf = (file: string): string => `${folder}/${file}`;
	const pathOf = (file: string): string => files.pathOf(keyOf(file));

	return {
		/** As it comes, to the disk; whatever fails leaves nothing behind. */
		async keep(content: AsyncIterable<Uint8Array>): Promise<KeptFile> {
			await mkdir(files.pathOf(folder), { recursive: true });
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
		async nameByContent({ file, hash }: KeptFile): Promise<void> {
			await files.publish(keyOf(hash), pathOf(file));
			await rename(pathOf(file), pathOf(hash));
			await files.leave(keyOf(hash));
		},

		/** To where it is kept for good, before a row speaks of it. */
		async publish({ file }: Pick<KeptFile, "file">): Promise<void> {
			await files.publish(keyOf(file));
			await files.leave(keyOf(file));
		},

		/** Those that nothing is bound to any more go, once nobody can be about to bind them. */
		async sweep(findBound: (files: string[]) => Promise<ReadonlySet<string>>): Promise<void> {
			const ages = await files.agesIn(folder);
			const bound = await findBound([...ages.keys()]);
			for (const [file, since] of ages)
				if (!bound.has(file) && Date.now() - since.getTime() > HOUR_MS) await files.remove(keyOf(file));
		},

		/** For whoever reads it from the disk. */
		pathOf,
		/** What people wrote stays on no disk but the one that it is kept on. */
		async send(file: string): Promise<{ content: AsyncIterable<Uint8Array>; stored?: string }> {
			const content = await files.read(keyOf(file));
			return files.bucket ? { content } : { content, stored: keyOf(file) };
		},
		/** One that no row speaks of. */
		discard: (file: string): Promise<void> => files.takeBack(keyOf(file)),
		remove: (file: string): Promise<void> => files.remove(keyOf(file)),
	};
}

export type PrivateFiles = ReturnType<typeof createPrivateFiles>;
