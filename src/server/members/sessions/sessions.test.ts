import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ask, asker, DEMO_LOGINS, logIn, loginRequest } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";

const START = new Date("2026-11-15T10:00:00Z");
const now = START;
let api: TestApp;
let ask: Ask;

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, env: { TRUST_PROXY: "on" } });
	ask = asker(api);
});
afterAll(() => api.close());

const form = (url: string, payload: string, type = "application/x-www-form-urlencoded") =>
	api.fastify.inject({ method: "POST", url, payload, headers: { "content-type": type } });

test.each(["/oauth/token", "/api/v1/oauth/token"])("API-10 %s takes a form of either kind and JSON", async (url) => {
	const request = loginRequest(DEMO_LOGINS.member);
	const multipart = Object.entries(request)
		.map(([name, value]) => `--7Q2\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
		.join("");
	const answers = [
		await form(url, new URLSearchParams(request).toString()),
		await form(url, `${multipart}--7Q2--\r\n`, "multipart/form-data; boundary=7Q2"),
		await form(url, JSON.stringify(request), "application/json"),
	];
	for (const { statusCode, body, headers } of answers) {
		expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
		expect(JSON.parse(body)).toEqual({
			access_token: expect.stringMatching(/^[\w-]{43}$/),
			token_type: "Bearer",
			expires_in: 14400,
		});
	}
});

test("MEM-07 SEC-07 a token ends with the logout, which always answers 204", async () => {
	const token = await logIn(ask, DEMO_LOGINS.member);
	expect((await ask("GET", "/user/profile", { token })).status).toBe(200);
	for (const given of [token, token, "unknown", undefined]) {
		const { status, body } = await ask("DELETE", "/oauth/token", { token: given });
		expect([status, body]).toEqual([204, undefined]);
	}
	expect((await ask("GET", "/user/profile", { token })).status).toBe(401);
});
