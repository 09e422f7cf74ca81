import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { shop } from "#tests/support/shop.ts";
import { germanMobile, newPin } from "./rules.ts";

let now = new Date("2026-11-15T10:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let api: TestApp;
let at: ReturnType<typeof shop>;

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, env: { TRUST_PROXY: "1" } });
	at = shop(api);
});
afterAll(() => api.close());
beforeEach(() => later(25 * HOUR));
const later = (ms: number) => {
	now = new Date(now.getTime() + ms);
};

type Person = ReturnType<typeof at.person>;
const ask = (person: Person, phone_number: string, basket_id?: string) =>
	person.send("POST", "/pin_authenticate", { phone_number, basket_id });
const confirm = (person: Person, code: string, basket_id?: string) =>
	person.send("PUT", "/pin_authenticate", { code, basket_id });
const codeFor = async (number: string) => /^\d{6}/.exec((await at.smsTo(number)).at(-1) ?? "")?.[0] ?? "";
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const profile = (person: Person) =>
	person.send<{ is_pin_authenticated: number; phone_number: string }>("GET", "/user/profile");

describe("a PIN", () => {
	test("API-34 API-35 PAY-26 PAY-23 comes by SMS and confirms the basket of a guest", async () => {
		const guest = at.person();
		const { id } = await guest.openBasket();
		const asked = await ask(guest, "015112345670", id);
		expect([asked.status, asked.body]).toEqual([
			200,
			{ message: "Wir haben dir eine PIN per SMS geschickt. Sie gilt zehn Minuten." },
		]);
		const [sms] = await at.smsTo("015112345670");
		expect(sms).toMatch(/^\d{6} ist deine PIN/);
		const confirmed = await confirm(guest, ` ${sms?.slice(0, 3)} ${sms?.slice(3, 6)} `, id);
		expect([confirmed.status, confirmed.body]).toEqual([
			200,
			{ message: "Du hast dich erfolgreich über deine Mobilfunknummer autorisiert." },
		]);
		const { body } = await guest.send<{ is_pin_authenticated: number }>("GET", `/basket/${id}`);
		expect(body.data.is_pin_authenticated).toBe(1);
		expect((await confirm(guest, "000000", id)).body.message).toBe(
			"Du hast dich bereits über deine Mobilfunknummer erfolgreich autorisiert.",
		);
	});

	test("SEC-04 confirms a member once and for all, and stores the number", async () => {
		const member = await at.loggedIn("mitglied@vsz.example");
		expect((await profile(member)).body.data.is_pin_authenticated).toBe(0);
		expect((await member.confirmPhone("+4916012345678")).status).toBe(200);
		expect((await profile(member)).body.data).toMatchObject({
			is_pin_authenticated: 1,
			phone_number: "+4916012345678",
		});
	});

	test("is stored as a hash that needs our key, never as digits", async () => {
		const guest = at.person();
		await ask(guest, "015112345671", (await guest.openBasket()).id);
		const code = await codeFor("015112345671");
		const { rows } = await api.database.pool.query("select code_hash from pins");
		for (const { code_hash } of rows) expect(code_hash.toString("latin1")).not.toContain(code);
		const { createHash } = await import("node:crypto");
		const plain = createHash("sha256").update(code).digest();
		expect(rows.some(({ code_hash }) => plain.equals(code_hash))).toBe(false);
	});

	test("is good for ten minutes, five tries, one use, one number and one basket", async () => {
		const [one, two] = [at.person(), at.person()];
		const [basket, other] = [await one.openBasket(), await two.openBasket()];
		await ask(one, "015112345672", basket.id);
		const code = await codeFor("015112345672");
		expect((await confirm(two, code, other.id)).status).toBe(422);
		later(10 * MINUTE);
		expect((await confirm(one, code, basket.id)).body.message).toBe(
			"Diese PIN gilt nicht mehr. Bitte fordere eine neue an.",
		);
		await ask(one, "015112345672", basket.id);
		const second = await codeFor("015112345672");
		for (const left of ["4 Versuche", "3 Versuche", "2 Versuche", "einen Versuch"])
			expect((await confirm(one, wrong(second), basket.id)).body).toMatchObject({
				code: "pin_wrong",
				message: "Die PIN stimmt nicht.",
				validation_errors: { code: [`PIN: Du hast noch ${left}.`] },
			});
		expect((await confirm(one, wrong(second), basket.id)).body.message).toMatch(/^Diese PIN gilt nicht mehr/);
		expect((await confirm(one, second, basket.id)).status).toBe(422);
	});

	test("tries at once are all counted: five of fifty are judged", async () => {
		const guest = at.person();
		const { id } = await guest.openBasket();
		await ask(guest, "015112345673", id);
		const code = await codeFor("015112345673");
		const people = Array.from({ length: 50 }, () => at.person());
		const answers = await Promise.all(people.map((person) => confirm(person, wrong(code), id)));
		expect(answers.filter(({ body }) => body.message === "Die PIN stimmt nicht.")).toHaveLength(4);
		expect((await confirm(guest, code, id)).status).toBe(422);
	});

	test("a new one makes the old one worthless", async () => {
		const guest = at.person();
		const { id } = await guest.openBasket();
		await ask(guest, "015112345674", id);
		const first = await codeFor("015112345674");
		later(MINUTE);
		await ask(guest, "015112345674", id);
		const second = await codeFor("015112345674");
		if (first !== second) expect((await confirm(guest, first, id)).status).toBe(422);
		expect((await confirm(guest, second, id)).status).toBe(200);
	});

	test("belongs to an open basket of one's own", async () => {
		const guest = at.person();
		expect((await ask(guest, "015112345675")).status).toBe(422);
		expect((await ask(guest, "015112345675", "00000000-0000-4000-8000-000000000000")).status).toBe(404);
		const member = await at.loggedIn("kundin@vsz.example");
		expect((await ask(guest, "015112345675", (await member.openBasket()).id)).status).toBe(404);
	});
});

