import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { refuse } from "#contract/errors.ts";
import { FairQueue } from "#server/fair-queue.ts";
import type { Bucket } from "./bucket.ts";

interface Parts {
	dataDir: string;
	bucket: Bucket | null;
}

/** So many are fetched at once; who asks for what nobody has waits in the same line. */
const FETCHES = { atOnce: 8, perLane: 200, total: 200, waitMs: 60_000 };
/** Files of which this process knows that they lie in the bucket. */
const KNOWN_MOST = 20_000;

const isThere = (file: string): Promise<boolean> =>
	access(file).then(
		() => true,
		() => false,
	);

/** Opened by whoever reads it: nginx may do so in our place. */
async function* bytesOf(file: string, isPassing: boolean): AsyncGenerator<Uint8Array> {
	try {
		yield* createReadStream(file);
	} finally {
		if (isPassing) await rm(file, { force: true });
	}
}

/**
 * OPS-04: every file below the media folder, by its path there. With a bucket the folder only keeps what was needed
 * here; without one it is all there is.
 */
export function createMediaFiles({ dataDir, bucket }: Parts) {
	const root = join(dataDir, "media");
	const pathOf = (path: string): string => join(root, path);
	const queue = new FairQueue(FETCHES);
	const fetching = new Map<string, Promise<boolean>>();
	const known = new Set<string>();

	function know(path: string): void {
		const [oldest = ""] = known;
		if (known.size >= KNOWN_MOST) known.delete(oldest);
		known.add(path);
	}

	/** Under its name only when all of it is there. */
	async function fetchFrom(from: Bucket, path: string): Promise<boolean> {
		const target = pathOf(path);
		await mkdir(dirname(target), { recursive: true });
		const partial = `${target}.${randomUUID()}.partial`;
		if (!(await from.fetch(path, partial))) return false;
		await rename(partial, target);
		know(path);
		return true;
	}

	function fetchOnce(from: Bucket, path: string): Promise<boolean> {
		const running =
			fetching.get(path) ?? queue.run("fetch", () => fetchFrom(from, path)).finally(() => void fetching.delete(path));
		fetching.set(path, running);
		return running;
	}

	async function isInBucket(path: string): Promise<boolean> {
		if (!bucket || known.has(path)) return bucket !== null;
		if ((await bucket.has(path)) === null) return false;
		know(path);
		return true;
	}

	async function remove(path: string): Promise<void> {
		await rm(pathOf(path), { force: true });
		known.delete(path);
		await bucket?.remove(path);
	}

	/** What lies directly in a folder, here or in the bucket, and since when. */
	async function agesIn(folder: string): Promise<Map<string, Date>> {
		const ages = new Map<string, Date>();
		if (bucket) for await (const { path, at } of bucket.list(`${folder}/`)) ages.set(path.slice(folder.length + 1), at);
		for (const name of await readdir(pathOf(folder)).catch(() => [])) {
			const here = await stat(pathOf(`${folder}/${name}`)).catch(() => null);
			if (here && !ages.has(name)) ages.set(name, here.mtime);
		}
		return ages;
	}

	return {
		bucket,
		/** Where it lies on the disk, if it does. */
		pathOf,
		agesIn,
		remove,

		/** Brings it here where it is missing; false where there is none. */
		bring: async (path: string): Promise<boolean> =>
			(await isThere(pathOf(path))) || (bucket !== null && (await fetchOnce(bucket, path))),

		/** The file on the disk, fetched where it is missing. */
		async local(path: string): Promise<string> {
			if (!(await isThere(pathOf(path))) && !(bucket && (await fetchOnce(bucket, path)))) throw refuse("not_found");
			return pathOf(path);
		},

		/** To the bucket, before any row speaks of it; the file may still have another name. */
		async publish(path: string, file = pathOf(path)): Promise<void> {
			if (!bucket) return;
			await bucket.put(path, file);
			know(path);
		},

		/** What nobody has heard of: all that this process has made of it. */
		async takeBack(path: string): Promise<void> {
			await rm(pathOf(path), { force: true });
			if (known.delete(path)) await bucket?.remove(path).catch(() => {});
		},

		/** Its bytes; what had to be fetched for them does not stay here. */
		async read(path: string): Promise<AsyncIterable<Uint8Array>> {
			if (await isThere(pathOf(path))) return bytesOf(pathOf(path), false);
			const passing = `${pathOf(path)}.${randomUUID()}.partial`;
			await mkdir(dirname(passing), { recursive: true });
			if (!(await bucket?.fetch(path, passing))) throw refuse("not_found");
			return bytesOf(passing, true);
		},

		/** From now on the bucket alone has it. */
		leave: async (path: string): Promise<void> => (bucket ? rm(pathOf(path), { force: true }) : undefined),

		/** A folder with all in it, or a file. */
		async removeFolder(folder: string): Promise<void> {
			if (bucket)
				for await (const { path } of bucket.list(folder))
					if (path === folder || path.startsWith(`${folder}/`)) await remove(path);
			await rm(pathOf(folder), { recursive: true, force: true });
		},

		/** Where browsers get it from without us; null where they do not. */
		signed: async (path: string, seconds: number): Promise<string | null> =>
			bucket && (await isInBucket(path)) ? bucket.signed(path, seconds) : null,
	};
}

export type MediaFiles = ReturnType<typeof createMediaFiles>;
