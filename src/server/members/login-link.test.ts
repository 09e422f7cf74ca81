import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Ask, DEMO_LOGINS, registration } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openHouse } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";

const START = new Date("2026-11-15T10:00:00Z");
const email = DEMO_LOGINS.member.username;
let now = START;
let api: TestApp;
let ask: Ask;
let read: () => Promise<Captured[]>;

beforeAll(async () => {
	({ api, ask, read } = await openHouse({ clock: () => now }));
});
afterAll(() => api.close());
beforeEach(async () => {
	now = START;
	await api.database.pool.query("truncate rate_limits, tokens, security_events");
	await read();
});

const request = (address: string) => ask("POST", "/login/email", { body: { email: address } });
const linkIn = ([mail]: Captured[]) => /\/mein-vsz\/anmelden\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
const enter = (token: string, over: object = {}) => ask("POST", "/login/link", { body: { token, ...over } });
const events = async () =>
	(await api.database.pool.query("select event, details from security_events order by id")).rows;

test("the answer is always the same, takes the same while, and only a known address gets the link with its clock time", async () => {
	const began = performance.now();
	const unknown = await request("niemand@vsz.example");
	expect(performance.now() - began).toBeGreaterThanOrEqual(195);
	expect(await read()).toEqual([]);
	const known = await request(` ${email.toUpperCase()} `);
	expect(known.body).toEqual({
		message: "Gibt es ein Konto mit dieser Adresse, ist gleich eine E-Mail bei dir.",
		valid_until: "2026-11-15T11:15:00+01:00",
	});
	expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
	const [mail, ...others] = await read();
	expect([others, mail?.to, mail?.subject]).toEqual([[], email, "Dein Link zum Anmelden"]);
	expect(mail?.text).toContain("gilt bis 15.11.2026, 11:15\u00a0Uhr und nur einmal");
});

test("a link logs in once like a password does, on any device, and both steps are in the security log", async () => {
	await request(email);
	const token = linkIn(await read());
	const device = "d".repeat(30);
	const { status, body } = await enter(token, { device });
	expect([status, body.token_type, body.expires_in]).toEqual([200, "Bearer", 14_400]);
	expect((await ask("GET", "/user/profile", { token: body.access_token })).body.data.email).toBe(email);
	const again = await enter(token, { device });
	expect([again.status, again.body.code]).toEqual([410, "link_expired"]);
	expect((await events()).filter(({ event }) => event.startsWith("login"))).toEqual([
		{ event: "login_link_requested", details: null },
		{ event: "login", details: { browser: "Unbekannter Browser", by: "link" } },
	]);
});

test("of two presses at the same moment one logs in", async () => {
	await request(email);
	const token = linkIn(await read());
	const statuses = (await Promise.all([enter(token), enter(token)])).map(({ status }) => status);
	expect(statuses.sort()).toEqual([200, 410]);
});

test("it ends after 15 minutes, with a newer one, and with a new password", async () => {
	await request(email);
	const first = linkIn(await read());
	await request(email);
	const second = linkIn(await read());
	expect((await enter(first)).status).toBe(410);
	now = new Date(START.getTime() + 15 * 60_000);
	expect((await enter(second)).status).toBe(410);
	now = START;
	await api.database.pool.query("truncate rate_limits");
	await request(email);
	const third = linkIn(await read());
	await ask("POST", "/password/email", { body: { email } });
	const reset = /zuruecksetzen\/([\w-]+)/.exec((await read())[0]?.text ?? "")?.[1];
	const password = "Kranich-Ofen-Libelle-58";
	await ask("POST", "/password/reset", { body: { email, token: reset, password, password_confirmation: password } });
	expect((await enter(third)).status).toBe(410);
});

test("one that was cut off, changed or made up opens nothing, and neither does a link of another kind", async () => {
	await request(email);
	const token = linkIn(await read());
	await ask("POST", "/password/email", { body: { email } });
	const reset = /zuruecksetzen\/([\w-]+)/.exec((await read())[0]?.text ?? "")?.[1] ?? "";
	const other = Buffer.from("kundin@vsz.example").toString("base64url");
	for (const wrong of [
		token.slice(0, -3),
		token.slice(0, 20),
		token.slice(0, 43) + other,
		"falsch",
		`${token}).`,
		reset,
	])
		expect((await enter(wrong)).status, wrong).toBe(410);
	expect((await enter(token)).status).toBe(200);
});

test("whoever has not confirmed the address gets the letter that asks for the password too, and no way around it", async () => {
	const own = "wartet@vsz.example";
	await ask("POST", "/user", { body: registration({ email: own }) });
	await read();
	const { status } = await request(own);
	expect(status).toBe(200);
	const [mail, ...others] = await read();
	expect([others, mail?.to, mail?.subject]).toEqual([[], own, "Bitte bestätige deine E-Mail-Adresse"]);
	const confirmation = /bestaetigen\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
	expect((await enter(confirmation)).status).toBe(410);
});

test("API-06 a mailbox gets three links an hour, whether it is known or not", async () => {
	for (const address of [email, "niemand@vsz.example"]) {
		const statuses = [];
		for (let index = 0; index < 4; index += 1) statuses.push((await request(address)).status);
		expect(statuses).toEqual([200, 200, 200, 429]);
	}
});
