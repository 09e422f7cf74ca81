import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "#server/clock.ts";
import type { Bucket } from "#server/media/bucket.ts";
import { ownProcess } from "#server/state/process.ts";
import { copyCluster } from "./base.ts";
import { dump } from "./dumping.ts";
import { BASE, DATABASE, MANIFEST, type Manifest, MEDIA } from "./manifest.ts";
import { copyMedia, fetchMedia } from "./media.ts";

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;
const PART = ".part";

const nameAt = (now: Date): string =>
	now
		.toISOString()
		.replace(/\.\d+Z$/, "Z")
		.replaceAll(":", "-");

/** Whole ones, the oldest first. */
export async function findBackups(folder: string): Promise<string[]> {
	const names = await readdir(folder).catch(() => []);
	return names.filter((name) => NAME.test(name)).sort();
}

interface Parts {
	url: string;
	dataDir: string;
	/** Where backups lie, each in a folder of its own. */
	folder: string;
	clock: Clock;
	/** Where media lies that is not in the data folder. */
	bucket: Bucket | null;
	/** The embedded database's own folder, copied too where its archive is kept. */
	cluster?: string | null;
	/** Whoever ends meanwhile leaves nothing half. */
	signal?: AbortSignal;
}

export interface Made {
	folder: string;
	manifest: Manifest;
}

/** A copy of database and files while everything goes on. It gets its name when it is whole. */
export async function makeBackup(parts: Parts): Promise<Made> {
	const { url, dataDir, folder, clock, bucket, cluster = null, signal } = parts;
	const now = clock();
	const target = join(folder, nameAt(now));
	const part = target + PART;
	await mkdir(part, { recursive: true, mode: 0o700 });
	try {
		const last = (await findBackups(folder)).at(-1);
		const database = await dump(url, join(part, DATABASE), signal);
		const base = cluster ? { base: await copyCluster({ url, dataDir, cluster, to: join(part, BASE), signal }) } : {};
		const before = last ? join(folder, last, MEDIA) : null;
		const media = await copyMedia(dataDir, join(part, MEDIA), before);
		if (bucket) media.push(...(await fetchMedia(bucket, join(part, MEDIA), before, media)));
		const manifest: Manifest = {
			format: 1,
			made_at: now.toISOString(),
			version: ownProcess().version,
			...database,
			...base,
			media,
		};
		await writeFile(join(part, MANIFEST), JSON.stringify(manifest, null, "\t"), { mode: 0o600 });
		await rename(part, target);
		return { folder: target, manifest };
	} catch (error) {
		await rm(part, { recursive: true, force: true });
		throw error;
	}
}

/** The newest stay; what a killed process has left half goes too. Nobody else makes one meanwhile. */
export async function prune(folder: string, most: number): Promise<void> {
	const halves = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(PART));
	for (const name of [...halves, ...(await findBackups(folder)).slice(0, -most)])
		await rm(join(folder, name), { recursive: true, force: true });
}
