import { afterAll, beforeAll, expect, test } from "vitest";
import type { Course } from "#contract/courses.ts";
import { ERRORS } from "#contract/errors.ts";
import type { Paged } from "#contract/paging.ts";
import { readConfig } from "#server/config.ts";
import { createMedia } from "#server/media/service.ts";
import { createSecrets } from "#server/secrets/service.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";

const START = new Date("2026-05-04T10:00:00Z");
const MINUTE_MS = 60_000;

let now = START;
let api: TestApp;
let film: string;
let size: number;

beforeAll(async () => {
	api = await createTestApp({ clock: () => now });
	film = (await freeCourse()).video.path ?? "";
	const { rows } = await api.database.pool.query<{ bytes: string }>("select bytes from media_files where id = $1", [
		fileId(film),
	]);
	size = Number(rows[0]?.bytes);
});
afterAll(() => api.close());

const courses = async (query = "") => ((await api.get(`/api/v1/online_seminar${query}`)).body as Paged<Course>).data;
const freeCourse = async () => (await courses()).find(({ price, is_active }) => price === null && is_active) as Course;
const fileId = (path: string) => path.match(/video\/(\d+)/)?.[1];
const linkOf = (path: string) => {
	const query = new URL(path, "http://vsz.example").searchParams;
	return { fileId: fileId(path) ?? "", expires: query.get("expires") ?? "", signature: query.get("signature") ?? "" };
};
const request = (headers: Record<string, string> = {}, url = film, method: "GET" | "HEAD" = "GET") =>
	api.fastify.inject({ method, url, headers });

test("SEC-13 a free course carries a signed link to its film, a priced or inactive one carries none", async () => {
	const all = await courses();
	for (const { price, is_active, video } of all) {
		if (price === null && is_active)
			expect(video.path).toMatch(/^\/media\/video\/\d+\?expires=\d+&signature=[\w-]{43}$/);
		else expect(video.path).toBeNull();
	}
	const { id, slug, video } = await freeCourse();
	for (const path of [`/${id}`, `?slug=${slug}`]) {
		const { data } = (await api.get(`/api/v1/online_seminar${path}`)).body as { data: Course };
		expect(data.video).toEqual(video);
	}
});

test("SEC-13 an inactive free course carries no link", async () => {
	const { id } = await freeCourse();
	await api.database.pool.query("update courses set is_active = false where id = $1", [id]);
	api.cache.clear();
	const { data } = (await api.get(`/api/v1/online_seminar/${id}`)).body as { data: Course };
	expect(data).toMatchObject({ price: null, is_active: false, video: { path: null } });
	await api.database.pool.query("update courses set is_active = true where id = $1", [id]);
	api.cache.clear();
});

test("SEC-13 the film answers to its link, is not kept, and its address is not passed on", async () => {
	const { statusCode, headers, rawPayload } = await request();
	expect([statusCode, rawPayload.byteLength]).toEqual([200, size]);
	expect(headers).toMatchObject({
		"content-type": "video/mp4",
		"content-length": String(size),
		"accept-ranges": "bytes",
		"cache-control": "private, no-store",
		"referrer-policy": "no-referrer",
		"x-content-type-options": "nosniff",
	});
	expect(headers.etag).toMatch(/"[\w-]+"/);
});

test("SEC-13 HEAD answers the same without the film", async () => {
	const { statusCode, headers, rawPayload } = await request({}, film, "HEAD");
	expect([statusCode, rawPayload.byteLength]).toEqual([200, 0]);
	expect(headers).toMatchObject({
		"content-type": "video/mp4",
		"content-length": String(size),
		"accept-ranges": "bytes",
	});
});

test("SEC-13 ranges are answered: a start, a middle, an open end, a suffix", async () => {
	const whole = (await request()).rawPayload;
	for (const [range, start, end] of [
		["bytes=0-1", 0, 1],
		["bytes=1000-1999", 1000, 1999],
		["bytes=5000-5000", 5000, 5000],
		[`bytes=${size - 10}-`, size - 10, size - 1],
		["bytes=-500", size - 500, size - 1],
		[`bytes=100-${size + 5000}`, 100, size - 1],
	] as const) {
		const { statusCode, headers, rawPayload } = await request({ range });
		expect([range, statusCode, headers["content-range"]]).toEqual([range, 206, `bytes ${start}-${end}/${size}`]);
		expect(headers["content-length"]).toBe(String(end - start + 1));
		expect(rawPayload.equals(whole.subarray(start, end + 1))).toBe(true);
	}
});

test("SEC-13 a range outside the film answers 416 and names its size", async () => {
	const { statusCode, headers, body } = await request({ range: `bytes=${size}-` });
	expect([statusCode, headers["content-range"]]).toEqual([416, `bytes */${size}`]);
	expect(JSON.parse(body)).toEqual({ code: "range_not_satisfiable", message: ERRORS.range_not_satisfiable.message });
});

