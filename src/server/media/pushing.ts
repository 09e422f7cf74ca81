import { stat } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Bucket } from "./bucket.ts";
import { filesBelow } from "./files-below.ts";
import { mediaFolders } from "./paths.ts";

interface Parts {
	dataDir: string;
	bucket: Bucket;
	tell: (progress: Progress) => void;
}

export interface Progress {
	files: number;
	bytes: number;
	/** Those of all that were missing there. */
	ofFiles: number;
	ofBytes: number;
}

interface Missing {
	path: string;
	file: string;
	bytes: number;
}

/** What lies here and not there; what an earlier push has brought there is there. */
async function findMissing({ dataDir, bucket }: Parts): Promise<Missing[]> {
	const there = new Map<string, number>();
	for await (const { path, bytes } of bucket.list("")) there.set(path, bytes);
	const missing: Missing[] = [];
	for (const folder of Object.values(mediaFolders(dataDir)))
		for await (const file of filesBelow(folder)) {
			const path = relative(join(dataDir, "media"), file);
			const { size: bytes } = await stat(file);
			if (!path.endsWith(".partial") && there.get(path) !== bytes) missing.push({ path, file, bytes });
		}
	return missing;
}

/** OPS-04: what lies in the data folder goes to the bucket; stopped and begun again, it goes on where it was. */
export async function pushMedia(parts: Parts): Promise<Progress> {
	const missing = await findMissing(parts);
	const ofBytes = missing.reduce((sum, { bytes }) => sum + bytes, 0);
	const progress = { files: 0, bytes: 0, ofFiles: missing.length, ofBytes };
	for (const { path, file, bytes } of missing) {
		await parts.bucket.put(path, file);
		progress.files += 1;
		progress.bytes += bytes;
		parts.tell(progress);
	}
	return progress;
}
