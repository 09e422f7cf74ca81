import { describe, expect, test } from "vitest";
import { postingApp } from "#tests/support/posting.ts";

const at = postingApp();

describe("forged and broken requests", () => {
	const request = { name: "A", email: "a@vsz.example", description: "x" };

	test("SEC-10 with cookies the header must repeat the cookie's value", async () => {
		expect((await at.post("/form/consulting", request, { cookie: "XSRF-TOKEN=abc" })).status).toBe(403);
		expect(
			(await at.post("/form/consulting", request, { cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abd" })).status,
		).toBe(403);
		expect((await at.post("/form/consulting", request, { cookie: "other=1" })).status).toBe(403);
		expect(
			(await at.post("/form/consulting", request, { cookie: "x=1; XSRF-TOKEN=abc", "x-xsrf-token": "abc" })).status,
		).toBe(201);
		await at.read();
	});

	test("SEC-11 without cookies none is needed, but a foreign page is refused all the same", async () => {
		expect((await at.post("/form/consulting", request)).status).toBe(201);
		expect((await at.post("/form/consulting", request, { "sec-fetch-site": "cross-site" })).status).toBe(403);
		await at.read();
	});

	test("API-05 a body that is no JSON object is refused", async () => {
		const send = (payload: string, type: string) =>
			at.api.fastify.inject({
				method: "POST",
				url: "/api/v1/form/consulting",
				payload,
				headers: { "content-type": type },
			});
		expect((await send("{", "application/json")).statusCode).toBe(400);
		expect((await send("[]", "application/json")).statusCode).toBe(422);
		expect((await send("null", "application/json")).statusCode).toBe(422);
		expect((await send("name=a", "application/x-www-form-urlencoded")).statusCode).toBe(415);
		expect((await send("a", "text/plain")).statusCode).toBe(415);
		expect((await send(`{"name":"${"x".repeat(300_000)}"}`, "application/json")).statusCode).toBe(413);
	});
});
