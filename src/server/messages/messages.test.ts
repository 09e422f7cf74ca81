import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#contract/constants.ts";
import type { Message, MessagePreview, WholeMessage } from "#contract/office/messages.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { type Captured, mailbox } from "#tests/support/mailbox.ts";
import { colleague, sessionOf, staffAccount } from "#tests/support/staff.ts";

/** Half an hour before midnight in Berlin. */
const NOW = new Date("2026-11-15T22:30:00Z");
let now = NOW;
let api: TestApp;
let beside: TestApp;
let ask: Ask;
let token: StaffToken;
let staffId: number;
let read: () => Promise<Captured[]>;
let dateId: number;
let numbers: string[];

const book = async (first_name: string, over: object = {}): Promise<string> => {
	const date = await openDate(api.get, "free");
	const email = `${randomUUID()}@vsz.example`;
	const body = signUpFor(date, { first_name, last_name: "Sommer", email, ...over });
	return (await api.app.services.signUps.create(body, "10.0.0.9")).number;
};

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, env: { TRUST_PROXY: "1" } });
	beside = await createTestApp({ clock: () => now, beside: api });
	ask = asker(api);
	read = mailbox(api);
	const { id } = await staffAccount(api, "Jana Busch", ["office"]);
	staffId = id;
	token = await sessionOf(api, id);
	dateId = (await openDate(api.get, "free")).presence_seminar_date_id;
	await api.database.pool.query("update seminar_dates set capacity = 100 where id = $1", [dateId]);
	numbers = [
		await book("Clara", { email: "clara@vsz.example" }),
		await book("Emil", { email: "emil@vsz.example", number_of_persons: 2 }),
		await book("<b>Bobby</b> **Tables**", { last_name: "[x](https://fremd.example) {{buchung}}" }),
	];
});
afterAll(async () => {
	await beside.close();
	await api.close();
});
beforeEach(async () => {
	now = NOW;
	await api.database.pool.query("delete from messages");
	await api.database.pool.query("delete from outbox");
	await read();
});

const path = () => `/office/seminar_date/${dateId}/message`;
const words = (over: object = {}) => ({
	subject: "Anderer Raum: {{seminar}}",
	text: "Hallo {{vorname}} {{nachname}},\n\nam {{datum}} um {{uhrzeit}} in **Saal 1**.\n\n{{buchungslink}}\n\nBis bald\n{{unterschrift}}",
	seats: true,
	waiting: false,
	bookings: [] as string[],
	unpaid: false,
	...over,
});
const message = (over: object = {}) => ({ ...words(), key: randomUUID(), at: null, letters: 3, ...over });
const send = (body: object, by: Ask = ask) => by("POST", path(), { token, body });
const later = (minutes: number) => {
	now = new Date(NOW.getTime() + minutes * MINUTE_MS);
};
const letterTo = (mails: Captured[], name: string) => mails.find(({ to }) => to === `${name}@vsz.example`);
const toPeople = (mails: Captured[]) => mails.filter(({ to }) => to !== "jana.busch@vsz.example");
const whole = async (id: number): Promise<WholeMessage> => (await ask("GET", `${path()}/${id}`, { token })).body.data;

test("MSG-01 every booking gets one letter in its own words after ten minutes; answers go to the office", async () => {
	const { status, body } = await send(message());
	expect(status).toBe(200);
	expect(body.data).toMatchObject({ state: "waiting", due_at: "2026-11-15T23:40:00+01:00", by: "Jana Busch" });
	expect(await read()).toEqual([]);
	const [due] = (await api.outbox.state()).waiting;
	expect(due?.unanswered_since).toEqual(new Date(NOW.getTime() + 10 * MINUTE_MS));
	later(10);
	const mails = await read();
	expect(new Set(mails.map(({ to }) => to)).size).toBe(3);
	expect(mails).toHaveLength(3);
	for (const mail of mails)
		expect([mail.replyTo, mail.cc, mail.bcc]).toEqual([api.config.provider.email, undefined, undefined]);
	const [clara, emil] = [letterTo(mails, "clara"), letterTo(mails, "emil")];
	expect(clara?.text).toContain("Hallo Clara Sommer,");
	expect(clara?.text).toContain("Bis bald\nJana Busch");
	expect(clara?.html).toContain("<strong>Saal 1</strong>");
	expect(emil?.html).toContain("Zu eurer Buchung");
	const [link = ""] = /\/buchung\/[\w-]{43,}/.exec(clara?.text ?? "") ?? [];
	const booking = await api.get(`/api/v1${link.replace("/buchung", "/booking")}`);
	expect((booking.body as { data: { number: string } }).data.number).toBe(numbers[0]);
	later(60);
	expect(await read()).toEqual([]);
	expect((await ask("GET", path(), { token })).body.data).toEqual([
		expect.objectContaining({ state: "sent", counts: { total: 3, waiting: 0, sent: 3, failed: 0, blocked: 0 } }),
	]);
});

