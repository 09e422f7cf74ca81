import { expect, test } from "vitest";
import { asker } from "#tests/support/account.ts";
import { testApp } from "#tests/support/app.ts";
import { type Brake, type Limit, networkOf } from "./service.ts";

const START = new Date("2026-11-15T10:00:00Z");
const HOUR_MS = 3600_000;
const AHEAD_MS = 60 * 24 * HOUR_MS;

const LIMIT = { name: "test-limit", max: 1, perMs: HOUR_MS };
const BRAKE = { name: "test-brake", free: 1, firstWaitMs: 1_000, maxWaitMs: 60_000 };
const MEMORY = { name: "test-memory", forMs: HOUR_MS };

test.each([
	["192.0.2.7", "192.0.2.7"],
	["192.0.2.7:51234", "192.0.2.7"],
	["::ffff:192.0.2.7", "192.0.2.7"],
	["2001:db8:0:1::9", "2001:db8:0:1::"],
	["2001:0DB8:0000:0001:ffff:ffff:ffff:ffff", "2001:db8:0:1::"],
	["2001:db8::1:0:0:0:9", "2001:db8:0:1::"],
	["2001:db8::", "2001:db8:0:0::"],
	["2001:db8:0:1::", "2001:db8:0:1::"],
	["[2001:db8:0:1::9]:443", "2001:db8:0:1::"],
	["fe80::1%eth0", "fe80:0:0:0::"],
	["toni@vsz.example", "toni@vsz.example"],
	["+4915112345678", "+4915112345678"],
	["12", "12"],
	["unknown", "unknown"],
])("%s counts as %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});

test("of 90 guesses at a voucher from one IPv6 network 60 are looked at", async () => {
	const ask = asker(await testApp({ demo: false, env: { TRUST_PROXY: "1" } }));
	const guess = async (index: number) => {
		const { status } = await ask("GET", `/voucher/RATEN${index}/check`, { from: `2001:db8:0:1:${index}::7` });
		return status;
	};
	const statuses = await Promise.all(Array.from({ length: 90 }, (_, index) => guess(index)));
	expect([404, 429].map((status) => statuses.filter((own) => own === status).length)).toEqual([60, 30]);
	expect((await ask("GET", "/voucher/RATEN/check", { from: "2001:db8:0:2::7" })).status).toBe(404);
});

test("limits, brakes and memories all know one network by any of its addresses, also beside other words", async () => {
	const { app } = await testApp({ demo: false });
	const { limits } = app.services;
	const [here, there, elsewhere] = ["2001:db8:0:1::1", "2001:DB8:0:1:ffff::2", "2001:db8:0:2::1"];
	const limit: Limit = { name: "sample", max: 1, perMs: 1000 };
	await limits.take(limit, here);
	await expect(limits.take(limit, there)).rejects.toMatchObject({ status: 429 });
	await limits.take(limit, elsewhere);
	const brake: Brake = { name: "sample-brake", free: 1, firstWaitMs: 60_000, maxWaitMs: 60_000 };
	await limits.attempt([[brake, `site toni@vsz.example ${here}`]]);
	await expect(limits.attempt([[brake, `site toni@vsz.example ${there}`]])).rejects.toMatchObject({ status: 429 });
	await limits.attempt([[brake, `site toni@vsz.example ${elsewhere}`]]);
	const memory = { name: "sample-memory", forMs: 60_000 };
	await limits.remember(memory, `toni ${here}`);
	expect(await limits.remembers(memory, `toni ${there}`)).toBe(true);
	expect(await limits.remembers(memory, `toni ${elsewhere}`)).toBe(false);
});

test("what was counted while the clock was ahead makes nobody wait when it is right again", async () => {
	let now = new Date(START.getTime() + AHEAD_MS);
	const { limits } = (await testApp({ demo: false, clock: () => now })).app.services;
	const isHeld = (call: Promise<unknown>) =>
		call.then(
			() => false,
			({ status }: { status: number }) => status === 429,
		);
	const take = () => isHeld(limits.take(LIMIT, "mika"));
	const attempt = () => isHeld(limits.attempt([[BRAKE, "mika"]]));
	await limits.remember(MEMORY, "mika");
	expect([await take(), await take()]).toEqual([false, true]);
	expect([await attempt(), await attempt()]).toEqual([false, true]);
	expect(await limits.remembers(MEMORY, "mika")).toBe(true);

	now = START;
	expect(await limits.remembers(MEMORY, "mika")).toBe(false);
	expect([await take(), await take()]).toEqual([false, true]);
	expect([await attempt(), await attempt()]).toEqual([false, true]);
	now = new Date(START.getTime() + HOUR_MS);
	expect([await take(), await attempt()]).toEqual([false, false]);
});

test("tries that come together are free in any order, and one that was given back holds nobody", async () => {
	let now = START;
	const { limits } = (await testApp({ demo: false, clock: () => now })).app.services;
	const network: Brake = { ...BRAKE, free: 3 };
	const attempt = () => limits.attempt([[network, "haus"]]);
	await attempt();
	now = new Date(START.getTime() - 5);
	await attempt();
	await attempt();
	await limits.giveBackTry([network, "haus"]);
	await attempt();
	await expect(attempt()).rejects.toMatchObject({ status: 429 });
});

test("for what happens by itself the same limit only answers", async () => {
	const { limits } = (await testApp({ demo: false })).app.services;
	expect([await limits.allows(LIMIT, "alarm"), await limits.allows(LIMIT, "alarm")]).toEqual([true, false]);
});
