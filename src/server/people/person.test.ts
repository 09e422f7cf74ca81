import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ask, asker, DEMO_LOGINS, logIn, type StaffToken } from "#tests/support/account.ts";
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
	expect(await kindsOf(id)).toEqual(expect.arrayContaining(["Notiz", "Notiz gelöscht", "Notiz zurückgeholt"]));
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

test("PERSON-06 a member reads in the export what was noted and blocked; old notes go by themselves", async () => {
	const { username, password } = DEMO_LOGINS.customer;
	const [{ id }] = await sql("select id from people where email = $1", [username]);
	await ask("POST", `/office/person/${id}/note`, { token: office, body: { text: "Kommt mit Rollstuhl." } });
	await ask("PUT", `/office/person/${id}/block`, { token: office, body: { level: "news", reason: "Wunsch" } });
	const token = await logIn(ask, DEMO_LOGINS.customer);
	const exported = () =>
		ask("POST", "/user/export", { body: { current_password: password, format: "json" }, token }).then(
			({ body }) => body,
		);
	expect(await exported()).toMatchObject({
		notes: [{ text: "Kommt mit Rollstuhl." }],
		letter_blocks: [{ blocked: "Newsletter und Hinweise auf Termine", reason: "Wunsch" }],
	});
	await sql("update person_notes set updated_at = now() - interval '2 years 2 days' where email = $1", [username]);
	await api.app.services.retention.forgetOld();
	expect((await exported()).notes).toEqual([]);
	await ask("DELETE", `/office/person/${id}/block`, { token: office });
});

