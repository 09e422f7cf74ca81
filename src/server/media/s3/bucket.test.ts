import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { type FakeS3, openS3 } from "#tests/support/s3.ts";
import type { Bucket, BucketEntry } from "../bucket.ts";
import { createS3Bucket } from "./bucket.ts";

let s3: FakeS3;
beforeAll(async () => {
	s3 = await openS3();
});
afterAll(() => s3.close());

function bucketWith(env: Record<string, string> = {}): Bucket {
	const { s3: config } = readConfig({ ...s3.env, ...env });
	if (!config) throw new Error("No bucket is configured.");
	return createS3Bucket(config, () => new Date());
}

async function fileOf(content: Uint8Array): Promise<string> {
	const file = join(await temporaryFolder(), "file");
	await writeFile(file, content);
	return file;
}
const gone = async () => join(await temporaryFolder(), "fetched");
const AWAY = { status: 503, body: { code: "storage_unavailable" } };

test("OPS-04 what is put comes back byte for byte, also with an odd name, and goes", async () => {
	const bucket = bucketWith();
	const path = "public/scenes/ein bild (1)-ä+&.webp";
	await bucket.put(path, await fileOf(Buffer.from("ein Bild")));
	expect(s3.objects.get(path)?.type).toBe("image/webp");
	const to = await gone();
	expect([await bucket.has(path), await bucket.fetch(path, to)]).toEqual([8, true]);
	expect(await readFile(to, "utf8")).toBe("ein Bild");
	await bucket.remove(path);
	expect([await bucket.has(path), await bucket.fetch(path, await gone())]).toEqual([null, false]);
});

test("OPS-04 a large film goes up in parts and comes down in ranges", async () => {
	const bucket = bucketWith();
	const film = randomBytes(16 * 1024 * 1024 + 7);
	s3.asked = [];
	await bucket.put("private/films/a.mp4", await fileOf(film));
	expect(s3.asked.filter((line) => line.startsWith("PUT"))).toHaveLength(2);
	expect([s3.uploads.size, s3.objects.get("private/films/a.mp4")?.type]).toEqual([0, "video/mp4"]);
	const to = await gone();
	await bucket.fetch("private/films/a.mp4", to);
	expect((await readFile(to)).equals(film)).toBe(true);
	await bucket.remove("private/films/a.mp4");
});

test("OPS-04 a list is read to its end", async () => {
	const bucket = bucketWith();
	const file = await fileOf(Buffer.from("x"));
	const paths = Array.from({ length: 7 }, (_, index) => `private/hls/a/teil ${index}.m4s`);
	for (const path of [...paths, "private/hls/b/1.m4s"]) await bucket.put(path, file);
	const found: BucketEntry[] = [];
	for await (const entry of bucket.list("private/hls/a/")) found.push(entry);
	expect(found.map(({ path }) => path)).toEqual(paths);
	expect(found[0]).toMatchObject({ bytes: 1, at: expect.any(Date) });
});

test("OPS-04 a signed address opens one file for a while and nothing else", async () => {
	const bucket = bucketWith();
	await bucket.put("private/films/b.mp4", await fileOf(Buffer.from("0123456789")));
	const address = bucket.signed("private/films/b.mp4", 60);
	const answer = await fetch(address, { headers: { Range: "bytes=2-4" } });
	expect([answer.status, await answer.text(), answer.headers.get("content-type")]).toEqual([206, "234", "video/mp4"]);
	const statusOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;
	expect(await statusOf(address.replace("b.mp4", "c.mp4"))).toBe(403);
	expect(await statusOf(address.replace("Expires=60", "Expires=6000"))).toBe(403);
	expect(await statusOf(address, { method: "DELETE" })).toBe(403);
	expect(await statusOf(address.split("?")[0] ?? "")).toBe(403);
	s3.clock = () => new Date(Date.now() + 61_000);
	expect(await statusOf(address)).toBe(403);
	s3.clock = () => new Date();
});

test("OPS-04 a stumble is passed over; a service that stays away is told as one sentence and leaves nothing", async () => {
	const bucket = bucketWith();
	const file = await fileOf(Buffer.from("x"));
	s3.failing = 2;
	await bucket.put("private/papers/a", file);
	expect(s3.objects.has("private/papers/a")).toBe(true);
	s3.failing = 3;
	await expect(bucket.put("private/papers/b", file)).rejects.toMatchObject(AWAY);
	expect(s3.objects.has("private/papers/b")).toBe(false);
	const nobody = bucketWith({ S3_ENDPOINT: "http://127.0.0.1:1" });
	await expect(nobody.has("private/papers/a")).rejects.toMatchObject(AWAY);
});

test("OPS-04 a wrong key or bucket is refused at once", async () => {
	const wrong: Record<string, string>[] = [{ S3_SECRET_KEY: "x" }, { S3_ACCESS_KEY: "x" }, { S3_BUCKET: "other" }];
	for (const env of wrong) {
		s3.asked = [];
		const file = await fileOf(Buffer.from("x"));
		await expect(bucketWith(env).put("private/papers/c", file)).rejects.toMatchObject(AWAY);
		expect(s3.asked).toHaveLength(1);
	}
});
