import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#contract/constants.ts";
import { ROLE_NAMES } from "#contract/office/permissions.ts";
import { type Ask, asker, officeLogin, type StaffToken, staffTokenIn } from "#tests/support/account.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { authenticator } from "#tests/support/authenticator.ts";
import { openHouse } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";
import { staffAccount } from "#tests/support/staff.ts";

let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let ask: Ask;
let letters: () => Promise<Captured[]>;
let person: Awaited<ReturnType<typeof staffAccount>>;
let count = 0;

beforeAll(async () => {
	({ api, ask, read: letters } = await openHouse({ clock: () => now, demo: false }));
});
afterAll(() => api.close());
beforeEach(async () => {
	count += 1;
	now = new Date(now.getTime() + 60 * MINUTE_MS);
	await api.database.pool.query("truncate rate_limits, security_events");
	person = await staffAccount(api, `person${count}`, ["office"]);
	await letters();
});

const post = (path: string, token?: StaffToken, body?: object, from?: string) =>
	ask("POST", `/office${path}`, { token, body, ...(from ? { from } : {}) });
const logIn = (from?: string) => post("/session", undefined, officeLogin(person.login), from);
const meStatus = async (token: StaffToken) => (await ask("GET", "/office/me", { token })).status;
const codeFor = (secret: string, at = now) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const subjects = async () => (await letters()).map(({ to, subject }) => [to, subject]);

/** Somebody who has set up an app with codes at the first login. */
async function enrolTotp() {
	const half = staffTokenIn(await logIn());
	const { secret } = (await post("/account/totp", half)).body.data;
	const answer = await ask("PUT", "/office/account/totp", { token: half, body: { totp_code: codeFor(secret) } });
	now = new Date(now.getTime() + MINUTE_MS);
	return { half, secret, token: staffTokenIn(answer), codes: answer.body.data.recovery_codes as string[] };
}

async function enrolPasskey() {
	const device = authenticator();
	const half = staffTokenIn(await logIn());
	const options = (await post("/account/passkey_options", half)).body.data;
	const body = { name: "Laptop Büro 2", answer: device.create(options) };
	const answer = await post("/account/passkey", half, body);
	return { device, answer, token: staffTokenIn(answer) };
}

describe("STAFF-02 whoever sees people or money", () => {
	test("sets up a second factor at the first login; until then nothing opens", async () => {
		const answer = await logIn();
		expect(answer.body).toEqual({ data: { step: "enrol" } });
		const half = staffTokenIn(answer);
		expect(await meStatus(half)).toBe(401);
		expect((await ask("GET", "/office/account", { token: half })).status).toBe(401);
		expect((await post("/session/second_step/code", half, { totp_code: "123456" })).status).toBe(401);
		const { token, codes, half: before } = await enrolTotp();
		expect([await meStatus(token), await meStatus(before)]).toEqual([200, 401]);
		expect(codes).toHaveLength(10);
		expect(new Set(codes.map((code) => /^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/.test(code)))).toEqual(new Set([true]));
		expect((await ask("GET", "/office/me", { token })).body.data).toMatchObject({
			second_factor: "totp",
			is_demo: false,
		});
		expect(await subjects()).toContainEqual([person.login.username, "App mit Codes eingerichtet (Verwaltung)"]);
	});

	test("is everybody but author and editor", async () => {
		const steps: Record<string, string> = {};
		for (const role of ROLE_NAMES) {
			const { login } = await staffAccount(api, `${role}${count}`, [role]);
			steps[role] = (await post("/session", undefined, officeLogin(login))).body.data.step;
		}
		expect(steps).toEqual({
			admin: "enrol",
			office: "enrol",
			editor: "in",
			author: "in",
			accounting: "enrol",
			lecturer: "enrol",
		});
	});

	test("has ten minutes for it", async () => {
		const half = staffTokenIn(await logIn());
		now = new Date(now.getTime() + 10 * MINUTE_MS);
		expect((await post("/account/totp", half)).status).toBe(401);
	});

	test("cannot add one with the password alone once there is one", async () => {
		const other = staffTokenIn(await logIn());
		await enrolTotp();
		expect((await post("/account/passkey_options", other)).status).toBe(401);
		expect((await post("/account/totp", other)).status).toBe(401);
	});

	test("comes in with the password alone where the demo is loaded, and is told so", async () => {
		const demo = await testApp({ clock: () => now });
		const askDemo = asker(demo);
		const { login } = await staffAccount(demo, "buchhalter", ["accounting"]);
		const answer = await askDemo("POST", "/office/session", { body: officeLogin(login) });
		expect(answer.body).toEqual({ data: { step: "in" } });
		const me = await askDemo("GET", "/office/me", { token: staffTokenIn(answer) });
		expect(me.body.data).toMatchObject({ second_factor: "none", is_demo: true });
		await demo.database.pool.query("update users set is_active = false where email = 'verwaltung@vsz.example'");
		expect((await askDemo("POST", "/office/session", { body: officeLogin(login) })).body.data.step).toBe("enrol");
	});
});

