import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app.ts";

/** A page as the frame writes it, around content into which somebody has put a script. */
const page = (mark: string) =>
	`<!doctype html><html lang="de"><script type="application/ld+json">{}</script><script>evil()</script><script${mark} async="">start()</script></html>`;
let rendered: string[] = [];
let api: TestApp;

beforeAll(async () => {
	api = await createTestApp({
		render: async (request, { mark }) => {
			const { pathname, search } = new URL(request.url);
			rendered.push(pathname + search);
			const status = pathname === "/gibt-es-nicht" ? 404 : 200;
			if (pathname === "/kaputt") throw new Error("secret stack");
			return new Response(page(` nonce="${mark}"`), {
				status,
				headers: { "Content-Type": "text/html; charset=utf-8" },
			});
		},
	});
});
afterAll(() => api.close());

describe("answers", () => {
	test("API-01 every resource lives under /api/v1", async () => {
		expect((await api.get("/api/v1/category")).status).toBe(200);
		expect((await api.get("/api/v1")).body).toEqual({ code: "not_found", message: "Das haben wir nicht gefunden." });
		expect((await api.get("/api/v1/gibt-es-nicht")).status).toBe(404);
	});

	test("a form arrives at its page, whatever its type says of the character set", async () => {
		const post = (type: string, payload = "a=b") =>
			api.fastify.inject({ method: "POST", url: "/kontakt", payload, headers: { "content-type": type } });
		expect((await post("application/x-www-form-urlencoded; charset=utf-8")).statusCode).toBe(200);
		expect((await post("multipart/form-data; boundary=x", "--x--\r\n")).statusCode).toBe(200);
		expect((await post("application/json", "{}")).statusCode).toBe(405);
	});

	test("API-06 a method that does not exist here answers 405 and names those that do", async () => {
		const { statusCode, headers, json } = await api.fastify.inject({ method: "POST", url: "/api/v1/category" });
		expect([statusCode, headers.allow]).toEqual([405, "GET"]);
		expect(json()).toEqual({ code: "method_not_allowed", message: "Diese Methode gibt es hier nicht." });
	});

	test("API-06 what breaks inside answers 500 without a stack trace", async () => {
		const { status, body } = await api.get("/kaputt");
		expect(status).toBe(500);
		expect(JSON.stringify(body)).not.toMatch(/secret|stack|at \//);
	});

	test("OPS-03 what nobody foresaw bears the number under which the log tells of it", async () => {
		const { body, headers } = await api.get("/kaputt");
		const id = headers["x-request-id"];
		expect(id).toMatch(/^[0-9a-f]{10}$/);
		expect(body).toMatchObject({ code: "internal", message: expect.stringContaining(`(Vorgang ${id})`) });
	});

	test("a trailing slash and a HEAD request are understood", async () => {
		expect((await api.get("/api/v1/category/")).status).toBe(200);
		const { statusCode, body, headers } = await api.fastify.inject({ method: "HEAD", url: "/api/v1/category" });
		expect([statusCode, body]).toEqual([200, ""]);
		expect(Number(headers["content-length"])).toBeGreaterThan(0);
	});

	test.each([
		"/api/v1/blog_post/%E0%A4%A",
		"/api/v1/search?search=%00",
		"/%",
		"/api/v1/category/%2e%2e%2f",
		"/api/v1/blog_post?slug=%00",
		"//",
		"/..%2f..%2fetc/passwd",
		"/media/../x",
		"/media/..%2fx",
		"/ratgeber/%ff",
	])("a broken address is no server error: %s", async (url) => {
		expect((await api.get(url)).status).toBeLessThan(500);
	});
});

describe("hostile input", () => {
	const GET_PATHS = [
		"/api/v1/blog_post",
		"/api/v1/blog_post/:x",
		"/api/v1/category/:x",
		"/api/v1/lecturer/:x",
		"/api/v1/presence_seminar",
		"/api/v1/presence_seminar/:x",
		"/api/v1/online_seminar",
		"/api/v1/online_seminar/:x",
		"/api/v1/search",
		"/api/v1/voucher/:x/check",
	];
	const NAMES = [
		"page",
		"per_page",
		"category_id",
		"lecturer_id",
		"search",
		"slug",
		"upcoming",
		"is_online",
		"is_active",
		"date_from",
		"date_to",
	];
	const value = fc.oneof(
		fc.string({ unit: "binary", maxLength: 300 }),
		fc.integer().map(String),
		fc.constantFrom(
			"",
			"1e309",
			"NaN",
			"-0",
			"2147483648",
			"9".repeat(400),
			"'; drop table articles; --",
			"\u0000",
			"\ud800",
			"31.2.2026",
			"1.1.0001",
			"[]",
			"{}",
		),
	);
	const encode = (text: string) => encodeURIComponent(text.toWellFormed());

	test("no parameter of any content endpoint gives a server error or a stack trace", async () => {
		const call = fc.record({
			path: fc.constantFrom(...GET_PATHS),
			part: value,
			query: fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 4 }),
		});
		await fc.assert(
			fc.asyncProperty(call, async ({ path, part, query }) => {
				const search = query.map(([name, text]) => `${name}=${encode(text)}`).join("&");
				const url = `${path.replace(":x", encode(part) || "x")}?${search}`;
				const { statusCode, body, headers } = await api.fastify.inject({ url });
				expect([200, 400, 404, 414, 422]).toContain(statusCode);
				expect(body).not.toMatch(/node_modules|\.ts:\d+/);
				expect(String(headers["content-type"])).toMatch(/^application\/json/);
			}),
			{ numRuns: 400 },
		);
	}, 60_000);
});

