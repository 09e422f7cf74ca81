import { afterAll, beforeAll, expect, test } from "vitest";
import type { Order, PlacedOrder } from "#contract/checkout.ts";
import type { Course } from "#contract/courses.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { METHOD, shop } from "#tests/support/shop.ts";
import { mayWithdrawAlone, nextState } from "./rules.ts";

const NOW = new Date("2026-11-15T10:00:00Z");
let now = NOW;
let api: TestApp;
let at: ReturnType<typeof shop>;
let courses: (Course & { price: number })[];

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, env: { TRUST_PROXY: "1" } });
	at = shop(api);
	courses = await at.pricedCourses();
	await at.mails();
});
afterAll(() => api.close());

async function ordered(email: string, over: object = {}) {
	const { guest, basket } = await at.confirmedGuest(courses[0] as Course);
	const checkout = { email, payment_method_id: METHOD.invoice, ...over };
	const { body } = await guest.checkout<PlacedOrder>(basket.id, checkout);
	const { number } = body.data;
	const token = await api.app.services.secrets.linkToken("order", number);
	const film = await api.app.services.access.tokenFor(number, courses[0]?.id ?? 0);
	await at.mails();
	return {
		number,
		paymentUrl: body.payment_url,
		order: async () => (await guest.send<Order>("GET", `/order/${token}`)).body.data,
		watch: async () => (await guest.send("GET", `/online_seminar/${courses[0]?.id}/${film}`)).status,
	};
}
const declare = (contract: string, email: string) =>
	at.person().send<{ received_at: string }>("POST", "/withdrawal", { name: "Gesine Gast", contract, email });
const NOT_WAIVED = { accept_early_performance: false };

test("WB-8 a declaration within the period, without the consent that ends the right: access ends and a credit note comes", async () => {
	const email = "widerruf@vsz.example";
	const { number, order, watch } = await ordered(email, NOT_WAIVED);
	expect(await watch()).toBe(200);
	const { status } = await declare(`meine Bestellung ${number.toLowerCase()} von gestern`, "Widerruf@vsz.example");
	expect(status).toBe(201);
	expect(await watch()).toBe(410);
	const withdrawn = await order();
	expect(withdrawn.state).toBe("withdrawn");
	expect(withdrawn.documents.map(({ kind, number }) => [kind, number.slice(0, 8)])).toEqual([
		["invoice", "RE-2026-"],
		["credit_note", "GS-2026-"],
	]);
	const mails = await at.mails();
	const mine = mails.filter(({ to }) => to?.toLowerCase() === email);
	expect(mine.map(({ subject }) => subject).sort()).toEqual([
		"Eingangsbestätigung deines Widerrufs",
		`Widerruf deiner Bestellung ${number}`,
	]);
	const end = mine.find(({ subject }) => subject?.startsWith("Widerruf deiner"));
	expect(end?.text).toContain("Du brauchst nichts zu bezahlen.");
	const words = wordsOf(end?.files.get(end.attachments[0] ?? "") as Buffer).replaceAll("\u00a0", " ");
	expect(words).toContain(`Gutschrift ${withdrawn.documents[1]?.number}`);
	expect(words).toContain(`Hiermit nehmen wir die Rechnung ${withdrawn.documents[0]?.number} vom 15.11.2026 zurück`);
	expect(words).toContain("-24,90 €");
	const notices = mails.filter(({ to }) => to === "kontakt@vsz.example").map(({ subject }) => subject);
	expect(notices).toEqual(expect.arrayContaining([`Widerrufen: ${number}`, "Widerruf von Gesine Gast"]));
	const { rows } = await api.database.pool.query(
		"select w.handled_at, o.number from withdrawals w join orders o on o.id = w.order_id where o.number = $1",
		[number],
	);
	expect(rows).toEqual([{ handled_at: NOW, number }]);
});

