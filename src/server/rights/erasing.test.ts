import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SEALED } from "#server/secrets/sealed-store.ts";
import { type Ask, DEMO_LOGINS, logIn } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { moveDate } from "#tests/support/dates.ts";
import { heldDate } from "#tests/support/held-date.ts";
import { openOffice } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";

const EMAIL = DEMO_LOGINS.customer.username;
const NAME = "Karla Lindner";
let api: TestApp;
let ask: Ask;
let office: Awaited<ReturnType<typeof openOffice>>["office"];
let read: () => Promise<Captured[]>;

beforeAll(async () => {
	({ api, ask, office, read } = await openOffice("office"));
	await becomeKnown();
});
afterAll(() => api.close());

const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const post = (path: string, body: object) => ask("POST", path, { body, ...office });

/** Every way in which somebody comes to be known here. */
async function becomeKnown(): Promise<void> {
	const { contact, donations, newsletter, signUps } = api.app.services;
	const [free, priced] = [await openDate(api.get, "free"), await openDate(api.get, "priced")];
	const named = { first_name: "Karla", last_name: "Lindner", email: EMAIL };
	const token = await logIn(ask, DEMO_LOGINS.customer);
	await ask("GET", "/basket", { token });
	await contact.send({ name: NAME, email: EMAIL, description: "Ruft mich bitte zurück" }, "127.0.0.1");
	await donations.pledge({ amount: 25, rhythm: "monthly", name: NAME, email: EMAIL }, "127.0.0.1");
	await donations.pledge({ amount: 50, rhythm: "one_off", name: NAME, email: EMAIL }, "127.0.0.1");
	await newsletter.subscribe({ email: EMAIL }, "127.0.0.1");
	await signUps.create({ ...signUpFor(free, named), accept_terms: true }, "127.0.0.1");
	await signUps.create({ ...signUpFor(priced, named), accept_terms: true }, "127.0.0.1");
	await signUps.create(signUpFor(priced, { email: "verein@example.org", number_of_persons: 2 }), "127.0.0.1");
	await sql("update seminars set tax_supported = false where id = any($1)", [[free.id, priced.id]]);
	await sql("update seminar_dates set grant_id = null");
	for (const [index, date] of [free, priced].entries())
		await moveDate(api.database.pool, date.presence_seminar_date_id, `2026-10-2${index}T16:00:00Z`);
	await sql(
		"update sign_up_persons set first_name = 'Karla', last_name = 'Lindner', email = $1, note = 'Kommt mit Karla Lindner' where position = 2",
		[EMAIL],
	);
	await sql("update donations set paid_at = now() where rhythm = 'one_off'");
	await sql("update newsletter_subscribers set state = 'confirmed', confirmed_at = now() where email = $1", [EMAIL]);
	await sql(
		"insert into date_alerts (seminar_id, email, state, token_hash, requested_at) values ($1, $2, 'confirmed', '\\x0a', now())",
		[free.id, EMAIL],
	);
	await sql(
		"insert into waiting_list (seminar_date_id, name, email, number_of_persons, token_hash) values ($1, $2, $3, 1, '\\x0b')",
		[free.presence_seminar_date_id, NAME, EMAIL],
	);
	await sql(
		`with m as (insert into messages (key, seminar_date_id, subject, text, to_seats, to_waiting, bookings, only_unpaid, due_at, created_at)
			values (gen_random_uuid(), $1, 'Raum', 'Erster Stock', true, true, '{}', false, now(), now()) returning id)
		insert into message_recipients (message_id, name, email, letter_id) select id, $2, $3, gen_random_uuid() from m`,
		[free.presence_seminar_date_id, NAME, EMAIL],
	);
	await sql("insert into withdrawals (name, contract, email, received_at) values ($1, 'Kurs', $2, now())", [
		NAME,
		EMAIL,
	]);
	await sql(
		"insert into saved_views (list, name, query, position) values ('people', 'Wer ruft an', 'q=kundin%40vsz.example', 1)",
	);
	await post("/office/data_subject/request", { email: EMAIL, kind: "erasure", received_on: "2024-11-01", note: NAME });
	const { id } = (await post("/office/data_subject/hold", { email: EMAIL, reason: "Karla Lindner klagt" })).body.data;
	await post(`/office/data_hold/${id}/end`, {});
	await post("/office/data_subject/access_pack", { email: EMAIL });
	await sql(
		`insert into audit_trail (action, subject, subject_id, details) values ('invoice_paid', 'invoice', 'R-1', '{"reason": "Karla Lindner hat angerufen"}')`,
	);
	while (await api.app.services.tasks.turn());
	await read();
}

