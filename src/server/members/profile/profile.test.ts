import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Ask, asker, DEMO_LOGINS, logIn, loginRequest, registration } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { type Captured, mailbox } from "#tests/support/mailbox.ts";

const IBAN = "DE02 1203 0000 0000 2020 51";
const now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let ask: Ask;
let read: () => Promise<Captured[]>;
let token: string;
let id: number;
let email: string;
let count = 0;
const password = "Elbsandstein-42";
const login = () => ({ username: email, password });

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, env: { TRUST_PROXY: "on" } });
	ask = asker(api);
	read = mailbox(api);
});
afterAll(() => api.close());

/** A new member for every test, with a confirmed address and phone. */
beforeEach(async () => {
	count += 1;
	email = `karla${count}@vsz.example`;
	const optional = { company: "", date_of_birth: "", phone_number: "+4915100000000" };
	const body = registration({ name: "Karla Lindner", email, password, password_repeat: password, ...optional });
	await ask("POST", "/user", { body });
	const { rows } = await api.database.pool.query(
		"update members set email_confirmed_at = now(), pin_authenticated_at = now() where email = $1 returning id",
		[email],
	);
	id = rows[0].id;
	token = await logIn(ask, login());
	await read();
});

const profile = async () => (await ask("GET", "/user/profile", { token })).body.data;
const put = async (over: Record<string, unknown>, at = id) =>
	ask("PUT", `/user/${at}`, { body: { ...(await profile()), ...over }, token });
const subjects = async () => (await read()).map(({ to, subject }) => [to, subject]);

describe("GET user/profile", () => {
	test("API-36 answers exactly the profile", async () => {
		expect(await profile()).toEqual({
			id: expect.any(Number),
			title: null,
			name: "Karla Lindner",
			email,
			email_confirmed: true,
			company: null,
			street_address: "Elbweg",
			street_suffix: "7a",
			postcode: "01099",
			city: "Dresden",
			phone_number: "+4915100000000",
			date_of_birth: null,
			is_pin_authenticated: 1,
			bank: null,
			bank_account_owner: null,
			iban: null,
			swift_bic_number: null,
			newsletter: "none",
		});
	});
});

describe("PUT user/{id}", () => {
	test("API-37 MEM-25 what the profile answered can be sent back, changed", async () => {
		expect((await put({})).status).toBe(200);
		const { status, body } = await put({
			title: "Frau",
			name: "Karla Neu",
			company: "Chor e. V.",
			date_of_birth: "5.3.1980",
			city: "Radebeul",
		});
		expect(status).toBe(200);
		expect(body.data).toEqual(await profile());
		expect(body.data).toMatchObject({
			title: "Frau",
			name: "Karla Neu",
			company: "Chor e. V.",
			date_of_birth: "05.03.1980",
			city: "Radebeul",
		});
		const cleared = await put({ title: "", company: "", date_of_birth: null });
		expect(cleared.body.data).toMatchObject({ title: null, company: null, date_of_birth: null });
		expect(await read()).toEqual([]);
	});

	test("SEC-05 a foreign account is not there, whether it exists or not", async () => {
		const [{ id: foreign }] = (
			await api.database.pool.query("select id from members where email = $1", [DEMO_LOGINS.member.username])
		).rows;
		const answers = [await put({ name: "Fremd" }, foreign), await put({ name: "Fremd" }, 999_999)];
		for (const { status, body } of answers)
			expect([status, body]).toEqual([404, { message: "Das haben wir nicht gefunden." }]);
		const { rows } = await api.database.pool.query("select 1 from members where name = 'Fremd'");
		expect(rows).toEqual([]);
	});

	test("what only the server decides is ignored", async () => {
		await put({ phone_number: "" });
		const { body } = await put({
			id: 1,
			is_pin_authenticated: 1,
			pin_authenticated_at: "2026-01-01",
			email_confirmed: false,
			newsletter: "confirmed",
			password_hash: "x",
			deleted_at: "2026-01-01",
		});
		expect(body.data).toMatchObject({ id, is_pin_authenticated: 0, email_confirmed: true, newsletter: "none" });
		expect(await logIn(ask, login())).toBeTruthy();
	});

	test("a new number must be confirmed anew; the same number written differently stays confirmed", async () => {
		for (const phone_number of ["015100000000", "004915100000000", "+49015100000000", "+4915100000000"]) {
			const { body } = await put({ phone_number });
			expect(body.data).toMatchObject({ phone_number: "+4915100000000", is_pin_authenticated: 1 });
		}
		expect((await put({ phone_number: "+4915100000001" })).body.data.is_pin_authenticated).toBe(0);
		expect((await put({ phone_number: "+4915100000000" })).body.data.is_pin_authenticated).toBe(0);
	});

	test("MEM-18 MEM-19 MEM-26 wrong values are named like those of the registration", async () => {
		const { status, body } = await put({
			name: "",
			street_suffix: "123456",
			postcode: "123456",
			phone_number: "+43123",
			date_of_birth: "1980-03-05",
			password: "kurz",
			title: "Dr.",
		});
		expect([status, body.message]).toEqual([422, "Bitte prüfe deine Angaben."]);
		expect(Object.keys(body.validation_errors).sort()).toEqual([
			"date_of_birth",
			"name",
			"password",
			"password_repeat",
			"phone_number",
			"postcode",
			"street_suffix",
			"title",
		]);
	});
});