test.each([
	["the consent that ends the right was given", {}, undefined],
	["another mailbox declares it", NOT_WAIVED, "fremd@vsz.example"],
])("WB-8 when %s, people decide: nothing changes by itself, and the answer is the same", async (_, over, from) => {
	const email = `mensch${Object.keys(over).length}@vsz.example`;
	const { number, order, watch } = await ordered(email, over);
	const answer = await declare(number, from ?? email);
	const unknown = await declare("VSZ-2026-999999", "niemand@vsz.example");
	expect([answer.status, Object.keys(answer.body.data)]).toEqual([unknown.status, Object.keys(unknown.body.data)]);
	expect([(await order()).state, await watch()]).toEqual(["placed", 200]);
	const staff = await at.loggedIn("verwaltung@vsz.example", "staff");
	const done = await staff.send<Order>("POST", `/order/${number}/withdrawal`);
	expect([done.status, done.body.data.state, await watch()]).toEqual([200, "withdrawn", 410]);
	expect((await staff.send("POST", `/order/${number}/withdrawal`)).status).toBe(409);
	expect((await staff.send("POST", "/order/VSZ-2026-999999/withdrawal")).status).toBe(404);
});

test("a paid order is refunded through the payment page's provider, and staff see who did what", async () => {
	const { number, paymentUrl, order } = await ordered("bezahlt@vsz.example", { payment_method_id: METHOD.paypal });
	const reference = paymentUrl?.split("/").at(-1) ?? "";
	await api.app.services.payments.testPage.decide(reference, "paid");
	await api.app.services.settling.notice(reference);
	const staff = await at.loggedIn("verwaltung@vsz.example", "staff");
	await staff.send("POST", `/order/${number}/withdrawal`);
	expect(await order()).toMatchObject({ state: "withdrawn", payment: "refunded" });
	const { rows } = await api.database.pool.query(
		"select action, user_id is not null as by_person from audit_trail where subject_id = $1 order by id",
		[number],
	);
	expect(rows).toEqual([
		{ action: "payment_paid", by_person: false },
		{ action: "order_withdrawn", by_person: true },
		{ action: "payment_refunded", by_person: false },
	]);
});

test("an order that still waits for its payment ends without a credit note, and its voucher can be used again", async () => {
	const email = "wartet@vsz.example";
	const guest = at.person();
	const basket = await guest.basketWith(courses[1] as Course);
	await guest.send("PUT", `/basket_product/${basket.products[0]?.id}/voucher/EINMALIG`);
	const { body } = await guest.checkout<PlacedOrder>(basket.id, { email, payment_method_id: METHOD.paypal });
	await declare(body.data.number, email);
	const { rows } = await api.database.pool.query(
		"select o.state, (select count(*)::int from invoices where order_id = o.id) as documents, (select used_count from vouchers where code = 'EINMALIG') as used from orders o where number = $1",
		[body.data.number],
	);
	expect(rows).toEqual([{ state: "withdrawn", documents: 0, used: 0 }]);
});

test("§ 355 BGB the right ends with the fourteenth day after the contract, in Berlin", () => {
	const order = { state: "placed", accept_early_performance: false, paid_at: null } as const;
	const created_at = new Date("2026-11-01T22:30:00Z");
	expect(mayWithdrawAlone({ ...order, created_at }, new Date("2026-11-15T22:59:59Z"))).toBe(true);
	expect(mayWithdrawAlone({ ...order, created_at }, new Date("2026-11-15T23:00:00Z"))).toBe(false);
	expect(mayWithdrawAlone({ ...order, created_at, accept_early_performance: true }, created_at)).toBe(false);
	expect(mayWithdrawAlone({ ...order, created_at, state: "withdrawn" }, created_at)).toBe(false);
});

test("an order goes only where the table of states leads", () => {
	const reach = (state: Parameters<typeof nextState>[0]) =>
		(["pay", "cancel", "withdraw"] as const).map((event) => nextState(state, event));
	expect(reach("awaiting_payment")).toEqual(["paid", "cancelled", "withdrawn"]);
	expect(reach("placed")).toEqual(["paid", null, "withdrawn"]);
	expect(reach("paid")).toEqual([null, null, "withdrawn"]);
	expect(reach("cancelled")).toEqual([null, null, null]);
	expect(reach("withdrawn")).toEqual([null, null, null]);
	now = NOW;
});
