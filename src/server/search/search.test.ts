import { afterAll, beforeAll, expect, test } from "vitest";
import { foldGerman } from "#contract/folding.ts";
import type { SearchResult } from "#contract/search.ts";
import { findPassages } from "#server/courses/store.ts";
import { courseChapters } from "#server/courses/tables.ts";
import { toTsQuery } from "#server/db/match.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { NOTHING_FOUND } from "#tests/support/sample-search.ts";

let api: TestApp;
beforeAll(async () => {
	api = await createTestApp();
});
afterAll(() => api.close());

const search = async (text: string) =>
	((await api.get(`/api/v1/search?search=${encodeURIComponent(text)}`)).body as { data: SearchResult }).data;
const articleSlugs = async (text: string) => (await search(text)).blog_posts.map(({ slug }) => slug);

test("API-44 answers articles, seminars and courses", async () => {
	const { blog_posts, presence_seminars, online_seminars } = await search("Verein");
	expect(blog_posts.length).toBeGreaterThan(0);
	expect(presence_seminars.length).toBeGreaterThan(0);
	expect(online_seminars.length).toBeGreaterThan(0);
	expect(online_seminars.every(({ is_active }) => is_active)).toBe(true);
});

test("SRCH-08 the best article comes last, because the page shows them in reversed order", async () => {
	expect((await articleSlugs("Satzung ändern")).at(-1)).toBe("satzung-aendern-ohne-stolperfallen");
});

test("API-44 a seminar is listed once, with its next upcoming date", async () => {
	const { presence_seminars } = await search("Mitgliederversammlung");
	const ids = presence_seminars.map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
	expect(presence_seminars.every(({ date }) => date !== null && new Date(date) > new Date())).toBe(true);
});

test("SRCH-03 without a query nothing is found", async () => {
	expect(await search("")).toEqual(NOTHING_FOUND);
	expect(await search("   ")).toEqual(NOTHING_FOUND);
	expect((await api.get("/api/v1/search")).body).toEqual({ data: NOTHING_FOUND });
});

test("words are found in every inflection", async () => {
	expect(await articleSlugs("Satzungen")).toContain("satzung-aendern-ohne-stolperfallen");
	expect(await articleSlugs("Freiwilliger")).toContain("freiwillige-gewinnen");
});

test("ü = ue, ß = ss, and case does not matter", async () => {
	const spelt = await articleSlugs("Rücklagen");
	expect(spelt).toContain("ruecklagen-bilden");
	expect(await articleSlugs("ruecklagen")).toEqual(spelt);
	expect(await articleSlugs("RÜCKLAGEN")).toEqual(spelt);
	expect(foldGerman("Straße Größe Ärger")).toBe("strasse groesse aerger");
});

test("the beginning of a word is enough", async () => {
	expect(await articleSlugs("Spendenbesch")).toContain("spendenbescheinigungen-richtig-ausstellen");
	expect(await articleSlugs("Protok")).toContain("beschluesse-protokollieren");
});

test.each([
	["Kassenprüfng", "kassenpruefung-checkliste"],
	["Satzugn", "satzung-aendern-ohne-stolperfallen"],
	["Pressemiteilung", "pressemitteilung-schreiben"],
	["Treuhandstiftnug", "treuhandstiftung-oder-eigene-stiftung"],
])("a small typing mistake is forgiven: %s", async (typed, slug) => {
	expect(await articleSlugs(typed)).toContain(slug);
});

test("a typing mistake is told, and what was meant is found in every kind before what only looks alike", async () => {
	const found = await search("spendenbescheinung");
	expect(found.suggestion).toMatch(/^Spendenbescheinigung/);
	const meant = await search(found.suggestion ?? "");
	expect(meant.suggestion).toBeNull();
	expect(found.blog_posts.at(-1)).toEqual(meant.blog_posts.at(-1));
	expect(found.online_seminars[0]?.slug).toBe("spenden-richtig-bescheinigen");
	expect(found.online_seminars[0]).toEqual(meant.online_seminars[0]);
});

test("of several words only the wrong one is put right", async () => {
	expect((await search("Satzugn ändern")).suggestion).toMatch(/^Satzung ändern$/i);
});

test("what is asked for to the letter is taken for nothing else", async () => {
	const { body } = await api.get("/api/v1/search?search=Satzugn&literal=1");
	expect((body as { data: SearchResult }).data.suggestion).toBeNull();
});

test.each(["Satzungen", "Freiwilliger", "Protok", "Vereinsrecht", "Johanna", "Mitgliederversammlungen"])(
	"%s is no mistake",
	async (text) => {
		expect((await search(text)).suggestion).toBeNull();
	},
);

test("a compound also finds what says the same in two words", async () => {
	expect(toTsQuery("Spendenbescheinigung")).toBe("(spendenbescheinigung:* | (spenden:* & bescheinigung:*))");
	const { online_seminars } = await search("Spendenbescheinigung");
	expect(online_seminars[0]?.slug).toBe("spenden-richtig-bescheinigen");
});

test("people are found by name and by calling", async () => {
	expect((await search("Kessler")).lecturers.map(({ slug }) => slug)).toEqual(["miriam-kessler"]);
	expect((await search("Steuerberater")).lecturers.map(({ slug }) => slug)).toEqual(["jonas-wendt"]);
});

test("what is not published is neither found nor suggested", async () => {
	await api.database.pool.query("update articles set is_published = false where slug = 'kassenpruefung-checkliste'");
	const { blog_posts, suggestion } = await search("Kassenprüfng");
	await api.database.pool.query("update articles set is_published = true");
	expect(blog_posts.map(({ slug }) => slug)).not.toContain("kassenpruefung-checkliste");
	expect(suggestion).not.toBe("Kassenprüfung");
});