describe("bank data", () => {
	const bank = { bank: "Musterbank", bank_account_owner: "Karla Lindner", iban: IBAN, swift_bic_number: "BYLADEM1001" };

	test("are stored encrypted, answered masked, kept when the mask comes back, and cleared when empty", async () => {
		const { body } = await put(bank);
		expect(body.data).toMatchObject({ ...bank, iban: "DE** **** **** **** **20 51" });
		const [{ bank_data }] = (await api.database.pool.query("select bank_data from members where id = $1", [id])).rows;
		expect(bank_data.toString("latin1")).not.toMatch(/2020|Muster|Karla/);
		expect(await api.app.services.members.bankDataOf(id)).toEqual({ ...bank, iban: IBAN.replace(/ /g, "") });

		await put({ bank: "Andere Bank" });
		expect(await api.app.services.members.bankDataOf(id)).toMatchObject({
			bank: "Andere Bank",
			iban: IBAN.replace(/ /g, ""),
		});
		const { iban: _, ...without } = await profile();
		await ask("PUT", `/user/${id}`, { body: without, token });
		expect((await api.app.services.members.bankDataOf(id)).iban).toBe(IBAN.replace(/ /g, ""));

		await put({ bank: "", bank_account_owner: null, iban: "", swift_bic_number: "" });
		expect((await api.database.pool.query("select bank_data from members where id = $1", [id])).rows).toEqual([
			{ bank_data: null },
		]);
	});

	test.each([
		[{ iban: "DE02120300000000202052" }, "iban"],
		[{ iban: "DE** **** **** **** **99 99" }, "iban"],
		[{ iban: "US12345678901234567890" }, "iban"],
		[{ swift_bic_number: "X" }, "swift_bic_number"],
	])("wrong ones are refused: %j", async (given, field) => {
		const { status, body } = await put(given);
		expect([status, Object.keys(body.validation_errors)]).toEqual([422, [field]]);
		expect((await profile()).iban).toBe(null);
	});
});

describe("a new password", () => {
	const change = { password: "Regenbogen-7", password_repeat: "Regenbogen-7" };

	test("needs the current one", async () => {
		const missing = await put(change);
		expect([missing.status, missing.body.validation_errors]).toEqual([
			422,
			{ current_password: ["Aktuelles Passwort: Bitte ausfüllen"] },
		]);
		const wrong = await put({ ...change, current_password: "falsch" });
		expect(wrong.body.validation_errors).toEqual({
			current_password: ["Aktuelles Passwort: Dieses Passwort stimmt nicht"],
		});
		expect(await read()).toEqual([]);
	});

	test("guessing the current one with a stolen token is slowed", async () => {
		const statuses = [];
		for (let index = 0; index < 6; index += 1)
			statuses.push((await put({ ...change, current_password: "falsch" })).status);
		expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
	});

	test("SEC-07 ends all other logins and is reported by mail", async () => {
		const other = await logIn(ask, login());
		const { status } = await put({ ...change, current_password: password });
		expect(status).toBe(200);
		expect((await ask("GET", "/user/profile", { token })).status).toBe(200);
		expect((await ask("GET", "/user/profile", { token: other })).status).toBe(401);
		expect(await subjects()).toEqual([[email, "Dein Passwort wurde geändert"]]);
		expect((await ask("POST", "/oauth/token", { body: loginRequest(login()) })).status).toBe(401);
		expect(await logIn(ask, { ...login(), password: "Regenbogen-7" })).toBeTruthy();
	});

	test("is refused when it is easy to guess", async () => {
		const easy = { password: "Sommer2026", password_repeat: "Sommer2026", current_password: password };
		expect((await put(easy)).body.validation_errors).toEqual({
			password: ["Passwort: Dieses Passwort ist zu leicht zu erraten"],
		});
	});

	test("MEM-27 left empty nothing changes", async () => {
		expect((await put({ password: "", password_repeat: "" })).status).toBe(200);
		expect(await logIn(ask, login())).toBeTruthy();
	});
});

