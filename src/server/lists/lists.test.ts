import { afterAll, beforeAll, expect, test } from "vitest";
import { keptChannels } from "#server/outbox/transports.ts";
import type { Ask, StaffToken } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openOffice } from "#tests/support/house.ts";

/** Some of each that the demo has none of. */
const ROWS = `
	insert into contact_requests (name, email, company, description, created_at, closed_at)
	select 'Person ' || n, 'p' || n || '@vsz.example', 'Chor', 'Frage ' || n, now() - n * interval '1 hour',
		case when n > 4 then now() end from generate_series(1, 7) n;
	insert into withdrawals (name, email, contract, received_at, handled_at)
	select 'Person ' || n, 'p' || n || '@vsz.example', 'Kurs ' || n, now() - n * interval '1 day', case when n > 2 then now() end
	from generate_series(1, 5) n;
	insert into newsletter_subscribers (email, state, source, text_version, token_hash, requested_at)
	select 'leser' || n || '@vsz.example', case when n < 4 then 'confirmed' else 'pending' end, 'newsletter_form', '1',
		sha256(n::text::bytea), now() - n * interval '1 hour' from generate_series(1, 5) n;
	insert into donations (reference, amount_cents, rhythm, name, email, created_at, paid_at, token_hash)
	select 'SPENDE-' || n, n * 1000, case when n = 3 then 'monthly' else 'one_off' end, 'Uwe ' || n, 'uwe@vsz.example',
		now() - n * interval '1 hour', case when n < 3 then now() end, case when n > 4 then sha256(n::text::bytea) end
	from generate_series(1, 5) n`;

let api: TestApp;
let ask: Ask;
let token: StaffToken;

beforeAll(async () => {
	({
		api,
		ask,
		office: { token },
	} = await openOffice("admin"));
	await api.database.pool.query(ROWS);
});
afterAll(() => api.close());

async function list(path: string, query: Record<string, string> = {}) {
	const { status, body } = await ask("GET", `${path}?${new URLSearchParams(query)}`, { token });
	expect([path, query, status]).toEqual([path, query, 200]);
	return body;
}
const sql = async (text: string) => (await api.database.pool.query(text)).rows;

test.each([
	["/office/order", "orders", "number"],
	["/office/booking", "sign_ups", "number"],
	["/office/letter", "outbox", "id"],
	["/office/request", "contact_requests", "id"],
	["/office/withdrawal", "withdrawals", "id", "received_at"],
	["/office/subscriber", "newsletter_subscribers", "id", "requested_at"],
	["/office/donation", "donations", "reference"],
	["/office/person", "people", "id", "last_at"],
	["/office/invoice", "invoices", "id", "issued_on"],
])(
	"DESK-05 %s shows every row once, newest first, page by page, and says how many there are",
	async (path, table, key, moment = "created_at") => {
		const [{ total }] = await sql(`select count(*)::int as total from ${table}`);
		const seen: string[] = [];
		let after: string | null = "";
		while (after !== null) {
			const page = await list(path, { per_page: "3", ...(after ? { after } : {}) });
			expect(page.total).toBe(total);
			seen.push(...page.data.map((row: Record<string, string>) => row[key]));
			after = page.next;
		}
		const rows = await sql(`select ${key} as key from ${table} order by ${moment} desc, id desc`);
		expect(seen).toEqual(rows.map((row) => row.key));
	},
);

test("DESK-05 orders are found by number, name, address and institution, and filtered by state, method and time", async () => {
	const [order] = await sql("select number, name, email, state, payment_method from orders order by id limit 1");
	for (const q of [order.number, order.name.toUpperCase(), order.email])
		expect((await list("/office/order", { q })).data.map(({ number }: { number: string }) => number)).toContain(
			order.number,
		);
	const { data } = await list("/office/order", { state: order.state, method: order.payment_method });
	for (const row of data) expect([row.state, row.payment_method]).toEqual([order.state, order.payment_method]);
	expect((await list("/office/order", { from: "2031-01-01" })).data).toEqual([]);
	expect((await list("/office/order", { q: "%" })).data).toEqual([]);
});

test("an order tells what was sold in it, and nothing of others", async () => {
	const sold = await sql(
		"select o.number, string_agg(l.topic, ', ' order by l.id) as topics from orders o join order_lines l on l.order_id = o.id group by o.id",
	);
	const { data } = await list("/office/order");
	expect(sold.length).toBeGreaterThan(1);
	for (const { number, topics } of sold)
		expect(data.find((row: { number: string }) => row.number === number)).toMatchObject({ topics });
});

test("DESK-05 amounts sort in both directions", async () => {
	const amounts = async (sort: string) =>
		(await list("/office/order", { sort })).data.map(({ gross }: { gross: number }) => gross);
	const up = await amounts("amount");
	expect(up).toEqual(up.toSorted((one: number, other: number) => one - other));
	expect(await amounts("-amount")).toEqual(up.toReversed());
	expect((await ask("GET", "/office/order?sort=gross_cents", { token })).status).toBe(422);
});

