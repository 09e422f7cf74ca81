import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
	type Ask,
	asker,
	DEMO_LOGINS,
	logIn,
	logInToOffice,
	loginRequest,
	registration,
} from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openHouse } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";
import { staffWith } from "#tests/support/staff.ts";
import { cutNetwork } from "./rules.ts";
import { createSecurity } from "./service.ts";

let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let ask: Ask;
let read: () => Promise<Captured[]>;

beforeAll(async () => {
	({ api, ask, read } = await openHouse({ clock: () => now }));
});
afterAll(() => api.close());
beforeEach(async () => {
	await api.database.pool.query("truncate security_events, rate_limits, tokens, known_browsers");
	await read();
});

const rows = async () => (await api.database.pool.query("select * from security_events order by id")).rows;
const events = async () => (await rows()).map(({ event }) => event);
const idOf = async (table: "members" | "users", email: string): Promise<number> =>
	(await api.database.pool.query(`select id from ${table} where email = $1`, [email])).rows[0].id;
const member = DEMO_LOGINS.member;

test.each([
	["203.0.113.77", "203.0.113.0/24"],
	["::ffff:203.0.113.77", "203.0.113.0/24"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
	["2001:db8::1", "2001:db8:0::/48"],
	["::1", "0:0:0::/48"],
])("of the address %s only the network %s is kept", (address, network) => {
	expect(cutNetwork(address)).toBe(network);
});

test("login and logout, of members and of staff, with the network and the browser", async () => {
	const token = await logIn(ask, member);
	await ask("DELETE", "/oauth/token", { token });
	await logInToOffice(ask, DEMO_LOGINS.staff);
	const [login, logout, staff, ...more] = await rows();
	expect(more).toEqual([]);
	expect(login).toMatchObject({
		at: now,
		event: "login",
		member_id: await idOf("members", member.username),
		user_id: null,
		network: "10.0.0.0/24",
		details: { browser: "Unbekannter Browser" },
	});
	expect(logout.event).toBe("logout");
	expect(staff).toMatchObject({
		event: "login",
		member_id: null,
		user_id: await idOf("users", DEMO_LOGINS.staff.username),
	});
});

test("failed logins, and once that somebody has to wait; of unknown accounts nothing that names them", async () => {
	for (let index = 0; index < 8; index += 1)
		await ask("POST", "/oauth/token", { body: loginRequest({ ...member, password: "falsch" }) });
	expect(await events()).toEqual([...Array(5).fill("login_failed"), "login_braked"]);
	await ask("POST", "/oauth/token", {
		body: loginRequest({ username: "niemand@vsz.example", password: "geheim" }),
		from: "10.3.0.1",
	});
	const unknown = (await rows()).at(-1);
	expect(unknown).toMatchObject({ event: "login_failed", member_id: null, network: "10.3.0.0/24" });
	expect(JSON.stringify(await rows())).not.toMatch(/vsz\.example|niemand|falsch|geheim/);
});

test("whoever stands at a door that is not theirs, once in a quarter of an hour; guests are not noted", async () => {
	const { token } = await staffWith(api, ask, "author");
	const withdrawal = "/office/order/VSZ-1/withdrawal";
	await ask("GET", "/office/category");
	for (let index = 0; index < 3; index += 1) expect((await ask("GET", "/office/category", { token })).status).toBe(403);
	expect((await ask("POST", withdrawal, { token })).status).toBe(403);
	expect(await events()).toEqual(["access_refused", "access_refused"]);
	expect((await rows())[0]).toMatchObject({ details: { endpoint: "GET /office/category" } });
	now = new Date(now.getTime() + 16 * 60_000);
	await ask("GET", "/office/category", { token });
	expect((await events()).length).toBe(3);
});

test("forged requests, once in a quarter of an hour for a network", async () => {
	for (const from of ["10.4.0.1", "10.4.0.2", "10.5.0.1"]) {
		const headers = { "sec-fetch-site": "cross-site" };
		expect((await ask("POST", "/oauth/token", { body: loginRequest(member), from, headers })).status).toBe(403);
	}
	expect((await rows()).map(({ event, network }) => [event, network])).toEqual([
		["forgery_refused", "10.4.0.0/24"],
		["forgery_refused", "10.5.0.0/24"],
	]);
});

test("a form sent from another site without scripts is noted too", async () => {
	const { statusCode } = await api.fastify.inject({
		method: "POST",
		url: "/kontakt",
		payload: "name=x",
		headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
	});
	expect(statusCode).toBe(403);
	expect(await events()).toEqual(["forgery_refused"]);
});

test("what happens to an account: confirmation, password, address, logins, deletion", async () => {
	const email = "lebenslauf@vsz.example";
	const password = "Regenbogen-Kanne-7";
	const changed = "Kranich-Ofen-Libelle-58";
	const confirm = async (with_: string) => {
		const token = /bestaetigen\/([\w-]+)/.exec((await read()).map(({ text }) => text).join("\n"))?.[1];
		await ask("POST", "/user/confirm", { body: { token, password: with_ } });
	};
	await ask("POST", "/user", { body: registration({ email }) });
	await confirm("falsch");
	await api.database.pool.query("delete from tokens");
	let token = await logIn(ask, { username: email, password });
	await ask("POST", "/user/confirmation", { token });
	await confirm(password);
	token = await logIn(ask, { username: email, password });
	await logIn(ask, { username: email, password });
	await ask("DELETE", "/user/login", { token });
	const { data: profile } = (await ask("GET", "/user/profile", { token })).body;
	const put = (over: object) => ask("PUT", `/user/${profile.id}`, { token, body: { ...profile, ...over } });
	const { body: saved } = await put({ password: changed, password_repeat: changed, current_password: password });
	token = saved.session.access_token;
	await put({ email: "neu@vsz.example", current_password: changed });
	await confirm(changed);
	await ask("POST", "/password/email", { body: { email: "neu@vsz.example" } });
	const reset = /zuruecksetzen\/([\w-]+)/.exec((await read())[0]?.text ?? "")?.[1];
	await ask("POST", "/password/reset", {
		body: { email: "neu@vsz.example", token: reset, password, password_confirmation: password },
	});
	token = await logIn(ask, { username: "neu@vsz.example", password });
	await ask("DELETE", `/user/${profile.id}`, { token, body: { current_password: password } });
	expect(await events()).toEqual([
		"login_failed",
		"login",
		"email_confirmed",
		"login",
		"login",
		"sessions_ended",
		"password_changed",
		"email_changed",
		"password_reset_requested",
		"password_reset",
		"login",
		"account_deleted",
	]);
	expect(new Set((await rows()).map(({ member_id }) => member_id))).toEqual(new Set([profile.id]));
	expect(JSON.stringify(await rows())).not.toMatch(/vsz\.example|Toni|Regenbogen|Kranich/);
	expect(
		(await api.database.pool.query("select 1 from known_browsers where member_id = $1", [profile.id])).rows,
	).toEqual([]);
});

test("each event also goes as a line of JSON to the file that SECURITY_LOG names", async () => {
	const file = join(api.config.dataDir, "security.log");
	const other = await createTestApp({ clock: () => now, env: { SECURITY_LOG: file } });
	await logIn(asker(other), member);
	const line = await vi.waitFor(async () => JSON.parse(await readFile(file, "utf8")));
	expect(line).toMatchObject({ at: now.toISOString(), event: "login", network: "127.0.0.0/24" });
	await other.close();
});

test("a log that cannot be written changes no answer and is told as an error", async () => {
	const problems: string[] = [];
	const { database, app } = api;
	const broken = createSecurity({
		db: database.db,
		clock: () => new Date(Number.NaN),
		limits: app.services.limits,
		write: () => {},
		log: (message) => problems.push(message),
	});
	await broken.tell({ event: "login_failed" });
	expect(problems).toEqual([expect.stringMatching(/^The security log misses login_failed: /)]);
});
