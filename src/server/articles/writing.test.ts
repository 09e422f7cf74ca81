import { afterAll, beforeAll, expect, test } from "vitest";
import { MINUTE_MS } from "#contract/constants.ts";
import type { ArticleDraft, Revision, WrittenArticle } from "#contract/office/article-writing.ts";
import { type Ask, loginHeaders, type StaffToken } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openHouse } from "#tests/support/house.ts";
import { staffWith } from "#tests/support/staff.ts";

let now = new Date("2026-03-02T09:00:00Z");
let api: TestApp;
let ask: Ask;
let editor: { id: number; token: StaffToken };
let author: { id: number; token: StaffToken };
let categoryId: number;

beforeAll(async () => {
	({ api, ask } = await openHouse({
		clock: () => now,
		render: async (request, { api: door }) => {
			const slug = new URL(request.url).pathname.split("/")[2] ?? "";
			const { data } = await door.articles.bySlug({ query: { slug } });
			return new Response(`<script>a()</script><h1>${data.title}</h1>${data.content}`, {
				headers: { "Content-Type": "text/html" },
			});
		},
	}));
	editor = await staffWith(api, ask, "editor");
	author = await staffWith(api, ask, "author");
	FINISHED.image = (
		await api.database.pool.query("select path from pictures where kind = 'scenes' limit 1")
	).rows[0].path;
	categoryId = (await api.database.pool.query("select min(id) as id from categories")).rows[0].id;
});
afterAll(() => api.close());

const later = (minutes: number) => {
	now = new Date(now.getTime() + minutes * MINUTE_MS);
	api.cache.clear();
};

let made = 0;
async function create(token: StaffToken, title = "Was ein Kassenbuch braucht"): Promise<WrittenArticle> {
	made += 1;
	const body = { title: `${title} ${made}`, category_id: categoryId };
	const { status, body: answer } = await ask("POST", "/office/article", { token, body });
	expect([status, answer]).toEqual([200, expect.anything()]);
	return answer.data;
}

const FINISHED = {
	teaser_text: "Drei Spalten genügen.",
	content: "<h2>Spalten</h2><p>Datum, Zweck, Betrag.</p>",
	image: "",
	image_alt: "Ein Heft auf einem Tisch",
};

const save = (token: StaffToken, { id, number, draft }: WrittenArticle, change: Partial<ArticleDraft>) =>
	ask("PUT", `/office/article/${id}/draft`, { token, body: { ...draft, ...change, number } });
const publish = (token: StaffToken, { id, number }: WrittenArticle) =>
	ask("POST", `/office/article/${id}/publish`, { token, body: { number, at: null, ends_at: null } });
const read = async (slug: string) =>
	(await api.get(`/api/v1/blog_post?slug=${slug}`)) as { status: number; body: { data: { content: string } } };
const revisionsOf = async (id: number): Promise<Revision[]> =>
	(await ask("GET", `/office/article/${id}/revision`, { token: editor.token })).body.data;

test("EDIT-03 what is saved is a draft; visitors see it only after publishing, and a change of it only after the next", async () => {
	const article = await create(editor.token);
	const { body } = await save(editor.token, article, FINISHED);
	expect(body.data).toMatchObject({ state: "draft", has_changes: true, public_slug: null, number: 2 });
	expect((await read(article.draft.slug)).status).toBe(404);

	const { body: shown } = await publish(editor.token, body.data);
	expect(shown.data).toMatchObject({ state: "published", has_changes: false, public_slug: article.draft.slug });
	api.cache.clear();
	expect((await read(article.draft.slug)).body.data.content).toContain("Datum, Zweck, Betrag.");

	const { body: changed } = await save(editor.token, shown.data, { content: "<p>Ganz anders.</p>" });
	expect(changed.data).toMatchObject({ state: "published", has_changes: true });
	api.cache.clear();
	expect((await read(article.draft.slug)).body.data.content).not.toContain("anders");
	await publish(editor.token, changed.data);
	api.cache.clear();
	expect((await read(article.draft.slug)).body.data.content).toBe("<p>Ganz anders.</p>");
});

test("EDIT-02 whatever the site does not know never gets past the server, from the API as little as from the editor", async () => {
	const article = await create(editor.token);
	const hostile = `<h1 onclick="a()">Groß</h1><p style="position:fixed" class="x">Text<script>a()</script></p>
		<iframe src="https://fremd.example"></iframe><a href="javascript:a()">Klick</a><img src="https://fremd.example/a.png">
		<figure><img src="/media/scenes/kasse-1-1280.webp" alt="Heft" onerror="a()"><figcaption>Ein Heft</figcaption></figure>
		<ul><li><p>Punkt</p></li></ul><p></p><table><tr><th>Jahr</th></tr><tr><td>2026</td></tr></table>`;
	const { body } = await save(editor.token, article, { content: hostile });
	const { content } = body.data.draft;
	expect(content).not.toMatch(/script|onclick|onerror|style|iframe|fremd|<h1|class="x"/);
	expect(content).toContain('<h2 id="gross">Groß</h2>\n<p>Text</p>');
	expect(content).toContain("<ul><li>Punkt</li></ul>");
	expect(content).toContain('<thead><tr><th scope="col">Jahr</th></tr></thead><tbody><tr><td>2026</td></tr></tbody>');
	expect(content).toMatch(
		/<figure><img src="\/media\/scenes\/kasse-1-1280.webp" srcset="[^"]+480w[^"]+" .*alt="Heft".*<figcaption>Ein Heft<\/figcaption><\/figure>/,
	);
	expect(content).not.toContain("<p></p>");
});