test("PERSON-02 what somebody agreed to stands with its proof, and to whom they belong; codes and films stand in the timeline", async () => {
	const id = await newPerson("chor@elbhang.example", "Clara Winkler");
	await newPerson("kasse@elbhang.example", "Kai Winkler");
	await sql("update contact_requests set company = 'Chor am Elbhang e. V.' where email like '%@elbhang.example'");
	await sql(`insert into newsletter_subscribers (email, state, source, text_version, token_hash, requested_at, confirmed_at)
		values ('chor@elbhang.example', 'confirmed', 'newsletter_form', '2026-11', '\\x41', '2026-03-13 12:00Z', '2026-03-14 12:00Z')`);
	await sql(`insert into date_alerts (seminar_id, email, token_hash, requested_at)
		select id, 'chor@elbhang.example', '\\x42', '2026-04-01 12:00Z' from seminars order by id limit 1`);
	const { consents, circles } = await pageOf(id);
	expect(consents).toMatchObject([
		{
			what: "Newsletter",
			proof: "gefragt 13.03.2026 (Newsletter-Formular, Text Fassung 2026-11), bestätigt 14.03.2026",
			words: expect.stringContaining("Newsletter"),
			state: "yes",
		},
		{ proof: "gefragt 01.04.2026, nicht bestätigt", state: "open" },
	]);
	expect(circles).toEqual([
		{ name: "Chor am Elbhang e. V.", q: "Chor am Elbhang e. V.", people: 2, bookings: 0 },
		{ name: "@elbhang.example", q: "@elbhang.example", people: 2, bookings: 0 },
	]);
	const { username } = DEMO_LOGINS.customer;
	const [customer] = await sql("select id from people where email = $1", [username]);
	await sql("update members set phone_number = '+4915100000099' where email = $1", [username]);
	await sql(`insert into outbox (id, channel, kind, recipient, message, next_try_at, created_at, state, sent_at)
		values (gen_random_uuid(), 'sms', 'pin', '+4915100000099', '{}', now(), now(), 'sent', now())`);
	expect(await kindsOf(customer.id)).toEqual(
		expect.arrayContaining(["SMS: PIN", expect.stringMatching(/^Zugang zu „/)]),
	);
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

/** Somebody with a seat, an order of a friend's seat, a wish for a date, the newsletter and a letter that did not arrive. */
async function withEverything(email: string): Promise<number> {
	const id = await newPerson(email);
	const [{ date, seminar }] = await sql(
		"select id as date, seminar_id as seminar from seminar_dates order by id limit 1",
	);
	await sql(
		`with booked as (insert into sign_ups (number, token_hash, seminar_date_id, number_of_persons, first_name, last_name, email, button_label)
			values ($1, sha256(convert_to($1, 'UTF8')), $2, 1, 'Nele', 'Fischer', $1, 'Buchen') returning id)
		insert into sign_up_persons (sign_up_id, position, email) select id, 1, $1 from booked`,
		[email, date],
	);
	await sql(
		`insert into date_alerts (seminar_id, email, state, token_hash, requested_at, confirmed_at)
		values ($2, $1, 'confirmed', sha256(convert_to($1, 'UTF8')), now(), now())`,
		[email, seminar],
	);
	await sql(
		`insert into newsletter_subscribers (email, state, source, text_version, token_hash, requested_at, confirmed_at)
		values ($1, 'confirmed', 'account', '1', sha256(convert_to($1, 'UTF8')), now(), now())`,
		[email],
	);
	await api.outbox.writeMail(api.database.db, "booking_change", email, MAIL);
	await sql("update outbox set state = 'failed', last_error = '550 no such user' where recipient = $1", [email]);
	await ask("POST", `/office/person/${id}/note`, { token: office, body: { text: "Bleibt bei Nele." } });
	await ask("PUT", `/office/person/${id}/block`, { token: office, body: { level: "news", reason: "Wunsch" } });
	await ask("POST", "/office/data_subject/hold", { token: office, body: { email, reason: "Streit um einen Platz" } });
	await ask("POST", "/office/data_subject/request", {
		token: office,
		body: { email, kind: "access", received_on: "2024-11-02", note: "" },
	});
	return id;
}

const DRIFT = `select email, name, kinds from people except select email, name, kinds from known_people
	union all (select email, name, kinds from known_people except select email, name, kinds from people)`;

test("PERSON-05 a wrong address is put right everywhere at once, as was told before; what was confirmed is confirmed anew", async () => {
	const [wrong, right] = ["nele@tippfehler.example", "nele@richtig.example"];
	const id = await withEverything(wrong);
	const wish = (path: string, body: object) =>
		ask("POST", `/office/person/${id}/address${path}`, { token: office, body });
	expect((await wish("/foresight", { email: wrong.toUpperCase() })).body.validation_errors).toHaveProperty("email");
	const foreseen = (await wish("/foresight", { email: right })).body.data;
	expect(foreseen).toEqual({
		...{ known: null, bookings: 1, seats: 1, waiting: 0, orders: 0, donations: 0, requests: 1 },
		...{ alerts: 1, newsletter: "asked", account: "none", letters: 1 },
	});
	expect(await sql("select id from sign_ups where email = $1", [right])).toEqual([]);

	expect((await wish("", { email: right, resend: true })).body.data).toEqual({ id });
	const page = await pageOf(id);
	expect(page).toMatchObject({ email: right, newsletter: "pending", notes: [{ text: "Bleibt bei Nele." }] });
	expect(page.block).toMatchObject({ level: "news", reason: "Wunsch" });
	expect(await sql("select state from newsletter_subscribers where email = $1", [wrong])).toEqual([
		{ state: "unsubscribed" },
	]);
	expect(await sql("select state from date_alerts where email = any($1)", [[wrong, right]])).toEqual([
		{ state: "pending" },
	]);
	expect(
		await sql("select state, tries from outbox where recipient = $1 and kind = 'booking_change'", [right]),
	).toEqual([{ state: "waiting", tries: 0 }]);
	const rights = await ask("GET", `/office/data_subject?email=${right}`, { token: office });
	expect(rights.body.data).toMatchObject({ hold: { reason: "Streit um einen Platz" }, requests: [{ kind: "access" }] });
	expect(await sql(DRIFT)).toEqual([]);
	const [noted] = await sql("select details from audit_trail where action = 'person_address_corrected'");
	expect(JSON.stringify(noted)).not.toMatch(/tippfehler|richtig/);

	expect((await wish("", { email: wrong, resend: false })).body.data.id).toBeTypeOf("number");
	expect((await sql("select email from sign_ups where number = $1", [wrong]))[0].email).toBe(wrong);
	expect(await sql(DRIFT)).toEqual([]);
});

test("PERSON-05 an address that somebody has already makes one person of two, which is said before; an account moves when its new address is confirmed", async () => {
	const target = await newPerson("da@vsz.example", "Schon Da");
	const id = await newPerson("doppelt@vsz.example");
	await ask("POST", `/office/person/${id}/note`, { token: office, body: { text: "Zieht mit." } });
	const wish = (path: string) =>
		ask("POST", `/office/person/${id}/address${path}`, {
			token: office,
			body: { email: "da@vsz.example", resend: true },
		});
	expect((await wish("/foresight")).body.data.known).toEqual({ id: target, name: "Schon Da" });
	expect((await wish("")).body.data).toEqual({ id: target });
	expect((await pageOf(target)).notes).toHaveLength(1);
	expect((await ask("GET", `/office/person/${id}/page`, { token: office })).status).toBe(404);

	const [member] = await sql("select p.id, p.email from people p where kinds @> '{member}' order by id limit 1");
	const { body } = await ask("POST", `/office/person/${member.id}/address`, {
		token: office,
		body: { email: "neues-konto@vsz.example", resend: false },
	});
	expect(body.data.id).toBe(member.id);
	expect(await sql("select 1 from members where email = $1", [member.email])).toHaveLength(1);
	expect(
		await sql("select kind from outbox where recipient = any($1) and kind like 'address%' order by kind", [
			[member.email, "neues-konto@vsz.example"],
		]),
	).toEqual([{ kind: "address_change" }, { kind: "address_confirmation" }]);
	expect(await sql(DRIFT)).toEqual([]);
});