describe("memory", () => {
	test("a page is rendered once and then served from memory, until the content changes", async () => {
		rendered = [];
		await Promise.all([1, 2, 3].map(() => api.get("/ratgeber?seite=2")));
		expect(rendered).toEqual(["/ratgeber?seite=2"]);
		api.cache.clear();
		await api.get("/ratgeber?seite=2");
		expect(rendered).toHaveLength(2);
	});

	test("what was begun before a change of the content is not kept after it", async () => {
		const first = api.cache.produce("/wettlauf", async () => {
			api.cache.clear();
			return { body: Buffer.from("alt"), headers: { "Content-Type": "text/html" } };
		});
		await first;
		let made = 0;
		await api.cache.produce("/wettlauf", async () => {
			made += 1;
			return { body: Buffer.from("neu"), headers: { "Content-Type": "text/html" } };
		});
		expect(made).toBe(1);
	});

	test("a page that is not found is not kept", async () => {
		rendered = [];
		expect((await api.get("/gibt-es-nicht")).status).toBe(404);
		expect((await api.get("/gibt-es-nicht")).status).toBe(404);
		expect(rendered).toHaveLength(2);
	});

	test("answers are compressed, carry an ETag, and are confirmed by 304", async () => {
		const { headers, rawPayload } = await api.fastify.inject({
			url: "/api/v1/category",
			headers: { "accept-encoding": "gzip" },
		});
		expect(headers["content-encoding"]).toBe("gzip");
		expect(JSON.parse(gunzipSync(rawPayload).toString())).toHaveProperty("data");
		const again = await api.fastify.inject({
			url: "/api/v1/category",
			headers: { "if-none-match": String(headers.etag) },
		});
		expect([again.statusCode, again.body]).toEqual([304, ""]);
		const refused = await api.fastify.inject({
			url: "/api/v1/category",
			headers: { "accept-encoding": "br;q=0, gzip;q=0" },
		});
		expect(refused.headers["content-encoding"]).toBeUndefined();
	});
});