describe("SMS cost money", () => {
	test("2.4.1 one a minute and three an hour to a number, whoever asks", async () => {
		const request = async () => {
			const guest = at.person();
			return ask(guest, "015112345680", (await guest.openBasket()).id);
		};
		expect((await request()).status).toBe(200);
		const early = await request();
		expect([early.status, early.headers["retry-after"]]).toEqual([429, "60"]);
		for (const _ of [2, 3]) {
			later(MINUTE);
			expect((await request()).status).toBe(200);
		}
		later(MINUTE);
		expect((await request()).status).toBe(429);
		later(HOUR);
		expect((await request()).status).toBe(200);
	});

	test("2.4.1 five an hour from an address", async () => {
		const guest = at.person();
		const { id } = await guest.openBasket();
		const statuses = [];
		for (let index = 0; index < 6; index += 1) statuses.push((await ask(guest, `01511234569${index}`, id)).status);
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
	});

	test("PAY-24 goes to a number however it is written, and a member finds it in the profile as +49…", async () => {
		const member = await at.loggedIn("kundin@vsz.example");
		for (const [written, number] of [
			["004915112345691", "+4915112345691"],
			["0049 (0)151 / 123-45692", "+4915112345692"],
			["0151 12345693", "+4915112345693"],
		] as const) {
			expect((await ask(member, written)).status).toBe(200);
			await confirm(member, await codeFor(number));
			expect((await profile(member)).body.data).toMatchObject({ phone_number: number, is_pin_authenticated: 1 });
		}
	});

	test("only German mobile numbers get one", async () => {
		const guest = at.person();
		const { id } = await guest.openBasket();
		for (const number of ["0351123456", "+49900123456", "018012345678", "015"]) {
			const { status, body } = await ask(guest, number, id);
			expect([number, status, body.message]).toEqual([number, 422, "Bitte gib eine deutsche Mobilnummer an."]);
		}
		expect((await ask(guest, "+43660123456", id)).status).toBe(422);
	});

	test("a day has its limit over all, of which the staff hear once", async () => {
		const error = vi.spyOn(console, "error").mockImplementation(() => {});
		await api.database.pool.query("update rate_limits set count = 500, resets_at = $1 where key like 'pin-day:%'", [
			new Date(now.getTime() + HOUR),
		]);
		await at.mails();
		for (const number of ["017012345678", "017112345678"]) {
			const guest = at.person();
			expect((await ask(guest, number, (await guest.openBasket()).id)).status).toBe(429);
		}
		expect(error).toHaveBeenCalledExactlyOnceWith("Die Grenze für SMS mit PINs ist für heute erreicht.");
		error.mockReset();
		expect((await at.mailsTo("kontakt@vsz.example")).map(({ subject }) => subject)).toEqual(["SMS-Grenze erreicht"]);
	});
});

test("codes are forgotten after a day, numbers of guests after thirty", async () => {
	const [one, two] = [at.person(), at.person()];
	const basket = await one.openBasket();
	await one.confirmPhone("016212345678", basket.id);
	await ask(two, "016312345678", (await two.openBasket()).id);
	const numbers = async () =>
		(await api.database.pool.query("select phone_number from pins order by 1")).rows.map((row) => row.phone_number);
	later(24 * HOUR + 1);
	await api.app.services.pins.purge();
	expect(await numbers()).toContain("+4916212345678");
	expect(await numbers()).not.toContain("+4916312345678");
	later(30 * 24 * HOUR);
	await api.app.services.pins.purge();
	expect(await numbers()).toEqual([]);
});

test("PAY-24 a number is taken with +49 or 0, and is one and the same", () => {
	for (const number of [
		"015112345678",
		"+4915112345678",
		"+49015112345678",
		"004915112345678",
		"0049 (0)151 / 123-45678",
	])
		expect(germanMobile(number)).toBe("+4915112345678");
	for (const number of ["0140123456789", "+4414012345678", "01511234", "0151123456789012"])
		expect(germanMobile(number)).toBeNull();
});

test("a PIN has six digits, whatever chance gives", () => {
	const pins = Array.from({ length: 2_000 }, newPin);
	expect(pins.filter((pin) => !/^\d{6}$/.test(pin))).toEqual([]);
	expect(new Set(pins).size).toBeGreaterThan(1_950);
	expect(new Set(pins.map((pin) => pin[0])).size).toBe(10);
});
