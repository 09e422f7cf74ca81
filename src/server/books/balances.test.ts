import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { lateInvoice } from "#tests/support/dunning-calls.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let token: StaffToken;
beforeAll(async () => {
	api = await createTestApp({ office: true, env: { TRUST_PROXY: "1" } });
	ask = asker(api);
	token = (await staffWith(api, ask, "admin")).token;
}, 60_000);
afterAll(() => api.close());

const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
	(await api.database.pool.query(text, values)).rows;
const idOf = async (text: string, values: unknown[] = []): Promise<number> =>
	(await sql<{ id: number }>(`${text} returning id`, values))[0]?.id ?? 0;

interface Kept {
	paid: number;
	owed: number;
	given_up: number;
	left: number;
}
const keptOf = async (id: number): Promise<Kept | undefined> =>
	(
		await sql<Kept>(
			"select paid_cents as paid, owed_cents as owed, written_off_cents as given_up, left_cents as left from invoice_balances where invoice_id = $1",
			[id],
		)
	)[0];
const COLUMNS = "invoice_id, due_on, way, is_awaited, paid_cents, owed_cents, written_off_cents";
/** What is kept and would be reckoned otherwise. */
const strays = () =>
	sql(
		`(select ${COLUMNS} from invoice_balances except select ${COLUMNS} from reckoned_balances)
		union all (select ${COLUMNS} from reckoned_balances except select ${COLUMNS} from invoice_balances)`,
	);

const PAY = "insert into invoice_payments (invoice_id, amount_cents, paid_on, created_at)";
const pay = (id: number, cents: number) => idOf(`${PAY} values ($1, $2, current_date, now())`, [id, cents]);
const adjust = (id: number, kind: string, cents: number, reverses: number | null = null) =>
	idOf(
		"insert into invoice_adjustments (invoice_id, kind, amount_cents, reverses_id, created_at) values ($1, $2, $3, $4, now())",
		[id, kind, cents, reverses],
	);
const credit = (id: number, cents: number) =>
	idOf(
		`insert into invoices (kind, number, sign_up_id, order_id, corrects_invoice_id, issued_on, net_cents, tax_cents, gross_cents, document)
		select 'credit_note', number || '-K' || nextval('invoices_id_seq'), sign_up_id, order_id, id, current_date, -$2::int, 0, -$2::int, document from invoices where id = $1`,
		[id, cents],
	);

test("OPEN-01 what an invoice owes is kept whatever happens to its money", async () => {
	const { id } = await lateInvoice(api, { cents: 10_000 });
	const kept = async () => Object.values((await keptOf(id)) ?? {});
	expect(await kept()).toEqual([0, 10_000, 0, 10_000]);

	const paid = await pay(id, 4_000);
	expect(await kept()).toEqual([4_000, 6_000, 0, 6_000]);
	await idOf(
		`insert into invoice_payments (invoice_id, amount_cents, paid_on, created_at, reverses_id) values ($1, -4000, current_date, now(), $2)`,
		[id, paid],
	);
	expect(await kept()).toEqual([0, 10_000, 0, 10_000]);

	const given = await adjust(id, "write_off", 10_000);
	expect(await kept()).toEqual([0, 10_000, 10_000, 0]);
	await adjust(id, "write_off", -10_000, given);
	expect(await kept()).toEqual([0, 10_000, 0, 10_000]);

	await pay(id, 10_200);
	expect(await kept()).toEqual([10_200, -200, 0, -200]);
	await adjust(id, "charges_paid", 200);
	await adjust(id, "charges_waived", 50);
	expect(await kept()).toEqual([10_200, 0, 0, 0]);

	const note = await credit(id, 2_500);
	expect(await kept()).toEqual([10_200, -2_500, 0, -2_500]);
	const refund = await idOf("insert into refunds (credit_note_id, amount_cents, asked_at) values ($1, 2000, now())", [
		note,
	]);
	expect(await kept()).toEqual([10_200, -500, 0, -500]);
	await sql("update refunds set amount_cents = 2500, paid_on = current_date where id = $1", [refund]);
	expect(await kept()).toEqual([10_200, 0, 0, 0]);
	await sql("delete from refunds where id = $1", [refund]);
	expect(await kept()).toEqual([10_200, -2_500, 0, -2_500]);

	// The bank took a debit back.
	await pay(id, -10_200);
	expect(await kept()).toEqual([0, 7_700, 0, 7_700]);
	expect(await keptOf(note)).toBeUndefined();
	expect(await strays()).toEqual([]);
});

