import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { METHOD, shop } from "#tests/support/shop.ts";

let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let at: ReturnType<typeof shop>;

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, env: { TRUST_PROXY: "on" } });
	at = shop(api);
	await at.mails();
});
afterAll(() => api.close());

test("PAY-40 SEC-15 a guest orders by invoice after a PIN and watches with the link of the mail", async () => {
	const [course] = await at.pricedCourses();
	if (!course) throw new Error("no course");
	const guest = at.person();
	const basket = await guest.basketWith(course);
	expect(basket.total_with_tax).toBe(course.price);
	expect((await guest.checkout(basket.id, { payment_method_id: METHOD.invoice })).status).toBe(403);
	expect((await guest.confirmPhone("015112345678", basket.id)).status).toBe(200);
	const { status, body } = await guest.checkout(basket.id, { payment_method_id: METHOD.invoice });
	expect([status, body]).toEqual([
		201,
		{ data: { number: "VSZ-2026-000003", state: "placed", total_with_tax: course.price } },
	]);
	const [mail] = await at.mailsTo("gast@vsz.example");
	const [, id, token] = /\/produkt\/(\d+)\/([\w-]+)/.exec(mail?.text ?? "") ?? [];
	const watch = () => guest.send<{ video: { path: string } }>("GET", `/online_seminar/${id}/${token}`);
	const film = (await watch()).body.data.video.path;
	expect((await api.fastify.inject(film)).statusCode).toBe(200);
	now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
	expect((await watch()).status).toBe(410);
});
