import { expect, test, vi } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { startJobs } from "./run.ts";

const nothing = () => {};

test("many jobs at once run one after the other and leave connections to others", async () => {
	const database = await createTestDatabase();
	let running = 0;
	let most = 0;
	const done: string[] = [];
	const jobs = Array.from({ length: 30 }, (_, index) => ({
		name: `job-${index}`,
		everyMs: 60_000,
		async run() {
			running += 1;
			most = Math.max(most, running);
			await database.pool.query("select pg_sleep(0.002)");
			running -= 1;
			done.push(`job-${index}`);
		},
	}));
	const started = startJobs(database.pool, jobs, nothing);
	await vi.waitFor(() => expect(done).toHaveLength(30));
	expect(most).toBe(1);
	await started.stop();
	await database.drop();
});

test("two processes never do the same job at the same time, and a failing job stops no other", async () => {
	const database = await createTestDatabase();
	let running = 0;
	let most = 0;
	const problems: string[] = [];
	const slow = {
		name: "slow",
		everyMs: 10,
		async run() {
			running += 1;
			most = Math.max(most, running);
			await database.pool.query("select pg_sleep(0.02)");
			running -= 1;
		},
	};
	let after = 0;
	const broken = { name: "broken", everyMs: 10, run: async () => Promise.reject(new Error("kaputt")) };
	const next = {
		name: "next",
		everyMs: 10,
		run: async () => {
			after += 1;
		},
	};
	const note = (error: unknown, job: string) => problems.push(`${job}: ${(error as Error).message}`);
	const processes = [1, 2].map(() => startJobs(database.pool, [slow, broken, next], note));
	await vi.waitFor(() => expect(after).toBeGreaterThan(5));
	await Promise.all(processes.map((one) => one.stop()));
	expect(most).toBe(1);
	expect(problems).toContain("broken: kaputt");
	await database.drop();
});
