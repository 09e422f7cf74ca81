import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Order, PlacedOrder } from "#contract/checkout.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { type Mollie, startMollie } from "#tests/support/mollie.ts";
import { METHOD, shop } from "#tests/support/shop.ts";
import { isAllowedHost } from "./providers/mollie.ts";

let now = new Date("2026-11-15T10:00:00Z");
const later = (ms: number) => {
	now = new Date(now.getTime() + ms);
};
let api: TestApp;
let at: ReturnType<typeof shop>;
let mollie: Mollie;

beforeAll(async () => {
	mollie = await startMollie();
	const env = { ...mollie.env, TRUST_PROXY: "on", PUBLIC_URL: "https://www.vsz.example" };
	api = await createTestApp({ clock: () => now, env });
	at = shop(api);
	await at.mails();
});
afterAll(async () => {
	await api.close();
	await mollie.stop();
});
beforeEach(() => {
	mollie.turn("up");
	mollie.leadTo("https://www.mollie.com");
});

const webhook = (id: string) =>
	api.fastify.inject({
		method: "POST",
		url: "/api/v1/payment/webhook",
		payload: `id=${id}`,
		headers: { "content-type": "application/x-www-form-urlencoded" },
	});

let people = 0;
async function ordered(over: object = {}) {
	people += 1;
	const email = `person${people}@vsz.example`;
	const guest = at.person();
	const [course] = await at.pricedCourses();
	const basket = await guest.basketWith(course as { id: number });
	const checkout = () =>
		guest.checkout<PlacedOrder>(basket.id, { email, payment_method_id: METHOD.creditCard, ...over });
	const { status, body } = await checkout();
	const receipt = (await at.mailsTo(email))[0];
	const token = /\/kasse\/zahlung\/([\w-]+)/.exec(receipt?.text ?? "")?.[1] ?? "";
	const order = async () => (await guest.send<Order>("GET", `/order/${token}`)).body.data;
	/** What came of the order, as the database knows it. */
	const outcome = async () => {
		const { rows } = await api.database.pool.query(
			`select o.state, (select count(*)::int from invoices where order_id = o.id) as invoices,
				(select count(*)::int from access_grants g join order_lines l on l.id = g.order_line_id where l.order_id = o.id) as grants,
				(select count(*)::int from payments where order_id = o.id) as tries,
				(select count(*)::int from outbox where kind = 'order_confirmation' and recipient = o.email) as confirmations,
				(select count(*)::int from audit_trail where action = 'payment_problem' and subject_id = o.number) as problems
			from orders o where o.number = $1`,
			[body.data?.number],
		);
		return rows[0];
	};
	return { guest, checkout, status, placed: body, email, receipt, token, order, outcome };
}

const PAID_ONCE = { state: "paid", invoices: 1, grants: 1, tries: 1, confirmations: 1, problems: 0 };
const UNPAID = { state: "awaiting_payment", invoices: 0, grants: 0, tries: 1, confirmations: 0, problems: 0 };

test("PAY-36 an order is created at Mollie with amount, return address and webhook, and leads to its page", async () => {
	const { placed, receipt, token } = await ordered();
	const payment = mollie.last();
	expect(placed.payment_url).toBe(`https://www.mollie.com/checkout/select-method/${payment.id}`);
	expect(payment).toMatchObject({
		amount: { currency: "EUR", value: "24.90" },
		method: "creditcard",
		description: `VSZ Bestellung ${placed.data.number}`,
		redirectUrl: `https://www.vsz.example/kasse/zahlung/${token}`,
		cancelUrl: `https://www.vsz.example/kasse/zahlung/${token}`,
		webhookUrl: "https://www.vsz.example/api/v1/payment/webhook",
	});
	expect(receipt?.subject).toBe(`Eingang deiner Bestellung ${placed.data.number}`);
	expect(receipt?.text).toContain("Sie ist noch nicht bezahlt");
});

test("webhook before the return: paid once, with invoice, access and confirmation", async () => {
	const { outcome, order } = await ordered();
	const payment = mollie.last();
	payment.status = "paid";
	expect((await webhook(payment.id)).statusCode).toBe(200);
	expect(await outcome()).toEqual(PAID_ONCE);
	expect((await order()).payment).toBe("paid");
	for (const _ of [1, 2]) expect((await webhook(payment.id)).statusCode).toBe(200);
	expect(await outcome()).toEqual(PAID_ONCE);
});

test("return before the webhook: the waiting page asks, but never more often than every few seconds", async () => {
	const { outcome, order } = await ordered();
	const payment = mollie.last();
	later(5_000);
	expect((await order()).state).toBe("awaiting_payment");
	const asked = mollie.requests.length;
	payment.status = "paid";
	expect((await order()).state).toBe("awaiting_payment");
	expect(mollie.requests.length).toBe(asked);
	later(4_000);
	expect((await order()).state).toBe("paid");
	expect((await webhook(payment.id)).statusCode).toBe(200);
	expect(await outcome()).toEqual(PAID_ONCE);
});