test("SEC-13 If-Range gives the part of the same film and the whole of another", async () => {
	const { etag = "" } = (await request()).headers;
	expect((await request({ range: "bytes=0-1", "if-range": etag })).statusCode).toBe(206);
	expect((await request({ range: "bytes=0-1", "if-range": '"anders"' })).statusCode).toBe(200);
	expect((await request({ "if-none-match": etag })).statusCode).toBe(304);
});

test("SEC-13 a wrong, missing or doubled signature is refused with the catalogue's message", async () => {
	const other = film.replace(/video\/\d+/, `video/${Number(fileId(film)) + 1}`);
	const longer = film.replace(/expires=\d+/, (found) => `${found}0`);
	const query = film.slice(film.indexOf("?") + 1);
	for (const url of [
		`/media/video/${fileId(film)}`,
		`/media/video/${fileId(film)}?expires=99999999999&signature=`,
		film.slice(0, -1),
		other,
		longer,
		`${film}&${query}`,
		`/media/video/..%2F1?${query}`,
		`/media/video/abc?${query}`,
	]) {
		const { statusCode, headers, body } = await request({ range: "bytes=0-1" }, url);
		expect([url, statusCode, body]).toEqual([
			url,
			403,
			JSON.stringify({ code: "video_link_invalid", message: ERRORS.video_link_invalid.message }),
		]);
		expect(headers["cache-control"]).toBe("no-store");
	}
});

test("SEC-13 a link past its time answers 410, a new one goes on", async () => {
	now = new Date(START.getTime() + 21 * MINUTE_MS);
	const { statusCode, body } = await request({ range: "bytes=0-1" });
	expect([statusCode, JSON.parse(body)]).toEqual([
		410,
		{ code: "video_link_expired", message: ERRORS.video_link_expired.message },
	]);
	api.cache.clear();
	const renewed = (await freeCourse()).video.path ?? "";
	expect(renewed).not.toBe(film);
	expect((await request({ range: "bytes=0-1" }, renewed)).statusCode).toBe(206);
	now = START;
	api.cache.clear();
});

test("SEC-14 a signature opens films alone, and no path below the folder", async () => {
	const { rows } = await api.database.pool.query<{ id: number; path: string }>(
		"select id, path from media_files where kind <> 'video' limit 1",
	);
	const sign = await api.app.services.media.videoSigner();
	expect((await request({}, sign(rows[0]?.id ?? 0))).statusCode).toBe(404);
	expect((await request({}, sign(999_999))).statusCode).toBe(404);
	const { path } = (
		await api.database.pool.query<{ path: string }>("select path from media_files where id = $1", [fileId(film)])
	).rows[0] ?? { path: "" };
	for (const url of [`/media/video/${path}`, `/media/${path}`, `/media/video/${fileId(film)}/${path}`]) {
		expect((await request({}, url)).headers["content-type"]).not.toBe("video/mp4");
	}
});

/** Another process on the same database. */
const otherMedia = (env: Record<string, string> = {}) =>
	createMedia({
		db: api.database.db,
		clock: () => now,
		secrets: createSecrets({ db: api.database.db, config: readConfig(env) }),
		files: api.app.services.mediaFiles,
	});

test("SEC-13 all processes that share the database share the key, and no answer shows it", async () => {
	const { rows } = await api.database.pool.query<{ value: string }>(
		"select value from secrets where name = 'secret_key'",
	);
	const secret = String(rows[0]?.value);
	expect(secret.length).toBeGreaterThanOrEqual(43);
	expect((await otherMedia().videoSigner())(3)).toBe((await api.app.services.media.videoSigner())(3));
	for (const path of ["/api/v1/site", "/api/v1/online_seminar", "/api/v1/openapi.json", "/health"]) {
		expect(JSON.stringify((await api.get(path)).body)).not.toContain(secret);
	}
});

test("SEC-13 with SECRET_KEY no film can be opened by what lies in the database, and a change of key breaks no link", async () => {
	const [old, fresh] = ["a".repeat(40), "b".repeat(40)];
	const written = (await otherMedia({ SECRET_KEY: old }).videoSigner())(Number(fileId(film)));
	await expect(api.app.services.media.videoOf(linkOf(written))).rejects.toMatchObject({ status: 403 });
	const rotated = otherMedia({ SECRET_KEY: fresh, SECRET_KEY_PREVIOUS: old });
	expect(await rotated.videoOf(linkOf(written))).toMatch(/^private\/videos\//);
	expect((await rotated.videoSigner())(1)).toBe((await otherMedia({ SECRET_KEY: fresh }).videoSigner())(1));
	await expect(otherMedia({ SECRET_KEY: fresh }).videoOf(linkOf(written))).rejects.toMatchObject({ status: 403 });
});
