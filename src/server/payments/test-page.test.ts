import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order, PlacedOrder } from "#contract/checkout.ts";
import { createTestApp, type TestApp, testApp } from "#tests/support/app.ts";
import { METHOD, shop } from "#tests/support/shop.ts";

let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let at: ReturnType<typeof shop>;

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, env: { TRUST_PROXY: "1" } });
	at = shop(api);
	await at.mails();
});
afterAll(() => api.close());

/** A guest who has ordered one course and stands before the payment page. */
async function ordered(email: string, payment_method_id: number = METHOD.paypal) {
	const guest = at.person();
	const [course] = await at.pricedCourses();
	const basket = await guest.basketWith(course as { id: number });
	const { body } = await guest.checkout<PlacedOrder>(basket.id, { email, payment_method_id });
	const token = /\/kasse\/zahlung\/([\w-]+)/.exec((await at.mailsTo(email))[0]?.text ?? "")?.[1] ?? "";
	const state = async () => (await guest.send<Order>("GET", `/order/${token}`)).body.data;
	return { guest, placed: body, token, state, path: pathOf(body.payment_url) };
}

const pathOf = (url: string | undefined) => new URL(url ?? "").pathname;
const decide = (url: string, state: string, headers: Record<string, string> = {}) =>
	api.fastify.inject({
		method: "POST",
		url,
		payload: `state=${state}`,
		headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
	});

test("PAY-36 Paypal answers with a payment_url that leads to a page which says that no money flows", async () => {
	const { placed, path } = await ordered("seite@vsz.example");
	expect(placed.data.state).toBe("awaiting_payment");
	expect(placed.payment_url).toBe(placed.data.payment_url);
	const page = await api.fastify.inject(path);
	expect(page.headers["content-type"]).toContain("text/html");
	expect(page.body).toContain("Testzahlung – es fließt kein Geld");
	expect(page.body).toContain(placed.data.number);
	expect(page.body).toMatch(/24,90\s€/);
	for (const label of ["Bezahlen", "Fehlschlagen lassen", "Abbrechen"])
		expect(page.body).toContain(`>${label}</button>`);
});

test("PAY-37 paying makes the order paid, opens the film and sends the confirmation; pressing twice changes nothing", async () => {
	const { state, path, token } = await ordered("zahlt@vsz.example");
	expect(await state()).toMatchObject({ state: "awaiting_payment", payment: "open", documents: [] });
	const answer = await decide(path, "paid");
	expect([answer.statusCode, new URL(String(answer.headers.location)).pathname]).toEqual([
		303,
		`/kasse/zahlung/${token}`,
	]);
	await decide(path, "paid");
	await decide(path, "failed");
	expect(await state()).toMatchObject({ state: "paid", payment: "paid", payment_path: null });
	expect((await state()).documents.map(({ kind }) => kind)).toEqual(["invoice"]);
	const mails = await at.mailsTo("zahlt@vsz.example");
	expect(mails.map(({ subject }) => subject)).toEqual(["Danke! Dein Videokurs liegt bereit"]);
	expect((await api.fastify.inject(path)).body).toContain("bezahlt");
});

test.each(["failed", "cancelled"])(
	"PAY-37 %s leaves the order unpaid, opens nothing, and one can pay again",
	async (outcome) => {
		const email = `${outcome}@vsz.example`;
		const { guest, state, path, token } = await ordered(email);
		await decide(path, outcome);
		expect(await state()).toMatchObject({ state: "awaiting_payment", payment: outcome, documents: [] });
		expect((await state()).payment_path).toBe(`/kasse/zahlung/${token}`);
		expect(await at.mailsTo(email)).toEqual([]);
		const again = await guest.send<{ payment_url: string }>("POST", `/order/${token}/payment`, {});
		const second = pathOf(again.body.data.payment_url);
		expect(second).not.toBe(path);
		await decide(second, "paid");
		expect(await state()).toMatchObject({ state: "paid" });
		expect((await guest.send("POST", `/order/${token}/payment`, {})).status).toBe(409);
	},
);

test("an open payment is used again, and another method replaces it only when the first can no longer be paid", async () => {
	const { guest, state, path, token } = await ordered("wechsel@vsz.example");
	const pay = async (body: object) =>
		(await guest.send<{ payment_url: string }>("POST", `/order/${token}/payment`, body)).body.data.payment_url;
	expect(pathOf(await pay({}))).toBe(path);
	const [one, two] = await Promise.all([pay({}), pay({})]);
	expect(one).toBe(two);
	const card = pathOf(await pay({ payment_method_id: METHOD.creditCard }));
	expect(card).not.toBe(path);
	await decide(path, "paid");
	expect((await state()).state).toBe("awaiting_payment");
	await decide(card, "paid");
	expect(await state()).toMatchObject({ state: "paid", payment_method: "credit_card" });
	const refused = await guest.send("POST", `/order/${(await ordered("r@vsz.example")).token}/payment`, {
		payment_method_id: METHOD.invoice,
	});
	expect(refused.status).toBe(422);
});

test("another site's page cannot decide a payment, and a reference nobody knows is not found", async () => {
	const { state, path } = await ordered("fremd@vsz.example");
	expect((await decide(path, "paid", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
	expect((await decide(path, "geschenkt")).statusCode).toBe(400);
	expect((await state()).state).toBe("awaiting_payment");
	expect((await api.fastify.inject(`/testzahlung/${"x".repeat(43)}`)).statusCode).toBe(404);
});

test("an order unpaid for seven days lapses, and gives its voucher back once", async () => {
	const guest = at.person();
	const [course] = await at.pricedCourses();
	const basket = await guest.basketWith(course as { id: number });
	await guest.send("PUT", `/basket_product/${basket.products[0]?.id}/voucher/EINMALIG`);
	await guest.checkout(basket.id, { email: "spaet@vsz.example", payment_method_id: METHOD.paypal });
	const used = async () =>
		(await api.database.pool.query("select used_count from vouchers where code = 'EINMALIG'")).rows[0].used_count;
	expect(await used()).toBe(1);
	now = new Date(now.getTime() + 7 * 24 * 3600_000 + 1000);
	await api.app.services.orders.cancelUnpaid();
	expect(await used()).toBe(0);
	const mails = await at.mailsTo("spaet@vsz.example");
	expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/ist verfallen$/));
	await api.app.services.orders.cancelUnpaid();
	expect(await used()).toBe(0);
});

test("with Mollie's keys there is no test page", async () => {
	const { get } = await testApp({ env: { MOLLIE_API_KEY: "test_abcdefghijkl" }, demo: false });
	expect((await get(`/testzahlung/${"x".repeat(43)}`)).body).toBe("<h1>Seite</h1>");
});
