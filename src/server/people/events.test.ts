import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PersonEvent } from "#contract/office/person-events.ts";
import { readPage } from "#server/db/keyset.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { staffWith } from "#tests/support/staff.ts";
import { EVENT_SOURCES } from "./event-sources.ts";
import { EVENTS, eventsQuery } from "./events-store.ts";

let api: TestApp;
let ask: Ask;
let admin: StaffToken;
let accounting: StaffToken;

beforeAll(async () => {
	api = await createTestApp();
	ask = asker(api);
	admin = (await staffWith(api, ask, "admin")).token;
	accounting = (await staffWith(api, ask, "accounting")).token;
});
afterAll(() => api.close());

const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const idOf = async (email: string): Promise<number> =>
	(await sql("select id from people where email = $1", [email]))[0].id;

async function page(id: number, query: Record<string, string> = {}, token = admin) {
	const { status, body } = await ask("GET", `/office/person/${id}/event?${new URLSearchParams(query)}`, { token });
	expect([query, status]).toEqual([query, 200]);
	return body as { data: PersonEvent[]; next: string | null };
}

async function all(id: number, query: Record<string, string> = {}, token = admin): Promise<PersonEvent[]> {
	const events: PersonEvent[] = [];
	for (let after: string | null = ""; after !== null; ) {
		const { data, next } = await page(id, { ...query, ...(after ? { after } : {}) }, token);
		events.push(...data);
		after = next;
	}
	return events;
}

/** Somebody with something of everything; letters for the longest part. */
async function makeBusy(email: string, letters: number) {
	const [{ date, seminar }] = await sql(
		"select id as date, seminar_id as seminar from seminar_dates order by id limit 1",
	);
	await sql(
		`insert into contact_requests (name, email, description, created_at) values ('Nele Öz', $1, 'Hallo', now() - interval '1 day')`,
		[email],
	);
	await sql(
		`with booked as (insert into sign_ups (number, token_hash, seminar_date_id, number_of_persons, first_name, last_name, email, button_label, gross_cents, cancelled_at)
			values ('B-' || $1, sha256(convert_to($1 || 'b', 'UTF8')), $2, 2, 'Nele', 'Öz', upper($1), 'Buchen', 8900, now()) returning id)
		insert into invoices (kind, number, sign_up_id, issued_on, net_cents, tax_cents, gross_cents, document)
			select 'invoice', 'RE-' || $1, id, current_date, 8900, 0, 8900, '{}' from booked`,
		[email, date],
	);
	await sql(
		`with booked as (insert into sign_ups (number, token_hash, seminar_date_id, number_of_persons, first_name, last_name, email, button_label)
			values ('M-' || $1, sha256(convert_to($1 || 'm', 'UTF8')), $2, 2, 'Toni', 'Berg', 'toni@vsz.example', 'Buchen') returning id)
		insert into sign_up_persons (sign_up_id, position, email) select id, 2, $1 from booked`,
		[email, date],
	);
	await sql(
		`insert into waiting_list (seminar_date_id, name, email, number_of_persons, token_hash) values ($2, 'Nele Öz', $1, 1, sha256(convert_to($1 || 'w', 'UTF8')))`,
		[email, date],
	);
	await sql(
		`insert into donations (reference, amount_cents, rhythm, name, email, paid_at) values ('S-' || $1, 5000, 'one_off', 'Nele Öz', $1, now())`,
		[email],
	);
	await sql(
		`insert into newsletter_subscribers (email, state, source, text_version, token_hash, requested_at, confirmed_at, unsubscribed_at)
		values ($1, 'unsubscribed', 'account', '1', sha256(convert_to($1, 'UTF8')), now() - interval '9 days', now() - interval '8 days', now())`,
		[email],
	);
	await sql(
		`insert into date_alerts (seminar_id, email, token_hash, requested_at) values ($2, $1, sha256(convert_to($1 || 'a', 'UTF8')), now())`,
		[email, seminar],
	);
	await sql(
		`with issue as (insert into campaigns (subject, state, started_at, letter) values ('Dezember', 'sent', now(), '{}') returning id)
		insert into campaign_deliveries (campaign_id, subscriber_id, state, sent_at)
		select issue.id, n.id, 'sent', now() - interval '2 hours' from issue, newsletter_subscribers n where n.email = $1`,
		[email],
	);
	await sql(
		`insert into contact_replies (request_id, kind, message_id, email, text, created_at)
		select id, 'reply', $1, upper($1), 'Donnerstag passt.', now() - interval '1 hour' from contact_requests where email = $1`,
		[email],
	);
	await sql("insert into withdrawals (name, email, contract) values ('Nele Öz', $1, 'Das Seminar')", [email]);
	await sql(
		`insert into outbox (id, channel, kind, recipient, message, next_try_at, created_at, state, sent_at)
		select gen_random_uuid(), 'mail', 'booking_confirmation', $1, '{}', now(), now() - n * interval '1 minute', 'sent', now()
		from generate_series(1, $2::int) n`,
		[email, letters],
	);
	return idOf(email);
}

