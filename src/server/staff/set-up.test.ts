import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Ask, asker, officeLogin } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { emptied } from "#tests/support/staff.ts";

const PERSON = {
	name: "Petra Hollmann",
	email: "p.hollmann@vsz.example",
	password: "rote Tassen am Fenster",
	password_repeat: "rote Tassen am Fenster",
};
let api: TestApp;
let ask: Ask;

beforeAll(async () => {
	api = await createTestApp({ demo: false, env: { DEMO: "off" } });
	ask = asker(api);
});
beforeEach(() => emptied(api, "users", "secrets", "rate_limits"));
afterAll(() => api.close());

const open = async () => (await api.app.services.staff.openSetUp()) ?? "";
const path = (token: string) => `/verwaltung/einrichten/${token}`;
const post = (token: string, given: Record<string, string> = PERSON, headers: Record<string, string> = {}) =>
	api.fastify.inject({
		method: "POST",
		url: path(token),
		payload: new URLSearchParams(given).toString(),
		headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
	});
const staff = async () => (await api.database.pool.query("select name, email, roles, is_active from users")).rows;

test("OPS-05 the link shows a form that makes the first Leitung, who can log in", async () => {
	const token = await open();
	const form = await api.fastify.inject({ url: path(token) });
	expect([form.statusCode, form.headers["cache-control"], form.headers["referrer-policy"]]).toEqual([
		200,
		"no-store",
		"no-referrer",
	]);
	for (const name of ["name", "email", "password", "password_repeat"]) expect(form.body).toContain(`name="${name}"`);
	const done = await post(token);
	expect([done.statusCode, done.headers["cache-control"]]).toEqual([201, "no-store"]);
	expect(done.body).toContain("Du leitest das VSZ");
	expect(await staff()).toEqual([{ name: PERSON.name, email: PERSON.email, roles: ["admin"], is_active: true }]);
	const login = officeLogin({ username: PERSON.email, password: PERSON.password });
	expect((await ask("POST", "/office/session", { body: login })).status).toBe(200);
});

test("the link is void afterwards, and no other is made while somebody leads", async () => {
	const token = await open();
	await post(token);
	for (const answer of [await post(token), await api.fastify.inject({ url: path(token) })]) {
		expect(answer.statusCode).toBe(410);
		expect(answer.body).toContain("Dieser Link gilt nicht mehr.");
	}
	expect(await api.app.services.staff.openSetUp()).toBeNull();
	expect(await staff()).toHaveLength(1);
});

test("a later start replaces the link of an earlier one", async () => {
	const first = await open();
	const second = await open();
	expect((await post(first)).statusCode).toBe(410);
	expect((await post(second)).statusCode).toBe(201);
});

test("the link is void as soon as somebody leads, however that came about; an author or a shut account is nobody", async () => {
	const { pool } = api.database;
	const token = await open();
	await pool.query(
		"insert into users (name, email, password_hash, roles, is_active) values ('Aus', 'aus@vsz.example', 'x', '{admin}', false), ('Autorin', null, null, '{author}', true)",
	);
	expect((await api.fastify.inject({ url: path(token) })).statusCode).toBe(200);
	await pool.query("update users set is_active = true where name = 'Aus'");
	expect((await post(token)).statusCode).toBe(410);
	expect(await staff()).toHaveLength(2);
});

test("two at the same moment make one account", async () => {
	const token = await open();
	const answers = await Promise.all([post(token), post(token, { ...PERSON, name: "Otto", email: "otto@vsz.example" })]);
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410]);
	expect(await staff()).toHaveLength(1);
});

test("what is wrong stands at its field and above all of them; what was typed stays, but no password", async () => {
	const token = await open();
	const { statusCode, body } = await post(token, {
		name: "<b>Petra</b>",
		email: "petra",
		password: "xK7#vB",
		password_repeat: "anders als das",
	});
	expect(statusCode).toBe(422);
	expect(body).toContain('value="&lt;b&gt;Petra&lt;/b&gt;"');
	expect(body).not.toMatch(/xK7|anders als/);
	for (const [name, label, sentence] of [
		["email", "E-Mail", "Ungültige E-Mail"],
		["password", "Passwort", "Passwort ist zu kurz"],
		["password_repeat", "Passwort wiederholen", "Passwörter stimmen nicht überein"],
	]) {
		expect(body).toContain(`<a href="#${name}">${label}: ${sentence}</a>`);
		expect(body).toContain(`<p class="error" id="${name}-error">${sentence}</p>`);
		expect(body).toMatch(new RegExp(`id="${name}"[^>]*aria-describedby="[^"]*${name}-error"[^>]*aria-invalid="true"`));
	}
	expect(await staff()).toEqual([]);
	const easy = await post(token, { ...PERSON, password: "Passwort1", password_repeat: "Passwort1" });
	expect([easy.statusCode, easy.body]).toEqual([422, expect.stringContaining("zu leicht zu erraten")]);
	expect((await post(token, {})).statusCode).toBe(422);
	expect((await post(token)).statusCode).toBe(201);
});

test("a name or an address that is taken is told", async () => {
	const token = await open();
	await api.database.pool.query(
		"insert into users (name, email, is_active) values ('Petra Hollmann', 'P.Hollmann@vsz.example', false)",
	);
	const { statusCode, body } = await post(token);
	expect(statusCode).toBe(422);
	expect(body).toContain("So heißt hier schon jemand");
	expect(body).toContain("Mit dieser Adresse gibt es schon ein Konto");
});

test("SEC-10 another site's page cannot send the form", async () => {
	const token = await open();
	for (const site of ["cross-site", "same-site"])
		expect((await post(token, PERSON, { "sec-fetch-site": site })).statusCode).toBe(403);
	expect((await post(token, PERSON, { "sec-fetch-site": "same-origin" })).statusCode).toBe(201);
});

test("guesses are slowed, and the right link still opens", async () => {
	const token = await open();
	const statuses = [];
	for (let index = 0; index < 21; index += 1) statuses.push((await post(`${index}`.padStart(43, "x"))).statusCode);
	expect(statuses).toEqual([...Array(20).fill(410), 429]);
	const guess = await api.fastify.inject({ url: path("y".repeat(43)) });
	expect([guess.statusCode, Number(guess.headers["retry-after"])]).toEqual([429, expect.any(Number)]);
	expect((await post(token)).statusCode).toBe(201);
});
