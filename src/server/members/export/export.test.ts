import { afterAll, beforeAll, expect, test } from "vitest";
import { EARLY_COURSE, ORDER_TERMS } from "#contract/legal/declarations/order.ts";
import { plain } from "#contract/legal/text.ts";
import { type Ask, asker, DEMO_LOGINS, logIn } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { staffAccount } from "#tests/support/staff.ts";
import { dataPage } from "./page.ts";

const now = new Date("2026-11-15T10:00:00Z");
const { username: email, password } = DEMO_LOGINS.customer;
let api: TestApp;
let ask: Ask;
let token: string;

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, env: { TRUST_PROXY: "1" } });
	ask = asker(api);
	token = await logIn(ask, DEMO_LOGINS.customer);
	const { contact, donations, newsletter, signUps } = api.app.services;
	const { data } = (await ask("GET", "/user/profile", { token })).body;
	await ask("PUT", `/user/${data.id}`, {
		body: { ...data, bank: "Musterbank", iban: "DE02120300000000202051" },
		token,
	});
	await contact.send({ name: "Karla <b>", email, description: "Eine Frage & noch eine" }, "127.0.0.1");
	await contact.send({ name: "Wer anders", email: "fremd@vsz.example", description: "Geht niemanden an" }, "127.0.0.1");
	await api.database.pool.query(
		`with asked as (select id from contact_requests where email = $1),
			noted as (insert into contact_notes (request_id, text, created_at) select id, 'Ruft an', now() from asked)
		insert into contact_replies (request_id, kind, message_id, email, text, created_at)
		select id, 'reply', '<1@x>', $1, 'Danke', now() from asked union all select id, 'reply', '<2@x>', 'fremd@vsz.example', 'Nicht ich', now() from asked`,
		[email],
	);
	await donations.pledge({ amount: 25, rhythm: "monthly", name: "Karla", email }, "127.0.0.1");
	await newsletter.subscribe({ email }, "127.0.0.1");
	await signUps.create(signUpFor(await openDate(api.get, "free"), { email: "KUNDIN@vsz.example" }), "127.0.0.1");
});
afterAll(() => api.close());

const ask4 = (format: string, current_password = password) =>
	ask("POST", "/user/export", { body: { current_password, format }, token });

test("the file for machines holds everything about the person, in full, and nothing about others", async () => {
	const { status, body: data, headers } = await ask4("json");
	expect([status, headers["content-type"]]).toEqual([200, "application/json"]);
	expect(headers["content-disposition"]).toBe('attachment; filename="mein-vsz-daten-2026-11-15.json"');
	expect(headers["cache-control"]).toBe("private, no-store");
	expect(data.profile).toMatchObject({ email, bank: "Musterbank", iban: "DE02120300000000202051" });
	expect(data.orders).toHaveLength(2);
	expect(data.orders[0].courses[0]).toMatchObject({ topic: expect.any(String), access_expires_at: expect.any(String) });
	expect(data.bookings).toHaveLength(1);
	expect(data.bookings[0]).toMatchObject({ nonprofit_sector: "Keine Angabe", persons: [{ first_name: "Mika" }] });
	expect(data.newsletter).toEqual([expect.objectContaining({ state: "pending", source: "newsletter_form" })]);
	expect(data.contact_requests).toEqual([
		expect.objectContaining({ description: "Eine Frage & noch eine", request_notes: "Ruft an" }),
	]);
	expect(data.contact_replies).toEqual([expect.objectContaining({ text: "Danke" })]);
	expect(data.donations).toEqual([
		expect.objectContaining({ amount: 25, rhythm: "monthly", receipt_wanted: false, city: null }),
	]);
	expect(data.logins_and_links).toEqual([
		expect.objectContaining({ kind: "access", browser: "Unbekannter Browser", expires_at: expect.any(String) }),
	]);
	expect(data.messages).toContainEqual(
		expect.objectContaining({ message_kind: "contact_receipt", subject: "Deine Anfrage ist bei uns" }),
	);
	expect(JSON.stringify(data)).not.toMatch(/argon2|Geht niemanden an|hash/);
	expect(JSON.stringify(data)).not.toContain(token);
});