test("a letter names its subject but neither its text nor its secrets", async () => {
	const { data } = await list("/office/letter");
	for (const row of data)
		expect(Object.keys(row).sort()).toEqual(
			[
				...["id", "created_at", "channel", "kind", "recipient", "name", "subject"],
				...["state", "tries", "sent_at", "reason", "last_error"],
			].sort(),
		);
	expect(data.some(({ subject }: { subject: string | null }) => subject !== null)).toBe(true);
});

test("POST-01 a letter that failed says whose it is, why and what it said; the look is noted, its keys are not shown", async () => {
	const [{ email }] = await sql("select email from people where name is not null order by id limit 1");
	const key = "k".repeat(43);
	const letter = { subject: "Dein Platz", text: `Hallo, hier: https://vsz.example/platz/${key}`, html: "" };
	for (const [kind, subject] of [
		["waiting_offer", "Dein Platz"],
		["login_link", "Anmelden"],
	])
		await sql(`insert into outbox (id, channel, kind, recipient, message, state, tries, next_try_at, last_error, created_at)
			values (gen_random_uuid(), 'mail', '${kind}', '${email.toUpperCase()}', '${JSON.stringify({ ...letter, subject })}',
			'failed', 1, now(), '552 5.2.2 Mailbox full', now())`);
	const { data } = await list("/office/letter", { q: email, state: "failed" });
	const { name } = (await sql(`select name from people where email = '${email}'`))[0];
	const [one] = data.filter(({ kind }: { kind: string }) => kind === "waiting_offer");
	expect(one).toMatchObject({ name, reason: expect.stringContaining("Das Postfach ist voll."), subject: "Dein Platz" });
	const { body } = await ask("GET", `/office/letter/${one.id}`, { token });
	expect(body.data).toEqual({ ...one, text: "Hallo, hier: https://vsz.example/platz/…" });
	expect(await sql(`select subject from audit_trail where action = 'seen' and subject_id = '${one.id}'`)).toEqual([
		{ subject: "letter" },
	]);
	const [secret] = data.filter(({ kind }: { kind: string }) => kind === "login_link");
	expect((await ask("GET", `/office/letter/${secret.id}`, { token })).body.data.text).toBeNull();
	expect((await ask("GET", `/office/letter/${crypto.randomUUID()}`, { token })).status).toBe(404);
});

test("POST-01 without a mail server a letter is not sent but lies in the house, in the list, the filter and the file", async () => {
	await sql("update outbox set state = 'sent', sent_at = now() where kind = 'waiting_offer'");
	const [{ count }] = await sql("select count(*)::int from outbox where state = 'sent'");
	expect((await list("/office/letter", { state: "kept" })).total).toBe(count);
	expect((await list("/office/letter", { state: "sent" })).total).toBe(0);
	const kept = await ask("GET", "/office/letter/export?format=csv&state=kept", { token });
	expect(kept.body).toContain(";liegt hier;");
	expect(kept.body).toContain(";Warteliste: Platz frei;");
	const server = { demo: true, isPublic: false, smtpUrl: "smtp://mail.example", sms: null };
	expect(keptChannels(server)).toEqual(["sms"]);
	expect(keptChannels({ ...server, smtpUrl: null, sms: { apiKey: "k", apiUrl: "https://sms.example" } })).toEqual([
		"mail",
	]);
});

test("DESK-05 what a search finds is counted up to five hundred, a whole list further", async () => {
	await sql(`insert into contact_requests (name, email, description, created_at)
		select 'Zählperson', 'z@vsz.example', 'Frage', '2020-01-01' from generate_series(1, 1001)`);
	expect(await list("/office/request", { q: "zählperson" })).toMatchObject({ total: 500, total_is_least: true });
	expect(await list("/office/request", { to: "2020-01-02" })).toMatchObject({ total: 1_001, total_is_least: false });
	await sql("delete from contact_requests where name = 'Zählperson'");
});

test.each([
	["orders_of_state", "gross_cents from orders where state = 'paid'"],
	["invoices_of_kind", "gross_cents from invoices where kind = 'invoice'"],
	["donations_arrived", "amount_cents from donations where paid_at is not null"],
	["withdrawals_handled", "0 from withdrawals where handled_at is not null and decision is null"],
	["sign_ups_standing", "0 from sign_ups where cancelled_at is null"],
	["outbox_sent", "0 from outbox where state = 'sent' and channel = 'mail'"],
	["contact_requests_closed", "0 from contact_requests where closed_at is not null"],
])("DESK-05 what a filtered list counts and sums stands in %s alone", async (index, counted) => {
	const client = await api.database.pool.connect();
	await client.query("set enable_seqscan = off; set enable_bitmapscan = off");
	const { rows } = await client.query(`explain select ${counted} limit 10001`);
	client.release(true);
	expect(rows.map((row) => row["QUERY PLAN"]).join()).toContain(`Index Only Scan using ${index}`);
});

