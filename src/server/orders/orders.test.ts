import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Basket } from "#contract/basket.ts";
import { ORDER_BUTTONS, type PlacedOrder } from "#contract/checkout.ts";
import type { Course } from "#contract/courses.ts";
import { NEWSLETTER_BOX } from "#contract/legal/declarations/boxes.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openShop } from "#tests/support/house.ts";
import { type Answer, BANK, METHOD, type shop } from "#tests/support/shop.ts";

const NOW = new Date("2026-11-15T10:00:00Z");
let now = NOW;
const later = (ms: number) => {
	now = new Date(now.getTime() + ms);
};
let api: TestApp;
let at: ReturnType<typeof shop>;
let courses: (Course & { price: number })[];
const course = (index: number) => courses[index] as Course & { price: number };

beforeAll(async () => {
	({ api, at, courses } = await openShop({ clock: () => now }));
});
afterAll(() => api.close());

const query = async (text: string, values: unknown[] = []) => (await api.database.pool.query(text, values)).rows;
const orderOf = async (email: string) => (await query("select * from orders where email = $1", [email]))[0];
const guestWith = (...own: { id: number }[]) => at.confirmedGuest(...own);

describe("who may order how", () => {
	test("API-33 the four methods with what they need", async () => {
		const { body } = await at.person().send<object[]>("GET", "/payment_method");
		expect(body.data).toEqual([
			{ id: 1, name: "Paypal", is_login_required: 0, is_pin_required: 0 },
			{ id: 2, name: "Kreditkarte", is_login_required: 0, is_pin_required: 0 },
			{ id: 3, name: "Rechnungskauf", is_login_required: 0, is_pin_required: 1 },
			{ id: 4, name: "Bankeinzug", is_login_required: 1, is_pin_required: 1 },
		]);
	});

	test("SEC-03 a guest cannot pay by direct debit, whatever else is right", async () => {
		const { guest, basket } = await guestWith(course(0));
		const { status, body } = await guest.checkout(basket.id, { payment_method_id: METHOD.directDebit, ...BANK });
		expect([status, body.message]).toEqual([403, "Für diese Zahlungsart musst du angemeldet sein."]);
	});

	test("SEC-04 invoice and direct debit need a PIN, of the basket or of the member", async () => {
		const guest = at.person();
		const basket = await guest.basketWith(course(0));
		const refused = await guest.checkout(basket.id, { payment_method_id: METHOD.invoice });
		expect([refused.status, refused.body.message]).toEqual([
			403,
			"Bitte bestätige zuerst deine Mobilnummer mit einer PIN.",
		]);
		const member = await at.loggedIn("mitglied@vsz.example");
		const own = await member.basketWith(course(0));
		for (const payment_method_id of [METHOD.invoice, METHOD.directDebit])
			expect((await member.checkout(own.id, { payment_method_id, ...BANK })).status).toBe(403);
		await guest.confirmPhone(at.phone(), basket.id);
		expect((await guest.checkout(basket.id, { payment_method_id: METHOD.invoice })).status).toBe(201);
	});

	test.each([
		["a name", { name: "" }, "name"],
		["an address", { email: "keine" }, "email"],
		["a street", { street_address: " " }, "street_address"],
		["a short house number", { street_suffix: "123456" }, "street_suffix"],
		["a postcode of five digits", { postcode: "1099" }, "postcode"],
		["a city", { city: undefined }, "city"],
		["a method", { payment_method_id: undefined }, "payment_method_id"],
		["a method that exists", { payment_method_id: 9 }, "payment_method_id"],
		["no more than 255 characters", { company: "x".repeat(256) }, "company"],
	])("API-31 PAY-10 PAY-15 an order needs %s", async (_, over, field) => {
		const guest = at.person();
		const basket = await guest.basketWith(course(0));
		const { status, body } = await guest.checkout(basket.id, { payment_method_id: METHOD.paypal, ...over });
		expect([status, Object.keys(body.validation_errors ?? {})]).toEqual([422, [field]]);
	});

	test.each([
		["without an account", { iban: undefined }, "iban"],
		["with a wrong checksum", { iban: "DE02120300000000202052" }, "iban"],
		["outside of SEPA", { iban: "US64SVBKUS6S3300958879" }, "iban"],
		["with a wrong BIC", { swift_bic_number: "XX" }, "swift_bic_number"],
		["without owner", { bank_account_owner: "" }, "bank_account_owner"],
	])("PAY-22 SD-5 direct debit %s is refused", async (_, over, field) => {
		const member = await at.loggedIn("kundin@vsz.example");
		const basket = await member.basketWith();
		const { id } = basket.products.length > 0 ? basket : (await member.add(basket.id, course(3).id)).body.data;
		const { status, body } = await member.checkout(id, { payment_method_id: METHOD.directDebit, ...BANK, ...over });
		expect([status, Object.keys(body.validation_errors ?? {})]).toEqual([422, [field]]);
	});

	test("an empty basket, one that is gone and one of somebody else are no orders", async () => {
		const guest = at.person();
		const { id } = await guest.openBasket();
		const empty = await guest.checkout(id, { payment_method_id: METHOD.paypal });
		expect([empty.status, empty.body.message]).toEqual([422, "Der Warenkorb ist leer."]);
		const unknown = await guest.checkout("00000000-0000-4000-8000-000000000000", { payment_method_id: METHOD.paypal });
		expect(unknown.status).toBe(404);
		const basket = await guest.basketWith(course(0));
		later(4 * 3600_000);
		expect((await guest.checkout(basket.id, { payment_method_id: METHOD.paypal })).status).toBe(404);
		now = NOW;
	});
});