test("webhook and return racing, ten of each: one invoice, one access, one confirmation", async () => {
	const { outcome, order } = await ordered();
	const payment = mollie.last();
	payment.status = "paid";
	later(5_000);
	await Promise.all(Array.from({ length: 10 }, () => [webhook(payment.id), order()]).flat());
	expect(await outcome()).toEqual(PAID_ONCE);
});

test("the return address alone never marks an order as paid", async () => {
	const { outcome, order } = await ordered();
	for (let visit = 0; visit < 3; visit += 1) {
		later(5_000);
		await order();
	}
	expect(await outcome()).toEqual(UNPAID);
});

test.each([
	["failed", "failed"],
	["expired", "expired"],
	["canceled", "cancelled"],
] as const)("a payment that %s leaves the order waiting, and the next try is another charge", async (status, state) => {
	const { guest, token, outcome, order } = await ordered();
	const first = mollie.last();
	first.status = status;
	await webhook(first.id);
	expect(await outcome()).toEqual(UNPAID);
	expect((await order()).payment).toBe(state);
	const again = await guest.send<{ payment_url: string }>("POST", `/order/${token}/payment`, {
		payment_method_id: METHOD.paypal,
	});
	const second = mollie.last();
	expect(again.body.data.payment_url).toContain(second.id);
	expect([second.id === first.id, second.method]).toEqual([false, "paypal"]);
	second.status = "paid";
	await webhook(second.id);
	expect(await outcome()).toEqual({ ...PAID_ONCE, tries: 2 });
});

test("reports out of order: what was paid stays paid, whatever an older report says", async () => {
	const { outcome } = await ordered();
	const payment = mollie.last();
	payment.status = "paid";
	await webhook(payment.id);
	payment.status = "open";
	await webhook(payment.id);
	payment.status = "expired";
	await webhook(payment.id);
	expect(await outcome()).toEqual(PAID_ONCE);
});

test("an id that nobody knows, or none at all, is answered like any other and asks nobody", async () => {
	const asked = mollie.requests.length;
	expect((await webhook("tr_gibtesnicht")).statusCode).toBe(200);
	expect((await webhook("'; drop table orders; --")).statusCode).toBe(200);
	expect((await api.fastify.inject({ method: "POST", url: "/api/v1/payment/webhook" })).statusCode).toBe(200);
	expect(mollie.requests.length).toBe(asked);
});

test.each([
	["less", { currency: "EUR", value: "0.01" }],
	["another currency", { currency: "USD", value: "24.90" }],
])("a payment of %s opens nothing and is told to the staff once", async (_, amount) => {
	const { outcome, placed } = await ordered();
	const payment = mollie.last();
	payment.status = "paid";
	payment.amount = amount;
	await at.mails();
	for (const _ of [1, 2]) await webhook(payment.id);
	expect(await outcome()).toEqual({ ...UNPAID, problems: 1 });
	const mails = await at.mailsTo("kontakt@vsz.example");
	expect(mails.map(({ subject }) => subject)).toEqual([`Bitte ansehen: Zahlung zu ${placed.data.number}`]);
});

test("a second payment of a paid order is told to the staff, and nothing happens twice", async () => {
	const { guest, token, outcome } = await ordered();
	const first = mollie.last();
	first.status = "failed";
	await webhook(first.id);
	await guest.send("POST", `/order/${token}/payment`, {});
	const second = mollie.last();
	second.status = "paid";
	await webhook(second.id);
	first.status = "paid";
	await webhook(first.id);
	expect(await outcome()).toEqual({ ...PAID_ONCE, tries: 2, problems: 1 });
});

test("money for an order that has lapsed is told to the staff and opens nothing", async () => {
	const { outcome } = await ordered();
	const payment = mollie.last();
	later(8 * 24 * 3600_000);
	await api.app.services.orders.cancelUnpaid();
	expect((await outcome()).state).toBe("cancelled");
	payment.status = "paid";
	await webhook(payment.id);
	expect(await outcome()).toMatchObject({ state: "cancelled", grants: 0, problems: 1 });
});

test("a payment begun on the test page before Mollie was configured is not waited for", async () => {
	const { guest, token, placed } = await ordered();
	await api.database.pool.query(
		"update payments set provider = 'test', provider_reference = 'alt', payment_url = 'https://www.vsz.example/testzahlung/alt' where order_id = (select id from orders where number = $1)",
		[placed.data.number],
	);
	const again = await guest.send<{ payment_url: string }>("POST", `/order/${token}/payment`, {});
	expect(again.body.data.payment_url).toContain("https://www.mollie.com/checkout/");
});

