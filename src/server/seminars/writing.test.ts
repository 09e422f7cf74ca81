import { afterAll, beforeAll, expect, test } from "vitest";
import type { WrittenSeminar } from "#contract/office/seminar-writing.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { seminarInput } from "#tests/support/date-calls.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let token: StaffToken;

beforeAll(async () => {
	api = await createTestApp({
		env: { TRUST_PROXY: "1" },
		render: async (request, { api }) => {
			const slug = new URL(request.url).pathname.split("/")[2] ?? "";
			const { data } = await api.seminars.bySlug({ query: { slug } });
			const body = `<script>a()</script><h1>${data.topic}</h1>${data.description}`;
			return new Response(body, { headers: { "Content-Type": "text/html" } });
		},
	});
	ask = asker(api);
	({ token } = await staffWith(api, ask, "office"));
});
afterAll(() => api.close());

async function create(over: Parameters<typeof seminarInput>[1] = {}): Promise<WrittenSeminar> {
	const { status, body } = await ask("POST", "/office/seminar", { token, body: await seminarInput(api, over) });
	expect([status, body]).toEqual([200, expect.anything()]);
	return body.data;
}

const inputOf = ({ is_active: _, booked: __, dates: ___, updated_at: ____, id: _____, ...input }: WrittenSeminar) =>
	input;
const isPublic = async (slug: string) => (await api.get(`/api/v1/presence_seminar?slug=${slug}`)).status === 200;

test("DATE-02 a new seminar is a draft until it is published, and can be taken down again", async () => {
	const made = await create();
	expect(made).toMatchObject({ is_active: false, dates: [], booked: 0 });
	expect(await isPublic(made.slug)).toBe(false);
	const visible = (is_active: boolean, revision: number) =>
		ask("PUT", `/office/seminar/${made.id}/visible`, { token, body: { is_active, revision } });
	const { revision } = (await visible(true, made.revision)).body.data;
	api.cache.clear();
	expect(await isPublic(made.slug)).toBe(true);
	expect((await visible(false, made.revision)).body.code).toBe("changed_meanwhile");
	expect((await visible(false, revision)).status).toBe(200);
	api.cache.clear();
	expect(await isPublic(made.slug)).toBe(false);
});

test("DATE-02 a copy is a draft with an address of its own", async () => {
	const made = await create({ topic: "Satzung" });
	const { data } = (await ask("POST", `/office/seminar/${made.id}/copy`, { token })).body;
	expect(data).toMatchObject({ topic: "Satzung (Kopie)", slug: `${made.slug}-2`, is_active: false, price: 49 });
	expect(data.description).toEqual(made.description);
});

test("DATE-02 a change is refused where the address is taken, the picture unknown, or a funded one costs something", async () => {
	const [made, other] = [await create(), await create()];
	const change = async (over: object) => {
		const { status, body } = await ask("PUT", `/office/seminar/${made.id}`, {
			token,
			body: { ...inputOf(made), ...over },
		});
		return [status, Object.keys(body.validation_errors ?? {})];
	};
	expect(await change({ slug: other.slug })).toEqual([422, ["slug"]]);
	expect(await change({ slug: "Groß Und Klein" })).toEqual([422, ["slug"]]);
	expect(await change({ image: "/media/scenes/fremd-1280.webp" })).toEqual([422, ["image"]]);
	expect(await change({ tax_supported: true })).toEqual([422, ["price"]]);
	for (const description of ["", "<p> </p>", "<script>x()</script>"])
		expect(await change({ description })).toEqual([422, ["description"]]);
	expect(await change({ place_id: 999_999 })).toEqual([422, ["place_id"]]);
	expect(await change({ category_id: 999_999 })).toEqual([422, ["category_id"]]);
	expect(await change({ topic: "Neu", price: 59 })).toEqual([200, []]);
	expect((await change({ topic: "Noch neuer" }))[0]).toBe(409);
});

test("DATE-02 whoever writes texts alone changes neither price nor place nor address", async () => {
	const made = await create();
	const { token: editing } = await staffWith(api, ask, "editor");
	const change = (over: object) =>
		ask("PUT", `/office/seminar/${made.id}`, { token: editing, body: { ...inputOf(made), ...over } });
	for (const over of [{ price: 10 }, { slug: `${made.slug}-x` }, { tax_category: "exempt" }])
		expect((await change(over)).body.code).toBe("forbidden");
	expect((await change({ topic: "Besser gesagt" })).status).toBe(200);
});

test("DATE-02 staff see the public page of a draft; nobody else does, and nothing of it is kept", async () => {
	const { id, slug } = await create({ topic: "Geheimer Entwurf" });
	const url = `/verwaltung/vorschau/seminar/${id}`;
	const look = (cookie?: string) => api.fastify.inject({ url, headers: cookie ? { cookie } : {} });
	expect((await look()).statusCode).toBe(401);
	const { statusCode, body, headers } = await look(`vsz-office=${token.office}`);
	expect([statusCode, body]).toEqual([200, expect.stringContaining("<h1>Geheimer Entwurf</h1>")]);
	expect(body).not.toContain("<script");
	expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
	const { token: author } = await staffWith(api, ask, "author");
	expect((await look(`vsz-office=${author.office}`)).statusCode).toBe(403);
	expect(await isPublic(slug)).toBe(false);
	expect((await api.fastify.inject({ url: `/seminare/${slug}` })).body).not.toContain("Geheimer Entwurf");
});
