import { afterAll, beforeAll, expect, test } from "vitest";
import type { Basket } from "#contract/basket.ts";
import type { WrittenCourse } from "#contract/office/course-writing.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { courseInput, formOf } from "#tests/support/course-calls.ts";
import { METHOD, shop } from "#tests/support/shop.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let token: StaffToken;

beforeAll(async () => {
	api = await createTestApp({
		env: { TRUST_PROXY: "1" },
		render: async (request, { api }) => {
			const slug = new URL(request.url).pathname.split("/")[2] ?? "";
			const { data } = await api.courses.bySlug({ query: { slug } });
			return new Response(`<h1>${data.topic}</h1>${data.description}`, { headers: { "Content-Type": "text/html" } });
		},
	});
	ask = asker(api);
	({ token } = await staffWith(api, ask, "editor"));
});
afterAll(() => api.close());

async function create(over: Parameters<typeof courseInput>[1] = {}): Promise<WrittenCourse> {
	const { status, body } = await ask("POST", "/office/course", { token, body: await courseInput(api, over) });
	expect([status, body]).toEqual([200, expect.anything()]);
	return body.data;
}

const isPublic = async (slug: string) => (await api.get(`/api/v1/online_seminar?slug=${slug}`)).status === 200;
const show = (id: number, is_active: boolean, revision: number) =>
	ask("PUT", `/office/course/${id}/visible`, { token, body: { is_active, revision } });

/** As if somebody had uploaded all that a course needs. */
const fill = (id: number) =>
	api.database.pool.query(
		`update courses set (teaser_file_id, teaser_captions_file_id, video_file_id, video_captions_file_id) =
			(select teaser_file_id, teaser_captions_file_id, video_file_id, video_captions_file_id from courses where is_active limit 1)
		where id = $1`,
		[id],
	);

test("COURSE-01 a new course is a draft that nobody sees, and says what it lacks until it can be shown", async () => {
	const made = await create();
	expect(made).toMatchObject({ is_active: false, date: null, duration: "", price: 47.6, is_bought: false });
	expect(made.lacks).toEqual(["video", "video_captions", "teaser", "teaser_captions"]);
	expect(await isPublic(made.slug)).toBe(false);
	expect((await api.get(`/api/v1/online_seminar/${made.id}`)).status).toBe(404);
	const { data } = (await api.get("/api/v1/online_seminar?per_page=100")).body as { data: { id: number }[] };
	expect(data.map(({ id }) => id)).not.toContain(made.id);
	expect((await show(made.id, true, made.revision)).body.code).toBe("course_incomplete");
	await fill(made.id);
	const shown = (await show(made.id, true, made.revision)).body.data;
	expect(shown).toMatchObject({ is_active: true, lacks: [], date: expect.any(String) });
	api.cache.clear();
	expect(await isPublic(made.slug)).toBe(true);
	const hidden = (await show(made.id, false, shown.revision)).body.data;
	expect(hidden).toMatchObject({ is_active: false, date: shown.date });
});

test("COURSE-01 a change is refused where it does not fit, and tells of a colleague who was faster", async () => {
	const [made, other] = [await create(), await create()];
	const change = async (over: object) => {
		const sent = { token, body: { ...formOf(made), ...over } };
		const { status, body } = await ask("PUT", `/office/course/${made.id}`, sent);
		return [status, Object.keys(body.validation_errors ?? {})];
	};
	expect(await change({ slug: other.slug })).toEqual([422, ["slug"]]);
	expect(await change({ image: "/media/scenes/fremd-1280.webp" })).toEqual([422, ["image"]]);
	expect(await change({ category_id: 999_999 })).toEqual([422, ["category_id"]]);
	const chapters = [30, 10].map((start_seconds) => ({ start_seconds, title: "Teil", text: "" }));
	expect(await change({ chapters })).toEqual([422, ["chapters"]]);
	expect(await change({ topic: "Neu", price: null, chapters: chapters.toReversed() })).toEqual([200, []]);
	expect((await change({ topic: "Noch neuer" }))[0]).toBe(409);
	const after = (await ask("GET", `/office/course/${made.id}`, { token })).body.data;
	expect(after).toMatchObject({ topic: "Neu", price: null, chapters: chapters.toReversed() });
	const description = '<p onclick="x()">Gut<script>x()</script></p>';
	await ask("PUT", `/office/course/${made.id}`, { token, body: { ...formOf(after), description } });
	const { rows } = await api.database.pool.query("select description from courses where id = $1", [made.id]);
	expect(rows[0].description).toBe("<p>Gut</p>");
});

