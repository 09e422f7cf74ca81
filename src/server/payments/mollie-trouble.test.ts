import { expect, test, vi } from "vitest";
import type { Order } from "#contract/checkout.ts";
import { PAID_ONCE, shopWithMollie, UNPAID } from "#tests/support/mollie-shop.ts";
import { isAllowedHost } from "./providers/mollie.ts";

const { parts, webhook, ordered, later } = shopWithMollie();

test("an id that nobody knows, or none at all, is answered like any other and asks nobody", async () => {
	const asked = parts.mollie.requests.length;
	expect((await webhook("tr_gibtesnicht")).statusCode).toBe(200);
	expect((await webhook("'; drop table orders; --")).statusCode).toBe(200);
	for (const url of ["/api/v1/payment/webhook", "/api/v1/payment/webhook/mollie"])
		expect((await parts.api.fastify.inject({ method: "POST", url })).statusCode).toBe(200);
	expect(parts.mollie.requests.length).toBe(asked);
});

test("a provider that is not configured reports nothing: another one's reference is not taken for its own", async () => {
	const { outcome } = await ordered();
	const payment = parts.mollie.last();
	payment.status = "paid";
	for (const name of ["test", "niemand"])
		expect((await webhook(payment.id, `/api/v1/payment/webhook/${name}`)).statusCode).toBe(404);
	expect(await outcome()).toEqual(UNPAID);
});

test.each([
	["less", { currency: "EUR", value: "0.01" }],
	["another currency", { currency: "USD", value: "24.90" }],
])("a payment of %s opens nothing and is told to the staff once", async (_, amount) => {
	const { outcome, placed } = await ordered();
	const payment = parts.mollie.last();
	payment.status = "paid";
	payment.amount = amount;
	await parts.at.mails();
	for (const _ of [1, 2]) await webhook(payment.id);
	expect(await outcome()).toEqual({ ...UNPAID, problems: 1 });
	const mails = await parts.at.mailsTo("kontakt@vsz.example");
	expect(mails.map(({ subject }) => subject)).toEqual([`Bitte ansehen: Zahlung zu ${placed.data.number}`]);
});

test("a second payment of a paid order is told to the staff, and nothing happens twice", async () => {
	const { guest, token, outcome } = await ordered();
	const first = parts.mollie.last();
	first.status = "failed";
	await webhook(first.id);
	await guest.send("POST", `/order/${token}/payment`, {});
	const second = parts.mollie.last();
	second.status = "paid";
	await webhook(second.id);
	first.status = "paid";
	await webhook(first.id);
	expect(await outcome()).toEqual({ ...PAID_ONCE, tries: 2, problems: 1 });
});

test("money for an order that has lapsed is told to the staff and opens nothing", async () => {
	const { outcome } = await ordered();
	const payment = parts.mollie.last();
	later(8 * 24 * 3600_000);
	await parts.api.app.services.orders.cancelUnpaid();
	expect((await outcome()).state).toBe("cancelled");
	payment.status = "paid";
	await webhook(payment.id);
	expect(await outcome()).toMatchObject({ state: "cancelled", grants: 0, problems: 1 });
});

test("one order that cannot be looked up does not keep the others from lapsing", async () => {
	const stuck = await ordered();
	parts.mollie.payments.delete(parts.mollie.last().id);
	const others = [await ordered(), await ordered()];
	later(8 * 24 * 3600_000);
	const log = vi.spyOn(console, "error").mockReturnValue();
	await expect(parts.api.app.services.orders.cancelUnpaid()).rejects.toThrow("1 of");
	expect(log.mock.calls).toEqual([[expect.stringContaining(`Bestellung ${stuck.placed.data.number}`)]]);
	log.mockClear();
	expect((await stuck.outcome()).state).toBe("awaiting_payment");
	for (const { outcome } of others) expect((await outcome()).state).toBe("cancelled");
	await parts.api.database.pool.query("update orders set state = 'cancelled' where number = $1", [
		stuck.placed.data.number,
	]);
});

