import * as argon2 from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Ask, logIn, registration } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openHouse } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";

vi.mock("@node-rs/argon2", { spy: true });

const now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let ask: Ask;
let read: () => Promise<Captured[]>;

beforeAll(async () => {
	({ api, ask, read } = await openHouse({ clock: () => now, demo: false }));
});
afterAll(() => api.close());
let from = "";
let count = 0;
beforeEach(() => {
	count += 1;
	from = `10.0.1.${count}`;
});

const register = (over: Record<string, unknown> = {}) => ask("POST", "/user", { body: registration(over), from });
const rows = async (email: string) =>
	(await api.database.pool.query("select * from members where lower(email) = lower($1)", [email])).rows;

describe("POST user", () => {
	test("API-38 API-07 MEM-24 an account is created and confirmed by mail", async () => {
		const { status, body } = await register();
		expect([status, body]).toEqual([
			201,
			{ data: { name: "Toni Winter", email: "toni@vsz.example", confirm_until: "2026-11-29T11:00:00+01:00" } },
		]);
		const [member] = await rows("toni@vsz.example");
		expect(member).toMatchObject({
			company: "Chor e. V.",
			phone_number: "+4915112345678",
			email_confirmed_at: null,
			terms_accepted_at: now,
			bank_data: null,
		});
		expect(member.password_hash).toMatch(/^\$argon2id\$/);
		const [mail, ...others] = await read();
		expect(others).toEqual([]);
		expect(mail).toMatchObject({ to: "toni@vsz.example", subject: "Dein Konto bei Mein VSZ" });
		expect(mail?.text).toContain("Hallo,\n");
		expect(mail?.text).not.toContain("Toni");
		expect(await logIn(ask, { username: " TONI@vsz.example ", password: "Regenbogen-Kanne-7" })).toBeTruthy();
	});

	test("a known address answers alike, after the same work, and its owner gets a mail", async () => {
		await register({ email: "bekannt@vsz.example" });
		const before = await rows("bekannt@vsz.example");
		await read();
		vi.mocked(argon2.hash).mockClear();
		const known = await register({ email: "Bekannt@vsz.example", name: "Wer anders" });
		const unknown = await register({ email: "neu@vsz.example", name: "Wer anders" });
		expect(vi.mocked(argon2.hash)).toHaveBeenCalledTimes(2);
		expect(known.status).toBe(unknown.status);
		expect(known.body.data).toEqual({ ...unknown.body.data, email: "Bekannt@vsz.example" });
		expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
		expect(await rows("bekannt@vsz.example")).toEqual(before);
		const mail = (await read()).find(({ to }) => to === "Bekannt@vsz.example");
		expect(mail?.subject).toBe("Es gibt schon ein Konto");
		expect(mail?.text).toContain("/mein-vsz/anmelden");
		expect(mail?.text).toContain("/mein-vsz/passwort-vergessen");
	});

	test("of several at the same moment one becomes the account and none fails", async () => {
		const answers = await Promise.all(
			Array.from({ length: 3 }, (_, index) => register({ email: "zugleich@vsz.example", name: `Nr. ${index}` })),
		);
		expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
		expect(await rows("zugleich@vsz.example")).toHaveLength(1);
		expect((await read()).map(({ subject }) => subject).sort()).toEqual([
			"Dein Konto bei Mein VSZ",
			"Es gibt schon ein Konto",
			"Es gibt schon ein Konto",
		]);
	});

	test("API-39 API-05 ERR-11 what is wrong stands field by field and as one string joined by commas", async () => {
		const { status, body } = await register({
			name: " ",
			postcode: "0109",
			email: "toni@",
			phone_number: "123",
			date_of_birth: "31.2.1980",
			password: "kurz",
			password_repeat: "anders-lang",
			accept_terms: false,
		});
		expect(status).toBe(422);
		const errors = Object.values(body.validation_errors as Record<string, string[]>).flat();
		expect(body.message).toBe(errors.join(", "));
		expect(body.message.split(", ")).toEqual(errors);
		expect(body.validation_errors).toEqual({
			name: ["Name: Bitte ausfüllen"],
			postcode: ["Postleitzahl: Ungültiges Format"],
			date_of_birth: ["Geburtsdatum: Ungültiges Format"],
			email: ["E-Mail: Ungültige E-Mail"],
			phone_number: ["Mobilnummer: Ungültige Angabe"],
			password: ["Passwort: Passwort ist zu kurz"],
			password_repeat: ["Passwort wiederholen: Passwörter stimmen nicht überein"],
			accept_terms: [expect.stringContaining("AGB & Widerrufsbelehrung müssen akzeptiert werden")],
		});
		expect(await read()).toEqual([]);
	});

	test("API-38 CONST-07 PAY-09 with a basket six characters are enough, without one eight are asked for", async () => {
		const short = { password: "xK7#vB", password_repeat: "xK7#vB" };
		const refused = await register({ email: "kurz@vsz.example", name: "", ...short });
		expect(refused.body.validation_errors).toEqual({
			name: ["Name: Bitte ausfüllen"],
			password: ["Passwort: Passwort ist zu kurz"],
		});
		const basket_id = "7c2f3d1e-0000-4000-8000-000000000000";
		expect((await register({ email: "kurz@vsz.example", ...short, basket_id })).status).toBe(201);
		expect(await logIn(ask, { username: "kurz@vsz.example", password: "xK7#vB" })).toBeTruthy();
		await read();
	});

	test("what is easy to guess is refused in a sentence without a comma", async () => {
		const { status, body } = await register({ password: "Passwort123", password_repeat: "Passwort123" });
		expect([status, body.message]).toEqual([
			422,
			"Passwort: Dieses Passwort ist zu leicht zu erraten. Gut sind drei Wörter ohne Zusammenhang",
		]);
		const own = await register({
			email: "winter@vsz.example",
			password: "xK7-winter-9",
			password_repeat: "xK7-winter-9",
		});
		expect(own.body.validation_errors).toEqual({
			password: ["Passwort: Dieses Passwort ist zu leicht zu erraten. Gut sind drei Wörter ohne Zusammenhang"],
		});
	});

	test("halves of characters and control characters, which the database cannot store, are left out", async () => {
		const { status, body } = await register({ email: "odd@vsz.example", name: "To\ud800ni\u0000W" });
		expect([status, body.data.name]).toEqual([201, "To ni W"]);
		expect((await read()).map(({ to }) => to)).toEqual(["odd@vsz.example"]);
	});

	test("API-06 a mailbox gets at most three mails in an hour", async () => {
		const statuses = [];
		for (let index = 0; index < 4; index += 1) statuses.push((await register({ email: "opfer@vsz.example" })).status);
		expect(statuses).toEqual([201, 201, 201, 429]);
		await read();
	});
});