test("PERSON-02 everything of an address stands in its order, also where somebody only came along, each with its way", async () => {
	const id = await makeBusy("nele@oez.example", 3);
	const events = await all(id);
	const moments = events.map(({ at }) => Date.parse(at));
	expect(moments).toEqual(moments.toSorted((one, other) => other - one));
	expect(new Set(events.map(({ kind }) => kind))).toEqual(
		new Set([
			"booking",
			"booking_cancelled",
			"participation",
			"waiting",
			"document",
			"donation",
			"donation_arrived",
			"newsletter_requested",
			"newsletter_confirmed",
			"newsletter_left",
			"alert",
			"withdrawal",
			"request",
			"reply",
			"letter",
			"issue",
		]),
	);
	expect(events.find(({ kind }) => kind === "participation")).toMatchObject({
		detail: expect.stringContaining("gebucht von Toni Berg"),
		path: "/seminare/buchungen/M-nele@oez.example",
	});
	expect(events.find(({ kind }) => kind === "document")).toMatchObject({
		title: "Rechnung RE-nele@oez.example",
		detail: "89,00\u00a0€",
	});
	expect((await all(id, { group: "post" })).map(({ kind }) => kind)).toEqual([
		...["letter", "letter", "letter", "reply", "issue", "request"],
	]);
	expect(events.find(({ kind }) => kind === "issue")).toMatchObject({
		title: "Newsletter „Dezember“",
		detail: "verschickt",
	});
	expect(events.find(({ kind }) => kind === "letter")).toMatchObject({ title: "Brief: Bestätigung der Buchung" });
	expect(events.find(({ kind }) => kind === "reply")).toMatchObject({ detail: "„Donnerstag passt.“" });
});

test("PERSON-02 whoever has no right to the readers of the newsletter or the whole history does not see that part", async () => {
	const id = await idOf("nele@oez.example");
	const kinds = (await all(id, {}, accounting)).map(({ kind }) => kind);
	expect(kinds).toContain("document");
	expect(kinds.filter((kind) => kind.startsWith("newsletter") || kind === "issue")).toEqual([]);
});

test("PERSON-02 500 events are walked through without a gap, and a page of them costs what a page of a few does", async () => {
	const few = await idOf("nele@oez.example");
	const many = await makeBusy("viel@oez.example", 500);
	const events = await all(many);
	expect([events.length, new Set(events.map(({ id }) => id)).size]).toEqual([515, 515]);

	const statements = async (id: number): Promise<number> => {
		let asked = 0;
		const { pool } = api.database;
		const note = () => {
			asked += 1;
		};
		pool.on("acquire", note);
		await page(id);
		pool.off("acquire", note);
		return asked;
	};
	expect(await statements(many)).toBe(await statements(few));
});

interface Plan {
	"Node Type": string;
	"Relation Name"?: string;
	"Actual Rows": number;
	"Actual Loops": number;
	"Rows Removed by Filter"?: number;
	Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How the database reads the page after this one. */
async function nodesBehind(after: string | undefined): Promise<Plan[]> {
	const whose = { id: await idOf("viel@oez.example"), email: "viel@oez.example" };
	const client = await api.database.pool.connect();
	// Tables that are small here would be read whole; in a house of some years they are not.
	await client.query("set enable_seqscan = off");
	let nodes: Plan[] = [];
	await readPage(EVENTS, { sort: "-at", after, per_page: 30 }, async (part) => {
		const { sql: text, params } = new PgDialect().sqlToQuery(eventsQuery(EVENT_SOURCES, whose, part));
		const { rows } = await client.query(`explain (analyze, format json) ${text}`, params);
		nodes = nodesOf(rows[0]["QUERY PLAN"][0].Plan);
		return [];
	});
	client.release(true);
	return nodes;
}

test("PERSON-02 each source is read through an index and no further than the page, from wherever one reads on", async () => {
	await sql("analyze");
	const { next } = await page(await idOf("viel@oez.example"));
	for (const after of [undefined, next ?? ""]) {
		const nodes = await nodesBehind(after);
		expect(nodes.filter((node) => node["Node Type"] === "Seq Scan").map((node) => node["Relation Name"])).toEqual([]);
		const letters = nodes.filter((node) => node["Relation Name"] === "outbox");
		expect(letters.length).toBeGreaterThan(0);
		for (const node of letters)
			expect((node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"]).toBeLessThan(40);
	}
});
