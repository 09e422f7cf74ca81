import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let token: StaffToken;

beforeAll(async () => {
	api = await createTestApp();
	ask = asker(api);
	({ token } = await staffWith(api, ask, "admin"));
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
])(
	"DESK-05 %s shows every row once, newest first, page by page, and says how many there are",
	async (path, table, key) => {
		const [{ total }] = await sql(`select count(*)::int as total from ${table}`);
		const seen: string[] = [];
		let after: string | null = "";
		while (after !== null) {
			const page = await list(path, { per_page: "3", ...(after ? { after } : {}) });
			expect(page.total).toBe(total);
			seen.push(...page.data.map((row: Record<string, string>) => row[key]));
			after = page.next;
		}
		const rows = await sql(`select ${key} as key from ${table} order by created_at desc, id desc`);
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
			["id", "created_at", "channel", "kind", "recipient", "subject", "state", "tries", "sent_at", "last_error"].sort(),
		);
	expect(data.some(({ subject }: { subject: string | null }) => subject !== null)).toBe(true);
});

test.each(["order", "booking", "letter"])(
	"DESK-06 /office/%s leaves as a file with all rows of the filter",
	async (name) => {
		const { total } = await list(`/office/${name}`);
		const { status, body, headers } = await ask("GET", `/office/${name}/export?format=csv&sort=-at`, { token });
		expect([status, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
		expect(body.trim().split("\r\n")).toHaveLength(total + 1);
	},
);
