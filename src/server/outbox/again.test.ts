import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { staffWith } from "#tests/support/staff.ts";

let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let ask: Ask;
let token: StaffToken;

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, demo: false });
	ask = asker(api);
	({ token } = await staffWith(api, ask, "office"));
});
afterAll(() => api.close());
beforeEach(() => sql("truncate outbox, tasks cascade"));

const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;

/** So many letters in this state, each to somebody else; answers their keys. */
async function letters(
	state: "failed" | "sent" | "waiting",
	count: number,
	over: { kind?: string; message?: string; tried?: Date } = {},
) {
	const created = new Date(now.getTime() - 60_000);
	const { kind = "contact_receipt", message = '{"sealed":"x"}', tried = created } = over;
	const rows = await sql(
		`insert into outbox (id, channel, kind, recipient, message, state, tries, next_try_at, created_at)
		select gen_random_uuid(), 'mail', $2, 'person' || n || '@vsz.example', $3, $1, 125, $6, $4 from generate_series(1, $5::int) n returning id`,
		[state, kind, message, created, count, tried],
	);
	return rows.map(({ id }) => id as string);
}

const send = (body: object) => ask("POST", "/office/letter/again", { token, body });
const foresee = async (body: object) =>
	(await ask("POST", "/office/letter/again/foresight", { token, body })).body.data;
const turn = () => api.app.services.tasks.turn();
const work = async () => {
	while (await turn());
	return (await ask("GET", "/office/task", { token })).body.data[0];
};
const states = async () =>
	Object.fromEntries(
		(await sql("select state, count(*)::int as n from outbox group by 1")).map(({ state, n }) => [state, n]),
	);

test("POST-01 DESK-07 those that never arrived are sent again; what follows is told before and after", async () => {
	const ids = [...(await letters("failed", 38)), ...(await letters("sent", 2)), ...(await letters("waiting", 1))];
	const spent = [...(await letters("failed", 1, { kind: "pin" })), ...(await letters("failed", 1, { message: "{}" }))];
	const chosen = { ids: [...ids, ...spent] };
	expect(await foresee(chosen)).toEqual({ again: 38, people: 38, arrived: 2, waiting: 1, spent: 2 });
	expect((await send(chosen)).body.data).toMatchObject({ state: "waiting", total: 38 });
	expect(await work()).toMatchObject({
		state: "done",
		done: 38,
		result: {
			text: "38 neu angestoßen · 2 schon zugestellt · 1 schon unterwegs · 2 nicht wiederholbar",
			link: { label: "Zum Postausgang", path: "/post", is_file: false },
		},
	});
	expect(await states()).toEqual({ waiting: 39, sent: 2, failed: 2 });
	expect(await sql("select distinct tries, closed_at from outbox where state = 'waiting' and tries = 0")).toEqual([
		{ tries: 0, closed_at: null },
	]);
});

test("DESK-07 all that the filter finds: step by step, each once, and none that failed later", async () => {
	await letters("failed", 120);
	await letters("sent", 3);
	await send({ filter: { state: "failed" } });
	await turn();
	expect(await states()).toEqual({ failed: 70, waiting: 50, sent: 3 });
	now = new Date(now.getTime() + 1_000);
	// Sent meanwhile and given up once more; another one fails for the first time; two are sent by somebody else.
	await sql(
		"update outbox set state = 'failed', next_try_at = $1 where id in (select id from outbox where state = 'waiting' limit 5)",
		[now],
	);
	await sql(
		"update outbox set state = 'sent' where id in (select id from outbox where state = 'failed' and next_try_at < $1 order by id desc limit 2)",
		[now],
	);
	await letters("failed", 1, { tried: now });
	const task = await work();
	expect(task.result.text).toBe("118 neu angestoßen · 2 inzwischen erledigt");
	expect(await states()).toEqual({ waiting: 113, sent: 5, failed: 6 });
});

test("POST-01 TODAY-02 those that are given up wait for nobody, are told apart in the list and the history, and can still be sent", async () => {
	const ids = await letters("failed", 3);
	const [sent] = await letters("sent", 1);
	await sql("delete from audit_trail where action = 'letter_given_up'");
	const giveUp = (body: object) => ask("POST", "/office/letter/give_up", { token, body });
	const [first, second] = ids;
	expect((await giveUp({ ids: [first, second, sent] })).body.data).toEqual({ letters: 2 });
	expect((await giveUp({ ids: [first] })).body.data).toEqual({ letters: 0 });
	const inState = async (state: string) =>
		(await ask("GET", `/office/letter?state=${state}`, { token })).body.data.map(({ id }: { id: string }) => id);
	expect((await inState("given_up")).sort()).toEqual([first, second].sort());
	expect(await inState("failed")).toEqual([ids[2]]);
	expect((await ask("GET", `/office/letter/${first}`, { token })).body.data.state).toBe("given_up");
	const { groups } = (await ask("GET", "/office/to_do", { token })).body.data;
	expect(JSON.stringify(groups)).toContain("1 Brief kam nicht an");
	expect(await sql("select count(*)::int as n from audit_trail where action = 'letter_given_up'")).toEqual([{ n: 2 }]);

	await send({ ids: [first] });
	await work();
	expect(await states()).toEqual({ waiting: 1, failed: 2, sent: 1 });
	expect(await inState("waiting")).toEqual([first]);
	expect((await giveUp({ filter: { state: "failed" } })).body.data).toEqual({ letters: 1 });
	expect(JSON.stringify((await ask("GET", "/office/to_do", { token })).body.data.groups)).not.toContain("kam nicht an");
});

test("what is chosen is either rows or a filter", async () => {
	for (const body of [{}, { ids: [] }, { ids: ["x"] }, { ids: [crypto.randomUUID()], filter: {} }])
		expect((await send(body)).status).toBe(422);
	expect(await sql("select * from tasks")).toEqual([]);
});
