import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { logIn, loginRequest } from "#tests/support/account.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { type FreshMember, type MemberTests, memberTests, PASSWORD } from "#tests/support/fresh-member.ts";
import type { Captured } from "#tests/support/mailbox.ts";

let tests: MemberTests;
let karla: FreshMember;

beforeAll(async () => {
	tests = await memberTests(new Date("2026-11-15T10:00:00Z"));
});
afterAll(() => tests.api.close());
beforeEach(async () => {
	karla = await tests.join();
});

const subjects = async () => (await tests.read()).map(({ to, subject }) => [to, subject]);

describe("a new password", () => {
	const change = { password: "Regenbogen-Kanne-7", password_repeat: "Regenbogen-Kanne-7" };

	test("needs the current one", async () => {
		const missing = await karla.put(change);
		expect([missing.status, missing.body.validation_errors]).toEqual([
			422,
			{ current_password: ["Aktuelles Passwort: Bitte ausfüllen"] },
		]);
		const wrong = await karla.put({ ...change, current_password: "falsch" });
		expect(wrong.body.validation_errors).toEqual({
			current_password: ["Aktuelles Passwort: Dieses Passwort stimmt nicht"],
		});
		expect(await tests.read()).toEqual([]);
	});

	test("guessing the current one with a stolen token is slowed", async () => {
		const statuses = [];
		for (let index = 0; index < 6; index += 1)
			statuses.push((await karla.put({ ...change, current_password: "falsch" })).status);
		expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
	});

	test("SEC-07 ends all logins, the one in use too, which is followed by a new one, and is reported by mail", async () => {
		const other = await logIn(tests.ask, karla.login);
		const { status, body } = await karla.put({ ...change, current_password: PASSWORD });
		expect([status, body.session.expires_in]).toEqual([200, 14_400]);
		for (const token of [karla.token, other])
			expect((await tests.ask("GET", "/user/profile", { token })).status).toBe(401);
		expect((await tests.ask("GET", "/user/profile", { token: body.session.access_token })).status).toBe(200);
		expect(await subjects()).toEqual([[karla.email, "Dein Passwort wurde geändert"]]);
		expect((await tests.ask("POST", "/oauth/token", { body: loginRequest(karla.login) })).status).toBe(401);
		expect(await logIn(tests.ask, { ...karla.login, password: "Regenbogen-Kanne-7" })).toBeTruthy();
	});

	test("is refused when it is easy to guess", async () => {
		const easy = { password: "Sommer2026", password_repeat: "Sommer2026", current_password: PASSWORD };
		expect((await karla.put(easy)).body.validation_errors).toEqual({
			password: ["Passwort: Dieses Passwort ist zu leicht zu erraten. Gut sind drei Wörter ohne Zusammenhang"],
		});
	});

	test("MEM-27 left empty nothing changes", async () => {
		const { status, body } = await karla.put({ password: "", password_repeat: "" });
		expect([status, body.session]).toEqual([200, undefined]);
		expect(await logIn(tests.ask, karla.login)).toBeTruthy();
	});
});

describe("a new address", () => {
	const current_password = PASSWORD;
	const confirmToken = (mails: Captured[]) =>
		/\/bestaetigen\/([\w-]+)/.exec(mails.map(({ text }) => text).join("\n"))?.[1] ?? "";

	test("needs the password and holds as soon as it is confirmed", async () => {
		expect((await karla.put({ email: "neu@vsz.example" })).body.validation_errors).toHaveProperty("current_password");
		const { status, body } = await karla.put({ email: "Neu@vsz.example", current_password });
		expect([status, body.data.email]).toEqual([200, karla.email]);
		const mails = await tests.read();
		expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
			["Neu@vsz.example", "Bitte bestätige deine E-Mail-Adresse"],
			[karla.email, "Deine E-Mail-Adresse soll sich ändern"],
		]);
		await tests.ask("POST", "/password/email", { body: { email: karla.email } });
		const reset = /zuruecksetzen\/([\w-]+)/.exec((await tests.read())[0]?.text ?? "")?.[1] ?? "";
		const confirmation = { token: confirmToken(mails), password: PASSWORD };
		expect((await tests.ask("POST", "/user/confirm", { body: confirmation })).status).toBe(200);
		expect((await tests.ask("GET", "/user/profile", { token: karla.token })).status).toBe(401);
		const token = await logIn(tests.ask, { username: "neu@vsz.example", password: PASSWORD });
		const { body: after } = await tests.ask("GET", "/user/profile", { token });
		expect(after.data).toMatchObject({ email: "Neu@vsz.example", email_confirmed: true });
		const old = { email: karla.email, password: "Regenbogen-Kanne-7", password_confirmation: "Regenbogen-Kanne-7" };
		expect((await tests.ask("POST", "/password/reset", { body: { ...old, token: reset } })).status).toBe(410);
	});

	test("that belongs to another account answers alike, and its owner is told", async () => {
		const { status, body } = await karla.put({ email: "Mitglied@vsz.example", current_password });
		expect([status, body.data.email]).toEqual([200, karla.email]);
		expect((await subjects()).sort()).toEqual([
			["Mitglied@vsz.example", "Deine E-Mail-Adresse wurde noch einmal eingetragen"],
			[karla.email, "Deine E-Mail-Adresse soll sich ändern"],
		]);
		expect(await karla.profile()).toMatchObject({ email: karla.email, email_confirmed: true });
	});

	test("that another account has taken meanwhile stays with that account", async () => {
		await karla.put({ email: "begehrt@vsz.example", current_password });
		const link = confirmToken(await tests.read());
		await tests.api.database.pool.query(
			"update members set email = 'BEGEHRT@vsz.example' where email = 'mitglied@vsz.example'",
		);
		const confirmation = { token: link, password: PASSWORD };
		expect((await tests.ask("POST", "/user/confirm", { body: confirmation })).status).toBe(410);
		expect((await karla.profile()).email).toBe(karla.email);
	});
});

