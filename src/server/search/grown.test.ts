import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { ArticleTeaser } from "#contract/articles.ts";
import type { SearchResult } from "#contract/search.ts";
import type { Seminar } from "#contract/seminars.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";

/** A house with more of everything than one answer may hold. */
const ARTICLES = 1_200;
const DATES_EACH = 120;

let api: TestApp;
const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
	(await api.database.pool.query(text, values)).rows;

beforeAll(async () => {
	api = await createTestApp();
	await sql(
		`insert into articles (slug, title, teaser_text, content, image, image_alt, date, category_id, user_id)
		select 'gewachsen-' || n, 'Verein Nummer ' || n, 'Was im Verein gilt', '<p>Der Verein und seine Satzung</p>', image, image_alt,
			now() - n * interval '8 hours', (select id from categories order by id limit 1 offset n % 3), user_id
		from generate_series(1, $1::integer) n, (select image, image_alt, user_id from articles limit 1) one`,
		[ARTICLES],
	);
	await sql(
		`with made as (
			insert into seminar_dates (seminar_id, date)
			select id, date_trunc('hour', now()) + n * interval '3 days' + interval '1 day 7 minutes'
			from (select id from seminars where is_active order by id limit 10) ten, generate_series(1, $1::integer) n returning id, date
		)
		insert into seminar_sessions (seminar_date_id, starts_at, ends_at, units) select id, date, date + interval '2 hours', 2 from made`,
		[DATES_EACH],
	);
	await sql("analyze");
	api.cache.clear();
}, 120_000);
afterAll(() => api.close());

const read = async <Body>(path: string): Promise<Body> => {
	const { status, body } = await api.get(path);
	expect(status).toBe(200);
	return body as Body;
};
const bytesOf = async (path: string): Promise<number> =>
	Buffer.byteLength((await api.fastify.inject({ url: path, headers: { "accept-encoding": "identity" } })).rawPayload);

interface Page<T> {
	data: T[];
	total: number;
	last_page: number;
}

describe("articles", () => {
	const countOf = async (where = "true") =>
		(await sql<{ n: number }>(`select count(*)::int as n from articles where is_published and ${where}`))[0]?.n;

	test("are counted without reading them, whatever happens to them", async () => {
		const total = async (query = "") => (await read<Page<ArticleTeaser>>(`/api/v1/blog_post?per_page=1${query}`)).total;
		const [category] = await sql<{ id: number }>("select id from categories order by id limit 1");
		const agree = async () => {
			api.cache.clear();
			expect(await total()).toBe(await countOf());
			expect(await total(`&category_id=${category?.id}`)).toBe(await countOf(`category_id = ${category?.id}`));
		};
		await agree();
		for (const change of [
			"update articles set is_published = false where slug = 'gewachsen-7'",
			"update articles set category_id = (select max(id) from categories) where slug like 'gewachsen-3%'",
			"update articles set date = date - interval '2 years' where slug like 'gewachsen-4%'",
			"delete from articles where slug = 'gewachsen-8'",
		]) {
			await sql(change);
			await agree();
		}
	});

	test("stand on the page on which they would be counted one by one", async () => {
		const { last_page } = await read<Page<ArticleTeaser>>("/api/v1/blog_post");
		for (const page of [1, 2, Math.ceil(last_page / 2), last_page]) {
			const { data } = await read<Page<ArticleTeaser>>(`/api/v1/blog_post?page=${page}`);
			const rows = await sql<{ id: number }>(
				"select id from articles where is_published order by date desc, id desc limit 9 offset $1",
				[(page - 1) * 9],
			);
			expect(data.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
		}
		expect((await read<Page<ArticleTeaser>>(`/api/v1/blog_post?page=${last_page + 1}`)).data).toEqual([]);
	});
});

test("a word goes with the last title that has it", async () => {
	const uses = async (word: string) =>
		(await sql<{ uses: number }>("select uses from search_words where word = $1", [word]))[0]?.uses;
	await sql("update articles set title = 'Zwiebelfisch Zwiebelfisch' where slug = 'gewachsen-9'");
	expect(await uses("Zwiebelfisch")).toBe(2);
	await sql("update articles set is_published = false where slug = 'gewachsen-9'");
	expect(await uses("Zwiebelfisch")).toBeUndefined();
	await sql("update articles set is_published = true, title = 'Verein' where slug = 'gewachsen-9'");
	expect(await uses("Verein")).toBeGreaterThan(ARTICLES - 10);
});

test("where a picture stands in articles is known, in all their versions", async () => {
	const shown = async () =>
		(
			await sql<{ image: string }>(
				"select article_pictures.image from article_pictures join articles on id = article_id where slug = 'gewachsen-10' order by 1",
			)
		).map(({ image }) => image);
	const before = await shown();
	await sql(
		"update articles set content = '<p><img src=\"/media/scenes/neu-1280.webp#1,2\"></p>' where slug = 'gewachsen-10'",
	);
	expect(await shown()).toEqual([...before, "/media/scenes/neu-1280.webp"].toSorted());
	await sql("update articles set content = '<p></p>' where slug = 'gewachsen-10'");
	expect(await shown()).toEqual(before);
});

describe("an answer is no longer than in a small house", () => {
	test("the sitemap comes in parts, which name every page once", async () => {
		const index = await read<string>("/sitemap.xml");
		const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap\/[\w-]+\.xml)<\/loc>/g)].map(([, path]) => path ?? "");
		expect(index).toContain("<sitemapindex");
		const locations: string[] = [];
		for (const part of parts) {
			const text = await read<string>(part);
			locations.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location ?? ""));
		}
		expect(new Set(locations).size).toBe(locations.length);
		expect(locations.filter((one) => one.includes("/ratgeber/"))).toHaveLength(
			(await sql("select 1 from articles where is_published")).length,
		);
		expect(locations.filter((one) => one.includes("/seminare/")).length).toBeGreaterThan(DATES_EACH * 10);
		for (const none of ["ratgeber-1990-01", "ratgeber-2026-99", "seiten-2026-01", "x"])
			expect((await api.get(`/sitemap/${none}.xml`)).status).toBe(404);
	});

	test("the calendar to subscribe to holds the nearest dates", async () => {
		expect((await read<string>("/seminare.ics")).split("BEGIN:VEVENT").length - 1).toBe(60);
	});

	test("dates are counted a thousand beyond the page, and the last of them is named", async () => {
		const path = "/api/v1/presence_seminar?upcoming=1&own_date_only=1";
		const first = await read<Page<Seminar> & { last_date: string }>(`${path}&per_page=1`);
		expect(first.total).toBe(1_001);
		expect(first.data[0]?.dates).toHaveLength(1);
		const [last] = await sql<{ at: Date }>("select max(date) as at from seminar_dates where not deactivated");
		expect(new Date(first.last_date)).toEqual(last?.at);
		const further = await read<Page<Seminar>>(`${path}&per_page=400&page=3`);
		expect(further.total).toBeGreaterThan(1_200);
	});

	test("a search over everything tells the best of each kind", async () => {
		const { data } = await read<{ data: SearchResult }>("/api/v1/search?search=verein");
		expect(data.blog_posts).toHaveLength(30);
		expect(data.presence_seminars.length).toBeLessThanOrEqual(15);
	});

	test("in bytes", async () => {
		expect(await bytesOf("/seminare")).toBeLessThan(400_000);
		expect(await bytesOf("/suche?suche=verein")).toBeLessThan(400_000);
		expect(await bytesOf("/sitemap.xml")).toBeLessThan(60_000);
		expect(await bytesOf("/seminare.ics")).toBeLessThan(250_000);
	});
});