test("COURSE-01 the address of a course that was shown stays", async () => {
	const made = await create();
	await fill(made.id);
	const shown = (await show(made.id, true, made.revision)).body.data;
	const sent = { token, body: { ...formOf(shown), slug: `${made.slug}-neu` } };
	const { body } = await ask("PUT", `/office/course/${made.id}`, sent);
	expect(Object.keys(body.validation_errors)).toEqual(["slug"]);
});

test("COURSE-01 staff see the public page of a draft; nobody else does", async () => {
	const { id, slug } = await create({ topic: "Geheimer Kurs" });
	const look = (cookie?: string) =>
		api.fastify.inject({ url: `/verwaltung/vorschau/videokurs/${id}`, headers: cookie ? { cookie } : {} });
	expect((await look()).statusCode).toBe(401);
	const { statusCode, body, headers } = await look(`vsz-office=${token.office}`);
	expect([statusCode, body]).toEqual([200, expect.stringContaining("<h1>Geheimer Kurs</h1>")]);
	expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
	const { token: author } = await staffWith(api, ask, "author");
	expect((await look(`vsz-office=${author.office}`)).statusCode).toBe(403);
	expect((await api.fastify.inject({ url: `/videokurse/${slug}` })).body).not.toContain("Geheimer Kurs");
});

/** A priced course that somebody has ordered on invoice. */
let at: ReturnType<typeof shop> | undefined;
async function ordered() {
	at ??= shop(api);
	const [course] = await at.pricedCourses();
	const { guest, basket } = await at.confirmedGuest(course as { id: number });
	const answer = await guest.checkout<{ number: string }>(basket.id, { payment_method_id: METHOD.invoice });
	const { data } = (await ask("GET", `/office/course/${course?.id}`, { token })).body;
	return { at, course: data as WrittenCourse, number: answer.body.data.number };
}

test("COURSE-05 a changed price changes new baskets alone: orders and invoices stand", async () => {
	const { at, course, number } = await ordered();
	const money = async () => {
		const { rows } = await api.database.pool.query(
			`select to_jsonb(o) as "order", to_jsonb(l) as line, to_jsonb(i) as invoice from orders o
			join order_lines l on l.order_id = o.id join invoices i on i.order_id = o.id where o.number = $1`,
			[number],
		);
		return rows;
	};
	const before = await money();
	expect(before).toHaveLength(1);
	const open = await at.person().basketWith(course);
	const body = { ...formOf(course), price: (course.price ?? 0) + 10 };
	expect((await ask("PUT", `/office/course/${course.id}`, { token, body })).status).toBe(200);
	expect(await money()).toEqual(before);
	const now = (await at.person().send<Basket>("GET", `/basket/${open.id}`)).body.data;
	expect(now.total_with_tax).toBeCloseTo((course.price ?? 0) + 10);
});

test("COURSE-06 what somebody has bought is taken down, never deleted; what nobody has goes", async () => {
	const { course } = await ordered();
	expect(course.is_bought).toBe(true);
	const { status, body } = await ask("DELETE", `/office/course/${course.id}`, { token });
	expect([status, body.code]).toEqual([409, "course_bought"]);
	const down = await show(course.id, false, course.revision);
	expect(down.body.data).toMatchObject({ is_active: false, is_bought: true });
	expect((await ask("DELETE", `/office/course/${course.id}`, { token })).status).toBe(409);
	const unused = await create();
	expect((await ask("DELETE", `/office/course/${unused.id}`, { token })).status).toBe(200);
	expect((await ask("GET", `/office/course/${unused.id}`, { token })).status).toBe(404);
});
