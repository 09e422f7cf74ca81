import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY_MS } from "#contract/constants.ts";
import { openBooks } from "#tests/support/books.ts";
import { MONEY_STEPS, take } from "#tests/support/money-steps.ts";

/** Everything of the demo happens before the first month that is exported. */
let now = new Date("2031-01-15T10:00:00Z");
let { house, world, audit } = {} as Awaited<ReturnType<typeof openBooks>>;
beforeAll(async () => {
	({ house, world, audit } = await openBooks(() => now, "2031-04"));
	// So late that nothing that is read late was before the first month.
	now = new Date("2031-06-10T10:00:00Z");
});
afterAll(() => house.api.close());

/** To order takes a while: once each is enough for all that happens to it afterwards. */
const ONCE = ["orderByInvoice", "orderByDebit", "orderByProvider", "moved"];
const OFTEN = Object.keys(MONEY_STEPS).filter((step) => !ONCE.includes(step));

test("EINV-03 whatever happens to money, no cent is lost, and the files of all months say what the books say", async () => {
	const steps = fc.array(
		fc.record({
			step: fc.constantFrom(...OFTEN),
			chance: fc.array(fc.noBias(fc.nat(999_999)), { minLength: 6, maxLength: 6 }),
			days: fc.nat(12),
		}),
		{ minLength: 20, maxLength: 25 },
	);
	for (const step of ONCE) await take(step, world, () => 0);
	await fc.assert(
		fc.asyncProperty(steps, async (chosen) => {
			for (const { step, chance, days } of chosen) {
				const left = [...chance];
				await take(step, world, (below) => Math.floor(((left.shift() ?? 0) / 1_000_000) * below));
				await audit.expectKept();
				now = new Date(now.getTime() + days * DAY_MS);
				if (days === 0) await audit.exportAll();
			}
			now = new Date(now.getTime() + 40 * DAY_MS);
			await audit.exportAll();
			await audit.expectNothingLost();
			expect(await audit.balancesInFiles()).toEqual(await audit.balancesInBooks());
			expect(await audit.strays()).toEqual({ strays: 0 });
			const { datevOffice } = house.api.app.services;
			for (const { month } of (await datevOffice.overview()).months)
				expect([month, (await datevOffice.get(month)).difference]).toEqual([month, 0]);
		}),
		{ numRuns: 5, endOnFailure: true },
	);
}, 60_000);
