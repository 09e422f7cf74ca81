import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#contract/constants.ts";
import { hashToken } from "#server/tokens.ts";
import { type Ask, officeLogin, type StaffToken, staffTokenIn } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { authenticator } from "#tests/support/authenticator.ts";
import { openHouse } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";
import { STAFF_PASSWORD, sessionOf, staffAccount } from "#tests/support/staff.ts";

let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let ask: Ask;
let letters: () => Promise<Captured[]>;
let person: Awaited<ReturnType<typeof staffAccount>>;
let token: StaffToken;
let count = 0;

beforeAll(async () => {
	({ api, ask, read: letters } = await openHouse({ clock: () => now, demo: false }));
});
afterAll(() => api.close());
beforeEach(async () => {
	count += 1;
	await sql("truncate rate_limits");
	person = await staffAccount(api, `person${count}`, ["office"]);
	token = await sessionOf(api, person.id);
	await letters();
});

const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
	ask(method, `/office/account${path}`, { token, body });
const meStatus = async (session: StaffToken) => (await ask("GET", "/office/me", { token: session })).status;
const subjects = async () => (await letters()).map(({ to, subject }) => [to, subject]);
const NEW = { password: "Kranich-Ofen-Libelle-58", password_repeat: "Kranich-Ofen-Libelle-58" };
const passkey = async (): Promise<number> => {
	const [{ id }] = await sql(
		"insert into staff_passkeys (user_id, credential_id, public_key, counter, transports, name) values ($1, gen_random_uuid(), '', 0, '{}', 'Laptop') returning id",
		[person.id],
	);
	return id;
};

describe("STAFF-08 the own password", () => {
	test("changes with the old one, ends all other sessions and is told by mail", async () => {
		const other = await sessionOf(api, person.id);
		const wrong = await send("PUT", "/password", { current_password: "falsch", ...NEW });
		expect(Object.keys(wrong.body.validation_errors)).toEqual(["current_password"]);
		expect((await send("PUT", "/password", { current_password: STAFF_PASSWORD, ...NEW })).status).toBe(200);
		expect([await meStatus(token), await meStatus(other)]).toEqual([200, 401]);
		expect(await subjects()).toEqual([[person.login.username, "Dein Passwort wurde geändert (Verwaltung)"]]);
		expect((await ask("POST", "/office/session", { body: officeLogin(person.login) })).status).toBe(401);
	});

	test("STAFF-06 is not guessed with somebody's session", async () => {
		const statuses = [];
		for (let index = 0; index < 6; index += 1)
			statuses.push((await send("PUT", "/password", { current_password: "falsch", ...NEW })).status);
		expect(statuses.slice(-2)).toEqual([422, 429]);
	});
});

describe("STAFF-08 a forgotten password", () => {
	const request = (email: string) => ask("POST", "/office/password/email", { body: { email } });
	const linkIn = ([mail]: Captured[]) => /\/verwaltung\/neues-passwort\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
	const reset = (link: string) => ask("POST", `/office/password/${link}`, { body: NEW });

	test("is asked for with an answer that is always the same, also in time", async () => {
		const began = performance.now();
		const unknown = await request("niemand@vsz.example");
		expect(performance.now() - began).toBeGreaterThanOrEqual(195);
		expect(await letters()).toEqual([]);
		const known = await request(person.login.username);
		expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
		expect(await subjects()).toEqual([[person.login.username, "Neues Passwort für die Verwaltung"]]);
	});

	test("is replaced once by the link, which ends all sessions; the second factor is asked all the same", async () => {
		await passkey();
		await request(person.login.username);
		const link = linkIn(await letters());
		expect((await reset(link)).status).toBe(200);
		expect(await meStatus(token)).toBe(401);
		expect(await subjects()).toEqual([[person.login.username, "Dein Passwort wurde geändert (Verwaltung)"]]);
		expect((await reset(link)).status).toBe(410);
		const body = officeLogin({ ...person.login, password: NEW.password });
		const answer = await ask("POST", "/office/session", { body });
		expect(answer.body.data.step).toBe("second_factor");
		expect(await meStatus(staffTokenIn(answer))).toBe(401);
	});

	test("its link works for an hour, and for nobody who is shut", async () => {
		await request(person.login.username);
		const link = linkIn(await letters());
		await sql("update users set is_active = false where id = $1", [person.id]);
		expect((await reset(link)).status).toBe(410);
		await sql("update users set is_active = true where id = $1", [person.id]);
		now = new Date(now.getTime() + HOUR_MS);
		expect((await reset(link)).status).toBe(410);
	});
});