describe("bookings and newsletter", () => {
	const unconfirm = () =>
		tests.api.database.pool.query("update members set email_confirmed_at = null where id = $1", [karla.id]);

	test("bookings with the confirmed address are listed with their page, newest first", async () => {
		const date = await openDate(tests.api.get, "free");
		const { signUps } = tests.api.app.services;
		const first = await signUps.create(signUpFor(date, { email: karla.email.toUpperCase() }), "127.0.0.1");
		await signUps.create(signUpFor(date, { email: "fremd@vsz.example" }), "127.0.0.1");
		const second = await signUps.create(signUpFor(date, { email: karla.email }), "127.0.0.1");
		const { body } = await tests.ask("GET", "/user/booking", { token: karla.token });
		expect(body).toMatchObject({ current_page: 1, last_page: 1, total: 2 });
		expect(body.data.map(({ number }: { number: string }) => number).sort()).toEqual(
			[first.number, second.number].sort(),
		);
		expect(body.data[0]).toMatchObject({ topic: date.topic, price: null, state: "booked", number_of_persons: 1 });
		const opened = await signUps.get(body.data[0].path.replace("/buchung/", ""));
		expect(opened.number).toBe(body.data[0].number);
		await unconfirm();
		expect((await tests.ask("GET", "/user/booking", { token: karla.token })).body).toMatchObject({
			data: [],
			total: 0,
			last_page: 1,
		});
	});

	test("the newsletter is asked for with double opt-in and given up at once", async () => {
		const set = (subscribe: boolean) =>
			tests.ask("POST", "/user/newsletter", { body: { subscribe }, token: karla.token });
		expect((await set(true)).status).toBe(200);
		expect((await karla.profile()).newsletter).toBe("pending");
		const [mail] = await tests.read();
		expect(mail?.subject).toBe("Bitte bestätige deinen Newsletter");
		const link = /bestaetigen\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
		await tests.ask("POST", "/newsletter/confirm", { body: { token: link } });
		expect((await karla.profile()).newsletter).toBe("confirmed");
		const { rows } = await tests.api.database.pool.query(
			"select source, text_version from newsletter_subscribers where email = $1",
			[karla.email],
		);
		expect(rows).toEqual([{ source: "account", text_version: expect.any(String) }]);
		expect((await set(false)).body).toEqual({ message: "Du bekommst unseren Newsletter nicht mehr." });
		expect((await set(false)).status).toBe(200);
		expect((await karla.profile()).newsletter).toBe("unsubscribed");
	});

	test("with an address that is not confirmed one can neither see nor end somebody's newsletter", async () => {
		const { newsletter } = tests.api.app.services;
		await newsletter.subscribe({ email: karla.email }, "127.0.0.1");
		await unconfirm();
		expect((await karla.profile()).newsletter).toBe("none");
		const { status, body } = await tests.ask("POST", "/user/newsletter", {
			body: { subscribe: false },
			token: karla.token,
		});
		expect([status, body]).toEqual([
			409,
			{ code: "email_unconfirmed", message: "Bitte bestätige zuerst deine E-Mail-Adresse." },
		]);
		expect(await newsletter.stateOf(karla.email)).toBe("pending");
	});
});
