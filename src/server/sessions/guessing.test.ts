import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Ask, DEMO_LOGINS, loginRequest } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openHouse } from "#tests/support/house.ts";

const MINUTE_MS = 60_000;
let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let ask: Ask;

beforeAll(async () => {
	({ api, ask } = await openHouse({ clock: () => now }));
});
afterAll(() => api.close());
beforeEach(() => api.database.pool.query("truncate rate_limits"));

const { username, password } = DEMO_LOGINS.member;
const pass = (ms: number) => {
	now = new Date(now.getTime() + ms);
};

async function tryWith(given: string, from: string, name = username) {
	const { status, headers } = await ask("POST", "/oauth/token", {
		body: loginRequest({ username: name, password: given }),
		from,
	});
	return { status, wait: Number(headers["retry-after"] ?? 0) };
}

test("API-06 after five wrong passwords the waits grow, also for the right one, and never last for ever", async () => {
	for (let index = 0; index < 5; index += 1) expect((await tryWith("falsch", "10.0.0.1")).status).toBe(401);
	const waits = [];
	for (let index = 0; index < 12; index += 1) {
		const { status, wait } = await tryWith(password, "10.0.0.1");
		expect(status).toBe(429);
		waits.push(wait);
		pass(wait * 1000);
		expect((await tryWith("falsch", "10.0.0.1")).status).toBe(401);
	}
	expect(waits.slice(0, 4)).toEqual([5, 10, 20, 40]);
	expect(Math.max(...waits)).toBe(15 * 60);
	pass(15 * MINUTE_MS);
	expect((await tryWith(password, "10.0.0.1")).status).toBe(200);
});

test("elsewhere the owner gets in at once, and success forgets the failures", async () => {
	for (let index = 0; index < 6; index += 1) await tryWith("falsch", "10.0.0.1");
	expect((await tryWith(password, "10.0.0.2")).status).toBe(200);
	expect((await tryWith("falsch", "10.0.0.1", "kundin@vsz.example")).status).toBe(401);
	for (let index = 0; index < 4; index += 1) await tryWith("falsch", "10.0.0.2");
	expect((await tryWith(password, "10.0.0.2")).status).toBe(200);
	for (let index = 0; index < 4; index += 1) expect((await tryWith("falsch", "10.0.0.2")).status).toBe(401);
	expect((await tryWith(password, "10.0.0.2")).status).toBe(200);
});

test("guessing from many places is slowed too, but not for the owner where they have logged in before", async () => {
	expect((await tryWith(password, "10.0.0.7")).status).toBe(200);
	const attack = await Promise.all(Array.from({ length: 45 }, (_, index) => tryWith("falsch", `10.1.0.${index}`)));
	expect(attack.filter(({ status }) => status === 401)).toHaveLength(30);
	const stranger = await tryWith(password, "10.2.0.1");
	expect(stranger.status).toBe(429);
	expect(stranger.wait).toBeLessThanOrEqual(30);
	expect((await tryWith(password, "10.0.0.7")).status).toBe(200);
});

test("one place that tries many accounts is slowed; another place is not", async () => {
	const answers = [];
	for (let index = 0; index < 51; index += 1)
		answers.push(await tryWith("falsch", "10.0.0.1", `nr${index}@vsz.example`));
	expect(answers.map(({ status }) => status)).toEqual([...Array(50).fill(401), 429]);
	expect((await tryWith(password, "10.0.0.1")).status).toBe(429);
	expect((await tryWith(password, "10.0.0.2")).status).toBe(200);
});

test("many at once are no way around, and neither are the other addresses of one IPv6 network", async () => {
	const answers = await Promise.all(
		Array.from({ length: 12 }, (_, index) => tryWith("falsch", `2001:db8:0:1::${index + 1}`)),
	);
	expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
	expect((await tryWith(password, "2001:db8:0:2::1")).status).toBe(200);
});

test("an unknown address is slowed like a known one", async () => {
	for (const name of [username, "niemand@vsz.example"]) {
		const statuses = [];
		for (let index = 0; index < 6; index += 1) statuses.push((await tryWith("falsch", "10.0.0.1", name)).status);
		expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
	}
});
