import { expect, test, vi } from "vitest";
import { shopWithMollie } from "#tests/support/mollie-shop.ts";
import { METHOD } from "#tests/support/shop.ts";

const { parts, webhook, later } = shopWithMollie();
const STAFF = "kontakt@vsz.example";

/** A donation of 25 euro by PayPal, and what is known of it. */
async function donated(email = "mika@vsz.example") {
	await parts.at.mails();
	const guest = parts.at.person();
	const { status, body } = await guest.send<{ payment_url: string }>("POST", "/donation/payment", {
		...{ amount: 25, rhythm: "one_off", email, payment_method_id: METHOD.paypal },
	});
	const { rows } = await parts.api.database.pool.query("select reference from donations order by id desc limit 1");
	const token = await parts.api.app.services.secrets.linkToken("donation", rows[0].reference);
	const state = async () => (await guest.send<{ state: string }>("GET", `/donation/${token}`)).body.data.state;
	const again = () => guest.send<{ payment_url: string }>("POST", `/donation/${token}/payment`);
	const letters = async () => (await parts.at.mails()).map(({ to, subject }) => [to, subject]).sort();
	return { status, body, token, reference: rows[0].reference, state, again, letters };
}

test("FORM-13 a donation is created at Mollie with its amount and method, and leads back to its own page", async () => {
	const { body, token, reference } = await donated();
	const payment = parts.mollie.last();
	expect(body.data.payment_url).toContain(payment.id);
	expect(payment).toMatchObject({
		amount: { currency: "EUR", value: "25.00" },
		method: "paypal",
		description: `VSZ ${reference}`,
		redirectUrl: `https://www.vsz.example/spenden/zahlung/${token}`,
	});
});

test("webhook and return racing, ten of each: one donation, thanked for once", async () => {
	const { state, letters } = await donated();
	const payment = parts.mollie.last();
	payment.status = "paid";
	later(5_000);
	await Promise.all(Array.from({ length: 10 }, () => [webhook(payment.id), state()]).flat());
	expect(await state()).toBe("paid");
	expect(await letters()).toEqual([
		[STAFF, "Neue Spende: 25,00\u00a0€"],
		["mika@vsz.example", "Danke für deine Spende"],
	]);
});

test("another amount than promised is told to the staff once and nobody is thanked", async () => {
	const { state, letters } = await donated();
	const payment = parts.mollie.last();
	payment.status = "paid";
	payment.amount = { currency: "EUR", value: "0.01" };
	for (const _ of [1, 2]) await webhook(payment.id);
	expect((await letters()).map(([to]) => to)).toEqual([STAFF]);
	expect(await state()).toBe("paid");
});

test("a second try is paid the way the first was begun, and two who ask at once get the same", async () => {
	const { again } = await donated();
	const first = parts.mollie.last();
	first.status = "failed";
	await webhook(first.id);
	const before = parts.mollie.payments.size;
	const urls = (await Promise.all([again(), again()])).map(({ body }) => body.data.payment_url);
	const second = parts.mollie.last();
	expect(urls).toEqual([expect.stringContaining(second.id), expect.stringContaining(second.id)]);
	expect([parts.mollie.payments.size - before, second.method]).toEqual([1, "paypal"]);
});

test("Mollie not answering: said at the beginning, lived with by the page that waits, and one pays later", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	parts.mollie.turn("dead");
	const { status, state, again } = await donated();
	expect(status).toBe(503);
	expect((await again()).status).toBe(503);
	parts.mollie.turn("up");
	expect((await again()).body.data.payment_url).toContain(parts.mollie.last().id);
	parts.mollie.turn("dead");
	later(5_000);
	expect(await state()).toBe("open");
	expect(vi.mocked(console.error).mock.calls.flat()).toContainEqual(expect.stringContaining("Zahlungsdienst: "));
	vi.mocked(console.error).mockReset();
});
