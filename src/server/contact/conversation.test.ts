import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ask, asker } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { mailbox } from "#tests/support/mailbox.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let office: Awaited<ReturnType<typeof staffWith>>;
let admin: Awaited<ReturnType<typeof staffWith>>;

beforeAll(async () => {
	api = await createTestApp({ demo: false });
	ask = asker(api);
	office = await staffWith(api, ask, "office");
	admin = await staffWith(api, ask, "admin");
});
afterAll(() => api.close());

const sql = async (text: string) => (await api.database.pool.query(text)).rows;
/** Those that have left since it was asked last. */
const lettersTo = async (email: string) => (await mailbox(api)()).filter(({ to }) => to === email);
const acts = async (id: number) =>
	(
		await sql(
			`select action, user_id, details from audit_trail where action like 'request%' and subject_id = '${id}' order by id`,
		)
	).map(({ action, user_id }) => [action, user_id]);

async function newRequest(name: string): Promise<number> {
	const email = `${name.toLowerCase()}@vsz.example`;
	await api.app.services.contact.send({ name, email, description: "Wie geht das?" }, randomUUID());
	return (await sql(`select id from contact_requests where email = '${email}'`))[0].id;
}

const body = (text: string, known: number, close = false) => ({ text, close, key: randomUUID(), known });
const answer = (id: number, sent: object, { token } = office) =>
	ask("POST", `/office/request/${id}/answer`, { token, body: sent });
const assign = (id: number, user_id: number | null, { token } = office) =>
	ask("PUT", `/office/request/${id}/assignee`, { token, body: { user_id } });
const counted = async (query: string, { token } = office) =>
	(await ask("GET", `/office/request?${query}`, { token })).body.total;
const waits = async ({ token } = office) => (await ask("GET", "/office/counts", { token })).body.data.post ?? 0;

test("POST-02 an answer goes by mail below the receipt and the answers before it, and ends the request if that is wanted", async () => {
	const id = await newRequest("Reza");
	expect((await answer(id, body(" ", 0))).body.validation_errors).toHaveProperty("text");
	expect((await answer(id, body("Hallo Reza, so geht es.", 0))).body.data).toMatchObject({
		closed_at: null,
		assigned_to: { id: office.id },
		messages: 1,
		thread: [{ kind: "answer", text: "Hallo Reza, so geht es.", by: "office" }],
	});
	expect((await answer(id, body("Noch etwas.", 1, true))).body.data).toMatchObject({ closed_at: expect.any(String) });
	const letters = await lettersTo("reza@vsz.example");
	const [receipt = "", first = ""] = letters.map(({ headers }) => headers["message-id"] ?? "");
	expect(letters.map(({ headers }) => [headers["in-reply-to"], headers.references])).toEqual([
		[undefined, undefined],
		[receipt, receipt],
		[first, `${receipt} ${first}`],
	]);
	expect(letters.map(({ headers }) => headers["auto-submitted"])).toEqual(["auto-generated", undefined, undefined]);
	expect(letters[1]).toMatchObject({
		subject: "Re: Deine Anfrage ist bei uns",
		text: expect.stringContaining("so geht es."),
	});
});

test("POST-02 a press that is repeated sends once; other words under the same key are not lost in silence", async () => {
	const id = await newRequest("Nele");
	const once = body("Am Donnerstag.", 0, true);
	const answers = await Promise.all([answer(id, once), answer(id, once), answer(id, once)]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect(answers.map(({ body: { data } }) => data.messages)).toEqual([1, 1, 1]);
	expect((await answer(id, { ...once, text: "Am Freitag." })).body.code).toBe("request_moved_on");
	expect(await lettersTo("nele@vsz.example")).toHaveLength(2);
	expect(await acts(id)).toEqual([
		["request_answered", office.id],
		["request_closed", office.id],
	]);
});

test("POST-02 of two who answer at once one letter leaves: the other is told and may send after reading", async () => {
	const id = await newRequest("Mika");
	const both = await Promise.all([answer(id, body("Von mir.", 0)), answer(id, body("Und von mir.", 0), admin)]);
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: "request_moved_on" });
	expect(await lettersTo("mika@vsz.example")).toHaveLength(2);
	expect((await answer(id, body("Ergänzend.", 1), admin)).status).toBe(200);
	expect(await lettersTo("mika@vsz.example")).toHaveLength(1);
});

test("POST-02 TODAY-02 a request is somebody's: it waits for them, and lists tell mine from nobody's", async () => {
	await sql("update contact_requests set closed_at = now()");
	const [mine, others, nobodys] = [await newRequest("Eins"), await newRequest("Zwei"), await newRequest("Drei")];
	const open = (await ask("GET", "/office/request/colleague", { token: office.token })).body.data;
	expect(open.map(({ id }: { id: number }) => id).toSorted()).toEqual([office.id, admin.id].toSorted());
	expect((await assign(mine, office.id)).body.data.assigned_to).toEqual({ id: office.id, name: "office" });
	await assign(others, admin.id);
	await assign(others, admin.id);
	expect(await acts(others)).toEqual([["request_assigned", office.id]]);
	expect([await waits(), await waits(admin)]).toEqual([2, 2]);
	expect([await counted("assigned=mine&state=open"), await counted("assigned=nobody&state=open")]).toEqual([1, 1]);
	expect((await ask("GET", "/office/to_do", { token: office.token })).body.data.groups[0].to_dos).toMatchObject([
		{ id: String(mine), detail: "bei dir · „Wie geht das?“" },
		{ id: String(nobodys), detail: "„Wie geht das?“" },
	]);
	await sql(`update users set is_active = false where id = ${admin.id}`);
	expect(await waits()).toBe(3);
	expect(await counted("assigned=nobody&state=open")).toBe(2);
	expect((await assign(nobodys, admin.id)).status).toBe(404);
	await sql(`update users set is_active = true where id = ${admin.id}`);
	expect((await assign(others, null)).body.data.assigned_to).toBeNull();
});

test("POST-02 a note stays in the house and stands in the conversation", async () => {
	const id = await newRequest("Notker");
	const path = `/office/request/${id}/note`;
	expect((await ask("POST", path, { token: office.token, body: { text: " " } })).status).toBe(422);
	const { data } = (await ask("POST", path, { token: office.token, body: { text: "Ruft an,\nDonnerstag." } })).body;
	expect(data).toMatchObject({ messages: 0, thread: [{ kind: "note", text: "Ruft an,\nDonnerstag.", by: "office" }] });
	await answer(id, body("Gern.", 0));
	// What happens within one second stands in its order all the same.
	await sql(`update contact_notes set created_at = '2026-11-18 20:00:00.100Z' where request_id = ${id}`);
	await sql(`update contact_answers set created_at = '2026-11-18 20:00:00.900Z' where request_id = ${id}`);
	const { thread } = (await ask("GET", `/office/request/${id}`, { token: office.token })).body.data;
	expect(thread.map(({ kind }: { kind: string }) => kind)).toEqual(["note", "answer"]);
	const letters = await lettersTo("notker@vsz.example");
	expect(letters).toHaveLength(2);
	expect(JSON.stringify(letters)).not.toContain("Donnerstag");
	expect(await acts(id)).toEqual([
		["request_noted", office.id],
		["request_answered", office.id],
	]);
});