test("EDIT-06 versions: one for each who writes and each while, any can be read and brought back, nothing is lost", async () => {
	const article = await create(author.token);
	const first = (await save(author.token, article, { ...FINISHED, content: "<p>Eins zwei drei</p>" })).body.data;
	const second = (await save(author.token, first, { content: "<p>Eins zwei drei vier</p>" })).body.data;
	expect(await revisionsOf(article.id)).toHaveLength(1);
	later(11);
	const third = (await save(author.token, second, { content: "<p>Eins fünf</p>" })).body.data;
	const fourth = (await save(editor.token, third, { content: "<p>Von der Redaktion</p>" })).body.data;
	const revisions = await revisionsOf(article.id);
	expect(revisions.map(({ number, added, removed }) => [number, added, removed])).toEqual([
		[5, 3, 2],
		[4, 1, 3],
		[3, 4, 0],
	]);
	expect(new Set(revisions.map(({ by }) => by)).size).toBe(2);

	const path = `/office/article/${article.id}/revision/3`;
	expect((await ask("GET", path, { token: editor.token })).body.data.content).toBe("<p>Eins zwei drei vier</p>");
	const stale = await ask("POST", `${path}/restore`, { token: author.token, body: { number: third.number } });
	expect(stale.body.code).toBe("changed_meanwhile");
	const { body } = await ask("POST", `${path}/restore`, { token: author.token, body: { number: fourth.number } });
	expect(body.data).toMatchObject({ number: 6, draft: { content: "<p>Eins zwei drei vier</p>" } });
	expect((await revisionsOf(article.id)).map(({ kind }) => kind)).toEqual(["restored", "draft", "draft", "draft"]);
});

test("EDIT-10 saving over what somebody else has saved meanwhile is refused, and who else is here is told", async () => {
	const article = await create(editor.token);
	const presence = (token: StaffToken, is_writing: boolean) =>
		ask("POST", `/office/article/${article.id}/presence`, { token, body: { is_writing } });
	expect((await presence(editor.token, true)).body.data.others).toEqual([]);
	const other = await staffWith(api, ask, "admin");
	const told = (await presence(other.token, false)).body.data;
	expect(told).toMatchObject({ others: [{ is_writing: true }], number: 1 });
	const mine = await save(editor.token, article, { teaser_text: "Von mir" });
	const theirs = await save(other.token, article, { teaser_text: "Von dir" });
	expect([mine.status, theirs.status, theirs.body.code]).toEqual([200, 409, "changed_meanwhile"]);
	later(1);
	expect((await presence(other.token, true)).body.data).toMatchObject({ others: [], number: 2 });
});

test("EDIT-10 of two who save at the same moment one is told", async () => {
	const article = await create(editor.token);
	const other = await staffWith(api, ask, "editor", "author");
	const both = await Promise.all([
		save(editor.token, article, { teaser_text: "A" }),
		save(other.token, article, { teaser_text: "B" }),
	]);
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("STAFF-05 an author reads and writes the own articles alone, and publishes none", async () => {
	const foreign = await create(editor.token);
	for (const [method, path, body] of [
		["GET", "", undefined],
		["PUT", "/draft", { ...foreign.draft, number: 1 }],
		["GET", "/revision", undefined],
		["POST", "/presence", { is_writing: true }],
		["POST", "/preview_link", undefined],
	] as const)
		expect([
			path,
			(await ask(method, `/office/article/${foreign.id}${path}`, { token: author.token, body })).status,
		]).toEqual([path, 404]);
	const own = await create(author.token);
	const finished = (await save(author.token, own, FINISHED)).body.data;
	expect((await publish(author.token, finished)).status).toBe(403);
	expect((await save(author.token, finished, { user_id: editor.id })).status).toBe(403);
	expect((await publish(editor.token, finished)).status).toBe(200);
});

test("EDIT-05 the preview shows what is written: to staff, and by a secret link for seven days", async () => {
	const article = await create(editor.token);
	await save(editor.token, article, FINISHED);
	const page = (url: string, token?: StaffToken) => api.fastify.inject({ url, headers: loginHeaders(token) });
	expect((await page(`/verwaltung/vorschau/artikel/${article.id}`)).statusCode).toBe(401);
	const own = await page(`/verwaltung/vorschau/artikel/${article.id}`, editor.token);
	expect([own.statusCode, own.headers["cache-control"]]).toEqual([200, "no-store"]);
	expect(own.body).toContain("Datum, Zweck, Betrag.");
	expect(own.body).not.toContain("<script");
	const { body } = await ask("POST", `/office/article/${article.id}/preview_link`, { token: editor.token });
	const { path, expires_at } = body.data;
	expect(path).toMatch(/^\/vorschau\/[\w-]{43}$/);
	expect(Date.parse(expires_at) - now.getTime()).toBe(7 * 24 * 60 * MINUTE_MS);
	const shared = await page(path);
	expect([shared.statusCode, shared.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
	expect(shared.body).toContain("Datum, Zweck, Betrag.");
	expect((await page(`${path.slice(0, -3)}xyz`)).statusCode).toBe(404);
	later(7 * 24 * 60);
	expect((await page(path)).statusCode).toBe(404);
	await api.app.services.articlePreviews.purge();
	const { rows } = await api.database.pool.query("select count(*)::int as n from article_previews");
	expect(rows[0].n).toBe(0);
});