describe("the own second factors", () => {
	test("are named, removed with a mail, and the last one stays with whoever needs it", async () => {
		const first = await passkey();
		const second = await passkey();
		const renamed = await send("PUT", `/passkey/${first}`, { name: "Telefon" });
		expect(renamed.body.data.passkeys.map(({ name }: { name: string }) => name)).toEqual(["Telefon", "Laptop"]);
		expect((await send("DELETE", `/passkey/${second}`)).status).toBe(200);
		expect(await subjects()).toEqual([[person.login.username, "Passkey entfernt (Verwaltung)"]]);
		expect((await send("DELETE", `/passkey/${first}`)).body.code).toBe("second_factor_needed");
		expect((await send("GET", "")).body.data.passkeys).toHaveLength(1);
		expect(await letters()).toEqual([]);
	});

	test("of somebody else are not found", async () => {
		const id = await passkey();
		const other = await staffAccount(api, `fremd${count}`, ["office"]);
		token = await sessionOf(api, other.id);
		expect((await send("DELETE", `/passkey/${id}`)).status).toBe(404);
		expect((await send("PUT", `/passkey/${id}`, { name: "Meins" })).status).toBe(404);
	});

	test("recovery codes are made anew with a mail", async () => {
		expect((await send("POST", "/recovery_codes")).status).toBe(404);
		await passkey();
		const first = (await send("POST", "/recovery_codes")).body.data.recovery_codes;
		const second = (await send("POST", "/recovery_codes")).body.data.recovery_codes;
		expect(second).toHaveLength(10);
		expect(second.filter((code: string) => first.includes(code))).toEqual([]);
		expect((await subjects())[0]).toEqual([person.login.username, "Neue Notfallcodes (Verwaltung)"]);
		expect((await send("GET", "")).body.data.recovery_codes_left).toBe(10);
	});
});

