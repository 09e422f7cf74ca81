import * as argon2 from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#contract/constants.ts";
import {
	type Ask,
	asker,
	DEMO_LOGINS,
	logInToOffice,
	loginHeaders,
	officeLogin,
	staffTokenIn,
	type Token,
} from "#tests/support/account.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { openHouse } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";

vi.mock("@node-rs/argon2", { spy: true });

let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let ask: Ask;
let letters: () => Promise<Captured[]>;

beforeAll(async () => {
	({ api, ask, read: letters } = await openHouse({ clock: () => now }));
});
afterAll(() => api.close());
beforeEach(async () => {
	await sql("truncate staff_sessions, known_browsers, rate_limits");
	await letters();
});

const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const pass = (ms: number) => {
	now = new Date(now.getTime() + ms);
};
const enter = (over: object = {}, from = "10.0.0.1") =>
	ask("POST", "/office/session", { body: { ...officeLogin(DEMO_LOGINS.staff), ...over }, from });
const meStatus = async (token: Token) => (await ask("GET", "/office/me", { token })).status;

test("STAFF-01 STAFF-03 the password opens a session that lies in a cookie alone", async () => {
	const answer = await enter();
	expect([answer.status, answer.body]).toEqual([200, { data: { step: "in" } }]);
	expect(answer.headers["set-cookie"]).toMatch(/^vsz-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
	expect(answer.headers["cache-control"]).toBe("no-store");
	const token = staffTokenIn(answer);
	expect((await ask("GET", "/office/me", { token })).body.data).toMatchObject({
		email: DEMO_LOGINS.staff.username,
		roles: ["admin"],
		ends_at: "2026-11-15T21:00:00+01:00",
		idle_ends_at: "2026-11-15T11:30:00+01:00",
	});
	const stored = JSON.stringify(await sql("select *, encode(hash, 'escape') from staff_sessions"));
	expect(stored).not.toContain(token.office);
});

test("STAFF-03 over https the cookie is the host's own and travels encrypted; one without the prefix is none", async () => {
	const testing = await testApp({ env: { PUBLIC_URL: "https://www.vsz.example", DEMO: "on" } });
	const askThere = asker(testing);
	const { headers } = await askThere("POST", "/office/session", { body: officeLogin(DEMO_LOGINS.staff) });
	const [, secret] =
		/^__Host-vsz-office=([\w-]{43}); Path=\/; HttpOnly; SameSite=Strict; Secure$/.exec(String(headers["set-cookie"])) ??
		[];
	const status = async (name: string) =>
		(await askThere("GET", "/office/me", { headers: { cookie: `${name}=${secret}` } })).status;
	expect([await status("__Host-vsz-office"), await status("vsz-office")]).toEqual([200, 401]);
});

test("wrong password, unknown address and one without a password answer alike, after the same work", async () => {
	await sql("insert into users (name, email) values ('Ohne Passwort', 'ohne@vsz.example')");
	const answers = [];
	for (const email of [DEMO_LOGINS.staff.username, "niemand@vsz.example", "ohne@vsz.example"]) {
		vi.mocked(argon2.verify).mockClear();
		const { status, body, headers } = await enter({ email, password: "nobody" });
		answers.push({ status, body, headers: Object.keys(headers), verified: vi.mocked(argon2.verify).mock.calls.length });
	}
	expect(answers[0]).toMatchObject({ status: 401, body: { code: "credentials_wrong" }, verified: 1 });
	expect(answers[1]).toEqual(answers[0]);
	expect(answers[2]).toEqual(answers[0]);
});

test("STAFF-06 guesses are braked as in the member area, on a door of their own", async () => {
	for (let index = 0; index < 5; index += 1) expect((await enter({ password: "falsch" })).status).toBe(401);
	const { status, headers } = await enter();
	expect([status, headers["retry-after"]]).toEqual([429, "5"]);
	expect((await enter({}, "10.9.0.1")).status).toBe(200);
});

test("STAFF-04 staff who have been shut out are out at once and do not come in again", async () => {
	const token = await logInToOffice(ask, DEMO_LOGINS.staff);
	await sql("update users set is_active = false where email = $1", [DEMO_LOGINS.staff.username]);
	expect(await meStatus(token)).toBe(401);
	expect((await enter()).status).toBe(401);
	await sql("update users set is_active = true where email = $1", [DEMO_LOGINS.staff.username]);
});

describe("the end of a session", () => {
	test("STAFF-03 comes after 30 minutes in which somebody only looks", async () => {
		const token = await logInToOffice(ask, DEMO_LOGINS.staff);
		pass(29 * MINUTE_MS);
		expect(await meStatus(token)).toBe(200);
		pass(MINUTE_MS);
		expect(await meStatus(token)).toBe(401);
	});

	test("STAFF-03 is put off by activity, on every process", async () => {
		const token = await logInToOffice(ask, DEMO_LOGINS.staff);
		pass(29 * MINUTE_MS);
		const { body } = await ask("POST", "/office/session/activity", { token });
		expect(body.data.idle_ends_at).toBe((await ask("GET", "/office/me", { token })).body.data.idle_ends_at);
		pass(29 * MINUTE_MS);
		const changed = await ask("PUT", "/office/category/999999", { token, body: { name: "x", revision: 1 } });
		expect(changed.status).toBe(404);
		pass(29 * MINUTE_MS);
		expect(await meStatus(token)).toBe(200);
	});

	test("STAFF-03 comes with the next login of the same browser, and not with one that fails", async () => {
		const token = await logInToOffice(ask, DEMO_LOGINS.staff);
		const other = await logInToOffice(ask, DEMO_LOGINS.staff);
		const again = (over: object = {}) =>
			ask("POST", "/office/session", { token, body: { ...officeLogin(DEMO_LOGINS.staff), ...over } });
		expect((await again({ password: "falsch" })).status).toBe(401);
		expect(await meStatus(token)).toBe(200);
		const fresh = staffTokenIn(await again());
		expect([await meStatus(token), await meStatus(other), await meStatus(fresh)]).toEqual([401, 200, 200]);
	});

	test("STAFF-03 comes after ten hours in any case", async () => {
		const token = await logInToOffice(ask, DEMO_LOGINS.staff);
		const ends = now.getTime() + 10 * HOUR_MS;
		while (now.getTime() + 20 * MINUTE_MS < ends) {
			pass(20 * MINUTE_MS);
			expect((await ask("POST", "/office/session/activity", { token })).status).toBe(200);
		}
		const { data } = (await ask("GET", "/office/me", { token })).body;
		expect(data.idle_ends_at).toBe(data.ends_at);
		now = new Date(ends);
		expect(await meStatus(token)).toBe(401);
	});

	test("STAFF-03 comes with the logout, which takes the cookie away and needs no session", async () => {
		const token = await logInToOffice(ask, DEMO_LOGINS.staff);
		const { status, headers } = await ask("DELETE", "/office/session", { token });
		expect([status, headers["set-cookie"]]).toEqual([204, "vsz-office=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0"]);
		expect(await meStatus(token)).toBe(401);
		expect((await ask("DELETE", "/office/session", { token })).status).toBe(204);
	});

	test("old sessions are forgotten", async () => {
		await enter();
		pass(33 * HOUR_MS);
		await api.app.services.staffSessions.purge();
		expect(await sql("select * from staff_sessions")).toHaveLength(1);
		pass(HOUR_MS);
		await api.app.services.staffSessions.purge();
		expect(await sql("select * from staff_sessions")).toEqual([]);
	});
});

test("SEC-10 STAFF-03 a session alone changes nothing: without the header, or from another site, it is refused", async () => {
	const token = await logInToOffice(ask, DEMO_LOGINS.staff);
	const { cookie = "" } = loginHeaders(token);
	const change = (headers: Record<string, string>) => ask("POST", "/office/session/activity", { headers });
	const refused = [
		await change({ cookie: `vsz-office=${token.office}` }),
		await change({ cookie }),
		await change({ cookie, "x-xsrf-token": "anders" }),
		await change({ ...loginHeaders(token), "sec-fetch-site": "cross-site" }),
		await change({ ...loginHeaders(token), "sec-fetch-site": "same-site" }),
	];
	for (const { status, body } of refused) expect([status, body.code]).toEqual([403, "cross_site"]);
	expect((await change({ ...loginHeaders(token), "sec-fetch-site": "same-origin" })).status).toBe(200);
});

test("staff are told of a browser that they have not used before", async () => {
	await enter({ device: "a".repeat(32) });
	await enter({ device: "a".repeat(32) });
	expect(await letters()).toEqual([]);
	await enter({ device: "b".repeat(32) });
	const [letter] = await letters();
	expect(letter?.to).toBe(DEMO_LOGINS.staff.username);
	expect(letter?.text).toContain("Zugang zur Verwaltung");
});