describe("STAFF-01 the second step", () => {
	test("takes the code of the app, of now or half a minute around, each once", async () => {
		const { secret } = await enrolTotp();
		const answer = await logIn();
		expect(answer.body.data).toEqual({
			step: "second_factor",
			methods: ["totp", "recovery"],
			passkeys: [],
			recovery_codes_left: 10,
		});
		const half = staffTokenIn(answer);
		const early = codeFor(secret, new Date(now.getTime() - MINUTE_MS));
		expect((await post("/session/second_step/code", half, { totp_code: early })).body.code).toBe("code_wrong");
		const before = codeFor(secret, new Date(now.getTime() - 30_000));
		const passed = await post("/session/second_step/code", half, {
			totp_code: `${before.slice(0, 3)} ${before.slice(3)}`,
		});
		expect([passed.status, passed.body]).toEqual([200, { data: { step: "in" } }]);
		expect(await meStatus(staffTokenIn(passed))).toBe(200);
		const again = staffTokenIn(await logIn());
		expect((await post("/session/second_step/code", again, { totp_code: before })).status).toBe(422);
		expect((await post("/session/second_step/code", again, { totp_code: codeFor(secret) })).status).toBe(200);
	});

	test("two with the same code at the same moment: one gets in", async () => {
		const { secret } = await enrolTotp();
		const halves = [staffTokenIn(await logIn()), staffTokenIn(await logIn())];
		const body = { totp_code: codeFor(secret) };
		const answers = await Promise.all(halves.map((half) => post("/session/second_step/code", half, body)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
	});

	test("takes a recovery code once, however it is typed, and tells it by mail", async () => {
		const { codes } = await enrolTotp();
		const [code = ""] = codes;
		const typed = code.replaceAll("-", " ").toLowerCase();
		await letters();
		const passed = await post("/session/second_step/recovery_code", staffTokenIn(await logIn()), {
			recovery_code: typed,
		});
		expect(passed.status).toBe(200);
		expect(await subjects()).toContainEqual([person.login.username, "Notfallcode benutzt (Verwaltung)"]);
		const again = await logIn();
		expect(again.body.data.recovery_codes_left).toBe(9);
		const refused = await post("/session/second_step/recovery_code", staffTokenIn(again), { recovery_code: code });
		expect([refused.status, refused.body.code]).toEqual([422, "code_wrong"]);
		const stored = await api.database.pool.query("select encode(hash, 'escape') from staff_recovery_codes");
		expect(JSON.stringify(stored.rows)).not.toContain(codes[1]?.replaceAll("-", ""));
	});

	test("takes a passkey, and nobody else's; none works twice or with another's question", async () => {
		const { device, answer } = await enrolPasskey();
		expect(answer.body.data.recovery_codes).toHaveLength(10);
		const first = await logIn();
		expect(first.body.data).toMatchObject({ methods: ["passkey", "recovery"], passkeys: [{ name: "Laptop Büro 2" }] });
		const half = staffTokenIn(first);
		const options = (await post("/session/second_step/passkey_options", half)).body.data;
		const stranger = authenticator().get(options);
		expect((await post("/session/second_step/passkey", half, { answer: stranger })).body.code).toBe("passkey_wrong");
		const signed = device.get(options);
		const passed = await post("/session/second_step/passkey", half, { answer: signed });
		expect([passed.status, await meStatus(staffTokenIn(passed))]).toEqual([200, 200]);
		const again = staffTokenIn(await logIn());
		expect((await post("/session/second_step/passkey", again, { answer: signed })).status).toBe(422);
		const open = (await post("/session/passkey_options")).body.data;
		expect((await post("/session/second_step/passkey", again, { answer: device.get(open) })).status).toBe(422);
	});
});

describe("a passkey alone", () => {
	const enter = async (device: ReturnType<typeof authenticator>, how?: { isVerified: boolean }) => {
		const options = (await post("/session/passkey_options")).body.data;
		return post("/session/passkey", undefined, { answer: device.get(options, how) });
	};

	test("logs in when it has asked for a finger or a PIN itself", async () => {
		const { device } = await enrolPasskey();
		const answer = await enter(device);
		expect([answer.status, await meStatus(staffTokenIn(answer))]).toEqual([200, 200]);
		expect((await enter(device, { isVerified: false })).body.code).toBe("passkey_wrong");
	});

	test("ends the session that the browser had before", async () => {
		const { device, token } = await enrolPasskey();
		const { data: options } = (await post("/session/passkey_options")).body;
		expect((await post("/session/passkey", token, { answer: device.get(options) })).status).toBe(200);
		expect(await meStatus(token)).toBe(401);
	});

	test("does not with what is no passkey's name, wherever it is shown", async () => {
		const { token } = await enrolPasskey();
		const half = staffTokenIn(await logIn());
		for (const id of ["\u0000", "a b", "", "x".repeat(1_365)]) {
			const body = { answer: { id } };
			const answers = [
				await post("/session/passkey", undefined, body),
				await post("/session/second_step/passkey", half, body),
				await post("/session/proof/passkey", token, body),
				await post("/account/passkey", token, { name: "Laptop", ...body }),
			];
			expect([id, answers.map(({ status }) => status)]).toEqual([id, [422, 422, 422, 422]]);
		}
	});

	test("does not for a shut account, from another site or after five minutes", async () => {
		const { device } = await enrolPasskey();
		const { data: options } = (await post("/session/passkey_options")).body;
		now = new Date(now.getTime() + 5 * MINUTE_MS);
		expect((await post("/session/passkey", undefined, { answer: device.get(options) })).status).toBe(422);
		const elsewhere = authenticator("https://vsz.example.net");
		expect((await enter(elsewhere)).status).toBe(422);
		await api.database.pool.query("update users set is_active = false where id = $1", [person.id]);
		expect((await enter(device)).status).toBe(422);
	});
});

test("STAFF-06 wrong codes are braked with the passwords, and a right password does not reset them", async () => {
	await enrolTotp();
	await api.database.pool.query("truncate rate_limits, security_events");
	const from = "10.7.0.1";
	const statuses = [];
	for (let index = 0; index < 4; index += 1) {
		const answer = await logIn(from);
		if (answer.status !== 200) {
			statuses.push(answer.status);
			break;
		}
		const wrong = await post("/session/second_step/code", staffTokenIn(answer), { totp_code: "000000" }, from);
		statuses.push(answer.status, wrong.status);
	}
	expect(statuses).toEqual([200, 422, 200, 422, 200, 429, 429]);
	const { rows } = await api.database.pool.query("select event, details from security_events order by id");
	expect(rows).toContainEqual({ event: "login_failed", details: { door: "office", by: "totp" } });
});

test("the secret of the app is stored sealed", async () => {
	const { secret } = await enrolTotp();
	const { rows } = await api.database.pool.query("select encode(secret, 'escape') as secret from staff_totp");
	expect(JSON.stringify(rows)).not.toContain(secret);
});