test("the page for people is German, complete in itself and safe", async () => {
	const { app, database } = api;
	const staff = await staffAccount(api, "petra", ["office"]);
	const { rows } = await database.pool.query("select id from members where email = $1", [email]);
	await app.services.audit.look(database.db, staff, "member", rows[0].id);
	const { body: content, headers } = await ask4("html");
	expect(headers["content-type"]).toBe("text/html; charset=utf-8");
	expect(content).toContain("Deine Daten bei Vereins- &amp; Stiftungszentrum");
	expect(content).toContain("DE02120300000000202051");
	expect(content).toContain("Karla &lt;b&gt;");
	expect(content).toContain("25,00\u00a0€");
	expect(content).toContain("section > div");
	expect(content).not.toMatch(/<script|<link|<img|src=|href=|url\(|@import/);
	const titles = [...content.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, title]) => title);
	expect(content).toContain("<dd>Daten angesehen</dd>");
	expect(titles.filter((title) => /[a-z]_[a-z]/.test(title ?? ""))).toEqual([]);
});

test("what was declared is told in the words that stood there; of a version that nobody knows no words are claimed", async () => {
	const box = "Ja, ich möchte den kostenlosen Newsletter alle 14 Tage erhalten.";
	const exported = async () => (await ask4("json")).body;
	await api.database.pool.query(
		`with issue as (insert into campaigns (subject, state, started_at, letter) values ('Dezember', 'sent', now(), '{}') returning id),
			reader as (select id from newsletter_subscribers where email = $1),
			bounce as (insert into newsletter_bounces (subscriber_id, kind, status, source) select id, 'soft', '4.2.2', 'x' from reader)
		insert into campaign_deliveries (campaign_id, subscriber_id, state, sent_at) select issue.id, reader.id, 'sent', now() from issue, reader`,
		[email],
	);
	const [subscription] = (await exported()).newsletter;
	expect(subscription).toMatchObject({
		issues: [{ subject: "Dezember", state: "verschickt" }],
		bounces: [{ kind: "vorübergehend abgewiesen", status: "4.2.2" }],
	});
	expect(subscription.declaration).toMatch(/^Ich möchte alle 14 Tage/);
	await api.app.services.signUps.create(
		signUpFor(await openDate(api.get, "free"), { email, accept_newsletter: true }),
		"127.0.0.1",
	);
	expect((await exported()).newsletter[0]).toMatchObject({ source: "seminar_sign_up", declaration: box });
	expect((await ask4("html")).body).toContain(box);

	const [newer, older] = (await exported()).orders;
	expect(newer.declarations).toEqual([plain(ORDER_TERMS.text), EARLY_COURSE.text]);
	await api.database.pool.query("update orders set consent_text_version = 'frei erfunden' where number = $1", [
		older.number,
	]);
	expect((await exported()).orders[1]).toMatchObject({ consent_text_version: "frei erfunden", declarations: [] });
});