describe("headers", () => {
	test("only the scripts that the frame has marked are allowed, by their hashes; the marks do not leave the house", async () => {
		const { headers, body } = await api.get("/");
		const policy = String(headers["content-security-policy"]);
		const hash = createHash("sha256").update("start()").digest("base64");
		expect(policy.match(/'sha256-[^']+'/g)).toEqual([`'sha256-${hash}'`]);
		expect(policy).not.toMatch(/unsafe|nonce/);
		expect(body).toBe(page(""));
	});

	test("an answer that is no page allows nothing to run", async () => {
		for (const url of ["/api/v1/category", "/api/v1/docs", "/api/v1/nein", "/health", "/plain.css"]) {
			const policy = String((await api.get(url)).headers["content-security-policy"] ?? "default-src 'none'");
			expect([url, policy]).toEqual([url, expect.stringContaining("default-src 'none'")]);
			expect([url, policy]).toEqual([url, expect.not.stringContaining("script-src")]);
		}
	});

	test("every answer forbids guessing of types", async () => {
		for (const url of ["/", "/api/v1/category", "/health", "/gibt-es-nicht", "/api/v1/nein"]) {
			expect([url, (await api.get(url)).headers["x-content-type-options"]]).toEqual([url, "nosniff"]);
		}
	});
});

test("what a stranger can hold open is bounded", () => {
	const { requestTimeout, headersTimeout, keepAliveTimeout, timeout, maxConnections } = api.fastify.server;
	expect({ requestTimeout, headersTimeout, keepAliveTimeout, timeout, maxConnections }).toEqual({
		requestTimeout: 30_000,
		headersTimeout: 15_000,
		keepAliveTimeout: 5_000,
		timeout: 120_000,
		maxConnections: 5_000,
	});
});

describe("redirects", () => {
	test("FRAME-02 an old address leads to the new one for good and keeps its query", async () => {
		const { status, headers } = await api.get("/onlineseminare/datenschutz?x=1");
		expect([status, headers.location]).toEqual([301, "/videokurse/datenschutz?x=1"]);
	});
});

describe("reference", () => {
	test("the OpenAPI document names every endpoint and is complete in itself", async () => {
		const { body } = await api.get("/api/v1/openapi.json");
		const document = body as {
			openapi: string;
			paths: Record<string, Record<string, { responses: object; operationId: string }>>;
		};
		expect(document.openapi).toBe("3.1.0");
		expect(Object.keys(document.paths)).toEqual(
			expect.arrayContaining([
				"/blog_post",
				"/blog_post/{id}",
				"/presence_seminar",
				"/search",
				"/voucher/{code}/check",
			]),
		);
		const ids = Object.values(document.paths).flatMap((path) =>
			Object.values(path).map(({ operationId }) => operationId),
		);
		expect(new Set(ids).size).toBe(ids.length);
		expect(JSON.stringify(document)).not.toContain("$ref");
	});

	test("the reference page lists the same", async () => {
		const { status, body } = await api.get("/api/v1/docs");
		expect(status).toBe(200);
		expect(body).toContain("/api/v1/presence_seminar");
		expect(body).toContain('lang="de"');
	});
});

describe("GET /health", () => {
	test("RUN-13 answers ok when the database answers and all migrations are in", async () => {
		expect(await api.get("/health")).toMatchObject({ status: 200, body: { status: "ok" } });
	});

	test("RUN-14 answers 503 when a migration is missing or the database is gone", async () => {
		const own = await createTestApp({ demo: false });
		await own.database.pool.query(
			"delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)",
		);
		expect(await own.get("/health")).toMatchObject({ status: 503, body: { status: "migrations missing" } });
		await own.database.pool.query("alter schema drizzle rename to elsewhere");
		expect((await own.get("/health")).status).toBe(503);
		await own.close();
	});
});

test("a database that is gone answers 503 and not 500", async () => {
	const own = await createTestApp({ demo: false });
	await own.database.cutOff();
	const { status, body } = await own.get("/api/v1/category");
	expect([status, body]).toEqual([503, { code: "unavailable", message: expect.stringContaining("gleich wieder da") }]);
	await own.close();
});
