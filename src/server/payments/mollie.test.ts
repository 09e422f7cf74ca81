import { expect, test } from "vitest";
import { PAID_ONCE, shopWithMollie, UNPAID } from "#tests/support/mollie-shop.ts";
import { METHOD } from "#tests/support/shop.ts";

const { parts, webhook, ordered, later } = shopWithMollie();

test("RUN-20 PAY-36 an order is created at Mollie with amount, return address and webhook, and leads to its page", async () => {
	const { placed, receipt, token } = await ordered();
	const payment = parts.mollie.last();
	expect(placed.payment_url).toBe(`https://www.mollie.com/checkout/select-method/${payment.id}`);
	expect(payment).toMatchObject({
		amount: { currency: "EUR", value: "24.90" },
		method: "creditcard",
		description: `VSZ Bestellung ${placed.data.number}`,
		redirectUrl: `https://www.vsz.example/kasse/zahlung/${token}`,
		cancelUrl: `https://www.vsz.example/kasse/zahlung/${token}`,
		webhookUrl: "https://www.vsz.example/api/v1/payment/webhook/mollie",
	});
	expect(receipt?.subject).toBe("Deine Bestellung ist eingegangen");
	expect(receipt?.text).toContain("Sie ist noch nicht bezahlt");
});

test("webhook before the return: paid once, with invoice, access and confirmation", async () => {
	const { outcome, order } = await ordered();
	const payment = parts.mollie.last();
	payment.status = "paid";
	expect((await webhook(payment.id)).statusCode).toBe(200);
	expect(await outcome()).toEqual(PAID_ONCE);
	expect((await order()).payment).toBe("paid");
	for (const _ of [1, 2]) expect((await webhook(payment.id)).statusCode).toBe(200);
	expect(await outcome()).toEqual(PAID_ONCE);
});

test("a payment begun before the address named its provider is reported at the old one, and paid once", async () => {
	const { outcome } = await ordered();
	const payment = parts.mollie.last();
	payment.status = "paid";
	for (const url of ["/api/v1/payment/webhook", "/api/v1/payment/webhook/mollie"])
		expect((await webhook(payment.id, url)).statusCode).toBe(200);
	expect(await outcome()).toEqual(PAID_ONCE);
});

test("return before the webhook: the waiting page asks, but never more often than every few seconds", async () => {
	const { outcome, order } = await ordered();
	const payment = parts.mollie.last();
	later(5_000);
	expect((await order()).state).toBe("awaiting_payment");
	const asked = parts.mollie.requests.length;
	payment.status = "paid";
	expect((await order()).state).toBe("awaiting_payment");
	expect(parts.mollie.requests.length).toBe(asked);
	later(4_000);
	expect((await order()).state).toBe("paid");
	expect((await webhook(payment.id)).statusCode).toBe(200);
	expect(await outcome()).toEqual(PAID_ONCE);
});

test("webhook and return racing, ten of each: one invoice, one access, one confirmation", async () => {
	const { outcome, order } = await ordered();
	const payment = parts.mollie.last();
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
	const first = parts.mollie.last();
	first.status = status;
	await webhook(first.id);
	expect(await outcome()).toEqual(UNPAID);
	expect((await order()).payment).toBe(state);
	const again = await guest.send<{ payment_url: string }>("POST", `/order/${token}/payment`, {
		payment_method_id: METHOD.paypal,
	});
	const second = parts.mollie.last();
	expect(again.body.data.payment_url).toContain(second.id);
	expect([second.id === first.id, second.method]).toEqual([false, "paypal"]);
	second.status = "paid";
	await webhook(second.id);
	expect(await outcome()).toEqual({ ...PAID_ONCE, tries: 2 });
});

test("reports out of order: what was paid stays paid, whatever an older report says", async () => {
	const { outcome } = await ordered();
	const payment = parts.mollie.last();
	payment.status = "paid";
	await webhook(payment.id);
	payment.status = "open";
	await webhook(payment.id);
	payment.status = "expired";
	await webhook(payment.id);
	expect(await outcome()).toEqual(PAID_ONCE);
});

test("the open payment is used again, also by two at once and by a repeated checkout: one charge", async () => {
	const { guest, checkout, token, placed } = await ordered();
	const before = parts.mollie.payments.size;
	const pay = () => guest.send<{ payment_url: string }>("POST", `/order/${token}/payment`, {});
	const answers = await Promise.all([pay(), pay(), checkout(), checkout()]);
	const urls = answers.map(({ body }) => body.payment_url ?? body.data.payment_url);
	expect(new Set(urls)).toEqual(new Set([placed.payment_url]));
	expect(parts.mollie.payments.size).toBe(before);
});

test("another method while a payment is open that cannot be called off: the open one is used, never a second charge", async () => {
	const { guest, token, placed } = await ordered();
	const pay = (payment_method_id: number) =>
		guest.send<{ payment_url: string }>("POST", `/order/${token}/payment`, { payment_method_id });
	expect((await pay(METHOD.paypal)).body.data.payment_url).toBe(placed.payment_url);
	const first = parts.mollie.last();
	first.isCancelable = true;
	await pay(METHOD.paypal);
	expect([first.status, parts.mollie.last().method]).toEqual(["canceled", "paypal"]);
});