test("whoever came and where others have signed somebody up is told too, without the others", async () => {
	const { pool } = api.database;
	const date = await openDate(api.get, "priced");
	await api.app.services.signUps.create(
		signUpFor(date, { email: "verein@vsz.example", number_of_persons: 2, phone: "0351 4711" }),
		"127.0.0.1",
	);
	await pool.query(
		"update sign_up_persons set first_name = 'Karla', email = 'Kundin@vsz.example' where position = 2 and sign_up_id = (select max(id) from sign_ups)",
	);
	await pool.query(`insert into attendance (session_id, person_id, state, minutes, source, noted_at)
		select t.id, p.id, 'partly', 45, 'tablet', t.ends_at from sign_up_persons p
		join sign_ups s on s.id = p.sign_up_id join seminar_sessions t on t.seminar_date_id = s.seminar_date_id`);
	const data = (await ask4("json")).body;
	const came = [expect.objectContaining({ state: "partly", minutes: 45, noted_with: "tablet" })];
	expect(data.bookings[0].persons).toEqual([expect.objectContaining({ first_name: "Mika", attendance: came })]);
	expect(data.participations).toEqual([
		expect.objectContaining({ topic: date.topic, first_name: "Karla", email: "Kundin@vsz.example", attendance: came }),
	]);
	expect(JSON.stringify(data)).not.toMatch(/verein@vsz\.example|4711/);
	const content = (await ask4("html")).body;
	expect(content).toContain("zeitweise da");
	expect(content).toContain("Haken vor Ort");
});

test("PERSON-06 what staff wrote beside a document, what they decided and where a consent came from is told, in German words", async () => {
	const { pool } = api.database;
	await pool.query(
		`with own as (select i.id from invoices i join orders o on o.id = i.order_id join members m on m.id = o.member_id where m.email = $1 order by i.id limit 1),
			stop as (insert into dunning_stops (invoice_id, reason, set_at) select id, 'Zahlt nach der Sitzung', now() from own),
			given as (insert into invoice_adjustments (invoice_id, kind, amount_cents, reason, created_at) select id, 'charges_waived', 150, 'Aus Kulanz', now() from own)
		insert into invoice_payments (invoice_id, amount_cents, paid_on, reason, created_at) select id, 500, '2026-11-02', 'Bar am Tresen', now() from own`,
		[email],
	);
	await pool.query(
		`insert into withdrawals (name, contract, email, received_at, handled_at, decision, decision_reason)
		values ('Karla', 'Kurs', $1, now(), now(), 'refused', 'Film gesehen')`,
		[email],
	);
	await pool.query('update contact_replies set files = \'[{"name": "satzung.pdf", "bytes": 9}]\' where email = $1', [
		email,
	]);
	const proof = {
		given: "2025-06-12",
		how: "Liste vom Fest",
		words: null,
		kept: "Ordner 3",
		imported_at: "2026-01-02T10:00:00Z",
		by: 1,
	};
	await pool.query("update newsletter_subscribers set source = 'import', import_proof = $2 where email = $1", [
		email,
		JSON.stringify(proof),
	]);
	const { members, letters } = api.app.services;
	const data = await members.dataOfAddress(email);
	expect(data.document_notes).toEqual([
		expect.objectContaining({ kind: "money_in", amount: 5, reason: "Bar am Tresen" }),
		expect.objectContaining({ kind: "charges_waived", amount: 1.5, reason: "Aus Kulanz" }),
		expect.objectContaining({ kind: "not_reminded", amount: null, reason: "Zahlt nach der Sitzung" }),
	]);
	const content = dataPage(data, letters.sender);
	const titles = [...content.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, title]) => title);
	expect(titles.filter((title) => !/^[A-ZÄÖÜ]/.test(title ?? ""))).toEqual([]);
	for (const words of [
		"Anfrage ist angekommen",
		"Wird nicht gemahnt",
		"abgelehnt",
		"Film gesehen",
		"Import mit Nachweis",
		"Liste vom Fest",
		"satzung.pdf",
	])
		expect(content).toContain(words);
});

test("it needs the password, and a wrong format is refused", async () => {
	expect((await ask4("json", "falsch")).body.validation_errors).toHaveProperty("current_password");
	expect((await ask4("xml")).status).toBe(422);
});

test("with an address that is not confirmed only the account itself is told", async () => {
	await api.database.pool.query("update members set email_confirmed_at = null where email = $1", [email]);
	const data = (await ask4("json")).body;
	expect([data.bookings, data.newsletter, data.contact_requests, data.messages]).toEqual([[], [], [], []]);
	expect(data.orders).toHaveLength(2);
});
