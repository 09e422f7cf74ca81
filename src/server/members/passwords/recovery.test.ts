import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addressInLink } from "#contract/link-address.ts";
import { type Ask, DEMO_LOGINS, logIn, loginRequest } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openHouse } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";

const MINUTE_MS = 60_000;
const email = DEMO_LOGINS.member.username;
let now: Date;
let api: TestApp;
let ask: Ask;
let read: () => Promise<Captured[]>;

let password_hash: string;

beforeAll(async () => {
	now = new Date("2026-11-15T10:00:00Z");
	({ api, ask, read } = await openHouse({ clock: () => now }));
	const { rows } = await api.database.pool.query("select password_hash from members where email = $1", [email]);
	password_hash = rows[0].password_hash;
});
afterAll(() => api.close());
beforeEach(async () => {
	await api.database.pool.query("truncate rate_limits, tokens");
	await api.database.pool.query("update members set password_hash = $1 where email = $2", [password_hash, email]);
	await read();
});

const recover = (address: string) => ask("POST", "/password/email", { body: { email: address } });
const linkIn = ([mail]: Captured[]) => /\/mein-vsz\/passwort-zuruecksetzen\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
const reset = (token: string, over: Record<string, unknown> = {}) =>
	ask("POST", "/password/reset", {
		body: { email, password: "Regenbogen-Kanne-7", password_confirmation: "Regenbogen-Kanne-7", token, ...over },
	});

test("API-41 MEM-36 MEM-37 the answer is always the same, and only a known address gets the link", async () => {
	const known = await recover(email.toUpperCase());
	const mails = await read();
	expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, "Neues Passwort für Mein VSZ"]]);
	expect(addressInLink(linkIn(mails))).toBe(email);
	const unknown = await recover("niemand@vsz.example");
	expect(await read()).toEqual([]);
	expect(known.body).toEqual({ message: "Deine Anfrage wurde erfolgreich gesendet." });
	expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
});

test("the answer for an unknown address takes no less time than that for a known one", async () => {
	const took = async (address: string) => {
		const began = performance.now();
		await recover(address);
		return performance.now() - began;
	};
	for (const address of [email, "niemand@vsz.example"]) expect(await took(address)).toBeGreaterThanOrEqual(195);
});

test("API-42 SEC-07 MEM-39 the link sets a new password once, ends all logins and says so by mail", async () => {
	const token = await logIn(ask, DEMO_LOGINS.member);
	await recover(email);
	const link = linkIn(await read());
	expect(await reset(link)).toMatchObject({
		status: 200,
		body: { message: "Dein Passwort wurde erfolgreich zurückgesetzt." },
	});
	expect((await read()).map(({ to, subject }) => [to, subject])).toEqual([[email, "Dein Passwort wurde geändert"]]);
	expect((await ask("GET", "/user/profile", { token })).status).toBe(401);
	expect((await ask("POST", "/oauth/token", { body: loginRequest(DEMO_LOGINS.member) })).status).toBe(401);
	expect(await logIn(ask, { username: email, password: "Regenbogen-Kanne-7" })).toBeTruthy();
	expect(await reset(link)).toMatchObject({
		status: 410,
		body: { code: "link_expired", message: "Dieser Link gilt nicht mehr." },
	});
});

test("two uses at the same moment set one password", async () => {
	await recover(email);
	const link = linkIn(await read());
	const answers = await Promise.all([reset(link), reset(link)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
});

test("the link ends after 60 minutes, and a newer one ends it at once", async () => {
	await recover(email);
	const first = linkIn(await read());
	await recover(email);
	const second = linkIn(await read());
	expect((await reset(first)).status).toBe(410);
	now = new Date(now.getTime() + 60 * MINUTE_MS);
	expect((await reset(second)).status).toBe(410);
	expect(await logIn(ask, DEMO_LOGINS.member)).toBeTruthy();
});

test("the address must be that of the link; a wrong one does not use it up", async () => {
	await recover(email);
	const link = linkIn(await read());
	const { status, body } = await reset(link, { email: "kundin@vsz.example" });
	expect([status, body.validation_errors]).toEqual([422, { email: ["E-Mail: Diese Adresse passt nicht zu dem Link"] }]);
	expect((await reset(link, { email: email.toUpperCase() })).status).toBe(200);
	expect(await logIn(ask, DEMO_LOGINS.customer)).toBeTruthy();
});

test("MEM-38 length, repetition and common passwords are judged, and the link stays good", async () => {
	await recover(email);
	const link = linkIn(await read());
	const short = await reset(link, { password: "xK7#vB", password_confirmation: "anders-lang" });
	expect(short.body.validation_errors).toEqual({
		password: ["Passwort: Passwort ist zu kurz"],
		password_confirmation: ["Passwort wiederholen: Passwörter stimmen nicht überein"],
	});
	const easy = await reset(link, { password: "Passwort1", password_confirmation: "Passwort1" });
	expect(easy.body.validation_errors).toEqual({
		password: ["Passwort: Dieses Passwort ist zu leicht zu erraten. Gut sind drei Wörter ohne Zusammenhang"],
	});
	expect((await reset(link)).status).toBe(200);
});

test("ERR-17 one that was cut off is told to work no more, not to be written wrongly", async () => {
	for (const token of ["falsch", "x".repeat(30), "mit Blank und Punkt."]) {
		const { status, body } = await reset(token);
		expect([status, body.code]).toEqual([410, "link_expired"]);
	}
});

test("a login token is no reset link, and a reset link no login", async () => {
	const token = await logIn(ask, DEMO_LOGINS.member);
	expect((await reset(token)).status).toBe(410);
	await recover(email);
	const link = linkIn(await read());
	expect((await ask("GET", "/user/profile", { token: link })).status).toBe(401);
});

test("whoever had to wait after wrong passwords gets in with the new one", async () => {
	for (let index = 0; index < 7; index += 1)
		await ask("POST", "/oauth/token", { body: loginRequest({ username: email, password: "falsch" }) });
	expect((await ask("POST", "/oauth/token", { body: loginRequest(DEMO_LOGINS.member) })).status).toBe(429);
	await recover(email);
	await reset(linkIn(await read()));
	expect(await logIn(ask, { username: email, password: "Regenbogen-Kanne-7" })).toBeTruthy();
});

test("API-06 a mailbox gets three links an hour; tries to reset are limited per place", async () => {
	const statuses = [];
	for (let index = 0; index < 4; index += 1) statuses.push((await recover(email)).status);
	expect(statuses).toEqual([200, 200, 200, 429]);
	const tries = [];
	for (let index = 0; index < 31; index += 1) tries.push((await reset("x".repeat(43))).status);
	expect(tries.slice(-2)).toEqual([410, 429]);
});

test("a new password shows that the mailbox is theirs", async () => {
	await api.database.pool.query("update members set email_confirmed_at = null where email = $1", [email]);
	await recover(email);
	const mails = await read();
	expect(mails[0]?.text).toContain("Hallo,\n");
	await reset(linkIn(mails));
	const token = await logIn(ask, { username: email, password: "Regenbogen-Kanne-7" });
	expect((await ask("GET", "/user/profile", { token })).body.data.email_confirmed).toBe(true);
});
