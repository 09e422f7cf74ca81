import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { deliverAll } from "#tests/support/mailbox.ts";
import { MAIL } from "#tests/support/post.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let office: StaffToken;
let other: StaffToken;

beforeAll(async () => {
	api = await createTestApp();
	ask = asker(api);
	office = (await staffWith(api, ask, "office")).token;
	other = (await staffWith(api, ask, "admin")).token;
});
afterAll(() => api.close());

const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;

async function newPerson(email: string, name = "Nele Fischer"): Promise<number> {
	await sql("insert into contact_requests (name, email, description) values ($2, $1, 'Hallo')", [email, name]);
	return (await sql("select id from people where email = lower($1)", [email]))[0].id;
}
async function pageOf(id: number) {
	const { status, body } = await ask("GET", `/office/person/${id}/page`, { token: office });
	expect(status).toBe(200);
	return body.data;
}
const kindsOf = async (id: number) =>
	(await ask("GET", `/office/person/${id}/event`, { token: other })).body.data.map(
		({ title }: { title: string }) => title,
	);

test("PERSON-06 a note is written, changed and taken away by its author alone, and brought back; its words stand in no history", async () => {
	const id = await newPerson("notiz@vsz.example");
	const write = await ask("POST", `/office/person/${id}/note`, {
		token: office,
		body: { text: "Ruft vormittags an." },
	});
	expect([write.status, write.body.data.is_own]).toEqual([200, true]);
	const path = `/office/person_note/${write.body.data.id}`;
	expect((await ask("PUT", path, { token: other, body: { text: "Fremd" } })).body.code).toBe("forbidden");
	expect((await ask("DELETE", path, { token: other })).body.code).toBe("forbidden");
	await ask("PUT", path, { token: office, body: { text: "Ruft abends an." } });
	expect((await pageOf(id)).notes).toMatchObject([{ text: "Ruft abends an.", is_own: true }]);
	await ask("DELETE", path, { token: office });
	expect([(await pageOf(id)).notes, await kindsOf(id)]).toEqual([[], expect.not.arrayContaining(["Notiz"])]);
	await ask("POST", `${path}/restore`, { token: office });
	expect(await kindsOf(id)).toEqual(expect.arrayContaining(["Notiz", "Notiz geschrieben", "Notiz zurückgeholt"]));
	expect(await sql("select 1 from audit_trail where details::text like '%abends%'")).toEqual([]);
	expect((await ask("POST", `/office/person/${id}/note`, { token: office, body: { text: " " } })).status).toBe(422);
});

test("PERSON-06 with the last that the house knows of a person their notes go, and the words of a block", async () => {
	const id = await newPerson("weg@vsz.example");
	await ask("POST", `/office/person/${id}/note`, { token: office, body: { text: "Bald weg." } });
	await ask("PUT", `/office/person/${id}/block`, { token: office, body: { level: "all", reason: "Wunsch von Nele" } });
	await sql("delete from contact_requests where email = 'weg@vsz.example'");
	expect(await sql("select text from person_notes where email = 'weg@vsz.example'")).toEqual([]);
	expect(await sql("select level, reason from letter_blocks where address_hash = sha256('weg@vsz.example')")).toEqual([
		{ level: "all", reason: null },
	]);
	expect((await pageOf(await newPerson("Weg@vsz.example"))).block).toMatchObject({ level: "all", reason: null });
});

const statesOf = (email: string) =>
	sql("select kind, state from outbox where recipient = $1 order by id", [email]).then((rows) =>
		Object.fromEntries(rows.map(({ kind, state }) => [kind, state])),
	);

test("PERSON-05 who is blocked gets neither what waits nor what is written later, but always what law and contract ask for", async () => {
	const email = "gesperrt@vsz.example";
	const id = await newPerson(email);
	const { db } = api.database;
	const write = (...kinds: ("newsletter_welcome" | "date_message" | "booking_confirmation")[]) =>
		api.outbox.writeMails(
			db,
			kinds.map((kind) => [kind, email, MAIL]),
		);
	const block = (level: string, reason: string) =>
		ask("PUT", `/office/person/${id}/block`, { token: office, body: { level, reason } });
	await write("newsletter_welcome", "date_message", "booking_confirmation");
	expect((await block("news", "")).body.validation_errors).toHaveProperty("reason");
	expect((await block("news", "Am Telefon darum gebeten")).status).toBe(200);
	await deliverAll(api.outbox);
	expect(await statesOf(email)).toEqual({
		newsletter_welcome: "blocked",
		date_message: "sent",
		booking_confirmation: "sent",
	});
	await sql("delete from outbox where recipient = $1", [email]);

	await block("all", "Will nichts mehr");
	await write("newsletter_welcome", "date_message", "booking_confirmation");
	await deliverAll(api.outbox);
	expect(await statesOf(email)).toEqual({
		newsletter_welcome: "blocked",
		date_message: "blocked",
		booking_confirmation: "sent",
	});
	const letters = await ask("GET", "/office/letter?state=blocked", { token: office });
	expect(letters.body.data).toHaveLength(2);
	const { body } = await ask("GET", `/office/person/${id}/event?group=post`, { token: office });
	expect(body.data.map(({ detail }: { detail: string }) => detail)).toContain("nicht geschickt: gesperrt");

	expect((await ask("DELETE", `/office/person/${id}/block`, { token: office })).status).toBe(200);
	expect((await ask("DELETE", `/office/person/${id}/block`, { token: office })).status).toBe(404);
	await write("newsletter_welcome");
	await deliverAll(api.outbox);
	expect((await statesOf(email)).newsletter_welcome).toBe("sent");
});

test("PERSON-02 others of the same name are told as perhaps the same person, however it is written, and nobody is put together", async () => {
	const id = await newPerson("jo@mueller.example", "Jörg Müller");
	const twin = await newPerson("joerg@anders.example", "Joerg MUELLER");
	expect((await pageOf(id)).namesakes).toEqual([{ id: twin, email: "joerg@anders.example", name: "Joerg MUELLER" }]);
	const found = await ask("GET", "/office/person/of_address?email=JO@mueller.example", { token: office });
	expect(found.body.data.id).toBe(id);
});