test("OPEN-01 an order's invoice is awaited as long as the order is, and until the day that was agreed", async () => {
	const order = await idOf(
		`with basket as (insert into baskets (expires_at) values (now()) returning id)
		insert into orders (number, basket_id, state, name, email, street_address, street_suffix, postcode, city, payment_method,
			net_cents, tax_cents, gross_cents, accept_terms, accept_early_performance)
		select 'T-' || gen_random_uuid(), id, 'placed', 'n', 'e', 's', '1', '01067', 'D', 'direct_debit', 2513, 477, 2990, true, true from basket`,
	);
	const id = await idOf(
		`insert into invoices (kind, number, order_id, issued_on, due_on, net_cents, tax_cents, gross_cents, document)
		values ('invoice', 'RE-T-1', $1, '2026-01-02', '2026-01-16', 2513, 477, 2990, '{}')`,
		[order],
	);
	const claim = async () =>
		Object.values(
			(await sql("select way, is_awaited, due_on::text from invoice_balances where invoice_id = $1", [id]))[0] ?? {},
		);
	const change = (what: string) => sql(`update orders set ${what} where id = $1`, [order]);
	expect(await claim()).toEqual(["direct_debit", true, "2026-01-16"]);
	await change("pay_until = '2026-02-20', payment_method = 'invoice'");
	expect(await claim()).toEqual(["invoice", true, "2026-02-20"]);
	await change("state = 'paid'");
	expect(await claim()).toEqual(["invoice", false, "2026-02-20"]);
	await change("state = 'placed', payment_method = 'paypal', pay_until = null");
	expect(await claim()).toEqual([null, false, "2026-01-16"]);
	expect(await strays()).toEqual([]);
});

test("OPEN-01 two who write at once lose nothing, in either order", async () => {
	const { id } = await lateInvoice(api, { cents: 10_000 });
	const [one, two] = await Promise.all([api.database.pool.connect(), api.database.pool.connect()]);
	const values = `values (${id}, 1000, current_date, now())`;
	try {
		await one.query(`begin; ${PAY} ${values}`);
		const late = two.query(`begin; ${PAY} ${values}; commit`);
		await new Promise((resolve) => setTimeout(resolve, 50));
		await one.query(
			`insert into invoice_adjustments (invoice_id, kind, amount_cents, created_at) values (${id}, 'write_off', 500, now()); commit`,
		);
		await late;
		expect(await keptOf(id)).toEqual({ paid: 2_000, owed: 8_000, given_up: 500, left: 7_500 });
		await one.query(`begin; ${PAY} ${values}`);
		const after = two.query(`begin; ${PAY} ${values}; commit`);
		await one.query("rollback");
		await after;
	} finally {
		one.release();
		two.release();
	}
	expect(await keptOf(id)).toEqual({ paid: 3_000, owed: 7_000, given_up: 500, left: 6_500 });
	await Promise.all(Array.from({ length: 20 }, (_, at) => pay(id, 10 + at)));
	expect((await keptOf(id))?.paid).toBe(3_390);
	expect(await strays()).toEqual([]);
});

