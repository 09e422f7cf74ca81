import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app.ts";

let api: TestApp;
beforeAll(async () => {
	api = await createTestApp({ demo: false });
});
afterAll(() => api.close());

test("two acts that wait for each other both happen, one behind the other", async () => {
	const { dates } = api.app.services;
	const bothHoldOne = Promise.withResolvers<void>();
	let holding = 0;
	let begun = 0;
	const act = (first: number, second: number) =>
		dates.transaction(async (tx) => {
			begun += 1;
			await tx.execute(sql`select pg_advisory_xact_lock(${first})`);
			holding += 1;
			if (holding === 2) bothHoldOne.resolve();
			await bothHoldOne.promise;
			await tx.execute(sql`select pg_advisory_xact_lock(${second})`);
			return first;
		});
	expect(await Promise.all([act(71, 72), act(72, 71)])).toEqual([71, 72]);
	expect(begun).toBe(3);
});
