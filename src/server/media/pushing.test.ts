import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { copyMedia, fetchMedia } from "#server/backups/media.ts";
import { readConfig } from "#server/config.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { type FakeS3, openS3 } from "#tests/support/s3.ts";
import type { Bucket } from "./bucket.ts";
import { pushMedia } from "./pushing.ts";
import { createS3Bucket } from "./s3/bucket.ts";

let s3: FakeS3;
let bucket: Bucket;
beforeAll(async () => {
	s3 = await openS3();
	const { s3: config } = readConfig(s3.env);
	if (!config) throw new Error("No bucket is configured.");
	bucket = createS3Bucket(config, () => new Date());
});
beforeEach(() => {
	s3.objects.clear();
	s3.asked = [];
});
afterAll(() => s3.close());

async function folderWith(...paths: string[]): Promise<string> {
	const dataDir = await temporaryFolder();
	for (const path of paths) {
		await mkdir(join(dataDir, "media", path, ".."), { recursive: true });
		await writeFile(join(dataDir, "media", path), path);
	}
	return dataDir;
}

const PATHS = ["private/films/a.mp4", "private/hls/x/1.m4s", "public/scenes/b.webp", "public/tracks/c.vtt"];

test("OPS-04 what lay in the data folder before is pushed once, and goes on where it was stopped", async () => {
	const dataDir = await folderWith(...PATHS, "public/scenes/d.webp.partial", "uploads/e");
	const tell = ({ files }: { files: number }) => {
		if (files === 2) throw new Error("stopped");
	};
	await expect(pushMedia({ dataDir, bucket, tell })).rejects.toThrow("stopped");
	expect(s3.objects.size).toBe(2);
	expect(await pushMedia({ dataDir, bucket, tell: () => {} })).toMatchObject({ files: 2, ofFiles: 2 });
	expect([...s3.objects.keys()].sort()).toEqual(PATHS);
	expect(await pushMedia({ dataDir, bucket, tell: () => {} })).toMatchObject({ files: 0, ofFiles: 0 });
});

test("OPS-04 a copy of the house holds what lies in the bucket alone, and the next one fetches nothing again", async () => {
	await pushMedia({ dataDir: await folderWith(...PATHS), bucket, tell: () => {} });
	const dataDir = await folderWith(PATHS[0] as string);
	const folder = await temporaryFolder();
	const copy = async (name: string, before: string | null) => {
		const to = join(folder, name);
		const copied = await copyMedia(dataDir, to, before);
		return [...copied, ...(await fetchMedia(bucket, to, before, copied))].map(([path]) => path).sort();
	};
	expect(await copy("eins", null)).toEqual(PATHS);
	for (const path of PATHS) expect(await readFile(join(folder, "eins", path), "utf8")).toBe(path);
	s3.asked = [];
	expect(await copy("zwei", join(folder, "eins"))).toEqual(PATHS);
	expect(s3.asked.filter((line) => line !== "GET ")).toEqual([]);
});
