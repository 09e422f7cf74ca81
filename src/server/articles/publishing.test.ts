import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { berlinIso } from "#contract/berlin.ts";
import { MINUTE_MS } from "#contract/constants.ts";
import type { ArticleDraft, WrittenArticle } from "#contract/office/article-writing.ts";
import { onNotification } from "#server/db/notifications.ts";
import type { Ask, StaffToken } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openOffice } from "#tests/support/house.ts";
import { startTurns } from "./turns.ts";

let api: TestApp;
let ask: Ask;
let token: StaffToken;
let categories: number[];
let moved = 0;
/** Real time, set forward by tests: at the planned moment nobody waits. */
const clock = () => new Date(Date.now() + moved);

beforeAll(async () => {
	const house = await openOffice("editor", {
		clock,
		render: async (request, { api: door }) => {
			const [, , slug] = new URL(request.url).pathname.split("/");
			const found = slug
				? await door.articles.bySlug({ query: { slug } }).catch(() => null)
				: { data: { content: "Start" } };
			const headers = { "Content-Type": "text/html" };
			return new Response(found?.data.content ?? "", { status: found ? 200 : 404, headers });
		},
	});
	({ api, ask } = house);
	({ token } = house.office);
	FINISHED.image = (
		await api.database.pool.query("select path from pictures where kind = 'scenes' limit 1")
	).rows[0].path;
	categories = (await api.database.pool.query("select id from categories order by id")).rows.map(({ id }) => id);
});
afterAll(() => api.close());

const FINISHED = {
	teaser_text: "Drei Spalten genügen.",
	content: "<p>Datum, Zweck, Betrag.</p>",
	image: "",
	image_alt: "Ein Heft auf einem Tisch",
};

let made = 0;
async function finished(change: Partial<ArticleDraft> = {}): Promise<WrittenArticle> {
	made += 1;
	const body = { title: `Kassenbuch ${made}`, category_id: categories[0] };
	const { data } = (await ask("POST", "/office/article", { token, body })).body;
	return saved(data, { ...FINISHED, ...change });
}
async function saved({ id, number, draft }: WrittenArticle, change: Partial<ArticleDraft>): Promise<WrittenArticle> {
	const answer = await ask("PUT", `/office/article/${id}/draft`, { token, body: { ...draft, ...change, number } });
	expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
	return answer.body.data;
}
const publish = ({ id, number }: WrittenArticle, when: { at?: string; ends_at?: string } = {}) =>
	ask("POST", `/office/article/${id}/publish`, { token, body: { number, at: null, ends_at: null, ...when } });
const isShown = async (slug: string) => {
	api.cache.clear();
	return (await api.get(`/api/v1/blog_post?slug=${slug}`)).status === 200;
};
const inMinutes = (minutes: number) => berlinIso(new Date(clock().getTime() + minutes * MINUTE_MS)).slice(0, 19);
const stateOf = async ({ id }: WrittenArticle) =>
	(await ask("GET", `/office/article/${id}`, { token })).body.data as WrittenArticle;

test("EDIT-04 a planned article appears at its moment in whichever process looks first, and ends at its end", async () => {
	const article = await finished();
	const planned = await publish(article, { at: inMinutes(10), ends_at: inMinutes(20) });
	expect(planned.body.data).toMatchObject({ state: "scheduled", planned_number: article.number });
	const { turn, nextTurn } = api.app.services.articlePublishing;
	expect(await turn()).toBe(0);
	expect(await isShown(article.draft.slug)).toBe(false);
	expect(berlinIso((await nextTurn()) ?? new Date(0))).toBe(planned.body.data.publish_at);
	moved += 10 * MINUTE_MS;
	const turns = await Promise.all([turn(), turn(), turn()]);
	expect(turns.reduce((sum, done) => sum + done, 0)).toBe(1);
	expect(await isShown(article.draft.slug)).toBe(true);
	const { data } = (await api.get(`/api/v1/blog_post?slug=${article.draft.slug}`)).body as { data: { date: string } };
	expect(data.date).toBe(planned.body.data.publish_at);
	moved += 10 * MINUTE_MS;
	await turn();
	expect(await isShown(article.draft.slug)).toBe(false);
	expect(await stateOf(article)).toMatchObject({ state: "unpublished", ends_at: null });
});