/** What every table says, whatever the type of the column; what is sealed is opened. */
async function whereFound(words: string[]): Promise<Record<string, number>> {
	const { secrets } = api.app.services;
	const tables = await sql(
		"select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
	);
	const found: Record<string, number> = {};
	const hex = (word: string) => Buffer.from(word).toString("hex");
	const wanted = words.flatMap((word) => [
		word.toLowerCase(),
		word.toLowerCase().replace(" ", ","),
		encodeURIComponent(word).toLowerCase(),
		String(new URLSearchParams({ q: word }))
			.slice(2)
			.toLowerCase(),
		hex(word),
		hex(word.toLowerCase()),
	]);
	for (const { name } of tables) {
		const sealed = SEALED.filter(({ table }) => getTableName(table) === name).map((one) => one.name);
		for (const row of await sql(`select t.*, t::text as whole from "${name}" t`)) {
			const opened = await Promise.all([
				...sealed.map((column) => row[column] && secrets.decryptOrNull(row[column])),
				row.message?.sealed && secrets.decryptOrNull(Buffer.from(row.message.sealed, "base64")),
			]);
			const packed = name === "access_packs" ? "" : JSON.stringify(opened);
			const text = `${row.whole} ${packed}`.toLowerCase();
			if (wanted.some((word) => text.includes(word))) found[name] = (found[name] ?? 0) + 1;
		}
	}
	return found;
}

test("PERSON-04 of whom is erased nothing is found in any table but what the rules keep, and a proof says how much went", async () => {
	const before = await whereFound([EMAIL, NAME]);
	expect(Object.keys(before).sort()).toEqual(
		expect.arrayContaining([
			...["access_packs", "audit_trail", "contact_requests", "data_holds", "data_requests", "date_alerts", "donations"],
			...["invoices", "members", "message_recipients", "newsletter_subscribers", "orders", "outbox", "people"],
			...["saved_views", "sign_up_persons", "sign_ups", "waiting_list", "withdrawals"],
		]),
	);

	const foreseen = (await ask("GET", `/office/data_subject/erasure?email=${EMAIL}`, office)).body.data;
	expect(await whereFound([EMAIL, NAME])).toEqual(before);
	const { status, body } = await post("/office/data_subject/erasure", { email: EMAIL, tell: true });
	expect(status).toBe(200);
	expect(body.data).toEqual(foreseen);

	const kept = body.data.kept.map(({ rule }: { rule: string }) => rule);
	expect(kept).toEqual(["newsletter_proof", "security_events", "withdrawals", "paid_bookings", "orders", "donations"]);
	for (const { until, period } of body.data.kept)
		expect([until, period]).toEqual([expect.any(String), expect.any(String)]);
	expect(await whereFound([EMAIL, NAME])).toEqual({
		donations: 1,
		invoices: 3,
		newsletter_subscribers: 1,
		orders: 2,
		outbox: 1,
		sign_up_persons: 1,
		sign_ups: 1,
		withdrawals: 1,
	});

	const [letter, ...others] = await read();
	expect([letter?.to, letter?.subject, others]).toEqual([EMAIL, "Deine Daten sind gelöscht", []]);
	for (const { what } of [...foreseen.gone, ...foreseen.kept]) expect(letter?.text).toContain(what);
	expect(await sql("select 1 from outbox where recipient = $1 and message <> '{}'", [EMAIL])).toEqual([]);
	// Periods end with a day in Berlin: late in the evening, 31 days before lies in the night after that where summer time was.
	await sql("update outbox set sent_at = sent_at - interval '33 days' where kind = 'person_erased'");
	await api.app.services.retention.forgetOld();
	expect(await sql("select 1 from outbox where recipient = $1", [EMAIL])).toEqual([]);

	const proofs = (await ask("GET", "/office/data_protection", office)).body.data.proofs;
	const proof = proofs.find(({ is_person }: { is_person: boolean }) => is_person);
	expect(proof).toMatchObject({ is_person: true, gone: foreseen.gone });
	const [request] = (await ask("GET", "/office/data_protection", office)).body.data.requests;
	expect(request).toMatchObject({ kind: "erasure", email: null, note: null, done_at: expect.any(String) });
}, 60_000);