test("the open payment is used again, also by two at once and by a repeated checkout: one charge", async () => {
	const { guest, checkout, token, placed } = await ordered();
	const before = mollie.payments.size;
	const pay = () => guest.send<{ payment_url: string }>("POST", `/order/${token}/payment`, {});
	const answers = await Promise.all([pay(), pay(), checkout(), checkout()]);
	const urls = answers.map(({ body }) => body.payment_url ?? body.data.payment_url);
	expect(new Set(urls)).toEqual(new Set([placed.payment_url]));
	expect(mollie.payments.size).toBe(before);
});

test("another method while a payment is open that cannot be called off: the open one is used, never a second charge", async () => {
	const { guest, token, placed } = await ordered();
	const pay = (payment_method_id: number) =>
		guest.send<{ payment_url: string }>("POST", `/order/${token}/payment`, { payment_method_id });
	expect((await pay(METHOD.paypal)).body.data.payment_url).toBe(placed.payment_url);
	const first = mollie.last();
	first.isCancelable = true;
	await pay(METHOD.paypal);
	expect([first.status, mollie.last().method]).toEqual(["canceled", "paypal"]);
});

test("a process that died between asking and noting asks for the same payment again: one charge", async () => {
	const { checkout, placed } = await ordered();
	const before = mollie.payments.size;
	await api.database.pool.query(
		"update payments set provider_reference = null, payment_url = null where order_id = (select id from orders where number = $1)",
		[placed.data.number],
	);
	expect((await checkout()).body.payment_url).toBe(placed.payment_url);
	expect(mollie.payments.size).toBe(before);
});

test("Mollie not answering at the checkout: the order stands and leads to its own page, where one pays later", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	mollie.turn("dead");
	const { guest, status, placed, token, outcome, order } = await ordered();
	expect([status, placed.payment_url]).toEqual([201, `https://www.vsz.example/kasse/zahlung/${token}`]);
	expect(await outcome()).toEqual(UNPAID);
	expect((await guest.send("POST", `/order/${token}/payment`, {})).status).toBe(503);
	expect((await order()).state).toBe("awaiting_payment");
	mollie.turn("up");
	const again = await guest.send<{ payment_url: string }>("POST", `/order/${token}/payment`, {});
	expect(again.body.data.payment_url).toContain("https://www.mollie.com/checkout/");
	vi.mocked(console.error).mockReset();
});

test("Mollie not answering when it has reported something: 503, so that it reports again", async () => {
	const { outcome } = await ordered();
	const payment = mollie.last();
	payment.status = "paid";
	mollie.turn("down");
	expect((await webhook(payment.id)).statusCode).toBe(503);
	expect(await outcome()).toEqual(UNPAID);
	mollie.turn("up");
	expect((await webhook(payment.id)).statusCode).toBe(200);
	expect(await outcome()).toEqual(PAID_ONCE);
});

test("a report that never came is found by the job", async () => {
	const { outcome } = await ordered();
	mollie.last().status = "paid";
	later(11 * 60_000);
	await api.app.services.settling.settleForgotten();
	expect(await outcome()).toEqual(PAID_ONCE);
});

test("3.7.2 nobody is sent to another host than ours or Mollie's", async () => {
	const config = { apiUrl: "https://api.mollie.com:443" };
	for (const url of ["https://www.mollie.com/checkout/x", "https://pay.mollie.com/x"])
		expect([url, isAllowedHost(url, config)]).toEqual([url, true]);
	for (const url of [
		"https://mollie.com.evil.example/x",
		"http://www.mollie.com/x",
		"javascript:alert(1)",
		"//evil.example",
		"https://evilmollie.com",
	])
		expect([url, isAllowedHost(url, config)]).toEqual([url, false]);
	vi.spyOn(console, "error").mockImplementation(() => {});
	mollie.leadTo("https://evil.example");
	const { placed } = await ordered();
	expect(placed.payment_url).toMatch(/^https:\/\/www\.vsz\.example\/kasse\/zahlung\//);
	vi.mocked(console.error).mockReset();
});

test("a withdrawn order gets its money back through Mollie, once", async () => {
	const { outcome, placed, order } = await ordered();
	const payment = mollie.last();
	payment.status = "paid";
	await webhook(payment.id);
	const staff = await at.loggedIn("verwaltung@vsz.example", "staff");
	mollie.turn("dead");
	vi.spyOn(console, "error").mockImplementation(() => {});
	const answer = await staff.send<Order>("POST", `/order/${placed.data.number}/withdrawal`);
	vi.mocked(console.error).mockReset();
	expect([answer.status, answer.body.data.state]).toEqual([200, "withdrawn"]);
	mollie.turn("up");
	for (const _ of [1, 2]) await api.app.services.orders.refundOpen();
	expect(mollie.refunds.filter(({ paymentId }) => paymentId === payment.id)).toEqual([
		{ paymentId: payment.id, amount: { currency: "EUR", value: "24.90" } },
	]);
	expect(await outcome()).toMatchObject({ state: "withdrawn", invoices: 2 });
	expect((await order()).payment).toBe("refunded");
	expect((await staff.send("POST", `/order/${placed.data.number}/withdrawal`)).status).toBe(409);
});
