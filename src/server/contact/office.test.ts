import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ask, asker } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { staffWith } from "#tests/support/staff.ts";

const NOW = new Date("2026-11-24T09:00:00Z");
let api: TestApp;
let ask: Ask;
let office: Awaited<ReturnType<typeof staffWith>>;

beforeAll(async () => {
	api = await createTestApp({ clock: () => NOW, demo: false });
	ask = asker(api);
	office = await staffWith(api, ask, "office");
	await sql(`insert into contact_requests (name, email, phone, description, created_at)
		select 'Person ' || n, 'p' || n || '@vsz.example', '0351 1', 'Erste Zeile\n' || repeat('lang ', 100), timestamptz '2026-11-20' + n * interval '1 hour'
		from generate_series(1, 5) n`);
});
afterAll(() => api.close());

const sql = async (text: string) => (await api.database.pool.query(text)).rows;
const act = async (name: "close" | "reopen", body: object) => {
	const answer = await ask("POST", `/office/request/${name}`, { token: office.token, body });
	return { status: answer.status, ids: answer.body.data?.ids.toSorted() };
};
const openIds = async () =>
	(await sql("select id from contact_requests where closed_at is null order by id")).map(({ id }) => id);
const noted = async () =>
	(await sql(`select action, subject_id, user_id from audit_trail where action like 'request%' order by id`)).map(
		({ action, subject_id, user_id }) => [action, Number(subject_id), user_id],
	);
const toDos = async () => (await ask("GET", "/office/counts", { token: office.token })).body.data;

test("POST-02 DESK-09 a request is done and taken back; again changes nothing and leaves no entry", async () => {
	expect(await toDos()).toEqual({ today: 5, post: 5 });
	expect(await act("close", { ids: [2] })).toEqual({ status: 200, ids: [2] });
	expect(await act("close", { ids: [2] })).toEqual({ status: 200, ids: [] });
	expect(await toDos()).toEqual({ today: 4, post: 4 });
	const { data } = (await ask("GET", "/office/request?state=closed", { token: office.token })).body;
	expect(data).toMatchObject([{ id: 2, closed_at: "2026-11-24T10:00:00+01:00" }]);
	expect(await act("reopen", { ids: [2] })).toEqual({ status: 200, ids: [2] });
	expect(await act("reopen", { ids: [2] })).toEqual({ status: 200, ids: [] });
	expect(await noted()).toEqual([
		["request_closed", 2, office.id],
		["request_reopened", 2, office.id],
	]);
});

test("DESK-07 several are done together, also all of the filter; only those that changed are told and taken back", async () => {
	await act("close", { ids: [1] });
	expect(await act("close", { ids: [1, 3, 999] })).toEqual({ status: 200, ids: [3] });
	expect(await act("close", { filter: { q: "person", from: "2026-11-20", state: "open" } })).toEqual({
		status: 200,
		ids: [2, 4, 5],
	});
	expect(await openIds()).toEqual([]);
	expect(await act("reopen", { ids: [2, 4, 5] })).toEqual({ status: 200, ids: [2, 4, 5] });
	expect(await openIds()).toEqual([2, 4, 5]);
	expect(await act("close", { filter: { q: "niemand" } })).toEqual({ status: 200, ids: [] });
});

test("what is chosen is named in one way: rows or a filter", async () => {
	const misread = [{ stat: "closed" }, { q: "\0" }, { to: "9999-12-31" }].map((filter) => ({ filter }));
	for (const body of [{}, { ids: [] }, { ids: [1], filter: {} }, { ids: ["x"] }, ...misread])
		expect([body, (await act("close", body)).status]).toEqual([body, 422]);
	expect(await openIds()).toEqual([2, 4, 5]);
});

test("two who close the same requests at once leave one entry for each", async () => {
	const before = (await noted()).length;
	const answers = await Promise.all([1, 2, 3].map(() => act("close", { ids: [5, 4, 2] })));
	expect(answers.flatMap(({ ids }) => ids).toSorted()).toEqual([2, 4, 5]);
	expect((await noted()).length - before).toBe(3);
});

test("LOG-02 the list shows how a request begins; whoever reads all of it is noted", async () => {
	const { data } = (await ask("GET", "/office/request?q=p3", { token: office.token })).body;
	expect(data[0].opening).toHaveLength(200);
	expect(data[0]).not.toHaveProperty("phone");
	const whole = (await ask("GET", "/office/request/3", { token: office.token })).body.data;
	expect(whole).toMatchObject({
		id: 3,
		phone: "0351 1",
		description: expect.stringMatching(/^Erste Zeile\n(lang ){100}$/),
	});
	await ask("GET", "/office/request/3", { token: office.token });
	expect(await sql("select subject, subject_id, user_id from audit_trail where action = 'seen'")).toEqual([
		{ subject: "request", subject_id: "3", user_id: office.id },
	]);
	expect((await ask("GET", "/office/request/99", { token: office.token })).status).toBe(404);
});
