import type { FileHandle } from "node:fs/promises";
import { bucketAway } from "../bucket.ts";
import type { Answer, Requests } from "./requests.ts";

/** So much of a file is held in memory at once; S3 takes 10.000 of them. */
export const PART_BYTES = 16 * 1024 * 1024;

const textOf = (answer: Answer | null): string => answer?.body.toString("utf8") ?? "";

export async function readPart(file: FileHandle, position: number, bytes: number): Promise<Uint8Array<ArrayBuffer>> {
	const part = Buffer.alloc(bytes);
	for (let read = 0; read < bytes; ) {
		const { bytesRead } = await file.read(part, read, bytes - read, position + read);
		if (bytesRead === 0) throw new Error("The file became shorter while it was read.");
		read += bytesRead;
	}
	return part;
}

/** A large file piece by piece: it is there when all of it is, and a piece that was lost is sent once more. */
export async function putInParts(
	{ ask }: Requests,
	{ path, type, file, bytes }: { path: string; type: string; file: FileHandle; bytes: number },
): Promise<void> {
	const begun = await ask({ method: "POST", path, query: { uploads: "" }, headers: { "content-type": type } });
	const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(textOf(begun))?.[1];
	if (!uploadId) throw bucketAway(new Error("S3: no upload was begun"));
	try {
		const tags: string[] = [];
		for (let at = 0; at < bytes; at += PART_BYTES) {
			const body = await readPart(file, at, Math.min(PART_BYTES, bytes - at));
			const query = { partNumber: String(tags.length + 1), uploadId };
			const answer = await ask({ method: "PUT", path, query, body });
			tags.push(answer?.headers.get("etag") ?? "");
		}
		const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
		const body = Buffer.from(`<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`);
		const done = textOf(await ask({ method: "POST", path, query: { uploadId }, body }));
		// It says so in an answer that looks like a success.
		if (!done.includes("<CompleteMultipartUploadResult")) throw bucketAway(new Error(`S3: ${done.slice(0, 300)}`));
	} catch (error) {
		await ask({ method: "DELETE", path, query: { uploadId } }).catch(() => {});
		throw error;
	}
}
