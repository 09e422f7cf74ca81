import * as argon2 from "@node-rs/argon2";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
	type Ask,
	DEMO_LOGINS,
	logIn,
	logInToOffice,
	loginRequest,
	officeLogin,
	type Token,
} from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openHouse } from "#tests/support/house.ts";

vi.mock("@node-rs/argon2", { spy: true });

const HOUR_MS = 60 * 60 * 1000;
let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let ask: Ask;

beforeAll(async () => {
	({ api, ask } = await openHouse({ clock: () => now }));
});
afterAll(() => api.close());

const form = (url: string, payload: string, type = "application/x-www-form-urlencoded") =>
	api.fastify.inject({ method: "POST", url, payload, headers: { "content-type": type } });
const profileStatus = async (token: Token) => (await ask("GET", "/user/profile", { token })).status;
const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;

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

test("API-11 a wrong pair of client values is refused with 401", async () => {
	for (const wrong of [
		{ client_id: "vsz" },
		{ client_secret: "x" },
		{ client_id: "vsz-office", client_secret: "vsz-office-public" },
	]) {
		const { status, body } = await ask("POST", "/oauth/token", {
			body: { ...loginRequest(DEMO_LOGINS.member), ...wrong },
		});
		expect([status, body]).toEqual([401, { code: "client_unknown", message: "Dieses Programm kennen wir nicht." }]);
	}
});

test("another grant type or a missing value is named", async () => {
	const { status, body } = await ask("POST", "/oauth/token", {
		body: { ...loginRequest(DEMO_LOGINS.member), grant_type: "refresh_token", password: "" },
	});
	expect(status).toBe(422);
	expect(Object.keys(body.validation_errors).sort()).toEqual(["grant_type", "password"]);
});

test.each([
	["a space that the keyboard put behind it", `${DEMO_LOGINS.member.username} `, 200],
	["a character that no database stores", "niemand\u0000@vsz.example", 401],
	["nothing but such a character", "\u0000", 422],
])("an address with %s", async (_, username, expected) => {
	const body = loginRequest({ ...DEMO_LOGINS.member, username });
	expect((await ask("POST", "/oauth/token", { body, from: "10.0.0.8" })).status).toBe(expected);
});

test("ERR-08 wrong password and unknown address answer alike, after the same work", async () => {
	const answers = [];
	for (const username of [DEMO_LOGINS.member.username, "niemand@vsz.example"]) {
		vi.mocked(argon2.verify).mockClear();
		const { status, body, headers } = await ask("POST", "/oauth/token", {
			body: loginRequest({ username, password: "falsch" }),
			from: "10.0.0.9",
		});
		answers.push({ status, body, headers: Object.keys(headers), verified: vi.mocked(argon2.verify).mock.calls.length });
	}
	expect(answers[0]).toEqual(answers[1]);
	expect(answers[0]).toMatchObject({
		status: 401,
		body: { code: "credentials_wrong", message: "Ungültige Benutzerdaten" },
		verified: 1,
	});
});

test("RUN-33 RUN-34 RUN-35 the accounts of the demo log in, each on its own door", async () => {
	expect((await ask("GET", "/user/profile", { token: await logIn(ask, DEMO_LOGINS.member) })).body.data).toMatchObject({
		email: "mitglied@vsz.example",
		is_pin_authenticated: 0,
		phone_number: null,
	});
	expect(
		(await ask("GET", "/user/profile", { token: await logIn(ask, DEMO_LOGINS.customer) })).body.data,
	).toMatchObject({
		email: "kundin@vsz.example",
		is_pin_authenticated: 1,
	});
	const staff = await logInToOffice(ask, DEMO_LOGINS.staff);
	expect((await ask("GET", "/office/me", { token: staff })).body.data.email).toBe(DEMO_LOGINS.staff.username);
	expect(await profileStatus(staff)).toBe(401);
	expect((await ask("POST", "/oauth/token", { body: loginRequest(DEMO_LOGINS.staff) })).status).toBe(401);
	expect((await ask("POST", "/office/session", { body: officeLogin(DEMO_LOGINS.member) })).status).toBe(401);
});

test("SEC-06 CONST-01 a token is stored only as a hash and ends after four hours", async () => {
	const token = await logIn(ask, DEMO_LOGINS.member);
	const stored = JSON.stringify(await sql("select * from tokens, lateral (select encode(hash, 'escape')) as h"));
	expect(stored).not.toContain(token);
	now = new Date(now.getTime() + 4 * HOUR_MS - 1000);
	expect(await profileStatus(token)).toBe(200);
	now = new Date(now.getTime() + 1000);
	expect(await profileStatus(token)).toBe(401);
});

test("MEM-07 SEC-07 a token ends with the logout, which always answers 204", async () => {
	const token = await logIn(ask, DEMO_LOGINS.member);
	const other = await logIn(ask, DEMO_LOGINS.member);
	expect(await profileStatus(token)).toBe(200);
	for (const given of [token, token, "unknown", undefined]) {
		const { status, body } = await ask("DELETE", "/oauth/token", { token: given });
		expect([status, body]).toEqual([204, undefined]);
	}
	expect([await profileStatus(token), await profileStatus(other)]).toEqual([401, 200]);
	expect((await api.fastify.inject({ method: "DELETE", url: "/oauth/token" })).statusCode).toBe(204);
});

test.each(["Bearer", "Bearer ", "Basic abc", "bearer", "Bearer a b", `Bearer ${"x".repeat(5000)}`, "Bearer \u00e4"])(
	"an odd header makes a guest: %j",
	async (authorization) => {
		const { status } = await ask("GET", "/user/profile", { headers: { authorization } });
		expect(status).toBe(401);
	},
);

test("SEC-10 SEC-11 a login with cookies needs the header of our own pages, one without cookies none", async () => {
	const body = loginRequest(DEMO_LOGINS.member);
	const send = (headers: Record<string, string>) => ask("POST", "/oauth/token", { body, headers });
	expect((await send({ cookie: "XSRF-TOKEN=abc" })).status).toBe(403);
	expect((await send({ cookie: "XSRF-TOKEN=abc", "x-xsrf-token": "abc" })).status).toBe(200);
	expect((await send({})).status).toBe(200);
});