test.each(["order", "booking", "letter", "person", "request", "withdrawal", "subscriber", "donation", "invoice"])(
	"DESK-06 /office/%s leaves as a file with all rows of the filter",
	async (name) => {
		const { total } = await list(`/office/${name}`);
		const { status, body, headers } = await ask("GET", `/office/${name}/export?format=csv`, { token });
		expect([status, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
		expect(body.trim().split("\r\n")).toHaveLength(total + 1);
	},
);

test("DESK-05 a day of no calendar, or of no time of ours, is told", async () => {
	for (const day of ["9999-12-31", "0000-01-01", "2027-02-31"])
		expect([day, (await ask("GET", `/office/order?to=${day}`, { token })).status]).toEqual([day, 422]);
});

const keysOf = async (key: string, ...asked: Parameters<typeof list>): Promise<unknown[]> =>
	(await list(...asked)).data.map((row: Record<string, unknown>) => row[key]);

test("POST-02 requests are open or done, and found by whose they are", async () => {
	expect(await keysOf("name", "/office/request", { state: "open", sort: "at" })).toEqual(
		[4, 3, 2, 1].map((n) => `Person ${n}`),
	);
	expect(await keysOf("opening", "/office/request", { state: "closed", q: "chor P6@vsz" })).toEqual(["Frage 6"]);
});

test("ORDER-04 withdrawals tell their legal deadline, their order and whether they are carried out", async () => {
	const [order] = await sql("select id, number, state from orders order by id limit 1");
	await sql(
		`update withdrawals set order_id = ${order.id}, received_at = '2026-11-12T20:14:00+01:00' where name = 'Person 1'`,
	);
	const [row] = (await list("/office/withdrawal", { q: "kurs 1" })).data;
	expect(row).toMatchObject({
		due: "2026-11-26T23:59:00+01:00",
		contract: "Kurs 1",
		order: { number: order.number, state: order.state },
		handled_at: null,
	});
	expect((await ask("GET", `/office/withdrawal/${row.id}`, { token })).body.data).toEqual(row);
	const { id, received_at, due, handled_at, state } = row;
	expect((await list("/office/order", { q: order.number })).data[0].withdrawal).toEqual({
		id,
		received_at,
		due,
		state,
		handled_at,
	});
	expect(await sql("select subject_id from audit_trail where action = 'seen' and subject = 'withdrawal'")).toEqual([
		{ subject_id: String(row.id) },
	]);
	expect(await keysOf("name", "/office/withdrawal", { state: "open", sort: "at" })).toEqual(["Person 1", "Person 2"]);
	expect(await keysOf("order", "/office/withdrawal", { state: "handled" })).toEqual([null, null, null]);
	expect((await ask("GET", "/office/withdrawal/99999", { token })).status).toBe(404);
});

test("NEWS-05 subscribers are filtered by state and sorted by address, with their proof", async () => {
	expect(await keysOf("email", "/office/subscriber", { state: "confirmed", sort: "email" })).toEqual(
		[1, 2, 3].map((n) => `leser${n}@vsz.example`),
	);
	expect((await list("/office/subscriber", { q: "leser4" })).data).toMatchObject([
		{ state: "pending", source: "newsletter_form", text_version: "1", confirmed_at: null },
	]);
});

test("DON-01 those that have arrived are read in their order through an index of their own", async () => {
	await sql("analyze donations");
	const client = await api.database.pool.connect();
	await client.query("set enable_seqscan = off; set enable_sort = off");
	const { rows } = await client.query(
		"explain select * from donations where paid_at is not null order by created_at desc, id desc limit 51",
	);
	client.release(true);
	expect(rows.map((row) => row["QUERY PLAN"]).join()).toContain("donations_arrived");
});

test("DON-01 donations are received, pledged, left unpaid or to be cleared up", async () => {
	const [{ id }] = await sql("select id from donations where reference = 'SPENDE-2'");
	await sql(`insert into payments (donation_id, provider, method, state, amount_cents, problem)
		values (${id}, 'test', 'paypal', 'paid', 500, 'already_paid')`);
	const byState = async (state: string) => keysOf("reference", "/office/donation", { state });
	expect(await byState("received")).toEqual(["SPENDE-1"]);
	expect(await byState("problem")).toEqual(["SPENDE-2"]);
	expect(await byState("pledged")).toEqual(["SPENDE-3", "SPENDE-4"]);
	expect(await byState("unpaid")).toEqual(["SPENDE-5"]);
	expect(await keysOf("state", "/office/donation")).toEqual(["received", "problem", "pledged", "pledged", "unpaid"]);
	expect(await keysOf("way", "/office/donation", { q: "uwe spende-2" })).toEqual(["paypal"]);
	expect(await keysOf("reference", "/office/donation", { rhythm: "monthly" })).toEqual(["SPENDE-3"]);
	expect(await keysOf("amount", "/office/donation", { sort: "-amount" })).toEqual([50, 40, 30, 20, 10]);
});