test("a payment begun on the test page before Mollie was configured is not waited for", async () => {
	const { guest, token, placed } = await ordered();
	await parts.api.database.pool.query(
		"update payments set provider = 'test', provider_reference = 'alt', payment_url = 'https://www.vsz.example/testzahlung/alt' where order_id = (select id from orders where number = $1)",
		[placed.data.number],
	);
	const again = await guest.send<{ payment_url: string }>("POST", `/order/${token}/payment`, {});
	expect(again.body.data.payment_url).toContain("https://www.mollie.com/checkout/");
});

test("a process that died between asking and noting asks for the same payment again: one charge", async () => {
	const { checkout, placed } = await ordered();
	const before = parts.mollie.payments.size;
	await parts.api.database.pool.query(
		"update payments set provider_reference = null, payment_url = null where order_id = (select id from orders where number = $1)",
		[placed.data.number],
	);
	expect((await checkout()).body.payment_url).toBe(placed.payment_url);
	expect(parts.mollie.payments.size).toBe(before);
});

test("Mollie not answering at the checkout: the order stands and leads to its own page, where one pays later", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	parts.mollie.turn("dead");
	const { guest, status, placed, token, outcome, order } = await ordered();
	expect([status, placed.payment_url]).toEqual([201, `https://www.vsz.example/kasse/zahlung/${token}`]);
	expect(await outcome()).toEqual(UNPAID);
	expect((await guest.send("POST", `/order/${token}/payment`, {})).status).toBe(503);
	expect((await order()).state).toBe("awaiting_payment");
	parts.mollie.turn("up");
	const again = await guest.send<{ payment_url: string }>("POST", `/order/${token}/payment`, {});
	expect(again.body.data.payment_url).toContain("https://www.mollie.com/checkout/");
	vi.mocked(console.error).mockReset();
});

test("Mollie not answering when it has reported something: 503, so that it reports again", async () => {
	const { outcome } = await ordered();
	const payment = parts.mollie.last();
	payment.status = "paid";
	parts.mollie.turn("down");
	expect((await webhook(payment.id)).statusCode).toBe(503);
	expect(await outcome()).toEqual(UNPAID);
	parts.mollie.turn("up");
	expect((await webhook(payment.id)).statusCode).toBe(200);
	expect(await outcome()).toEqual(PAID_ONCE);
});

test("a report that never came is found by the job", async () => {
	const { outcome } = await ordered();
	parts.mollie.last().status = "paid";
	later(11 * 60_000);
	await parts.api.app.services.settling.settleForgotten();
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
	parts.mollie.leadTo("https://evil.example");
	const { placed } = await ordered();
	expect(placed.payment_url).toMatch(/^https:\/\/www\.vsz\.example\/kasse\/zahlung\//);
	vi.mocked(console.error).mockReset();
});

test("a withdrawn order gets its money back through Mollie, once", async () => {
	const { outcome, placed, order } = await ordered();
	const payment = parts.mollie.last();
	payment.status = "paid";
	await webhook(payment.id);
	const staff = await parts.at.loggedIn("verwaltung@vsz.example", "staff");
	parts.mollie.turn("dead");
	vi.spyOn(console, "error").mockImplementation(() => {});
	const answer = await staff.send<Order>("POST", `/office/order/${placed.data.number}/withdrawal`);
	vi.mocked(console.error).mockReset();
	expect([answer.status, answer.body.data.state]).toEqual([200, "withdrawn"]);
	parts.mollie.turn("up");
	later(5 * 60_000);
	for (const _ of [1, 2]) await parts.api.app.services.refundSending.sendDue();
	expect(parts.mollie.refunds.filter(({ paymentId }) => paymentId === payment.id)).toEqual([
		{ paymentId: payment.id, amount: { currency: "EUR", value: "24.90" } },
	]);
	expect(await outcome()).toMatchObject({ state: "withdrawn", invoices: 2 });
	expect((await order()).payment).toBe("refunded");
	expect((await staff.send("POST", `/office/order/${placed.data.number}/withdrawal`)).status).toBe(409);
});