describe("an order", () => {
	test("API-31 PAY-36 by invoice is placed at once, without a payment page, and keeps what was agreed to", async () => {
		const { guest, basket } = await guestWith(course(0), course(1));
		const email = "agb@vsz.example";
		const { status, body } = await guest.checkout<PlacedOrder>(basket.id, { email, payment_method_id: METHOD.invoice });
		expect(status).toBe(201);
		expect(body).toEqual({
			data: {
				number: expect.stringMatching(/^VSZ-2026-\d{6}-[A-HJKMNP-Z2-9]{4}$/),
				state: "placed",
				total_with_tax: Math.round((course(0).price + course(1).price) * 100) / 100,
				token: expect.stringMatching(/^[\w-]{43}$/),
			},
		});
		expect(await orderOf(email)).toMatchObject({
			accept_terms: true,
			accept_early_performance: true,
			consent_text_version: "2026-11",
			button_label: ORDER_BUTTONS.priced,
			bank_data: null,
			paid_at: null,
		});
		expect((await guest.send("GET", `/basket/${basket.id}`)).status).toBe(404);
	});

	test("without the two consents is accepted and stored as not waived", async () => {
		const { guest, basket } = await guestWith(course(0));
		const email = "alt@vsz.example";
		const { status } = await guest.checkout(basket.id, {
			email,
			payment_method_id: METHOD.invoice,
			accept_terms: undefined,
			accept_early_performance: undefined,
			consent_text_version: undefined,
		});
		expect(status).toBe(201);
		expect(await orderOf(email)).toMatchObject({ accept_terms: false, accept_early_performance: false });
		const [mail] = await at.mailsTo(email);
		expect(mail?.text).toContain("Du hast nicht zugestimmt, dass dein Widerrufsrecht vorzeitig erlischt.");
	});

	test("that names a version of the texts which nobody has shown is refused, and nothing is ordered", async () => {
		const { guest, basket } = await guestWith(course(0));
		const email = "erfunden@vsz.example";
		const order = { email, payment_method_id: METHOD.invoice };
		const refused = await guest.checkout(basket.id, { ...order, consent_text_version: "2030-01 <b>" });
		expect(refused.status).toBe(422);
		expect(refused.body.validation_errors).toEqual({ consent_text_version: ["Fassung der Texte: Ungültige Angabe"] });
		expect(await orderOf(email)).toBeUndefined();
		expect((await guest.checkout(basket.id, { ...order, consent_text_version: "" })).status).toBe(201);
		expect(await orderOf(email)).toMatchObject({ consent_text_version: null });
	});

	test("CO-19 of 0,00 needs neither method nor PIN, is paid at once, and has no invoice", async () => {
		const guest = at.person();
		const basket = await guest.basketWith(course(0));
		await guest.send("PUT", `/basket_product/${basket.products[0]?.id}/voucher/FREI100`);
		const email = "frei@vsz.example";
		const { status, body } = await guest.checkout<PlacedOrder>(basket.id, { email });
		expect([status, body.data.state, body.payment_url]).toEqual([201, "paid", undefined]);
		expect(await orderOf(email)).toMatchObject({ payment_method: "none", button_label: ORDER_BUTTONS.free });
		const [mail] = await at.mailsTo(email);
		expect(mail?.attachments).toEqual(["AGB-VSZ.pdf", "Widerrufsbelehrung-VSZ.pdf"]);
		expect(mail?.text).toContain("/produkt/");
	});

	test("CO-14 costs the same whatever method is chosen", async () => {
		const totals = [];
		for (const payment_method_id of [METHOD.paypal, METHOD.creditCard, METHOD.invoice]) {
			const { guest, basket } = await guestWith(course(0));
			totals.push((await guest.checkout<PlacedOrder>(basket.id, { payment_method_id })).body.data.total_with_tax);
		}
		expect(new Set(totals)).toEqual(new Set([course(0).price]));
	});

	test("API-32 PUT does the same as POST", async () => {
		const { guest, basket } = await guestWith(course(0));
		const payload = { ...checkoutBody, payment_method_id: METHOD.invoice };
		const { status, body } = await guest.send<PlacedOrder>("PUT", `/basket/${basket.id}/checkout`, payload);
		expect([status, body.data.state]).toEqual([200, "placed"]);
		const posted = await guest.send<PlacedOrder>("POST", `/basket/${basket.id}/checkout`, payload);
		expect(posted.body).toEqual(body);
	});

	test("PAY-33 asks for the newsletter only on wish, with confirmation", async () => {
		const { guest, basket } = await guestWith(course(0));
		const email = "post@vsz.example";
		await guest.checkout(basket.id, { email, payment_method_id: METHOD.invoice, accept_newsletter: true });
		const subjects = (await at.mailsTo(email)).map(({ subject }) => subject);
		expect(subjects).toContain("Bitte bestätige deinen Newsletter");
		expect(
			await query("select state, source, text_version from newsletter_subscribers where email = $1", [email]),
		).toEqual([{ state: "pending", source: "checkout", text_version: NEWSLETTER_BOX.version }]);
	});

	test("at a price that changed meanwhile is refused instead of costing more", async () => {
		const { guest, basket } = await guestWith(course(4));
		await query("update courses set price_cents = price_cents + 100 where id = $1", [course(4).id]);
		const seen = { payment_method_id: METHOD.invoice, total_with_tax: basket.total_with_tax };
		const refused = await guest.checkout(basket.id, seen);
		expect([refused.status, refused.body.message]).toEqual([
			409,
			"Im Warenkorb hat sich etwas geändert. Bitte prüfe deine Bestellung noch einmal.",
		]);
		const { body } = await guest.send<Basket>("GET", `/basket/${basket.id}`);
		const again = await guest.checkout(basket.id, { ...seen, total_with_tax: body.data.total_with_tax });
		expect(again.status).toBe(201);
	});

	test("of a course that is no longer sold is refused, and after a look at the basket the rest can be ordered", async () => {
		const { guest, basket } = await guestWith(course(0), course(5));
		await query("update courses set is_active = false where id = $1", [course(5).id]);
		const refused = await guest.checkout(basket.id, { payment_method_id: METHOD.invoice });
		expect([refused.status, refused.body.message]).toEqual([422, "Dieser Videokurs ist zurzeit nicht zu kaufen."]);
		await guest.send("GET", `/basket/${basket.id}`);
		const { body } = await guest.checkout<PlacedOrder>(basket.id, { payment_method_id: METHOD.invoice });
		expect(body.data.total_with_tax).toBe(course(0).price);
		await query("update courses set is_active = true where id = $1", [course(5).id]);
	});
});