test("EDIT-04 a process waits for the next moment and hears of a new plan", async () => {
	const article = await finished();
	const onError = vi.fn();
	const turns = startTurns({ publishing: api.app.services.articlePublishing, clock, onError });
	const heard = await onNotification(api.database.url, "content_changed", (note) => {
		if (note === "article_plans") turns.look();
	});
	try {
		await publish(article, { at: berlinIso(new Date(clock().getTime() + 1_500)).slice(0, 19) });
		await vi.waitFor(async () => expect((await stateOf(article)).state).toBe("published"), { timeout: 6_000 });
		expect(clock().getTime()).toBeGreaterThanOrEqual(Date.parse((await stateOf(article)).published_at ?? ""));
		expect(onError).not.toHaveBeenCalled();
	} finally {
		await heard.close();
		await turns.stop();
	}
});

test("EDIT-04 what is written after the planning is not part of it; a plan can be taken back", async () => {
	const article = await finished();
	const planned = (await publish(article, { at: inMinutes(5) })).body.data as WrittenArticle;
	const more = await saved(planned, { content: "<p>Noch nicht geprüft.</p>" });
	expect(more).toMatchObject({ planned_number: planned.number, number: planned.number + 1 });
	moved += 5 * MINUTE_MS;
	await api.app.services.articlePublishing.turn();
	api.cache.clear();
	const { data } = (await api.get(`/api/v1/blog_post?slug=${article.draft.slug}`)).body as {
		data: { content: string };
	};
	expect(data.content).toBe(FINISHED.content);
	expect(await stateOf(article)).toMatchObject({ state: "published", has_changes: true });

	await publish(await stateOf(article), { at: inMinutes(5) });
	const { body } = await ask("DELETE", `/office/article/${article.id}/plan`, { token });
	expect(body.data).toMatchObject({ publish_at: null, planned_number: null, state: "published" });
	moved += 5 * MINUTE_MS;
	expect(await api.app.services.articlePublishing.turn()).toBe(0);
});

test("EDIT-04 an end before the beginning or in the past is refused; taking down and ending later are acts of their own", async () => {
	const article = await finished();
	const wrong = await publish(article, { at: inMinutes(10), ends_at: inMinutes(5) });
	expect(wrong.body.validation_errors.ends_at[0]).toContain("Das Ende liegt vor dem Anfang");
	await publish(article);
	const end = (ends_at: string | null) => ask("PUT", `/office/article/${article.id}/end`, { token, body: { ends_at } });
	expect((await end(inMinutes(-5))).status).toBe(422);
	expect((await end(inMinutes(60))).body.data.ends_at).not.toBeNull();
	expect((await end(null)).body.data.ends_at).toBeNull();
	const { body } = await ask("POST", `/office/article/${article.id}/unpublish`, { token });
	expect(body.data.state).toBe("unpublished");
	expect(await isShown(article.draft.slug)).toBe(false);
});

