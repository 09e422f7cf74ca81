import { afterAll, beforeAll, expect, test } from "vitest";
import type { Course } from "#contract/courses.ts";
import type { Paged } from "#contract/paging.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";

let api: TestApp;
beforeAll(async () => {
	api = await createTestApp();
});
afterAll(() => api.close());

const list = async (query = "") => (await api.get(`/api/v1/online_seminar${query}`)).body as Paged<Course>;

test("RUN-30 there are ten courses, among them priced, free and inactive ones", async () => {
	const { data } = await list();
	expect(data.length).toBeGreaterThanOrEqual(10);
	expect(data.filter(({ price }) => price !== null).length).toBeGreaterThan(0);
	expect(data.filter(({ price }) => price === null).length).toBeGreaterThan(0);
	expect(data.filter(({ is_active }) => !is_active).length).toBeGreaterThan(0);
});

test("API-19 is_active, category, lecturer and search limit the list", async () => {
	const active = await list("?is_active=true");
	expect(active.data.every(({ is_active }) => is_active)).toBe(true);
	const some = active.data[0] as Course;
	const byBoth = await list(`?category_id=${some.category.id}&lecturer_id=${some.lecturer.id}`);
	expect(
		byBoth.data.every(({ category, lecturer }) => category.id === some.category.id && lecturer.id === some.lecturer.id),
	).toBe(true);
	expect((await list("?search=Buchhaltung")).data[0]?.slug).toBe("buchhaltung-im-kleinverein");
	expect((await list("?per_page=3")).data).toHaveLength(3);
});

test("API-20 a course by id and slug is the same, and its film stays hidden", async () => {
	const bySlug = (await api.get("/api/v1/online_seminar?slug=verein-gruenden-schritt-fuer-schritt")).body as {
		data: Course;
	};
	expect((await api.get(`/api/v1/online_seminar/${bySlug.data.id}`)).body).toEqual(bySlug);
	expect(bySlug.data).toMatchObject({ price: 29.9, is_active: true, video: { path: null } });
	expect(bySlug.data.teaser.path).toMatch(/^\/media\/teasers\/.+\.mp4$/);
	expect(bySlug.data.description).toContain("<p>");
});

test("RUN-31 SEC-12 every course has a teaser, captions and a poster that are really there", async () => {
	const { data } = await list();
	for (const { teaser, video, image } of data) {
		for (const path of [teaser.path, teaser.captions, video.captions, image]) {
			const { statusCode, headers, rawPayload } = await api.fastify.inject({ url: path ?? "/fehlt" });
			expect([path, statusCode]).toEqual([path, 200]);
			expect(rawPayload.byteLength).toBe(Number(headers["content-length"]));
			expect(headers["cache-control"]).toContain("immutable");
		}
	}
});

test("SEC-12 a teaser answers range requests", async () => {
	const path = (await list("?per_page=1")).data[0]?.teaser.path ?? "";
	const { statusCode, headers, rawPayload } = await api.fastify.inject({ url: path, headers: { range: "bytes=0-1" } });
	expect([statusCode, rawPayload.byteLength]).toEqual([206, 2]);
	expect(headers["content-range"]).toMatch(/^bytes 0-1\/\d+$/);
	expect(headers["content-type"]).toBe("video/mp4");
	const beyond = await api.fastify.inject({ url: path, headers: { range: "bytes=99999999-" } });
	expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, expect.stringMatching(/^bytes \*\/\d+$/)]);
});

test("SEC-14 a film is not reachable at a raw path", async () => {
	const { rows } = await api.database.pool.query<{ path: string }>("select path from media_files where kind = 'video'");
	expect(rows.length).toBeGreaterThan(0);
	for (const { path } of rows) {
		for (const url of [
			`/media/${path}`,
			`/media/private/${path}`,
			`/media/../private/${path}`,
			`/media/%2e%2e/private/${path}`,
		]) {
			const { headers } = await api.fastify.inject({ url });
			expect([url, headers["content-type"]]).not.toEqual([url, "video/mp4"]);
		}
	}
});

test("API-04 an unknown one is a 404", async () => {
	for (const path of ["/4711", "?slug=gibt-es-nicht"]) {
		expect((await api.get(`/api/v1/online_seminar${path}`)).status).toBe(404);
	}
});
