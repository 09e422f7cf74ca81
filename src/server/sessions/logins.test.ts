import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Ask, DEMO_LOGINS, logIn, loginRequest } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openHouse } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";

const MINUTE_MS = 60_000;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
const SAFARI =
	"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1";
let now: Date;
let api: TestApp;
let ask: Ask;
let read: () => Promise<Captured[]>;

beforeAll(async () => {
	now = new Date("2026-11-15T10:00:00Z");
	({ api, ask, read } = await openHouse({ clock: () => now }));
});
afterAll(() => api.close());
beforeEach(async () => {
	await api.database.pool.query("truncate tokens, known_browsers, rate_limits");
	await read();
});

interface From {
	device?: string;
	agent?: string;
	address?: string;
	login?: { username: string; password: string };
}

async function enter({ device, agent = FIREFOX, address = "10.0.0.1", login }: From = {}): Promise<string> {
	const request = loginRequest(login ?? DEMO_LOGINS.member);
	const { status, body } = await ask("POST", "/oauth/token", {
		body: device ? { ...request, device } : request,
		headers: { "user-agent": agent },
		from: address,
	});
	expect(status).toBe(200);
	return body.access_token;
}
const pass = (ms: number) => {
	now = new Date(now.getTime() + ms);
};
const listed = async (token: string) => (await ask("GET", "/user/login", { token })).body.data;
const works = async (token: string) => (await ask("GET", "/user/profile", { token })).status === 200;
const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;

describe("one's own logins", () => {
	test("are listed with browser, beginning and last use, the own one first; those that ended are not", async () => {
		const first = await enter();
		pass(MINUTE_MS);
		const second = await enter({ agent: SAFARI });
		const gone = await enter();
		await ask("DELETE", "/oauth/token", { token: gone });
		await logIn(ask, DEMO_LOGINS.customer);
		expect(await listed(second)).toEqual([
			{
				id: expect.any(Number),
				browser: "Safari unter iOS",
				began_at: "2026-11-15T11:01:00+01:00",
				last_used_at: "2026-11-15T11:01:00+01:00",
				is_current: true,
			},
			{
				id: expect.any(Number),
				browser: "Firefox unter Linux",
				began_at: "2026-11-15T11:00:00+01:00",
				last_used_at: "2026-11-15T11:00:00+01:00",
				is_current: false,
			},
		]);
		expect((await listed(first)).map(({ is_current }: { is_current: boolean }) => is_current)).toEqual([true, false]);
		const stored = JSON.stringify(await sql("select * from tokens"));
		expect(stored).not.toContain("Mozilla");
	});

	test("the last use is noted at most every five minutes", async () => {
		const token = await enter();
		const used = async () => (await sql("select last_used_at from tokens"))[0].last_used_at.getTime();
		const began = now.getTime();
		pass(4 * MINUTE_MS);
		await works(token);
		expect(await used()).toBe(began);
		pass(2 * MINUTE_MS);
		await Promise.all([works(token), works(token), works(token)]);
		expect(await used()).toBe(now.getTime());
	});

	test("one can be ended, and then it opens nothing", async () => {
		const own = await enter();
		const other = await enter();
		const { id } = (await listed(own)).find(({ is_current }: { is_current: boolean }) => !is_current);
		const foreign = await logIn(ask, DEMO_LOGINS.customer);
		expect((await ask("DELETE", `/user/login/${id}`, { token: foreign })).status).toBe(404);
		expect(await works(other)).toBe(true);
		expect((await ask("DELETE", `/user/login/${id}`, { token: own })).body).toEqual({
			message: "Die Anmeldung ist beendet.",
		});
		expect([await works(other), await works(own)]).toEqual([false, true]);
		expect((await ask("DELETE", `/user/login/${id}`, { token: own })).status).toBe(404);
	});

	test("all others can be ended at once, nobody else's and no link", async () => {
		const [own, other, third] = [await enter(), await enter(), await enter()];
		const foreign = await logIn(ask, DEMO_LOGINS.customer);
		await ask("POST", "/password/email", { body: { email: DEMO_LOGINS.member.username } });
		expect((await ask("DELETE", "/user/login", { token: own })).status).toBe(200);
		const logins = await Promise.all([own, other, third, foreign].map(works));
		expect(logins).toEqual([true, false, false, true]);
		expect(await sql("select 1 from tokens where kind = 'password_reset' and revoked_at is null")).toHaveLength(1);
	});
});

describe("a login with a new browser", () => {
	const [HOME, WORK] = ["h".repeat(32), "w".repeat(32)];
	const letters = async () => (await read()).filter(({ subject }) => subject === "Neue Anmeldung in deinem Konto");

	test("is told by mail, unless it is the first of the account or the browser is known", async () => {
		await enter({ device: HOME });
		await enter({ device: HOME, address: "10.7.0.1", agent: SAFARI });
		expect(await letters()).toEqual([]);
		now = new Date("2026-11-15T17:31:00Z");
		await enter({ device: WORK, agent: SAFARI });
		const [letter, ...more] = await letters();
		expect(more).toEqual([]);
		expect(letter?.to).toBe(DEMO_LOGINS.member.username);
		expect(letter?.text).toContain("Hallo Mika Sommer,");
		expect(letter?.text).toContain("Safari unter iOS");
		expect(letter?.text).toContain("15.11.2026, 18:31");
		expect(letter?.text).toContain("/mein-vsz/passwort-vergessen");
		expect(letter?.text).toContain("/mein-vsz/daten");
		await enter({ device: WORK });
		await enter({ device: HOME });
		expect(await letters()).toEqual([]);
		expect(await sql("select 1 from known_browsers where encode(hash, 'escape') like '%hhh%'")).toEqual([]);
	});

	test("one account's browser is not another's", async () => {
		await enter({ device: HOME });
		await enter({ device: WORK, login: DEMO_LOGINS.customer });
		await enter({ device: HOME, login: DEMO_LOGINS.customer });
		expect((await letters()).map(({ to }) => to)).toEqual([DEMO_LOGINS.customer.username]);
	});

	test("a program that sends no value is known by what it calls itself and by its network", async () => {
		await enter({ agent: "curl/8" });
		await enter({ agent: "curl/8", address: "10.0.0.200" });
		expect(await letters()).toEqual([]);
		await enter({ agent: "curl/8", address: "10.0.9.1" });
		expect(await letters()).toHaveLength(1);
	});

	test("a value that is none is refused", async () => {
		for (const device of ["", "kurz", "x".repeat(65), "ä".repeat(30)]) {
			const { status } = await ask("POST", "/oauth/token", {
				body: { ...loginRequest(DEMO_LOGINS.member), device },
			});
			expect(status).toBe(422);
		}
	});
});
