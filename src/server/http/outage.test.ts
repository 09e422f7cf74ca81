import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { type ApiError, FAULT_MARK } from "#contract/errors.ts";
import { testApp } from "#tests/support/app.ts";
import type { Render } from "./pages.ts";

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const SENTENCE = "Wir sind gleich wieder da. Bitte versuche es in einer Minute noch einmal.";
const MANY_MINUTES_MS = 60 * 60_000;

/** As the site does: what a page is about it must have, what stands beside it may be missing. */
const render: Render = async (request, { api, onFault }) => {
	const { pathname } = new URL(request.url);
	if (pathname === "/kaputt") {
		onFault(new Error("a mistake of ours"));
		return new Response(`Fehler ${FAULT_MARK}`, { status: 500, headers: HTML });
	}
	// Something that is asked anew each time: there is no such voucher, or nobody can say.
	const isKnown = await api.vouchers.check({ params: { code: "X" } }).catch(({ status }: ApiError) => status === 404);
	if (pathname === "/nebenbei")
		return new Response(isKnown ? "Seite mit Liste" : "Seite ohne Liste", { headers: HTML });
	if (request.method === "POST") return new Response("Formular", { status: isKnown ? 200 : 422, headers: HTML });
	if (!isKnown) return new Response("Fehlerseite", { status: 500, headers: HTML });
	const link = pathname === "/film" ? "/media/video/1?expires=1&amp;signature=x" : "";
	return new Response(`Seite ${link}`, { headers: HTML });
};

/** Long after the last answer was made and kept. */
function later(): void {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + MANY_MINUTES_MS });
}

async function cutOffApp() {
	const app = await testApp({ demo: false, render });
	for (const url of ["/bekannt", "/film", "/nebenbei", "/api/v1/category"])
		expect((await app.get(url)).status).toBe(200);
	await app.database.cutOff();
	return app;
}

test("while the database is away every call answers 503 with the seconds to wait", async () => {
	const { get, fastify } = await cutOffApp();
	const headers = expect.objectContaining({ "retry-after": "5", "cache-control": "no-store" });
	expect(await get("/api/v1/lecturer")).toEqual({
		status: 503,
		body: { code: "unavailable", message: SENTENCE },
		headers,
	});
	expect(await get("/health")).toEqual({
		status: 503,
		body: { status: "database unavailable", message: SENTENCE },
		headers,
	});
	expect(await get("/health/live")).toMatchObject({ status: 200, body: { status: "ok" } });
	const payload = { name: "Ada", email: "ada@vsz.example", description: "Hallo" };
	const sent = await fastify.inject({ method: "POST", url: "/api/v1/form/consulting", payload });
	expect([sent.statusCode, sent.json()]).toEqual([503, { code: "unavailable", message: SENTENCE }]);
});

test("a page that cannot be made is a page with 503, and so is a form sent without JavaScript", async () => {
	const { get, fastify } = await cutOffApp();
	const away = expect.objectContaining({
		"retry-after": "5",
		"cache-control": "no-store",
		"content-type": "text/html; charset=utf-8",
	});
	expect(await get("/unbekannt")).toEqual({ status: 503, body: "Fehlerseite", headers: away });
	const form = { method: "POST", url: "/kontakt", payload: "a=b" } as const;
	const sent = await fastify.inject({ ...form, headers: { "content-type": "application/x-www-form-urlencoded" } });
	expect([sent.statusCode, sent.body, sent.headers]).toEqual([503, "Formular", away]);
	const other = await fastify.inject({ url: "/testzahlung/x", headers: { accept: "text/html" } });
	expect([other.statusCode, other.headers]).toEqual([503, away]);
	expect(other.body).toContain(SENTENCE);
});

test("OPS-03 a mistake of our own stays a 500, and its page says under which number it is told of", async () => {
	const { get } = await cutOffApp();
	expect(await get("/kaputt")).toMatchObject({
		status: 500,
		body: expect.stringMatching(/^Fehler Vorgang [0-9a-f]{10}$/),
	});
});

test("kept answers go on being served, however old, unless links within them have expired", async () => {
	const { get, cache } = await cutOffApp();
	const fromMemory = (url: string) => {
		const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url });
		return cache.serve(request, new ServerResponse(request));
	};
	later();
	try {
		expect(await get("/bekannt")).toMatchObject({ status: 200, body: "Seite " });
		expect((await get("/api/v1/category")).status).toBe(200);
		expect((await get("/film")).status).toBe(503);
		// Now the old one serves without another vain try.
		expect([fromMemory("/bekannt"), fromMemory("/film")]).toEqual([true, false]);
	} finally {
		vi.useRealTimers();
	}
});

test("a page on which something is missing does not take the place of the whole one", async () => {
	const { get } = await cutOffApp();
	later();
	try {
		expect(await get("/nebenbei")).toMatchObject({ status: 200, body: "Seite mit Liste" });
	} finally {
		vi.useRealTimers();
	}
});