const checkoutBody = {
	name: "Gesine Gast",
	email: "gast@vsz.example",
	street_address: "Elbweg",
	street_suffix: "7a",
	postcode: "01099",
	city: "Dresden",
};

describe("a voucher", () => {
	test("is counted with the order, and its last use goes to exactly one of two who order at once", async () => {
		await query("update vouchers set used_count = 0 where code = 'EINMALIG'");
		const both = await Promise.all([guestWith(course(0)), guestWith(course(0))]);
		for (const { guest, basket } of both)
			await guest.send("PUT", `/basket_product/${basket.products[0]?.id}/voucher/EINMALIG`);
		const answers = await Promise.all(
			both.map(({ guest, basket }) => guest.checkout(basket.id, { payment_method_id: METHOD.invoice })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
		const [loser] = answers.filter(({ status }) => status === 422);
		expect(loser?.body.message).toBe("Dieser Gutschein ist bereits eingelöst.");
		expect(await query("select used_count from vouchers where code = 'EINMALIG'")).toEqual([{ used_count: 1 }]);
	});

	test("of a refused order is not counted", async () => {
		const used = () => query("select used_count from vouchers where code = 'EHRENAMT50'");
		const before = await used();
		const guest = at.person();
		const basket = await guest.basketWith(course(0));
		await guest.send("PUT", `/basket_product/${basket.products[0]?.id}/voucher/EHRENAMT50`);
		expect((await guest.checkout(basket.id, { payment_method_id: METHOD.invoice })).status).toBe(403);
		expect(await used()).toEqual(before);
	});
});

describe("one order, whatever is clicked", () => {
	const count = async (number: string) =>
		(
			await query(
				`select (select count(*)::int from invoices where order_id = o.id) as invoices,
				(select count(*)::int from outbox where kind = 'order_confirmation' and recipient = o.email) as mails
				from orders o where number = $1`,
				[number],
			)
		)[0];

	test.each([
		["a double click", ["k".repeat(24), "k".repeat(24)]],
		["two tabs with keys of their own", ["a".repeat(24), "b".repeat(24)]],
		["clients without a key", [undefined, undefined]],
	])("%s", async (name, keys) => {
		const { guest, basket } = await guestWith(course(0));
		const email = `${name.replaceAll(" ", "-")}@vsz.example`;
		const answers = await Promise.all(
			[...keys, ...keys].map((idempotency_key) =>
				guest.checkout<PlacedOrder>(basket.id, { email, payment_method_id: METHOD.invoice, idempotency_key }),
			),
		);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
		const [first] = answers;
		// Only the request that became the order is told the key of its page.
		const told = (body: Answer<PlacedOrder>["body"] | undefined) => ({ ...body?.data, token: undefined });
		for (const { body } of answers) expect(told(body)).toEqual(told(first?.body));
		expect(await count(first?.body.data.number ?? "")).toEqual({ invoices: 1, mails: 1 });
	});

	test("a retry long after the answer was lost gets the same answer", async () => {
		const { guest, basket } = await guestWith(course(0));
		const order = () => guest.checkout(basket.id, { email: "retry@vsz.example", payment_method_id: METHOD.invoice });
		const first = await order();
		later(5 * 3600_000);
		expect((await order()).body).toEqual(first.body);
		now = NOW;
	});

	test("a key that belongs to another order is refused", async () => {
		const idempotency_key = "s".repeat(30);
		const [one, two] = [await guestWith(course(0)), await guestWith(course(1))];
		await one.guest.checkout(one.basket.id, { payment_method_id: METHOD.invoice, idempotency_key });
		const answer = await two.guest.checkout(two.basket.id, { payment_method_id: METHOD.invoice, idempotency_key });
		expect(answer.status).toBe(409);
	});
});

test("whoever is held by their address uses up nobody's mailbox", async () => {
	const held = at.person();
	const perAddress = { name: "order-address", max: 300, perMs: 3600_000 };
	const { limits } = api.app.services;
	for (let index = 0; index < perAddress.max; index += 1)
		await limits.take(perAddress, held.headers["x-forwarded-for"]);
	const email = "fremd@vsz.example";
	const { guest, basket } = await guestWith(course(0));
	for (let index = 0; index < 21; index += 1) expect((await held.checkout(basket.id, { email })).status).toBe(429);
	expect((await guest.checkout(basket.id, { email, payment_method_id: METHOD.invoice })).status).toBe(201);
});
