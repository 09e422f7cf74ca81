import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { berlinDay } from "#contract/berlin.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import { KEPT_KEYS } from "#contract/retention.ts";
import { rehearse } from "#server/db/rehearsal.ts";
import { PERSONAL_TABLES } from "#server/retention/personal.ts";
import { createRetention } from "#server/retention/service.ts";
import { unzip } from "#server/unzip.ts";
import { type Ask, DEMO_LOGINS, logIn } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openOffice } from "#tests/support/house.ts";
import { ACTIVITIES } from "./record.ts";
import { dueOn } from "./rules.ts";

const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;
const EMAIL = DEMO_LOGINS.customer.username;
let api: TestApp;
let ask: Ask;
let office: Awaited<ReturnType<typeof openOffice>>["office"];

beforeAll(async () => {
	({ api, ask, office } = await openOffice("office", { office: true }));
});
afterAll(() => api.close());

const sql = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const post = (path: string, body: object = {}) => ask("POST", path, { body, ...office });
const count = async (table: string): Promise<number> => Number((await sql(`select count(*) from ${table}`))[0].count);

/** Accounts have a job of their own; readers read, open requests wait for an answer, and of some bookings nobody has said yet until when their grant is proven. */
const LEFT = [
	"contact_replies",
	"contact_requests",
	"members",
	"newsletter_subscribers",
	"people",
	"sign_up_persons",
	"sign_ups",
];
const HELD = ["access_packs", "data_holds", "donations"];

const retentionIn = (years: number) =>
	createRetention({
		...api.app.services,
		db: api.database.db,
		clock: () => new Date(Date.now() + years * YEAR_MS),
	});

describe("PERSON-03 the answer for an address", () => {
	test("is put together without an account too: everything that was noted, also by staff, to read and for machines", async () => {
		const guest = "gast@vsz.example";
		await sql(
			`with i as (insert into bank_statements (account, key, format, from_on, to_on, in_cents, out_cents, bookings, has_gap, created_at)
				values ('DE1', 'a', 'camt.053', '2026-11-01', '2026-11-02', 100, 0, 1, false, now()) returning id),
			t as (insert into bank_transactions (statement_id, account, fingerprint, nth, booked_on, amount_cents, free_cents, name, purpose, fee_cents)
				select id, 'DE1', 'f', 1, '2026-11-02', 2500, 2500, 'GAST, GERD', 'Spende Danke', 0 from i returning id),
			d as (insert into donations (reference, amount_cents, rhythm, name, email, paid_at) values ('SPENDE-GAST', 2500, 'one_off', 'Gerd Gast', $1, now()) returning id)
			insert into bank_allocations (transaction_id, amount_cents, donation_id, created_at) select t.id, 2500, d.id, now() from t, d`,
			[guest],
		);
		await post("/office/data_subject/hold", { email: guest, reason: "Streit um die Quittung" });
		const { status, body } = await post("/office/data_subject/access_pack", { email: "GAST@vsz.example" });
		expect([status, body.data.title]).toEqual([200, "Auskunft zusammenstellen"]);
		while (await api.app.services.tasks.turn());
		const [task] = (await ask("GET", "/office/task", office)).body.data;
		const { app } = api;
		const reply = await app.services.accessPacks.fetch(Number(task.result.link.path.split("/").at(-1)), {
			id: 1,
		} as never);
		const files = unzip(reply.content, { files: 9, bytes: 9_000_000 });
		expect(files.map(({ name }) => name)).toEqual(["daten.html", "daten.json", "bitte-zuerst-lesen.txt"]);
		const [page = "", json = "", note = ""] = files.map(({ content }) => Buffer.from(content).toString());
		expect(JSON.parse(json)).toMatchObject({
			profile: null,
			donations: [{ reference: "SPENDE-GAST", amount: 25 }],
			bank_rows: [{ booked_on: "2026-11-02", name: "GAST, GERD", purpose: "Spende Danke", amount: 25 }],
			rights: [{ kind: "hold", reason: "Streit um die Quittung" }, { kind: "pack" }],
		});
		expect(page).toContain("Umsätze auf unserem Bankkonto");
		expect(note).toContain("Prüfe, dass die Person wirklich die ist");
		const noted = await sql("select action from audit_trail where action like 'access_%' order by id");
		expect(noted.map(({ action }) => action)).toEqual(["access_prepared", "access_fetched"]);
	});

	test("is due a month after it was asked for, and waits on Heute until somebody has answered", async () => {
		expect(["2026-11-11", "2026-01-31", "2028-01-30", "2026-12-31"].map(dueOn)).toEqual([
			...["2026-12-11", "2026-02-28", "2028-02-29", "2027-01-31"],
		]);
		const asked = { email: "holger@vsz.example", kind: "access", received_on: "2024-11-11" };
		const tomorrow = isoDay(addDays(berlinDay(new Date()), 1));
		const refused = await post("/office/data_subject/request", { ...asked, received_on: tomorrow });
		expect([refused.status, Object.keys(refused.body.validation_errors ?? {})]).toEqual([422, ["received_on"]]);
		const { id } = (await post("/office/data_subject/request", asked)).body.data;
		const waiting = async () =>
			(await ask("GET", "/office/to_do", office)).body.data.groups
				.flatMap(({ to_dos }: { to_dos: { kind: string; title: string; due: string }[] }) => to_dos)
				.filter(({ kind }: { kind: string }) => kind === "data_request");
		expect(await waiting()).toEqual([
			expect.objectContaining({
				title: "Auskunft für holger@vsz.example",
				due: expect.stringMatching(/^2024-12-11T23:59/),
			}),
		]);
		expect((await post(`/office/data_request/${id}/end`)).body.data.done_at).toEqual(expect.any(String));
		expect(await waiting()).toEqual([]);
	});
});