test("of misspelt words the one most like it comes first, also where another was written later", async () => {
	await sql("update articles set title = 'Zwiebelkuchen' where slug = 'gewachsen-20'");
	await sql("update articles set title = 'Zwiebelfisch' where slug = 'gewachsen-21'");
	const { data } = await read<Page<ArticleTeaser>>("/api/v1/blog_post?search=Zwiebelfsich");
	expect(data.map(({ title }) => title)).toEqual(["Zwiebelfisch", "Zwiebelkuchen"]);
});

test("dates are searched once, for the page, its total and its end", async () => {
	const asked = vi.spyOn(api.database.pool, "query");
	const { total, data } = await read<Page<Seminar>>("/api/v1/presence_seminar?upcoming=1&search=satzung&per_page=5");
	const texts = asked.mock.calls.map(([given]) => (given as unknown as { text: string }).text ?? "");
	asked.mockRestore();
	expect(total).toBeGreaterThan(data.length);
	expect(texts.filter((text) => text.includes("@@"))).toHaveLength(1);
});

test("the words of a text are kept unpacked", async () => {
	const kept = await sql<{ name: string }>(
		"select relname as name from pg_attribute join pg_class on pg_class.oid = attrelid where relkind = 'r' and attname = 'search_vector' and attstorage = 'e' order by 1",
	);
	expect(kept.map(({ name }) => name)).toEqual(["articles", "seminars"]);
});

test("no answer reads a whole table of articles or dates", async () => {
	const asked = vi.spyOn(api.database.pool, "query");
	for (const path of [
		"/api/v1/blog_post?page=50",
		"/api/v1/blog_post?category_id=1&page=2",
		"/api/v1/blog_post?search=verein",
		"/api/v1/blog_post?search=treuhandstiftung",
		"/api/v1/blog_post?search=satzugn",
		"/api/v1/presence_seminar?upcoming=1&own_date_only=1&per_page=60",
		"/api/v1/search?search=satzugn",
	])
		await read(path);
	const statements = asked.mock.calls.map(([given, values]) => {
		const { text } = given as unknown as { text: string };
		return { text, values: values as unknown as unknown[] };
	});
	asked.mockRestore();
	const selects = statements.filter(
		({ text }) => /^\s*select\b/.test(text ?? "") && /articles|seminar_dates/.test(text),
	);
	expect(selects.length).toBeGreaterThan(6);
	const client = await api.database.pool.connect();
	try {
		// These tables are small: whoever reads them whole all the same has no index to go by.
		await client.query("set enable_seqscan = off");
		for (const { text, values } of selects) {
			const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
			const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
			expect(plan, text).not.toMatch(/Seq Scan on (?:articles|seminar_dates|seminar_sessions|search_words)\b/);
		}
	} finally {
		await client.query("reset enable_seqscan");
		client.release();
	}
});
