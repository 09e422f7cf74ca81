import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { mediaFolders } from "./paths.ts";

export interface KeptFile {
	/** What it is called in the folder. */
	file: string;
	bytes: number;
	/** SHA-256, as hex. */
	hash: string;
}

const FOLDER = "papers";

/** Files of the house that only somebody with a right gets, each under a name that nobody has chosen. */
export function createPrivateFiles(dataDir: string) {
	const folder = join(mediaFolders(dataDir).private, FOLDER);
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
				await pipeline(Readable.from(counted(), { objectMode: false }), createWriteStream(pathOf(file)));
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

		stream: (file: string): AsyncIterable<Uint8Array> => createReadStream(pathOf(file)),
		remove: (file: string): Promise<void> => rm(pathOf(file), { force: true }),
	};
}

export type PrivateFiles = ReturnType<typeof createPrivateFiles>;
