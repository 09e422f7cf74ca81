import { expect, test, vi } from "vitest";
import { asker, DEMO_LOGINS, logIn, registration } from "#tests/support/account.ts";
import { testApp } from "#tests/support/app.ts";
import { METHOD, shop } from "#tests/support/shop.ts";
import { type Belief, judge } from "./clock-rules.ts";
import { startJobs } from "./run.ts";

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const START = new Date("2026-11-15T10:00:00Z");
const at = (ms: number) => new Date(START.getTime() + ms);
const SEEN: Belief = { trusted_at: START, doubted_since: null, seen_at: START };

/** Looks at a clock that shows these moments one after the other; answers whether it was believed each time. */
function believed(moments: number[], kept: Belief | null = SEEN): boolean[] {
	let belief = kept;
	return moments.map((ms) => {
		belief = judge(belief, at(ms), at(ms));
		return belief.doubted_since === null;
	});
}

const hours = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, hour) => (from + hour) * HOUR_MS);

test("a clock that goes on is believed, also after a night or a day of standstill and when it is put right a little", () => {
	expect(believed([0, 60_000, 35 * HOUR_MS, 71 * HOUR_MS, 71 * HOUR_MS - 60_000])).toEqual(Array(5).fill(true));
	expect(believed([0], null)).toEqual([true]);
});

test("after a jump it is in doubt; back where it was it is believed at once", () => {
	expect(believed([60 * DAY_MS, 60 * DAY_MS + HOUR_MS, 2 * HOUR_MS])).toEqual([false, false, true]);
	expect(believed([-60 * DAY_MS, HOUR_MS])).toEqual([false, true]);
});

test("a standstill of a month is over after three days of going on, and not by another jump", () => {
	const month = 30 * 24;
	expect(believed(hours(month, month + 72))).toEqual([...Array(72).fill(false), true]);
	expect(believed([30 * DAY_MS, 34 * DAY_MS, 38 * DAY_MS])).toEqual([false, false, false]);
});

test("while the clock of the database says otherwise it is never believed", () => {
	let belief: Belief = SEEN;
	for (const ms of hours(0, 100)) {
		belief = judge(belief, at(ms), at(ms - 2 * HOUR_MS));
		expect(belief.doubted_since).not.toBeNull();
	}
	expect(judge(belief, at(HOUR_MS), at(HOUR_MS)).doubted_since).toBeNull();
});

/** What must not be lost by a wrong clock. */
const KEPT = `select (select count(*)::int from members) as members, (select count(*)::int from tokens) as tokens,
	(select count(*)::int from rate_limits) as limits, (select count(*)::int from baskets) as baskets,
	(select count(*)::int from orders where state = 'awaiting_payment') as unpaid,
	(select count(*)::int from outbox where state = 'sent' and message = '{}') as emptied`;

test("a start with a clock 60 days ahead deletes nothing, tells it once, and when the clock is right again everything runs and everybody gets in", async () => {
	const log = vi.spyOn(console, "error").mockReturnValue();
	let aheadMs = 0;
	const api = await testApp({ clock: () => new Date(Date.now() + aheadMs), env: { TRUST_PROXY: "1" } });
	const { app, database } = api;
	const { jobRuns } = app.services;
	const ask = asker(api);
	const wrong = () => ask("POST", "/oauth/token", { body: { ...DEMO_LOGINS.member, password: "falsch" } });
	const kept = async () => (await database.pool.query(KEPT)).rows[0];
	const ran = async () => (await jobRuns.state()).filter(({ succeeded_at }) => succeeded_at).map(({ name }) => name);
	/** Starts as a process would, waits for a whole round and ends. */
	const lifetime = async () => {
		const round = Promise.withResolvers<void>();
		const over = { name: "over", everyMs: 1, destructive: false, run: async () => round.resolve() };
		const jobs = startJobs({
			jobs: [...app.jobs, over],
			runs: jobRuns,
			onError: (error) => expect.fail(String(error)),
		});
		await round.promise;
		await jobs.stop();
	};
	const { mails, person, pricedCourses } = shop(api);
	await ask("POST", "/user", { body: registration() });
	const guest = person();
	const basket = await guest.basketWith(...(await pricedCourses()).slice(0, 1));
	await guest.checkout(basket.id, { payment_method_id: METHOD.creditCard });
	await guest.openBasket();
	await logIn(ask, DEMO_LOGINS.customer);
	await mails();
	await lifetime();
	const destructive = app.jobs.filter((job) => job.destructive).map(({ name }) => name);
	expect(await ran()).toEqual(expect.arrayContaining(destructive));

	aheadMs = 60 * DAY_MS;
	for (let index = 0; index < 8; index += 1) await wrong();
	const before = await kept();
	expect(before).toMatchObject({ members: 3, unpaid: 1, baskets: expect.any(Number) });
	await lifetime();
	await lifetime();
	// One more counter: that it has been told.
	expect(await kept()).toEqual({ ...before, limits: before.limits + 1 });
	expect(log.mock.calls).toEqual([[expect.stringContaining("Die Uhr ist unglaubwürdig")]]);
	log.mockClear();
	expect((await mails()).map(({ subject }) => subject)).toEqual(["Stimmt die Uhr des Servers?"]);
	expect((await jobRuns.state()).find(({ name }) => name === "clock")?.error).toContain("unglaubwürdig");

	aheadMs = 0;
	expect((await logIn(ask, DEMO_LOGINS.member)).length).toBeGreaterThan(20);
	await database.pool.query("update job_runs set began_at = began_at - interval '1 day' where name <> 'clock'");
	await lifetime();
	expect((await jobRuns.state()).find(({ name }) => name === "clock")?.error).toBeNull();
	expect(await ran()).toEqual(expect.arrayContaining(destructive));
}, 60_000);
