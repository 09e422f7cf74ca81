import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Ask, asker, officeLogin, type StaffToken, staffTokenIn } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { emptied, staffWith } from "#tests/support/staff.ts";

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
beforeEach(() => emptied(api, "users", "secrets", "rate_limits", "site_settings"));
afterAll(() => api.close());

const open = async () => (await api.app.services.setUp.openLink()) ?? "";
const path = (token: string) => `/office/set_up/link/${token}`;
const post = (token: string, given: object = PERSON, headers: Record<string, string> = {}) =>
	ask("POST", path(token), { body: given, headers });
const look = (token: string) => ask("GET", path(token));
const staff = async () => (await api.database.pool.query("select name, email, roles, is_active from users")).rows;

describe("OPS-05 the link of the first day", () => {
	test("makes the first Leitung, who then sets up the second step; a login later goes on there", async () => {
		const token = await open();
		expect((await look(token)).body).toEqual({ data: { is_open: true } });
		const done = await post(token);
		expect([done.status, done.body]).toEqual([201, { data: { step: "enrol" } }]);
		expect(await staff()).toEqual([{ name: PERSON.name, email: PERSON.email, roles: ["admin"], is_active: true }]);
		const half = staffTokenIn(done);
		expect((await ask("GET", "/office/set_up", { token: half })).status).toBe(401);
		expect((await ask("POST", "/office/account/totp", { token: half })).status).toBe(200);
		const login = officeLogin({ username: PERSON.email, password: PERSON.password });
		expect((await ask("POST", "/office/session", { body: login })).body.data).toEqual({ step: "enrol" });
	});

	test("is void afterwards, and no other is made while somebody leads; a wrong one is told the same", async () => {
		const token = await open();
		await post(token);
		const wrong = await look("x".repeat(43));
		for (const answer of [await post(token), await look(token)])
			expect([answer.status, answer.body]).toEqual([410, wrong.body]);
		expect(wrong.body).toEqual({ code: "link_expired", message: expect.stringContaining("Link gilt nicht mehr") });
		expect(await api.app.services.setUp.openLink()).toBeNull();
		expect(await staff()).toHaveLength(1);
	});

	test("of a later start replaces that of an earlier one", async () => {
		const first = await open();
		const second = await open();
		expect((await post(first)).status).toBe(410);
		expect((await post(second)).status).toBe(201);
	});

	test("is void as soon as somebody leads, however that came about; an author or a shut account is nobody", async () => {
		const { pool } = api.database;
		const token = await open();
		await pool.query(
			"insert into users (name, email, password_hash, roles, is_active) values ('Aus', 'aus@vsz.example', 'x', '{admin}', false), ('Autorin', null, null, '{author}', true)",
		);
		expect((await look(token)).status).toBe(200);
		await pool.query("update users set is_active = true where name = 'Aus'");
		expect((await post(token)).status).toBe(410);
		expect(await staff()).toHaveLength(2);
	});

	test("makes one account when two come at the same moment", async () => {
		const token = await open();
		const other = { ...PERSON, name: "Otto", email: "otto@vsz.example" };
		const answers = await Promise.all([post(token), post(token, other)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 410]);
		expect(await staff()).toHaveLength(1);
	});

	test("tells what is wrong at its field, an easy password and what is taken too, and stays open", async () => {
		const token = await open();
		const wrong = await post(token, { name: "", email: "petra", password: "xK7#vB", password_repeat: "anders" });
		expect([wrong.status, wrong.body.validation_errors]).toEqual([
			422,
			{
				name: ["Name: Bitte ausfüllen"],
				email: ["E-Mail: Ungültige E-Mail"],
				password: ["Passwort: Passwort ist zu kurz"],
				password_repeat: ["Passwort wiederholen: Passwörter stimmen nicht überein"],
			},
		]);
		expect(JSON.stringify(wrong.body)).not.toMatch(/xK7|anders/);
		const easy = await post(token, { ...PERSON, password: "Passwort1", password_repeat: "Passwort1" });
		expect(JSON.stringify(easy.body.validation_errors)).toContain("zu leicht zu erraten");
		await api.database.pool.query(
			"insert into users (name, email, is_active) values ('Petra Hollmann', 'P.Hollmann@vsz.example', false)",
		);
		expect((await post(token)).body.validation_errors).toEqual({
			name: [expect.stringContaining("So heißt hier schon jemand")],
			email: [expect.stringContaining("Mit dieser Adresse gibt es schon ein Konto")],
		});
		await emptied(api, "users");
		expect((await post(token)).status).toBe(201);
	});

	test("SEC-10 cannot be used by another site's page", async () => {
		const token = await open();
		for (const site of ["cross-site", "same-site"])
			expect((await post(token, PERSON, { "sec-fetch-site": site })).status).toBe(403);
		expect((await post(token, PERSON, { "sec-fetch-site": "same-origin" })).status).toBe(201);
	});

	test("cannot be guessed: that is slowed, and the right one still opens", async () => {
		const token = await open();
		const statuses = [];
		for (let index = 0; index < 21; index += 1) statuses.push((await post(`${index}`.padStart(43, "x"))).status);
		expect(statuses).toEqual([...Array(20).fill(410), 429]);
		const guess = await look("y".repeat(43));
		expect([guess.status, Number(guess.headers["retry-after"])]).toEqual([429, expect.any(Number)]);
		expect((await post(token)).status).toBe(201);
	});
});

describe("OPS-05 the way to a house that is set up", () => {
	let token: StaffToken;
	const get = async () => (await ask("GET", "/office/set_up", { token })).body.data;
	const pass = async (step: string) => (await ask("POST", `/office/set_up/${step}`, { token })).body.data;
	const reminders = async () => {
		const { body } = await ask("GET", "/office/to_do", { token });
		return body.data.groups.flatMap(({ to_dos }: { to_dos: { kind: string; detail: string }[] }) =>
			to_dos.filter(({ kind }) => kind === "set_up").map(({ detail }) => detail),
		);
	};

	test("is kept step by step, and Heute reminds of what is missing until somebody ends it", async () => {
		await open();
		token = (await staffWith(api, ask, "admin")).token;
		expect(await get()).toMatchObject({
			is_open: true,
			passed: [],
			missing: ["house", "mail", "payments", "sms", "legal"],
		});
		expect((await get()).examples).toContain("street");
		expect(await reminders()).toEqual([
			"Es fehlt noch: eure Angaben, der Mailserver, die Zahlungen, SMS und der Blick in die Rechtstexte.",
		]);
		await Promise.all([pass("house"), pass("legal")]);
		await pass("mail");
		expect(await get()).toMatchObject({ is_open: true, missing: ["mail", "payments", "sms"] });
		expect((await get()).passed.toSorted()).toEqual(["house", "legal", "mail"]);
		expect(await reminders()).toEqual(["Es fehlt noch: der Mailserver, die Zahlungen und SMS."]);
		expect(await pass("end")).toMatchObject({ is_open: false });
		expect(await reminders()).toEqual([]);
		expect((await ask("POST", "/office/set_up/anything", { token })).status).toBe(404);
	});

	test("reminds nobody in a house that did not begin with it", async () => {
		token = (await staffWith(api, ask, "admin")).token;
		expect(await get()).toMatchObject({ is_open: false });
		expect(await reminders()).toEqual([]);
	});
});