describe("a new address", () => {
	const current_password = password;
	const confirmToken = (mails: Captured[]) =>
		/\/bestaetigen\/([\w-]+)/.exec(mails.map(({ text }) => text).join("\n"))?.[1] ?? "";

	test("needs the password and holds as soon as it is confirmed", async () => {
		expect((await put({ email: "neu@vsz.example" })).body.validation_errors).toHaveProperty("current_password");
		const { status, body } = await put({ email: "Neu@vsz.example", current_password });
		expect([status, body.data.email]).toEqual([200, email]);
		const mails = await read();
		expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
			["Neu@vsz.example", "Bitte bestätige deine E-Mail-Adresse"],
			[email, "Deine E-Mail-Adresse soll sich ändern"],
		]);
		await ask("POST", "/password/email", { body: { email } });
		const reset = /zuruecksetzen\/([\w-]+)/.exec((await read())[0]?.text ?? "")?.[1] ?? "";
		expect((await ask("POST", "/user/confirm", { body: { token: confirmToken(mails) } })).status).toBe(200);
		expect(await profile()).toMatchObject({ email: "Neu@vsz.example", email_confirmed: true });
		const old = { email, password: "Regenbogen-7", password_confirmation: "Regenbogen-7" };
		expect((await ask("POST", "/password/reset", { body: { ...old, token: reset } })).status).toBe(410);
	});

	test("that belongs to another account answers alike, and its owner is told", async () => {
		const { status, body } = await put({ email: "Mitglied@vsz.example", current_password });
		expect([status, body.data.email]).toEqual([200, email]);
		expect((await subjects()).sort()).toEqual([
			["Mitglied@vsz.example", "Deine E-Mail-Adresse wurde noch einmal eingetragen"],
			[email, "Deine E-Mail-Adresse soll sich ändern"],
		]);
		expect(await profile()).toMatchObject({ email, email_confirmed: true });
	});

	test("that another account has taken meanwhile stays with that account", async () => {
		await put({ email: "begehrt@vsz.example", current_password });
		const link = confirmToken(await read());
		await api.database.pool.query(
			"update members set email = 'BEGEHRT@vsz.example' where email = 'mitglied@vsz.example'",
		);
		expect((await ask("POST", "/user/confirm", { body: { token: link } })).status).toBe(410);
		expect((await profile()).email).toBe(email);
	});
});

describe("bookings and newsletter", () => {
	const unconfirm = () => api.database.pool.query("update members set email_confirmed_at = null where id = $1", [id]);

	test("bookings with the confirmed address are listed with their page, newest first", async () => {
		const date = await openDate(api.get, "free");
		const { signUps } = api.app.services;
		const first = await signUps.create(signUpFor(date, { email: email.toUpperCase() }), "127.0.0.1");
		await signUps.create(signUpFor(date, { email: "fremd@vsz.example" }), "127.0.0.1");
		const second = await signUps.create(signUpFor(date, { email }), "127.0.0.1");
		const { body } = await ask("GET", "/user/booking", { token });
		expect(body).toMatchObject({ current_page: 1, last_page: 1, total: 2 });
		expect(body.data.map(({ number }: { number: string }) => number).sort()).toEqual(
			[first.number, second.number].sort(),
		);
		expect(body.data[0]).toMatchObject({ topic: date.topic, price: null, state: "booked", number_of_persons: 1 });
		const opened = await signUps.get(body.data[0].path.replace("/buchung/", ""));
		expect(opened.number).toBe(body.data[0].number);
		await unconfirm();
		expect((await ask("GET", "/user/booking", { token })).body).toMatchObject({ data: [], total: 0, last_page: 1 });
	});

	test("the newsletter is asked for with double opt-in and given up at once", async () => {
		const set = (subscribe: boolean) => ask("POST", "/user/newsletter", { body: { subscribe }, token });
		expect((await set(true)).status).toBe(200);
		expect((await profile()).newsletter).toBe("pending");
		const [mail] = await read();
		expect(mail?.subject).toBe("Bitte bestätige deinen Newsletter");
		const link = /bestaetigen\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
		await ask("POST", "/newsletter/confirm", { body: { token: link } });
		expect((await profile()).newsletter).toBe("confirmed");
		const { rows } = await api.database.pool.query(
			"select source, text_version from newsletter_subscribers where email = $1",
			[email],
		);
		expect(rows).toEqual([{ source: "account", text_version: expect.any(String) }]);
		expect((await set(false)).body).toEqual({ message: "Du bekommst unseren Newsletter nicht mehr." });
		expect((await set(false)).status).toBe(200);
		expect((await profile()).newsletter).toBe("unsubscribed");
	});

	test("with an address that is not confirmed one can neither see nor end somebody's newsletter", async () => {
		const { newsletter } = api.app.services;
		await newsletter.subscribe({ email }, "127.0.0.1");
		await unconfirm();
		expect((await profile()).newsletter).toBe("none");
		const { status, body } = await ask("POST", "/user/newsletter", { body: { subscribe: false }, token });
		expect([status, body]).toEqual([409, { message: "Bitte bestätige zuerst deine E-Mail-Adresse." }]);
		expect(await newsletter.stateOf(email)).toBe("pending");
	});
});