test("EDIT-07 a changed address leads on for good from every former one; one that another has or had is refused", async () => {
	const article = await finished();
	const first = article.draft.slug;
	const shown = (await publish(article)).body.data as WrittenArticle;
	const renamed = (await publish(await saved(shown, { slug: `${first}-neu` }))).body.data as WrittenArticle;
	await publish(await saved(renamed, { slug: `${first}-ganz-neu` }));
	for (const former of [first, `${first}-neu`]) {
		const { statusCode, headers } = await api.fastify.inject({ url: `/ratgeber/${former}` });
		expect([statusCode, headers.location]).toEqual([301, `/ratgeber/${first}-ganz-neu`]);
	}
	const other = await finished();
	const { id, number, draft } = other;
	for (const slug of [first, `${first}-ganz-neu`]) {
		const taken = await ask("PUT", `/office/article/${id}/draft`, { token, body: { ...draft, slug, number } });
		expect(taken.body.validation_errors.slug[0]).toContain("hat oder hatte schon ein anderer Artikel");
	}
	const unread = await ask("PUT", `/office/article/${id}/draft`, {
		token,
		body: { ...draft, slug: "Groß & weit", number },
	});
	expect(unread.status).toBe(422);
	const back = (await publish(await saved(await stateOf(article), { slug: first }))).body.data as WrittenArticle;
	expect(back.public_slug).toBe(first);
	expect((await api.fastify.inject({ url: `/ratgeber/${first}` })).statusCode).toBe(200);
});

test("EDIT-09 what must be there stops publishing, what only strikes does not; dead links are found", async () => {
	const article = await finished({
		image_alt: "",
		content: '<h3>Klein</h3><p><a href="/ratgeber/gibt-es-nicht">a</a> <a href="/seminare">b</a></p>',
	});
	const { body } = await ask("GET", `/office/article/${article.id}/checks`, { token });
	expect(body.data.map(({ kind, is_forced }: { kind: string; is_forced: boolean }) => [kind, is_forced])).toEqual([
		["picture", true],
		["heading", false],
		["link", false],
	]);
	expect(body.data[2].text).toContain("/ratgeber/gibt-es-nicht");
	const refused = await publish(article);
	expect([refused.status, refused.body.validation_errors.image_alt]).toEqual([
		422,
		[expect.stringContaining("Beschreib das Bild")],
	]);
	expect((await publish(await saved(article, { image_alt: "Ein Heft" }))).status).toBe(200);
});

test("publishing drops of what is kept only the pages that show the article, in every process", async () => {
	const heard = await onNotification(api.database.url, "content_changed", (note) => api.cache.changed(note));
	const kept = async (url: string) => {
		const again = await api.fastify.inject({ url });
		return String(again.headers.etag);
	};
	const dropped = vi.spyOn(api.cache, "changed");
	try {
		const article = await finished({ category_id: categories[1] ?? 0 });
		await publish(article);
		await vi.waitFor(() => expect(dropped).toHaveBeenCalledWith("articles:all"));
		const notes = new Set(dropped.mock.calls.map(([note]) => note));
		expect(notes).toContain(`article:${article.id}`);
		expect(notes).toContain(`articles:${categories[1]}`);
		expect(notes).toContain("articles:newest");
		expect(notes).not.toContain("articles");
		expect(notes).not.toContain(`articles:${categories[0]}`);
		const { rows } = await api.database.pool.query("select min(id) as id from articles where is_published");
		const chosen = rows[0].id;
		const retitle = () => api.database.pool.query(`update articles set title = title || '.' where id = ${chosen}`);
		dropped.mockClear();
		await retitle();
		await vi.waitFor(() => expect(dropped).toHaveBeenCalledWith("articles:all"));
		expect(dropped).not.toHaveBeenCalledWith("articles:newest");
		await api.database.pool.query("insert into site_settings (key, value) values ('banner_article_id', $1)", [chosen]);
		await retitle();
		await vi.waitFor(() => expect(dropped).toHaveBeenCalledWith("articles:newest"));

		dropped.mockClear();
		await saved(await stateOf(article), { content: "<p>Nur ein Entwurf.</p>" });
		await kept("/");
		await publish(await stateOf(article));
		await vi.waitFor(() => expect(dropped).toHaveBeenCalledWith(`article:${article.id}`));
		expect(new Set(dropped.mock.calls.map(([note]) => note))).toEqual(
			new Set([`article:${article.id}`, "articles:all", `articles:${categories[1]}`]),
		);
	} finally {
		await heard.close();
	}
});
