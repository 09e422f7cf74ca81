import { afterAll, beforeAll, expect } from "vitest";
import type { Role } from "#contract/office/permissions.ts";
import type { TestApp } from "./app.ts";
import { openOffice } from "./house.ts";
import { staffWith } from "./staff.ts";

interface Offer<I extends object, W> {
	kind: "seminar" | "course";
	/** Who writes it. */
	role: Role;
	/** Where visitors read it, and where staff look at it beforehand. */
	paths: Record<"api" | "page" | "preview", string>;
	input: (api: TestApp, over: Partial<I>) => Promise<I>;
	/** What a form sends back of what it was shown. */
	form: (written: W) => I & { revision: number };
}

/** Seminars and video courses are written alike. Opens a house for a file of tests; its pages show topic and text. */
export function openWriting<I extends object, W extends { id: number; slug: string; topic: string }>(
	offer: Offer<I, W>,
) {
	const { kind, role, paths, input, form } = offer;
	let house: Awaited<ReturnType<typeof openOffice>>;
	beforeAll(async () => {
		house = await openOffice(role, {
			render: async (request, { api }) => {
				const query = { slug: new URL(request.url).pathname.split("/")[2] ?? "" };
				const { data } = await (kind === "seminar" ? api.seminars.bySlug({ query }) : api.courses.bySlug({ query }));
				const body = `<script>a()</script><h1>${data.topic}</h1>${data.description}`;
				return new Response(body, { headers: { "Content-Type": "text/html" } });
			},
		});
	});
	afterAll(() => house.api.close());

	const put = (path: string, body: object) =>
		house.ask("PUT", `/office/${kind}/${path}`, { token: house.office.token, body });
	const look = (id: number, office?: string) =>
		house.api.fastify.inject({
			url: `${paths.preview}/${id}`,
			headers: office ? { cookie: `vsz-office=${office}` } : {},
		});

	const writing = {
		get house() {
			return house;
		},

		async create(over: Partial<I> = {}): Promise<W> {
			const body = await input(house.api, over);
			const answer = await house.ask("POST", `/office/${kind}`, { token: house.office.token, body });
			expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
			return answer.body.data;
		},

		/** Sends the form with something else in it. */
		change: (written: W, over: object) => put(`${written.id}`, { ...form(written), ...over }),

		/** The same, and what was refused. */
		async refusedOf(written: W, over: object): Promise<[number, string[]]> {
			const { status, body } = await writing.change(written, over);
			return [status, Object.keys(body.validation_errors ?? {})];
		},

		show: (id: number, is_active: boolean, revision: number) => put(`${id}/visible`, { is_active, revision }),

		async isPublic(slug: string): Promise<boolean> {
			house.api.cache.clear();
			return (await house.api.get(`/api/v1/${paths.api}?slug=${slug}`)).status === 200;
		},

		/** Staff see the public page of a draft; nobody else does, and nothing of it is kept. */
		async expectPreview({ id, slug, topic }: W): Promise<void> {
			expect((await look(id)).statusCode).toBe(401);
			const { statusCode, body, headers } = await look(id, house.office.token.office);
			expect([statusCode, body]).toEqual([200, expect.stringContaining(`<h1>${topic}</h1>`)]);
			expect(body).not.toContain("<script");
			expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
			const { token: author } = await staffWith(house.api, house.ask, "author");
			expect((await look(id, author.office)).statusCode).toBe(403);
			expect(await writing.isPublic(slug)).toBe(false);
			expect((await house.api.fastify.inject({ url: `${paths.page}/${slug}` })).body).not.toContain(topic);
		},
	};
	return writing;
}
