import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { contract } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { isFile } from "#contract/files.ts";
import type { Seminar } from "#contract/seminars.ts";
import { onNotification } from "#server/db/notifications.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import type { Render } from "./pages.ts";
import { isTagged } from "./tags.ts";

/** The site as far as memory is concerned: a page per seminar, one with all dates, and others that show no seats. */
const render: Render = async (request, { api: door }) => {
	const { pathname, search } = new URL(request.url);
	rendered.push(pathname + search);
	const slug = /^\/seminare\/([\w-]+)$/.exec(pathname)?.[1];
	const shown: Seminar[] = slug
		? [(await door.seminars.bySlug({ query: { slug } })).data]
		: pathname === "/seminare"
			? (await door.seminars.list({ query: { upcoming: true, per_page: 100 } })).data
			: [];
	const seats = shown.map(({ slug, free_seats }) => `${slug}: ${free_seats}`).join("\n");
	return new Response(seats, { headers: { "Content-Type": "text/html" } });
};

let rendered: string[] = [];
let api: TestApp;
let base: string;
let priced: Awaited<ReturnType<typeof openDate>>;
let other: Seminar;

beforeAll(async () => {
	api = await createTestApp({ render });
	await api.fastify.listen({ port: 0, host: "127.0.0.1" });
	base = `http://127.0.0.1:${(api.fastify.server.address() as AddressInfo).port}`;
	await api.database.pool.query("update seminar_dates set capacity = 200, fully_booked = false");
	priced = await openDate(api.get, "priced");
	const { body } = await api.get("/api/v1/presence_seminar?upcoming=1&per_page=100");
	other = (body as { data: Seminar[] }).data.find(({ id }) => id !== priced.id) as Seminar;
});
afterAll(() => api.close());
beforeEach(() => {
	api.cache.clear();
	rendered = [];
});

const get = async (path: string) => {
	const response = await fetch(base + path);
	return { status: response.status, etag: response.headers.get("etag"), text: await response.text() };
};
const post = async (path: string, body: object) => {
	const response = await fetch(`${base}/api/v1${path}`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(body),
	});
	return { status: response.status, body: (await response.json()) as { data: { documents: { path: string }[] } } };
};
const pageOf = ({ slug }: { slug: string }) => `/seminare/${slug}`;
const PAGES = () => ["/", "/agb", "/seminare", pageOf(priced), pageOf(other)];

/** Asks for all pages and answers which of them had to be rendered. */
async function rerendered(): Promise<string[]> {
	rendered = [];
	for (const path of PAGES()) await get(path);
	return rendered;
}

async function book(persons: number): Promise<string> {
	const { status, body } = await post("/form/presence_seminar", signUpFor(priced, { number_of_persons: persons }));
	expect(status).toBe(201);
	return body.data.documents[0]?.path.split("/")[4] ?? "";
}

const seatsOn = async (path: string) => Number(/: (\d+)/.exec((await get(path)).text)?.[1]);
const take = (id: number) =>
	api.database.pool.query("update seminar_dates set seats_taken = seats_taken + 1 where seminar_id = $1", [id]);

describe("seats", () => {
	test("a seat sold drops the pages that show it before the sign-up is answered, and no others", async () => {
		await rerendered();
		const before = await seatsOn(pageOf(priced));
		const token = await book(2);
		expect(await seatsOn(pageOf(priced))).toBe(before - 2);
		expect(await rerendered()).toEqual(["/seminare"]);
		await post(`/booking/${token}/cancel`, { positions: [2] });
		expect(await seatsOn(pageOf(priced))).toBe(before - 1);
		expect(await rerendered()).toEqual(["/seminare"]);
	});

	test("answers of the API and the calendar files follow as the pages do", async () => {
		const { slug, presence_seminar_date_id: id } = priced;
		const ask = async () => [
			await get(`/api/v1/presence_seminar?slug=${slug}`),
			await get("/api/v1/search?search=Verein"),
			await get("/seminare.ics"),
		];
		const [own] = await ask();
		await book(1);
		const [changed] = await ask();
		const seats = (answer: { text: string } | undefined) =>
			(JSON.parse(answer?.text ?? "") as { data: Seminar }).data.dates.find((date) => date.id === id)?.free_seats;
		expect(seats(changed)).toBe((seats(own) ?? 0) - 1);
		const { text } = await get("/seminare.ics");
		expect(text).not.toContain("ausgebucht");
		await api.database.pool.query("update seminar_dates set capacity = seats_taken + 1 where id = $1", [id]);
		await book(1);
		expect((await get("/seminare.ics")).text).toContain("ausgebucht");
		await api.database.pool.query("update seminar_dates set capacity = 200 where id = $1", [id]);
	});

	test("a list of dates with free seats has a date again as soon as a seat of it is given back", async () => {
		const { id: seminarId, presence_seminar_date_id: id } = priced;
		const { pool } = api.database;
		const list = "/api/v1/presence_seminar?upcoming=1&has_free_seats=1";
		const file = "/seminare.ics?frei=1";
		const isListed = async () => {
			const { data } = JSON.parse((await get(list)).text) as { data: Seminar[] };
			const has = data.some(({ presence_seminar_date_id }) => presence_seminar_date_id === id);
			expect((await get(file)).text.includes(`seminar-date-${id}@`)).toBe(has);
			return has;
		};
		const token = await book(1);
		await pool.query("update seminar_dates set fully_booked = id <> $1 where seminar_id = $2", [id, seminarId]);
		await pool.query("update seminar_dates set capacity = seats_taken where id = $1", [id]);
		await expect.poll(isListed).toBe(false);
		await post(`/booking/${token}/cancel`, { positions: [1] });
		expect(await isListed()).toBe(true);
		await pool.query("update seminar_dates set capacity = 200 where id = $1", [id]);
		await pool.query("update seminar_dates set fully_booked = false where seminar_id = $1", [seminarId]);
	});

	test("a cancellation that is repeated and changes nothing leaves everything kept", async () => {
		const token = await book(1);
		await post(`/booking/${token}/cancel`, { positions: [1] });
		await rerendered();
		expect((await post(`/booking/${token}/cancel`, { positions: [1] })).status).toBe(200);
		expect(await rerendered()).toEqual([]);
	});

	test("so does a sign-up that is repeated with its key, and one that is refused", async () => {
		const signUp = signUpFor(priced, { idempotency_key: "k".repeat(24) });
		await post("/form/presence_seminar", signUp);
		await rerendered();
		expect((await post("/form/presence_seminar", signUp)).status).toBe(201);
		expect((await post("/form/presence_seminar", { ...signUp, email: "kein" })).status).toBe(422);
		expect(await rerendered()).toEqual([]);
	});

	const NAMES_ARTICLES = [
		"articles.list",
		"articles.bySlug",
		"articles.get",
		"lecturers.experts",
		"search.all",
		"site.get",
	];

	test("every endpoint that tells of seats or names articles says which it shows, and no other", () => {
		for (const [group, endpoints] of Object.entries(contract))
			for (const [name, { cache, response }] of Object.entries(endpoints as Record<string, Endpoint>)) {
				const tells =
					!isFile(response) &&
					JSON.stringify(z.toJSONSchema(response, { io: "input", unrepresentable: "any" })).includes("free_seats");
				const isShown = tells || NAMES_ARTICLES.includes(`${group}.${name}`);
				expect([group, name, isTagged(group, name)]).toEqual([group, name, cache === "content" && isShown]);
			}
	});
});

