import { afterAll, beforeAll, expect, test } from "vitest";
import type { Article, ArticleTeaser } from "#contract/articles.ts";
import type { Paged } from "#contract/paging.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";

let api: TestApp;
beforeAll(async () => {
	api = await createTestApp();
});
afterAll(() => api.close());

const list = async (query = "") => (await api.get(`/api/v1/blog_post${query}`)).body as Paged<ArticleTeaser>;

test("API-12 API-03 articles come in pages of nine, newest first", async () => {
	const first = await list();
	expect(first).toMatchObject({ current_page: 1, per_page: 9 });
	expect(first.data).toHaveLength(9);
	expect(first.last_page).toBe(Math.ceil(first.total / 9));
	const dates = first.data.map((article) => article.date);
	expect(dates).toEqual([...dates].sort().reverse());
	const second = await list("?page=2");
	expect(second.current_page).toBe(2);
	expect(second.data[0]?.id).not.toBe(first.data[0]?.id);
});

test("API-12 a page after the last one is empty and says so", async () => {
	const beyond = await list("?page=99");
	expect(beyond).toMatchObject({ data: [], current_page: 99 });
});

test("API-12 per_page and category_id limit the list", async () => {
	const [category] = ((await api.get("/api/v1/category")).body as Paged<{ id: number; name: string }>).data;
	const own = await list(`?per_page=50&category_id=${category?.id}`);
	expect(own.total).toBeGreaterThan(0);
	expect(own.data.every((article) => article.category.id === category?.id)).toBe(true);
});

test("API-13 an article by slug and by id is the same, with its neighbours", async () => {
	const newest = await list("?per_page=3");
	const [, middle] = newest.data;
	const bySlug = (await api.get(`/api/v1/blog_post?slug=${middle?.slug}`)).body as { data: Article };
	const byId = (await api.get(`/api/v1/blog_post/${middle?.id}`)).body as { data: Article };
	expect(bySlug).toEqual(byId);
	const article = bySlug.data;
	expect(Object.keys(article)).toEqual(
		expect.arrayContaining([
			"slug",
			"title",
			"content",
			"teaser_text",
			"image",
			"date",
			"category",
			"user",
			"lecturer",
			"previous",
			"next",
		]),
	);
	expect(article.content).toContain("<h2 id=");
	expect(article.image).toMatch(/^\/media\/scenes\/artikel-.+-1280\.webp#focus=\d+,\d+$/);
	expect(article.next).toEqual({ slug: newest.data[0]?.slug, title: newest.data[0]?.title });
	expect(article.previous).toEqual({ slug: newest.data[2]?.slug, title: newest.data[2]?.title });
	expect(article.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/);
});

test("API-13 the newest article has no next one, the oldest no previous one", async () => {
	const all = (await list("?per_page=999")).data;
	const get = async (id: number | undefined) =>
		((await api.get(`/api/v1/blog_post/${id}`)).body as { data: Article }).data;
	expect((await get(all[0]?.id)).next).toBeNull();
	expect((await get(all.at(-1)?.id)).previous).toBeNull();
});

test("API-13 an article that is not published is not found anywhere", async () => {
	const [newest] = (await list("?per_page=1")).data;
	await api.database.pool.query("update articles set is_published = false where id = $1", [newest?.id]);
	api.cache.clear();
	try {
		expect((await api.get(`/api/v1/blog_post/${newest?.id}`)).status).toBe(404);
		expect((await list("?per_page=999")).data.some(({ id }) => id === newest?.id)).toBe(false);
	} finally {
		await api.database.pool.query("update articles set is_published = true where id = $1", [newest?.id]);
		api.cache.clear();
	}
});

test("API-04 an unknown id or slug answers 404 with a message", async () => {
	for (const path of ["/999999", "/abc", "/0", "/99999999999999999999", "?slug=gibt-es-nicht"]) {
		const { status, body } = await api.get(`/api/v1/blog_post${path}`);
		expect([path, status]).toEqual([path, 404]);
		expect(body).toEqual({ code: "not_found", message: expect.any(String) });
	}
});

test("API-05 wrong parameters answer 422 with German messages that name the field", async () => {
	const { status, body } = await api.get("/api/v1/blog_post?page=0&per_page=1000&category_id=x&search=a&search=b");
	expect(status).toBe(422);
	expect(body).toEqual({
		code: "invalid",
		message: "Bitte prüfe deine Angaben.",
		validation_errors: {
			page: ["Seite: Bitte eine ganze Zahl von 1 bis 1000000 angeben"],
			per_page: ["Einträge je Seite: Bitte eine ganze Zahl von 1 bis 999 angeben"],
			category_id: ["Kategorie: Bitte eine ganze Zahl von 1 bis 2147483647 angeben"],
			search: ["Suche: Ungültige Angabe"],
		},
	});
});

test("RUN-25 the demo has three pages of articles in six categories, with images, authors and some lecturers", async () => {
	const { data, total } = await list("?per_page=999");
	expect(total).toBeGreaterThanOrEqual(27);
	expect(new Set(data.map((article) => article.category.name)).size).toBeGreaterThanOrEqual(6);
	expect(data.every((article) => article.image && article.user.name)).toBe(true);
	const whole = await Promise.all(
		data.map(async ({ id }) => ((await api.get(`/api/v1/blog_post/${id}`)).body as { data: Article }).data),
	);
	const withLecturer = whole.filter((article) => article.lecturer !== null).length;
	expect(withLecturer).toBeGreaterThan(0);
	expect(withLecturer).toBeLessThan(total);
	for (const { slug, content } of whole) {
		const words = content.replace(/<[^>]+>/g, " ").match(/\p{L}[\p{L}-]*/gu) ?? [];
		expect([slug, words.length >= 600]).toEqual([slug, true]);
		expect(content).toMatch(/<h2 /);
		expect(content).toMatch(/<(ul|ol)>/);
		expect(content).toMatch(/<a href="\//);
	}
});

test("links inside articles lead to things that exist", async () => {
	const { data } = await list("?per_page=999");
	const known = new Set(data.map(({ slug }) => `/ratgeber/${slug}`));
	const { data: courses } = (await api.get("/api/v1/online_seminar")).body as Paged<{ slug: string }>;
	for (const { slug } of courses) known.add(`/videokurse/${slug}`);
	for (const path of ["/ratgeber", "/seminare", "/videokurse", "/kontakt", "/newsletter", "/spenden", "/vorleser"])
		known.add(path);
	for (const { id, slug } of data) {
		const { content } = ((await api.get(`/api/v1/blog_post/${id}`)).body as { data: Article }).data;
		for (const [, href = ""] of content.matchAll(/<a href="([^"#]+)/g)) {
			expect([slug, href, known.has(href)]).toEqual([slug, href, true]);
		}
	}
});