const passageOf = async (text: string, slug: string) =>
	(await search(text)).film_passages.find((passage) => passage.slug === slug);

test("what is said in a film is found to the second, in every form, with its chapter and without the rest of the words", async () => {
	const passage = await passageOf("passwort", "datenschutz-grundlagen");
	expect(passage).toEqual({
		id: expect.any(Number),
		slug: "datenschutz-grundlagen",
		topic: expect.stringContaining("Datenschutz"),
		image: expect.stringMatching(/^\/media\/scenes\//),
		price: null,
		category: expect.objectContaining({ slug: "digital" }),
		start_seconds: 23.6,
		text: "Nutz lange Passwörter, für jeden Dienst ein eigenes.",
		chapter: { number: expect.any(Number), title: expect.any(String) },
		others: 0,
	});
	const { rows } = await api.database.pool.query(
		"select position + 1 as number, title from course_chapters where course_id = $1 and start_seconds <= 23.6 order by position desc limit 1",
		[passage?.id],
	);
	expect(passage?.chapter).toEqual(rows[0]);
});

test("of a film the best passage is told, and how many more there are", async () => {
	const { rows } = await api.database.pool.query<{ slug: string; said: number }>(
		"select slug, count(*)::int as said from course_cues join courses on courses.id = course_id where is_active and course_cues.search_vector @@ to_tsquery('german', 'beleg:*') group by slug",
	);
	const { film_passages } = await search("Beleg");
	expect(film_passages.map(({ slug, others }) => [slug, others]).toSorted()).toEqual(
		rows.map(({ slug, said }) => [slug, said - 1]).toSorted(),
	);
	expect(Math.max(...film_passages.map(({ others }) => others))).toBeGreaterThan(0);
	expect(film_passages.some(({ price }) => price !== null)).toBe(true);
});

test("a film without chapters is found too; that of a course no longer offered is not", async () => {
	const { rows } = await api.database.pool.query("select * from course_chapters");
	await api.database.pool.query("delete from course_chapters");
	expect(await passageOf("Passwörter", "datenschutz-grundlagen")).toMatchObject({ chapter: null });
	await api.database.db.insert(courseChapters).overridingSystemValue().values(rows);
	await api.database.pool.query("update courses set is_active = false where slug = 'datenschutz-grundlagen'");
	expect(await passageOf("Passwörter", "datenschutz-grundlagen")).toBeUndefined();
	await api.database.pool.query("update courses set is_active = true where slug = 'datenschutz-grundlagen'");
});

test("a word that is only said is no mistake", async () => {
	expect((await search("Satzugn")).suggestion).not.toBeNull();
	await api.database.pool.query(
		"insert into course_cues (course_id, start_seconds, end_seconds, text) select id, 900, 901, 'Das ist ein Satzugn.' from courses where is_active limit 1",
	);
	const { suggestion, film_passages } = await search("Satzugn");
	await api.database.pool.query("delete from course_cues where start_seconds = 900");
	expect([suggestion, film_passages.length]).toEqual([null, 1]);
});

test("the name of a lecturer finds what they teach", async () => {
	const { presence_seminars, online_seminars } = await search("Kessler");
	expect(presence_seminars.some(({ lecturer }) => lecturer.name.includes("Kessler"))).toBe(true);
	expect(online_seminars.some(({ lecturer }) => lecturer.name.includes("Kessler"))).toBe(true);
});

test("what nobody wrote finds nothing", async () => {
	expect(await search("Quantenchromodynamik")).toEqual(NOTHING_FOUND);
});

test.each(["'", "a & b | !c", ":*", "((((", "\\", "%", "<script>", "🪑", "und", "ä".repeat(200), "\u202eRTL"])(
	"hostile or odd text is only text: %s",
	async (text) => {
		const { status } = await api.get(`/api/v1/search?search=${encodeURIComponent(text)}`);
		expect(status).toBe(200);
	},
);

test("text that is too long is refused in German", async () => {
	const { status, body } = await api.get(`/api/v1/search?search=${"x".repeat(201)}`);
	expect(status).toBe(422);
	expect(body).toMatchObject({ validation_errors: { search: ["Suche: Höchstens 200 Zeichen"] } });
});

test("only letters and digits reach the query language", () => {
	expect(toTsQuery("Satzung & (ändern)")).toBe("satzung:* & aendern:*");
	expect(toTsQuery("!!!")).toBe("");
});

test("the search uses its indexes", async () => {
	const { rows } = await api.database.pool.query<{ indexdef: string }>(
		"select indexdef from pg_indexes where indexname ~ '_(search|similar)$'",
	);
	expect(rows).toHaveLength(8);
	const client = await api.database.pool.connect();
	try {
		// These tables are small: without it the planner may read them whole, or in the order of another index.
		await client.query("set enable_seqscan = off; set enable_indexscan = off");
		const plan = await client.query<{ "QUERY PLAN": string }>(
			"explain select word from search_words where 'satzug' <% folded",
		);
		expect(plan.rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("search_words_similar");
		await client.query("analyze course_cues");
		const said = findPassages(api.database.db, "Satzung").toSQL();
		const saidPlan = await client.query<{ "QUERY PLAN": string }>(`explain ${said.sql}`, said.params);
		expect(saidPlan.rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("course_cues_search");
	} finally {
		await client.query("reset enable_seqscan; reset enable_indexscan");
		client.release();
	}
});