test("a note of the database drops what shows the seminar; any other note, and a lost connection, everything", async () => {
	const heard = vi.fn();
	const subscription = await onNotification(api.database.url, "content_changed", (note) => {
		api.cache.changed(note);
		heard(note);
	});
	try {
		await rerendered();
		await take(other.id);
		await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(`seminar:${other.id}`));
		expect(await rerendered()).toEqual(["/seminare", pageOf(other)]);

		await api.database.pool.query("update lecturers set role = role || '.' where id = (select min(id) from lecturers)");
		await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith("lecturers"));
		expect(await rerendered()).toEqual(PAGES());

		await api.database.pool.query(
			"select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
		);
		await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(undefined), { timeout: 5_000 });
		expect(await rerendered()).toEqual(PAGES());
	} finally {
		await subscription.close();
	}
});

describe("parameters", () => {
	test("that a page does not know make no page of their own", async () => {
		const { etag } = await get("/");
		for (let index = 0; index < 200; index += 1) expect((await get(`/?utm_source=${index}`)).etag).toBe(etag);
		expect(rendered).toEqual(["/"]);
	});

	test("that it knows are rendered in one order and one spelling, without the others", async () => {
		await get("/ratgeber?seite=2&fbclid=1&suche=a%20b");
		await get("/ratgeber?suche=a+b&seite=2");
		await get("/ratgeber/?suche=a+b&seite=2");
		expect(rendered).toEqual(["/ratgeber?seite=2&suche=a+b", "/ratgeber/?seite=2&suche=a+b"]);
	});

	test("of the API are known from the contract; one that comes twice is refused as before", async () => {
		const { etag } = await get("/api/v1/blog_post?page=1&per_page=3");
		expect((await get("/api/v1/blog_post?per_page=3&x=1&page=1")).etag).toBe(etag);
		expect((await get("/api/v1/blog_post?per_page=3&page=1&page=2")).status).toBe(422);
		const whole = await get("/api/v1/blog_post");
		expect((await get("/api/v1/blog_post?per%5Fpage=1")).etag).toBe(whole.etag);
	});

	test("of searches, however many, push no page out that people open", async () => {
		const large = "x".repeat(400_000);
		await get("/");
		for (let index = 0; index < 150; index += 1)
			await api.cache.produce(`/suche?suche=${index}`, async () => ({
				body: Buffer.from(large + index),
				headers: { "Content-Type": "image/avif" },
			}));
		await get("/");
		expect(rendered).toEqual(["/"]);
	});
});

describe("a crowd", () => {
	test("waits in turn by network, and is refused with a time to come back when it is too large", async () => {
		let open = () => {};
		const gate = new Promise<void>((resolve) => {
			open = resolve;
		});
		const order: string[] = [];
		const slow = await createTestApp({
			demo: false,
			render: async (request) => {
				if (new URL(request.url).pathname === "/suche") await gate;
				order.push(new URL(request.url).search.slice("?suche=".length));
				return new Response("", { headers: { "Content-Type": "text/html" } });
			},
		});
		const ask = (text: string, remoteAddress: string) =>
			slow.fastify.inject({ url: `/suche?suche=${text}`, remoteAddress });
		await slow.get("/agb");
		const crowd = Array.from({ length: 110 }, (_, index) => ask(`viele${index}`, `2001:db8::${index}`));
		const refused = await Promise.race(crowd.map(async (answer) => answer));
		expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
		// What is still there serves, even if it should be made anew.
		expect((await slow.fastify.inject({ url: "/agb", remoteAddress: "2001:db8::1" })).statusCode).toBe(200);
		const single = ask("eine", "203.0.113.7");
		open();
		expect((await single).statusCode).toBe(200);
		const answers = await Promise.all(crowd);
		expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(104);
		expect(order.indexOf("eine")).toBeLessThan(10);
		await slow.close();
	});
});