describe("the letter once more", () => {
	const again = (email: string) => ask("POST", "/user/confirm/email", { body: { email }, from });

	test("goes to whoever has not confirmed yet, with a link that ends the one before; the answer is always the same", async () => {
		const email = "nochmal@vsz.example";
		await register({ email });
		const linkIn = ([mail]: Captured[]) => /bestaetigen\/([\w-]+)/.exec(mail?.text ?? "")?.[1];
		const first = linkIn(await read());
		const known = await again(email);
		const mails = await read();
		expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[email, "Bitte bestätige deine E-Mail-Adresse"]]);
		const confirm = (token: string | undefined) =>
			ask("POST", "/user/confirm", { body: { token, password: "Regenbogen-Kanne-7" }, from });
		expect((await confirm(first)).status).toBe(410);
		expect((await confirm(linkIn(mails))).status).toBe(200);
		await read();
		const confirmed = await again(email);
		const unknown = await again("niemand@vsz.example");
		expect(await read()).toEqual([]);
		expect(known).toMatchObject({ status: 200, body: { valid_until: "2026-11-29T11:00:00+01:00" } });
		for (const { status, body } of [confirmed, unknown]) expect([status, body]).toEqual([known.status, known.body]);
	});

	test("API-06 three times an hour, whether the address is known or not", async () => {
		const statuses = [];
		for (let index = 0; index < 4; index += 1) statuses.push((await again("oft@vsz.example")).status);
		expect(statuses).toEqual([200, 200, 200, 429]);
	});
});

test.each([
	["shorter", "kurz"],
	["empty", ""],
	["as long", "Regenbogen-Kanne-8"],
])("MEM-21 a repeat that is %s and differs is told as differing", async (_, password_repeat) => {
	const { status, body } = await register({ password_repeat });
	expect([status, body.validation_errors]).toEqual([
		422,
		{ password_repeat: ["Passwort wiederholen: Passwörter stimmen nicht überein"] },
	]);
});