test("MSG-01 whatever somebody is called stays a name: neither HTML nor marks nor placeholders come of it", async () => {
	await send(message({ bookings: [numbers[2]], letters: 1, subject: "Für {{vorname}}" }));
	later(10);
	const [mail] = await read();
	expect(mail?.subject).toBe("Für <b>Bobby</b> **Tables**");
	expect(mail?.text).toContain("Hallo <b>Bobby</b> **Tables** [x](https://fremd.example) {{buchung}},");
	expect(mail?.html).toContain("&lt;b&gt;Bobby&lt;/b&gt; **Tables**");
	expect(mail?.html).not.toMatch(/<b>Bobby|<strong>Tables|href="https:\/\/fremd/);
});

test("MSG-01 unknown and unclosed placeholders and links that lead nowhere are refused at their field", async () => {
	const faults = async (over: object) => (await send(message(over))).body.validation_errors;
	expect(await faults({ text: "Hallo {{vornmae}}" })).toEqual({ text: ["Text: {{vornmae}} ist kein Platzhalter"] });
	expect(await faults({ subject: "{{vorname" })).toHaveProperty("subject");
	expect(await faults({ subject: "{{buchungslink}}" })).toHaveProperty("subject");
	expect(await faults({ text: "[hier](javascript:alert(1))" })).toHaveProperty("text");
	expect(await faults({ text: "Nummer {{buchung}}", waiting: true })).toHaveProperty("text");
	expect(await faults({ at: "2026-11-15T23:29" })).toEqual({ at: ["Zeitpunkt: Dieser Zeitpunkt ist schon vorbei"] });
	expect((await api.database.pool.query("select from messages")).rowCount).toBe(0);
});

test("MSG-01 pressed twice at the same time, in two processes, each gets one", async () => {
	const body = message();
	const answers = await Promise.all([send(body), send(body, asker(beside)), send(body), send(body, asker(beside))]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	expect(new Set(answers.map(({ body: { data } }) => data.id)).size).toBe(1);
	later(10);
	expect(await read()).toHaveLength(3);
	expect((await send(body)).body.data.state).toBe("sent");
	expect(await read()).toEqual([]);
});

test("MSG-01 what breaks off in the middle was never sent, and the next try is whole", async () => {
	const { pool } = api.database;
	await pool.query(`create function break_off() returns trigger language plpgsql as $$ begin
		if (select count(*) from message_recipients) >= 2 then raise exception 'killed'; end if; return new; end $$`);
	await pool.query(
		"create trigger break_off before insert on message_recipients for each row execute function break_off()",
	);
	const body = message();
	expect((await send(body)).status).toBe(500);
	await pool.query("drop function break_off cascade");
	const { rows } = await pool.query("select (select count(*) from messages) + (select count(*) from outbox) as all");
	expect(rows).toEqual([{ all: "0" }]);
	expect((await send(body)).status).toBe(200);
	later(10);
	expect(await read()).toHaveLength(3);
});

test("MSG-01 within ten minutes all of it can be called back, later nothing", async () => {
	const { id } = (await send(message())).body.data as Message;
	later(9);
	const back = await ask("POST", `${path()}/${id}/call_back`, { token });
	expect([back.status, back.body.data.state, back.body.data.counts.total]).toEqual([200, "called_back", 0]);
	expect((await ask("POST", `${path()}/${id}/call_back`, { token })).status).toBe(200);
	later(30);
	expect(await read()).toEqual([]);

	now = NOW;
	const second = (await send(message())).body.data as Message;
	later(10);
	expect((await ask("POST", `${path()}/${second.id}/call_back`, { token })).body.code).toBe("message_gone");
	expect(await read()).toHaveLength(3);
});

test("MSG-01 planned for later it goes to whoever has a seat then, once, also with two processes", async () => {
	const at = "2026-11-16T08:00";
	const { id } = (await send(message({ at }))).body.data as Message;
	expect(await whole(id)).toMatchObject({ state: "planned", due_at: "2026-11-16T08:00:00+01:00", recipients: [] });
	later(60);
	const late = await book("Nora", { email: "nora@vsz.example" });
	await api.database.pool.query("delete from outbox");
	await api.app.services.messages.tend();
	expect(await read()).toEqual([]);
	now = new Date("2026-11-16T07:00:00Z");
	await Promise.all([api.app.services.messages.tend(), beside.app.services.messages.tend()]);
	expect((await read()).map(({ to }) => to)).toContain("nora@vsz.example");
	expect(await whole(id)).toMatchObject({ state: "sent", counts: { total: 4, sent: 4 } });
	await api.app.services.messages.tend();
	expect(await read()).toEqual([]);
	await api.database.pool.query("update sign_ups set cancelled_at = now(), number_of_persons = 0 where number = $1", [
		late,
	]);
});

test("MSG-01 a planned message can be called back until its moment, and of a date called off it stays here", async () => {
	const first = (await send(message({ at: "2026-11-16T08:00" }))).body.data as Message;
	expect((await ask("POST", `${path()}/${first.id}/call_back`, { token })).body.data.state).toBe("called_back");
	const second = (await send(message({ at: "2026-11-16T08:00" }))).body.data as Message;
	await api.database.pool.query("update seminar_dates set cancelled = true where id = $1", [dateId]);
	now = new Date("2026-11-16T07:01:00Z");
	await api.app.services.messages.tend();
	await api.database.pool.query("update seminar_dates set cancelled = false where id = $1", [dateId]);
	expect((await whole(second.id)).state).toBe("called_back");
	expect(await read()).toEqual([]);
});

test("MSG-01 the preview is the mail itself, for every person; the key of a booking is shown to nobody", async () => {
	const preview = async (position: number, over: object = {}): Promise<MessagePreview> =>
		(await ask("POST", `${path()}/preview`, { token, body: { ...words(over), position } })).body.data;
	const [first, second] = [await preview(1), await preview(2)];
	expect(first).toMatchObject({ letters: 3, persons: 4, bookings: 3, waiting: 0 });
	expect(first.left_out).toEqual([{ name: "Nora Sommer", reason: "hat alle Plätze zurückgegeben" }]);
	expect([first.letter?.to, second.letter?.to]).toEqual([
		"Clara Sommer <clara@vsz.example>",
		"Emil Sommer <emil@vsz.example>",
	]);
	expect((await preview(99)).letter?.position).toBe(3);
	await send(message());
	later(10);
	const mail = letterTo(await read(), "clara");
	const withoutKey = mail?.text.replace(/\/buchung\/[\w-]+/, "/buchung/…");
	expect(first.letter?.text.trim()).toBe(withoutKey?.trim());
	expect(first.letter?.subject).toBe(mail?.subject);
	expect((await preview(1, { bookings: ["B-0"] })).left_out).toEqual([
		{ name: "B-0", reason: "gehört nicht zu diesem Termin" },
	]);
});

test("MSG-01 a test goes to whoever writes, and to nobody else", async () => {
	const body = { ...words(), position: 2 };
	const answer = await ask("POST", `${path()}/test`, { token, body });
	expect(answer.body.data).toEqual({ to: "jana.busch@vsz.example" });
	const mails = await read();
	expect(toPeople(mails)).toEqual([]);
	expect(mails[0]?.text).toContain("Hallo Emil Sommer,");
	expect(mails[0]?.text).not.toMatch(/\/buchung\/[\w-]{43}/);
});

test("MSG-01 when others have come meanwhile nothing is sent; nobody is no recipient", async () => {
	expect((await send(message({ letters: 2 }))).body.code).toBe("message_recipients_changed");
	expect((await send(message({ seats: false, waiting: true, text: "Hallo", letters: 0 }))).body.code).toBe(
		"message_to_nobody",
	);
	expect((await api.database.pool.query("select from messages")).rowCount).toBe(0);
});

test("MSG-01 those who wait get one each", async () => {
	await api.database.pool.query(
		`insert into waiting_list (seminar_date_id, name, email, number_of_persons, token_hash, created_at)
		values ($1, 'Lea Berg', 'lea@vsz.example', 1, '\\x01', $2)`,
		[dateId, NOW],
	);
	const text = "Hallo {{vorname}}, du wartest mit {{wartende}}.";
	expect((await send(message({ text, seats: false, waiting: true, letters: 1 }))).status).toBe(200);
	later(10);
	expect((await read()).map((mail) => [mail.to, mail.text.includes("Hallo Lea, du wartest mit 1.")])).toEqual([
		["lea@vsz.example", true],
	]);
	await api.database.pool.query("delete from waiting_list where email = 'lea@vsz.example'");
});

test("MSG-01 those with an open invoice alone, until their money has arrived", async () => {
	const { books, signUps } = api.app.services;
	const date = await openDate(api.get, "priced");
	const { number } = await signUps.create(signUpFor(date), "10.0.0.9");
	const preview = async () => {
		const body = { ...words({ unpaid: true }), position: 1 };
		const asked = `/office/seminar_date/${date.presence_seminar_date_id}/message/preview`;
		return (await ask("POST", asked, { token, body })).body.data as MessagePreview;
	};
	expect((await preview()).letter?.text).toContain("Hallo Mika Sommer,");
	const { rows } = await api.database.pool.query(
		"select i.id, i.gross_cents from invoices i join sign_ups s on s.id = i.sign_up_id where s.number = $1",
		[number],
	);
	const arrived = { amount_cents: rows[0].gross_cents, paid_on: "2026-11-15", reason: null };
	const staff = colleague(staffId, "office");
	await api.database.db.transaction((tx) => books.notePaid(tx, rows[0].id, arrived, staff));
	expect(await preview()).toMatchObject({ letters: 0, letter: null, left_out: [{ reason: "hat nichts offen" }] });
});

test("MSG-03 every letter's state is told per person, with the reason in plain words, and it goes again", async () => {
	const { id } = (await send(message())).body.data as Message;
	expect((await whole(id)).recipients.map(({ letter }) => letter?.state)).toEqual(["waiting", "waiting", "waiting"]);
	await api.database.pool.query(
		"update outbox set state = 'failed', last_error = '550 5.1.1 user unknown', tries = 1, next_try_at = $1 where recipient = 'emil@vsz.example'",
		[NOW],
	);
	later(10);
	await read();
	const { counts, recipients } = await whole(id);
	expect(counts).toEqual({ total: 3, waiting: 0, sent: 2, failed: 1, blocked: 0 });
	const failed = recipients.find(({ letter }) => letter?.state === "failed");
	expect(failed).toMatchObject({ name: "Emil Sommer", booking: numbers[1], letter: { reason: expect.any(String) } });
	expect(failed?.letter?.reason).not.toContain("550");
	const again = await ask("POST", "/office/letter/again", { token, body: { ids: [failed?.letter?.id] } });
	expect(again.status).toBe(200);
	while (await api.app.services.tasks.turn());
	expect((await read()).map(({ to }) => to)).toEqual(["emil@vsz.example"]);
	expect((await whole(id)).counts).toEqual({ total: 3, waiting: 0, sent: 3, failed: 0, blocked: 0 });
	await api.database.pool.query("update outbox set state = 'blocked' where recipient = 'emil@vsz.example'");
	expect((await whole(id)).counts).toMatchObject({ sent: 2, blocked: 1 });
});
