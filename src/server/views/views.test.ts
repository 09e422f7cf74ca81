import { beforeEach, expect, test } from "vitest";
import { asker } from "#tests/support/account.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { staffWith } from "#tests/support/staff.ts";

type Person = Awaited<ReturnType<typeof staffWith>>;
let testing: TestApp;
let ask: ReturnType<typeof asker>;
let petra: Person;
let katrin: Person;
let author: Person;

beforeEach(async () => {
	testing = await testApp();
	ask = asker(testing);
	petra = await staffWith(testing, ask, "admin");
	katrin = await staffWith(testing, ask, "office");
	author = await staffWith(testing, ask, "author");
});

const view = (over: object = {}) => ({
	list: "history",
	name: "Nur Geld",
	query: "area=money&days=7",
	shared: true,
	...over,
});
const save = async ({ token }: Person, over: object = {}) => ask("POST", "/office/view", { token, body: view(over) });
const namesFor = async ({ token }: Person): Promise<string[]> =>
	(await ask("GET", "/office/view?list=history", { token })).body.data.map(({ name }: { name: string }) => name);

test("DESK-05 a view is kept under a name, for all or for oneself alone, in the order in which it was saved", async () => {
	const { status, body } = await save(petra);
	expect([status, body.data]).toEqual([200, { id: expect.any(Number), ...view(), revision: 1 }]);
	await save(petra, { name: "Meine", shared: false });
	await save(katrin, { name: "Katrins", shared: false });
	expect(await namesFor(petra)).toEqual(["Nur Geld", "Meine"]);
	expect(await namesFor(katrin)).toEqual(["Nur Geld", "Katrins"]);
});

test("whoever may see the list may rename and delete what all share, and nothing that is somebody else's own", async () => {
	const shared = (await save(petra)).body.data;
	const own = (await save(petra, { name: "Meine", shared: false })).body.data;
	const change = (id: number, body: object, { token } = katrin) => ask("PUT", `/office/view/${id}`, { token, body });
	const renamed = await change(shared.id, { name: "Geld", revision: shared.revision });
	expect(renamed.body.data).toMatchObject({ name: "Geld", revision: 2 });
	const late = await change(shared.id, { name: "Zahlungen", revision: shared.revision }, petra);
	expect([late.status, late.body.code]).toEqual([409, "changed_meanwhile"]);
	expect((await change(own.id, { name: "Geraubt", revision: 1 })).status).toBe(404);
	expect((await ask("DELETE", `/office/view/${own.id}`, katrin)).status).toBe(404);
	expect((await ask("DELETE", `/office/view/${shared.id}`, katrin)).status).toBe(200);
	expect(await namesFor(petra)).toEqual(["Meine"]);
});

test("a view opens nothing to those who may not see its list", async () => {
	const { id } = (await save(petra)).body.data;
	const { token } = author;
	const answers = [
		await ask("GET", "/office/view?list=history", { token }),
		await save(author),
		await ask("PUT", `/office/view/${id}`, { token, body: { name: "x", revision: 1 } }),
		await ask("DELETE", `/office/view/${id}`, { token }),
	];
	expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test("a name is used once, and an address that is none is refused", async () => {
	await save(petra);
	const again = await save(katrin);
	expect([again.status, again.body.validation_errors]).toEqual([422, { name: ["Name: So heißt schon eine Ansicht"] }]);
	expect((await save(katrin, { shared: false })).status).toBe(200);
	for (const query of ["area=<script>", "//boese.example", "a=b#c", "x".repeat(2_001)])
		expect((await save(petra, { name: "Neu", query })).status).toBe(422);
});

test("LOG-01 the history tells what shared views are called; the names of somebody's own are theirs", async () => {
	for (const shared of [true, false]) {
		const { id, revision } = (await save(petra, { name: shared ? "Alle" : "Sabine Kern", shared })).body.data;
		const body = { name: shared ? "Wir alle" : "Kern, Sabine", revision };
		await ask("PUT", `/office/view/${id}`, { token: petra.token, body });
		const { data } = (await ask("GET", `/office/history?subject=view&subject_id=${id}`, katrin)).body;
		expect(data[0].subject_title).toBe(shared ? "Wir alle" : null);
		await ask("DELETE", `/office/view/${id}`, petra);
	}
	const { rows } = await testing.database.pool.query(
		"select details -> 'name' as name from audit_trail where subject = 'view' order by id",
	);
	expect(rows.map(({ name }) => name)).toEqual([
		[null, "Alle"],
		["Alle", "Wir alle"],
		["Wir alle", null],
		[null, "***"],
		["***", "***"],
		["***", null],
	]);
});
