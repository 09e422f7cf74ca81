import { expect, test } from "vitest";
import { asker } from "#tests/support/account.ts";
import { createTestApp, testApp } from "#tests/support/app.ts";
import { type Brake, type Limit, networkOf } from "./service.ts";

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
	const api = await createTestApp({ env: { TRUST_PROXY: "1" } });
	const ask = asker(api);
	const guess = async (index: number) => {
		const { status } = await ask("GET", `/voucher/RATEN${index}/check`, { from: `2001:db8:0:1:${index}::7` });
		return status;
	};
	const statuses = await Promise.all(Array.from({ length: 90 }, (_, index) => guess(index)));
	expect([404, 429].map((status) => statuses.filter((own) => own === status).length)).toEqual([60, 30]);
	expect((await ask("GET", "/voucher/RATEN/check", { from: "2001:db8:0:2::7" })).status).toBe(404);
	await api.close();
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