test("PERSON-04 a name with umlauts and an address with a plus are found where staff had looked for them, others stay", async () => {
	const [name, email] = ["Käthe Müßig-Ößler", "kaethe+verein@vsz.example"];
	await api.app.services.contact.send({ name, email, description: "Wann ist die Beratung?" }, "127.0.0.2");
	await read();
	const view = (title: string, q: string) =>
		post("/office/view", { list: "people", name: title, query: String(new URLSearchParams({ q })), shared: true });
	for (const [title, q] of [
		["Ruft an", name],
		["Noch eine", name.toUpperCase()],
		["Ihre Adresse", email],
		["Andere Käthe", "Käthe Anders"],
	] as const)
		expect((await view(title, q)).status).toBe(200);
	expect((await whereFound([email, name])).saved_views).toBeGreaterThan(1);
	expect((await post("/office/data_subject/erasure", { email, tell: false })).status).toBe(200);
	expect(await sql("select name from saved_views")).toEqual([{ name: "Andere Käthe" }]);
	expect(await whereFound([email, name])).toEqual({});
}, 60_000);

test("PERSON-04 where the same name stands in what is of others is told before, and left to people", async () => {
	const [name, email] = ["Änne Doppelgänger", "aenne@vsz.example"];
	const { contact, signUps } = api.app.services;
	await contact.send({ name, email, description: "Guten Tag" }, "127.0.0.3");
	await contact.send({ name: "Toni", email: "toni@vsz.example", description: `Kennt ihr ${name}?` }, "127.0.0.3");
	const date = await openDate(api.get, "free");
	await signUps.create(signUpFor(date, { email: "gruppe@vsz.example", number_of_persons: 2 }), "127.0.0.3");
	await sql(
		"update sign_up_persons set first_name = 'Aenne', last_name = 'Doppelgaenger' where position = 2 and sign_up_id = (select max(id) from sign_ups)",
	);
	const { data } = (await ask("GET", `/office/data_subject/erasure?email=${email}`, office)).body;
	expect(data.elsewhere).toEqual([
		{ where: "companions", rows: 1 },
		{ where: "requests", rows: 1 },
	]);
	expect((await post("/office/data_subject/erasure", { email, tell: false })).body.data).toEqual(data);
	expect(await sql("select 1 from contact_requests where email = 'toni@vsz.example'")).toHaveLength(1);
}, 60_000);

test("PERSON-04 whoever stands on a signed list is told that it stays and until when, though their booking goes", async () => {
	const email = "liste@vsz.example";
	const date = await heldDate(api, [{ first_name: "Lia", last_name: "Liste", email }]);
	await read();
	await sql(
		"update seminars set tax_supported = false where id = (select seminar_id from seminar_dates where id = $1)",
		[date.id],
	);
	await sql(
		"insert into attendance_scans (session_id, type, bytes, sha256) select id, 'application/pdf', 1, repeat('a', 64) from seminar_sessions where seminar_date_id = $1",
		[date.id],
	);
	const { data } = (await post("/office/data_subject/erasure", { email, tell: false })).body;
	expect(data.gone).toContainEqual(expect.objectContaining({ rule: "free_bookings", rows: 1 }));
	expect(data.kept).toEqual([expect.objectContaining({ rule: "scans", rows: 1, until: expect.any(String) })]);
	expect(await whereFound([email])).toEqual({});
}, 60_000);

test("PERSON-04 OFF-031 where nobody has said yet which grant pays, who was there stays counted with the booking", async () => {
	const email = "ungeklaert@vsz.example";
	const date = await heldDate(api, [{ first_name: "Uli", last_name: "Ungeklärt", email }]);
	await sql(
		"update seminars set tax_supported = true where id = (select seminar_id from seminar_dates where id = $1)",
		[date.id],
	);
	const { data } = (await post("/office/data_subject/erasure", { email, tell: true })).body;
	expect(data.kept.map(({ rule, until }: { rule: string; until: null }) => [rule, until])).toEqual([
		["attendance", null],
		["funded_bookings", null],
	]);
	expect(await sql("select state from attendance where person_id = any($1)", [date.booked[0]?.personIds])).toEqual([
		{ state: "present" },
	]);
	const farewell = (await read()).find(({ to }) => to === email);
	expect(farewell?.text).toContain("Anwesenheit: bis die Förderung abgerechnet ist");
}, 60_000);
