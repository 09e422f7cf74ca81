import { expect, onTestFinished, test } from "vitest";
import { createServices } from "#server/services.ts";
import { testApp } from "#tests/support/app.ts";
import { eventually } from "#tests/support/eventually.ts";
import { isDue } from "./rules.ts";
import { startJobs } from "./run.ts";
import type { Job } from "./service.ts";

const MINUTE_MS = 60_000;
const START = new Date("2026-11-15T10:00:00Z");
const after = (ms: number) => new Date(START.getTime() + ms);
const nothing = () => {};

/** Two processes at one database. */
async function twoProcesses() {
	const { app, config, database, outbox } = await testApp({ demo: false });
	const { secrets, settings, legalTexts, jobRuns } = app.services;
	const other = createServices({ config, settings, legalTexts, database, clock: () => new Date(), secrets, outbox });
	const start = (jobs: Job[], onError: (error: unknown, job: string) => void = nothing) => {
		const running = [jobRuns, other.jobRuns].map((runs) => startJobs({ jobs, runs, onError, lookEveryMs: 5 }));
		const stop = () => Promise.all(running.map((one) => one.stop()));
		onTestFinished(async () => void (await stop()));
		return stop;
	};
	return { start, database, state: jobRuns.state };
}

const job = (name: string, run: () => Promise<unknown>, everyMs = 60 * MINUTE_MS): Job => ({
	name,
	everyMs,
	destructive: false,
	run,
});

test("each job runs once per period over all processes, one after the other in each, and holds no connection", async () => {
	const { start, database, state } = await twoProcesses();
	const done: string[] = [];
	const jobs = Array.from({ length: 12 }, (_, index) =>
		job(`job-${index}`, async () => {
			await database.pool.query("select pg_sleep(0.002)");
			done.push(`job-${index}`);
		}),
	);
	const stop = start(jobs);
	await eventually(async () => expect((await state()).filter(({ succeeded_at }) => succeeded_at)).toHaveLength(13));
	await stop();
	expect(done.toSorted()).toEqual(jobs.map(({ name }) => name).toSorted());
});

test("two processes never do the same job at the same time, and a failing job stops no other and is noted", async () => {
	const { start, database, state } = await twoProcesses();
	let running = 0;
	let most = 0;
	let after = 0;
	const problems: string[] = [];
	const slow = job(
		"slow",
		async () => {
			running += 1;
			most = Math.max(most, running);
			await database.pool.query("select pg_sleep(0.02)");
			running -= 1;
		},
		10,
	);
	const broken = job("broken", () => Promise.reject(new Error("kaputt")), 10);
	const next = job(
		"next",
		async () => {
			after += 1;
		},
		10,
	);
	const stop = start([slow, broken, next], (error, name) => problems.push(`${name}: ${(error as Error).message}`));
	await eventually(() => expect(after).toBeGreaterThan(5));
	await stop();
	expect(most).toBe(1);
	expect(problems.filter((problem) => problem === "broken: kaputt").length).toBeGreaterThan(1);
	expect((await state()).find(({ name }) => name === "broken")).toMatchObject({ error: "kaputt", succeeded_at: null });
	expect((await state()).find(({ name }) => name === "next")).toMatchObject({ error: null });
});

test("of a failed query nothing is noted that belongs to people", async () => {
	const { app } = await testApp({ demo: false });
	const { jobRuns, limits } = app.services;
	const query = job("query", () => limits.take({ name: "x", max: 1, perMs: Number.NaN }, "mika@vsz.example"));
	const jobs = startJobs({ jobs: [query], runs: jobRuns, onError: nothing });
	await eventually(async () => {
		const run = (await jobRuns.state()).find(({ name }) => name === "query");
		expect(run?.error).toEqual(expect.any(String));
		expect(run?.error).not.toContain("mika");
	});
	await jobs.stop();
});

test("a job is due when its period has passed, soon after it failed, and when whoever began it has died", () => {
	const due = (run: Partial<Parameters<typeof isDue>[0]>, ms: number, everyMs = 60 * MINUTE_MS) =>
		isDue({ began_at: START, ended_at: START, error: null, ...run }, { everyMs }, after(ms));
	expect(isDue(undefined, { everyMs: MINUTE_MS }, START)).toBe(true);
	expect([due({}, 59 * MINUTE_MS), due({}, 60 * MINUTE_MS)]).toEqual([false, true]);
	expect([due({ error: "x" }, 4 * MINUTE_MS), due({ error: "x" }, 5 * MINUTE_MS)]).toEqual([false, true]);
	expect(due({ error: "x" }, MINUTE_MS, MINUTE_MS)).toBe(true);
	expect([due({ ended_at: null }, 9 * MINUTE_MS), due({ ended_at: null }, 10 * MINUTE_MS)]).toEqual([false, true]);
	const long = { everyMs: 24 * 60 * MINUTE_MS, deadAfterMs: 6 * 60 * MINUTE_MS, nightly: true };
	const night = (began: string, now: string, run = {}) =>
		isDue({ began_at: new Date(began), ended_at: new Date(began), error: null, ...run }, long, new Date(now));
	expect(night("2026-11-18T13:00:00+01:00", "2026-11-19T02:59:00+01:00")).toBe(false);
	expect(night("2026-11-18T13:00:00+01:00", "2026-11-19T03:00:00+01:00")).toBe(true);
	expect(night("2026-11-19T03:00:00+01:00", "2026-11-19T23:00:00+01:00")).toBe(false);
	expect(night("2026-11-19T03:00:00+01:00", "2026-11-19T08:00:00+01:00", { ended_at: null })).toBe(false);
	// Noted by a clock that was ahead, or by one that differs a little.
	expect([due({}, -2 * MINUTE_MS), due({}, -500)]).toEqual([true, false]);
});