describe("what changes the way in asks for a fresh proof", () => {
	const GUARDED = [
		["POST", "/passkey_options"],
		["POST", "/passkey"],
		["POST", "/totp"],
		["PUT", "/totp"],
		["DELETE", "/totp"],
		["DELETE", "/passkey/1"],
		["POST", "/recovery_codes"],
	] as const;
	const prove = (way: string, body?: object) => ask("POST", `/office/session/proof/${way}`, { token, body });
	/** As if the person had logged in so long ago. */
	const proved = (minutes: number) =>
		sql("update staff_sessions set proved_at = $1 where user_id = $2", [
			new Date(now.getTime() - minutes * MINUTE_MS),
			person.id,
		]);

	test("after five minutes, of every call that changes factors or codes", async () => {
		await proved(5);
		for (const [method, path] of GUARDED) {
			const { status, body } = await send(method, path);
			expect([path, status, body.code]).toEqual([path, 403, "proof_needed"]);
		}
		await proved(4);
		expect((await send("POST", "/passkey_options")).status).toBe(200);
		expect((await send("PUT", "/passkey/1", { name: "x" })).status).toBe(404);
	});

	test("by the password, for this session alone; STAFF-06 guesses are braked and told", async () => {
		await proved(6);
		const wrong = await prove("password", { password: "falsch" });
		expect([wrong.status, Object.keys(wrong.body.validation_errors)]).toEqual([422, ["password"]]);
		expect((await send("POST", "/totp")).body.code).toBe("proof_needed");
		expect((await prove("password", { password: STAFF_PASSWORD })).status).toBe(204);
		expect((await send("POST", "/totp")).status).toBe(200);
		const own = token;
		token = await sessionOf(api, person.id);
		await sql("update staff_sessions set proved_at = null where hash = $1", [hashToken(token.office)]);
		expect((await send("POST", "/totp")).body.code).toBe("proof_needed");
		token = own;
		const statuses = [];
		for (let index = 0; index < 6; index += 1) statuses.push((await prove("password", { password: "falsch" })).status);
		expect(statuses.slice(-2)).toEqual([422, 429]);
		const failed = await sql("select details from security_events where event = 'login_failed' and user_id = $1", [
			person.id,
		]);
		expect(failed[0]).toEqual({ details: { door: "proof", by: "password" } });
	});

	test("by an own passkey, and by nobody else's", async () => {
		const device = authenticator();
		const options = (await send("POST", "/passkey_options")).body.data;
		await send("POST", "/passkey", { name: "Laptop", answer: device.create(options) });
		await proved(6);
		const asked = async () => (await prove("passkey_options")).body.data;
		const stranger = await prove("passkey", { answer: authenticator().get(await asked()) });
		expect([stranger.status, stranger.body.code]).toEqual([422, "passkey_wrong"]);
		expect((await prove("passkey", { answer: device.get(await asked()) })).status).toBe(204);
		expect((await send("POST", "/recovery_codes")).status).toBe(200);
	});

	test("which a login has just given", async () => {
		await sql("update users set roles = '{editor}' where id = $1", [person.id]);
		token = staffTokenIn(await ask("POST", "/office/session", { body: officeLogin(person.login) }));
		expect((await send("POST", "/totp")).status).toBe(200);
		now = new Date(now.getTime() + 5 * MINUTE_MS);
		expect((await send("POST", "/totp")).body.code).toBe("proof_needed");
		const change = { current_password: STAFF_PASSWORD, ...NEW };
		expect((await send("PUT", "/password", change)).status).toBe(200);
		expect((await send("POST", "/totp")).status).toBe(200);
	});
});

test("the own name is changed, unless it is somebody else's or was changed meanwhile", async () => {
	const other = await staffAccount(api, `andere${count}`, ["office"]);
	const { revision } = (await send("GET", "")).body.data;
	const taken = await send("PUT", "", { name: `andere${count}`, revision });
	expect(taken.body.validation_errors).toEqual({ name: ["Name: So heißt hier schon jemand"] });
	const renamed = await send("PUT", "", { name: "Petra Neu", revision });
	expect(renamed.body.data).toMatchObject({ name: "Petra Neu", revision: revision + 1 });
	expect((await send("PUT", "", { name: "Petra Alt", revision })).body.code).toBe("changed_meanwhile");
	expect((await ask("GET", "/office/me", { token })).body.data.name).toBe("Petra Neu");
	expect(await sql("select name from users where id = $1", [other.id])).toEqual([{ name: `andere${count}` }]);
});

test("STAFF-03 own sessions are listed and end one by one or all others at once", async () => {
	const others = [await sessionOf(api, person.id), await sessionOf(api, person.id)] as const;
	const { sessions } = (await send("GET", "")).body.data;
	expect(sessions).toHaveLength(3);
	const [{ id }] = sessions.filter(({ is_current }: { is_current: boolean }) => !is_current);
	expect((await send("DELETE", `/session/${id}`)).body.data.sessions).toHaveLength(2);
	expect((await send("DELETE", `/session/${id}`)).status).toBe(404);
	expect((await send("DELETE", "/session")).body.data.sessions).toHaveLength(1);
	expect([await meStatus(others[0]), await meStatus(others[1]), await meStatus(token)]).toEqual([401, 401, 200]);
});
