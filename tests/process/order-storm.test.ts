import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import type { Basket } from "#contract/basket.ts";
import type { PlacedOrder } from "#contract/checkout.ts";
import type { Course } from "#contract/courses.ts";
import type { Paged } from "#contract/paging.ts";
import { type Product, start } from "#tests/support/product.ts";
import { CHECKOUT, METHOD } from "#tests/support/shop.ts";

const TIMEOUT = 180_000;
const PEOPLE = 80;
/** As many orders are under way at a time, so that some are left when the process dies. */
const TILLS = 16;

async function temporaryFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "vsz-orders-"));
	await chmod(folder, 0o755);
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

/** The embedded database of a running product, as its own files describe it. */
async function connectTo(folder: string): Promise<pg.Client> {
	const secret = await readFile(join(folder, "postgres-password"), "utf8");
	const options = await readFile(join(folder, "postgres", "postmaster.opts"), "utf8");
	const [, sockets = ""] = /unix_socket_directories=([^"\s]+)/.exec(options) ?? [];
	const client = new pg.Client(`postgres://vsz:${secret}@/vsz?host=${encodeURIComponent(sockets)}`);
	// The server that it talks to is killed in the middle of a test.
	client.on("error", () => {});
	await client.connect();
	return client;
}

type Answer<T> = { status: number; body: { data: T; payment_url?: string } };

async function call<T>(
	{ url }: Product,
	person: number,
	method: string,
	path: string,
	body?: object,
): Promise<Answer<T>> {
	const response = await fetch(`${url}/api/v1${path}`, {
		method,
		headers: { "Content-Type": "application/json", "X-Forwarded-For": `10.9.0.${person}` },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	return { status: response.status, body: (await response.json()) as Answer<T>["body"] };
}

/** Guests with a course in the basket and a confirmed phone, every second of whom pays on the payment page. */
async function people(product: Product, client: pg.Client) {
	const { data } = (await (await fetch(`${product.url}/api/v1/online_seminar?is_active=1`)).json()) as Paged<Course>;
	const course = data.find(({ price }) => price !== null);
	const baskets: string[] = [];
	for (let person = 0; person < PEOPLE; person += 1) {
		const { body } = await call<Basket>(product, person, "GET", "/basket");
		await call(product, person, "POST", `/basket/${body.data.id}/product`, { product_id: course?.id });
		baskets.push(body.data.id);
	}
	await client.query(
		"insert into pins (phone_number, basket_id, code_hash, expires_at, confirmed_at) select '+4915100000000', unnest($1::uuid[]), '', now(), now()",
		[baskets],
	);
	return baskets.map((basket, person) => ({
		person,
		basket,
		email: `sturm${person}@vsz.example`,
		payment_method_id: person % 2 ? METHOD.paypal : METHOD.invoice,
	}));
}

type Person = Awaited<ReturnType<typeof people>>[number];

const checkout = (product: Product, { person, basket, email, payment_method_id }: Person) =>
	call<PlacedOrder>(product, person, "POST", `/basket/${basket}/checkout`, { ...CHECKOUT, email, payment_method_id });

/** Presses 'Bezahlen' on the test page. */
async function pay(product: Product, paymentUrl: string): Promise<boolean> {
	const url = product.url + new URL(paymentUrl).pathname;
	const response = await fetch(url, {
		method: "POST",
		body: new URLSearchParams({ state: "paid" }),
		redirect: "manual",
	});
	return response.status === 303;
}

const ORDERS = `
	select o.number, o.email, o.state, o.payment_method as method,
		(select count(*)::int from invoices i where i.order_id = o.id) as invoices,
		(select count(*)::int from payments p where p.order_id = o.id) as tries,
		(select count(*)::int from access_grants g join order_lines l on l.id = g.order_line_id where l.order_id = o.id) as grants,
		(select count(*)::int from outbox m where m.recipient = o.email and m.kind = 'order_confirmation') as confirmations
	from orders o where o.email like 'sturm%' order by o.number`;

test(
	"killed amid orders and payments: what was acknowledged is there once, with invoice, access and mail; a retry doubles nothing",
	async () => {
		const folder = await temporaryFolder();
		const env = { DATA_DIR: folder, TRUST_PROXY: "on" };
		const first = await start({ env });
		const before = await connectTo(folder);
		const everybody = await people(first, before);
		await before.end();

		const placed: string[] = [];
		const paid: string[] = [];
		const order = async (person: Person) => {
			const { status, body } = await checkout(first, person);
			if (status !== 201) return;
			placed.push(body.data.number);
			if (body.payment_url && (await pay(first, body.payment_url))) paid.push(body.data.number);
		};
		const queue = [...everybody];
		const till = async () => {
			for (let person = queue.shift(); person; person = queue.shift()) await order(person);
		};
		const all = Promise.allSettled(Array.from({ length: TILLS }, till));
		await expect
			.poll(() => Math.min(placed.length, 2 * paid.length), { timeout: 60_000, interval: 5 })
			.toBeGreaterThan(12);
		first.process.kill("SIGKILL");
		await all;
		expect(placed.length).toBeLessThan(PEOPLE);

		const second = await start({ env });
		const client = await connectTo(folder);
		onTestFinished(() => client.end());
		const stored = async () => (await client.query(ORDERS)).rows;
		const numbers = (await stored()).map(({ number }) => number);
		for (const number of placed) expect([number, numbers.includes(number)]).toEqual([number, true]);
		const paidNow = (await stored()).filter(({ state }) => state === "paid").map(({ number }) => number);
		for (const number of paid) expect([number, paidNow.includes(number)]).toEqual([number, true]);

		for (const person of everybody) {
			const { status, body } = await checkout(second, person);
			expect([person.person, status]).toEqual([person.person, 201]);
			if (body.payment_url) expect(await pay(second, body.payment_url)).toBe(true);
		}
		const rows = await stored();
		expect(rows).toHaveLength(PEOPLE);
		for (const { method, number, email: _, ...counts } of rows)
			expect([number, counts]).toEqual([
				number,
				{
					state: method === "paypal" ? "paid" : "placed",
					tries: method === "paypal" ? 1 : 0,
					invoices: 1,
					grants: 1,
					confirmations: 1,
				},
			]);
		for (const [table, prefix] of [
			["orders", "VSZ"],
			["invoices", "RE"],
		] as const) {
			const { rows: own } = await client.query(`select number from ${table} where number like $1 order by number`, [
				`${prefix}-%`,
			]);
			const series = own.map(({ number }) => Number(/-(\d{6})(?:-|$)/.exec(number)?.[1]));
			expect([table, series]).toEqual([table, Array.from({ length: own.length }, (_, index) => index + 1)]);
		}

		const waiting = async () => (await client.query("select 1 from outbox where state <> 'sent'")).rowCount;
		await expect.poll(waiting, { timeout: 90_000, interval: 200 }).toBe(0);
		const files = (await readdir(join(folder, "outbox"))).filter((name) => name.endsWith(".eml"));
		const heads = await Promise.all(
			files.map(async (name) => (await readFile(join(folder, "outbox", name), "utf8")).slice(0, 2_000)),
		);
		for (const { email, number } of rows) {
			const own = heads.filter(
				(head) => head.includes(`\nTo: ${email}`) && head.includes(`Deine Bestellung ${number}`),
			);
			expect([number, own.length]).toEqual([number, 1]);
		}
	},
	TIMEOUT,
);