describe("KEEP-04 a hold", () => {
	test("keeps what is due, the person and the account, and says why, until it is lifted", async () => {
		await sql(
			"insert into contact_requests (name, email, description, closed_at) values ('K', $1, 'x', now() - interval '3 years'), ('A', 'a@vsz.example', 'x', now() - interval '3 years')",
			[EMAIL],
		);
		const { id } = (await post("/office/data_subject/hold", { email: EMAIL, reason: "Klage" })).body.data;
		expect((await post("/office/data_subject/hold", { email: EMAIL, reason: "noch einmal" })).status).toBe(409);
		const due = async () =>
			(await ask("GET", "/office/data_protection/due", office)).body.data.find(
				({ rule }: { rule: string }) => rule === "contact_requests",
			);
		expect(await due()).toMatchObject({ what: "Anfragen", rows: 1 });
		const before = await count("contact_requests");
		expect((await api.app.services.retention.forgetOld()).contact_requests).toBe(1);
		expect(await count("contact_requests")).toBe(before - 1);

		expect((await post("/office/data_subject/erasure", { email: EMAIL, tell: false })).body.code).toBe("person_held");
		const token = await logIn(ask, DEMO_LOGINS.customer);
		const [member] = await sql("select id from members where email = $1", [EMAIL]);
		const own = { body: { current_password: DEMO_LOGINS.customer.password }, token };
		expect((await ask("DELETE", `/user/${member.id}`, own)).body.code).toBe("account_held");

		await post(`/office/data_hold/${id}/end`);
		expect(await due()).toMatchObject({ rows: 1 });
		expect((await api.app.services.retention.forgetOld()).contact_requests).toBe(1);
		expect((await ask("DELETE", `/user/${member.id}`, own)).status).toBe(200);
	});
});

