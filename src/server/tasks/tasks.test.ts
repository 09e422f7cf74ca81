import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { DAY_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import { createAudit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { eventually } from "#tests/support/eventually.ts";
import { colleague, staffAccount } from "#tests/support/staff.ts";
import type { TaskKind } from "./kind.ts";
import { createTasksOffice } from "./office.ts";
import { startTasks } from "./run.ts";
import { createTasks } from "./service.ts";

let now = new Date("2026-11-15T10:00:00Z");
const clock = () => now;
let api: TestApp;
let db: Db;
let petra: ReturnType<typeof colleague>;
let reza: ReturnType<typeof colleague>;
const log = vi.fn<(message: unknown) => void>();

beforeAll(async () => {
	api = await createTestApp({ clock, demo: false });
	({ db } = api.database);
	petra = colleague((await staffAccount(api, "petra", ["office"])).id, "office");
	reza = colleague((await staffAccount(api, "reza", ["admin"])).id, "admin");
	await api.database.pool.query("create table work_done (number integer not null)");
});
afterAll(() => api.close());
beforeEach(async () => {
	log.mockClear();
	await api.database.pool.query("truncate work_done, tasks cascade; update users set is_active = true");
});

interface Numbers {
	upTo: number;
}

/** Writes the numbers up to one, one for each step; `before` may get in the way. */
const numbers = (before: (number: number) => Promise<void> | void = () => {}): TaskKind<Numbers> => ({
	kind: "letters_again",
	access: "people.write",
	count: async (_, { upTo }) => ({ total: upTo, tally: { begun: 1 } }),
	step: async (tx, { input, position }) => {
		const number = Number(position ?? 0) + 1;
		await tx.execute(sql`insert into work_done values (${number})`);
		await before(number);
		return { done: 1, tally: { written: 1 }, position: number === input.upTo ? null : String(number) };
	},
	tell: ({ written = 0 }) => ({ text: `${written} geschrieben`, link: null }),
});

const withKind = (kind: TaskKind<Numbers>) => createTasks({ db, clock, kinds: [kind], log });
const office = () => createTasksOffice({ db, clock, audit: createAudit({ clock }) });
const begin = (kind: TaskKind<Numbers>, upTo: number, by = petra) => withKind(kind).start(db, by, kind, { upTo });
const written = async () =>
	(await api.database.pool.query("select number from work_done order by number")).rows.map(({ number }) => number);
const one = async (by = petra) => (await office().list(by))[0];
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test("DESK-07 long work goes on step by step, tells how far it is, and what came of it", async () => {
	const kind = numbers();
	await begin(kind, 3);
	expect(await one()).toMatchObject({ title: "Briefe noch einmal senden", state: "waiting", done: 0, total: 3 });
	const tasks = withKind(kind);
	expect(await tasks.turn()).toBe(true);
	expect(await one()).toMatchObject({ state: "running", done: 1, total: 3, result: null });
	await tasks.turn();
	await tasks.turn();
	expect(await one()).toMatchObject({ state: "done", done: 3, result: { text: "3 geschrieben", link: null } });
	expect([await tasks.turn(), await written()]).toEqual([false, [1, 2, 3]]);
});

describe("a process that dies", () => {
	test("leaves nothing of the step it was at; another one goes on at once, and nothing is done twice", async () => {
		const dying = Promise.withResolvers<void>();
		const stuck = Promise.withResolvers<void>();
		const doomed = numbers(async (number) => {
			if (number < 3) return;
			dying.resolve();
			await stuck.promise;
		});
		await begin(doomed, 5);
		const first = withKind(doomed);
		await first.turn();
		await first.turn();
		const third = first.turn();
		await dying.promise;
		expect(await written()).toEqual([1, 2]);
		// Nobody else takes the step while somebody is at it.
		const second = withKind(numbers());
		expect(await second.turn()).toBe(false);
		await api.database.pool.query(
			"select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
		);
		const died = expect(third).rejects.toThrow();
		stuck.resolve();
		await died;
		while (await second.turn());
		expect(await written()).toEqual(upTo(5));
		expect(await one()).toMatchObject({ state: "done", result: { text: "5 geschrieben" } });
	});

	test("of several runners at one database each step is one runner's", async () => {
		const kind = numbers();
		await begin(kind, 40);
		await begin(kind, 40, reza);
		const runners = [1, 2, 3].map(() => startTasks({ tasks: withKind(kind), onError: log, lookEveryMs: 5 }));
		onTestFinished(async () => void (await Promise.all(runners.map((runner) => runner.stop()))));
		await eventually(async () => expect([(await one())?.state, (await one(reza))?.state]).toEqual(["done", "done"]));
		expect(await written()).toEqual(upTo(40).flatMap((number) => [number, number]));
		expect(log).not.toHaveBeenCalled();
	});
});

test("two tasks take turns: a short one does not wait for a long one", async () => {
	const kind = numbers();
	await begin(kind, 50);
	await begin(kind, 2, reza);
	for (let turn = 0; turn < 4; turn += 1) {
		now = new Date(now.getTime() + 1);
		await withKind(kind).turn();
	}
	expect([(await one())?.done, (await one(reza))?.state]).toEqual([2, "done"]);
});

describe("the end before its time", () => {
	test("comes after the step that is under way, and tells what was done", async () => {
		const kind = numbers();
		const { id } = await begin(kind, 5);
		await withKind(kind).turn();
		expect(await office().cancel(id, petra)).toMatchObject({ cancel_asked: true, state: "running" });
		await withKind(kind).turn();
		expect(await one()).toMatchObject({ state: "cancelled", done: 1, result: { text: "1 geschrieben" } });
		expect([await withKind(kind).turn(), await written()]).toEqual([false, [1]]);
		await expect(office().cancel(id, petra)).rejects.toMatchObject({ body: { code: "task_over" } });
	});

	test("comes when whoever started it may do so no more", async () => {
		const kind = numbers();
		await begin(kind, 5);
		await withKind(kind).turn();
		await api.database.pool.query("update users set is_active = false where id = $1", [petra.id]);
		await withKind(kind).turn();
		expect(await one()).toMatchObject({ state: "failed", error: expect.stringContaining("Berechtigung") });
		expect(await written()).toEqual([1]);
	});

	test("comes with a refusal at once; what goes wrong by chance is tried again", async () => {
		const refusing = numbers(() => {
			throw refuse("changed_meanwhile");
		});
		await begin(refusing, 2);
		await withKind(refusing).turn();
		expect(await one()).toMatchObject({ state: "failed", error: refuse("changed_meanwhile").message });
		let tries = 0;
		const shaky = numbers(() => {
			tries += 1;
			if (tries < 3) throw new Error("kaputt");
		});
		await begin(shaky, 1);
		while (await withKind(shaky).turn());
		expect(await one()).toMatchObject({ state: "done" });
		const broken = numbers(() => {
			throw new Error("kaputt");
		});
		await begin(broken, 1);
		while (await withKind(broken).turn());
		expect(await one()).toMatchObject({ state: "failed", error: expect.stringContaining("schiefgegangen") });
		expect(await written()).toEqual([1]);
		expect(log).toHaveBeenCalledWith("letters_again: kaputt");
	});
});

test("nobody sees, cancels or dismisses what somebody else has started, not even the Leitung", async () => {
	const kind = numbers();
	const { id } = await begin(kind, 1);
	expect(await office().list(reza)).toEqual([]);
	for (const act of [office().cancel, office().dismiss])
		await expect(act(id, reza)).rejects.toMatchObject({ body: { code: "not_found" } });
	await expect(office().dismiss(id, petra)).rejects.toMatchObject({ body: { code: "task_under_way" } });
	await withKind(kind).turn();
	await office().dismiss(id, petra);
	expect(await office().list(petra)).toEqual([]);
});

test("CONST-09 what is over goes after thirty days", async () => {
	const kind = numbers();
	await begin(kind, 1);
	await withKind(kind).turn();
	await begin(kind, 1);
	const { retention } = api.app.services;
	now = new Date(now.getTime() + 30 * DAY_MS);
	expect((await retention.forgetOld()).tasks).toBe(0);
	now = new Date(now.getTime() + DAY_MS);
	expect((await retention.forgetOld()).tasks).toBe(1);
	expect(await office().list(petra)).toMatchObject([{ state: "waiting" }]);
});
