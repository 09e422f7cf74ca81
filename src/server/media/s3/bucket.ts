import { open, rm } from "node:fs/promises";
import { extname } from "node:path";
import type { Clock } from "#server/clock.ts";
import { type Bucket, bucketAway } from "../bucket.ts";
import { PART_BYTES, putInParts, readPart } from "./multipart.ts";
import { createRequests, type S3Config } from "./requests.ts";

const TYPES: Record<string, string> = {
	".mp4": "video/mp4",
	".m4s": "video/mp4",
	".m3u8": "application/vnd.apple.mpegurl",
	".vtt": "text/vtt",
	".webp": "image/webp",
	".avif": "image/avif",
	".jpg": "image/jpeg",
};
/** What nobody shows, a browser saves. */
const typeOf = (path: string): string => TYPES[extname(path)] ?? "application/octet-stream";

const ENTRY = /<Contents>(.*?)<\/Contents>/gs;
const fieldOf = (entry: string, name: string): string =>
	new RegExp(`<${name}>([^<]*)</${name}>`).exec(entry)?.[1] ?? "";
const NEXT = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/;

/** OPS-04: a bucket of any service that speaks as S3 does. */
export function createS3Bucket(config: S3Config, clock: Clock): Bucket {
	const requests = createRequests(config, clock);
	const { ask, signed } = requests;

	async function has(path: string): Promise<number | null> {
		const answer = await ask({ method: "HEAD", path });
		return answer && Number(answer.headers.get("content-length"));
	}

	async function write(path: string, to: string, bytes: number): Promise<void> {
		const file = await open(to, "wx", 0o600);
		try {
			for (let at = 0; at < bytes; at += PART_BYTES) {
				const last = Math.min(at + PART_BYTES, bytes) - 1;
				const part = await ask({ method: "GET", path, headers: { range: `bytes=${at}-${last}` } });
				if (part?.body.byteLength !== last - at + 1) throw bucketAway(new Error(`S3: ${path} is not whole`));
				await file.write(part.body, 0, part.body.byteLength, at);
			}
		} finally {
			await file.close();
		}
	}

	return {
		origin: new URL(config.endpoint).origin,
		signed,
		has,

		async put(path, from) {
			const file = await open(from);
			try {
				const { size: bytes } = await file.stat();
				const type = typeOf(path);
				if (bytes > PART_BYTES) return await putInParts(requests, { path, type, file, bytes });
				await ask({
					method: "PUT",
					path,
					headers: { "content-type": type },
					body: await readPart(file, 0, bytes),
				});
			} finally {
				await file.close();
			}
		},

		async fetch(path, to) {
			const bytes = await has(path);
			if (bytes === null) return false;
			try {
				await write(path, to, bytes);
			} catch (error) {
				await rm(to, { force: true });
				throw error;
			}
			return true;
		},

		async *list(prefix) {
			let token: string | undefined;
			do {
				const next: Record<string, string> = token === undefined ? {} : { "continuation-token": token };
				const query = { "list-type": "2", "encoding-type": "url", prefix, ...next };
				const text = (await ask({ method: "GET", query }))?.body.toString("utf8") ?? "";
				for (const [, entry = ""] of text.matchAll(ENTRY)) {
					const path = decodeURIComponent(fieldOf(entry, "Key").replaceAll("+", " "));
					yield { path, bytes: Number(fieldOf(entry, "Size")), at: new Date(fieldOf(entry, "LastModified")) };
				}
				token = NEXT.exec(text)?.[1];
			} while (token !== undefined);
		},

		async remove(path) {
			await ask({ method: "DELETE", path });
		},
	};
}