test("KEEP-04 OFF-131 a tax year that is held keeps its books until it is given free, also from an erasure", async () => {
	const years = await sql(
		"select distinct extract(year from at)::int as year from (select created_at as at from orders union all select created_at from invoices) all_of",
	);
	const path = (year: number) => `/office/data_protection/tax_year/${year}`;
	for (const { year } of years)
		expect((await ask("PUT", path(year), { body: { reason: "Betriebsprüfung" }, ...office })).status).toBe(200);
	expect((await ask("GET", "/office/data_protection", office)).body.data.years).toHaveLength(years.length);
	const later = retentionIn(10);
	expect((await later.wouldForget()).orders).toBe(0);
	const [{ email }] = await sql("select lower(email) as email from orders order by id limit 1");
	const kept = await rehearse(api.database.db, async (tx) => {
		await later.forgetPerson(tx, email, []);
		return later.keptOf(tx, email, []);
	});
	expect(kept.orders).toMatchObject({ rows: expect.any(Number), until: null });
	expect(kept.orders?.rows).toBeGreaterThan(0);
	for (const { year } of years) await ask("DELETE", path(year), office);
	expect((await later.wouldForget()).orders).toBeGreaterThan(0);
});

describe("KEEP-01 the page", () => {
	test("tells of every rule what it keeps and when it goes, and the dry run tells what the run does", async () => {
		const { rules } = (await ask("GET", "/office/data_protection", office)).body.data;
		expect(rules.map(({ rule }: { rule: string }) => rule)).toEqual(KEPT_KEYS);
		const later = retentionIn(10);
		const tables = ["orders", "invoices", "reminders", "bank_transactions", "donations"];
		const before = await Promise.all(tables.map(count));
		expect(Math.min(...before)).toBeGreaterThan(0);
		const revenue = async () => Number((await sql("select coalesce(sum(net_cents), 0) as net from invoices"))[0].net);
		const net = await revenue();
		const foreseen = await later.wouldForget();
		expect(await Promise.all(tables.map(count))).toEqual(before);
		expect(await later.forgetOld()).toEqual(foreseen);
		expect(foreseen.orders).toBeGreaterThan(0);
		const [proof] = await sql("select details from audit_trail where action = 'retention' order by id desc limit 1");
		expect(proof.details).toMatchObject({ orders: foreseen.orders });
		expect((await Promise.all(tables.slice(0, 3).map(count))).join()).toBe("0,0,0");
		const [past] = await sql("select sum(cents) as net, min(month) as month from past_sums where kind <> 'donations'");
		expect(Number(past.net) + (await revenue())).toBe(net);
		const query = `period=free&from=${past.month}-01&to=${past.month}-28&against=year_before`;
		expect((await ask("GET", `/office/report?${query}`, office)).status).toBe(200);
	});

	test("after the longest period nothing of anybody is left but what is held, not even what was written for good", async () => {
		await retentionIn(40).forgetOld();
		const left = await Promise.all(
			Object.keys(PERSONAL_TABLES).map(async (table) => [table, await count(table)] as const),
		);
		const some = left.filter(([, rows]) => rows > 0).map(([table]) => table);
		expect(some.sort()).toEqual([...LEFT, ...HELD].sort());
		expect(await sql("select email from donations")).toEqual([{ email: "gast@vsz.example" }]);
		const funded =
			"from sign_ups s join seminar_dates d on d.id = s.seminar_date_id join seminars e on e.id = d.seminar_id";
		expect(await sql(`select 1 ${funded} where d.grant_id is null and not e.tax_supported`)).toEqual([]);
		for (const table of ["datev_exports", "payment_files", "bank_statements"])
			expect([table, await count(table)]).toEqual([table, table === "bank_statements" ? 1 : 0]);
	});

	test("what was written for good is deleted by nobody else", async () => {
		await sql("insert into audit_trail (action, subject, subject_id) values ('job_started', 'job', 'x')");
		for (const statement of [
			"delete from audit_trail",
			"update audit_trail set details = '{}'",
			"delete from bank_transactions",
		])
			await expect(sql(statement)).rejects.toThrow("append-only");
	});
});

test("KEEP-03 the record of processing tells of every rule once and is a PDF", async () => {
	const told = Object.values(ACTIVITIES).flatMap(({ rules }) => rules);
	expect([...told].sort()).toEqual([...KEPT_KEYS].sort());
	const { name, content } = await api.app.services.rightsOffice.record();
	expect(name).toMatch(/^verarbeitungsverzeichnis-\d{4}-\d\d-\d\d\.pdf$/);
	expect(Buffer.from(content).subarray(0, 5).toString()).toBe("%PDF-");
});