test("an invoice that is kept no longer takes its balance with it, and what was written past the triggers is counted anew", async () => {
	const { id } = await lateInvoice(api, { cents: 3_000 });
	await pay(id, 1_000);
	const note = await credit(id, 500);
	const client = await api.database.pool.connect();
	try {
		await client.query(`begin; set local session_replication_role = replica; update invoice_payments set amount_cents = 700 where invoice_id = ${id};
			update donations set paid_at = paid_at - interval '3 days' where paid_at is not null; commit`);
	} finally {
		client.release();
	}
	expect(await strays()).not.toEqual([]);
	await sql("select recount_money()");
	expect(await strays()).toEqual([]);
	expect((await keptOf(id))?.owed).toBe(1_800);
	await sql("alter table invoices disable trigger invoices_are_final");
	await sql("delete from invoices where id = $1", [note]);
	expect((await keptOf(id))?.owed).toBe(2_300);
	await sql("delete from invoices where id = $1", [id]);
	await sql("alter table invoices enable trigger invoices_are_final");
	expect(await keptOf(id)).toBeUndefined();
	expect(await strays()).toEqual([]);
});

test("what is written while all is counted anew waits for it, and is counted", async () => {
	const { id } = await lateInvoice(api, { cents: 3_000 });
	const client = await api.database.pool.connect();
	try {
		await client.query("begin; select recount_money()");
		const [paid, given] = [
			pay(id, 1_000),
			idOf(
				"insert into donations (reference, amount_cents, rhythm, paid_at) values ('ZAEHLUNG', 700, 'one_off', '2018-05-05T12:00Z')",
			),
		];
		await new Promise((resolve) => setTimeout(resolve, 100));
		await client.query("commit");
		await Promise.all([paid, given]);
	} finally {
		client.release();
	}
	expect(await strays()).toEqual([]);
	expect(await sql("select cents from donation_days where day = '2018-05-05'")).toEqual([{ cents: 700 }]);
});

test("DON-03 what was given each day is kept, also where the day or the amount is put right", async () => {
	const days = () =>
		sql(
			"select day::text, cents, gifts from donation_days where day between '2019-01-01' and '2019-12-31' order by day",
		);
	const id = await idOf(
		"insert into donations (reference, amount_cents, rhythm, paid_at) values ('SPENDE-TAGE', 2500, 'one_off', '2019-03-31T22:30:00Z')",
	);
	expect(await days()).toEqual([{ day: "2019-04-01", cents: 2500, gifts: 1 }]);
	await sql("update donations set amount_cents = 3000, paid_at = '2019-03-31T12:00:00Z' where id = $1", [id]);
	expect((await days())[0]).toEqual({ day: "2019-03-31", cents: 3000, gifts: 1 });
	await sql("update donations set paid_at = null where id = $1", [id]);
	await sql("delete from donations where id = $1", [id]);
	expect(await days()).toEqual([
		{ day: "2019-03-31", cents: 0, gifts: 0 },
		{ day: "2019-04-01", cents: 0, gifts: 0 },
	]);
});

test("OPEN-01 no page of money reads a whole table", async () => {
	const asked = vi.spyOn(api.database.pool, "query");
	for (const path of [
		"open_item",
		"open_item?age=over_90",
		"open_item?state=overpaid",
		"open_item?state=written_off&sort=-amount",
		"open_item/ages",
		"bank",
		"bank/item?q=RE-2026-000001",
		"debit",
		"donation/month",
		"to_do",
		"counts",
	])
		expect([path, (await ask("GET", `/office/${path}`, { token })).status]).toEqual([path, 200]);
	const statements = asked.mock.calls.map(([given, values]) => {
		const { text } = given as unknown as { text: string };
		return { text, values: values as unknown as unknown[] };
	});
	asked.mockRestore();
	const selects = statements.filter(
		({ text }) => /^\s*select\b/.test(text ?? "") && /invoice|bank_transactions|donation/.test(text),
	);
	expect(selects.length).toBeGreaterThan(12);
	const client = await api.database.pool.connect();
	try {
		// These tables are small: whoever reads them whole all the same has no index to go by.
		await client.query("set enable_seqscan = off");
		for (const { text, values } of selects) {
			const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
			const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
			expect(plan, text).not.toMatch(
				/Seq Scan on (?:invoices|invoice_payments|invoice_adjustments|invoice_balances|bank_transactions|donations|payments|orders|sign_ups)\b/,
			);
		}
	} finally {
		await client.query("reset enable_seqscan");
		client.release();
	}
});
