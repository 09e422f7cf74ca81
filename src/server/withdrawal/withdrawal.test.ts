import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Order, PlacedOrder } from "#contract/checkout.ts";
import type { Course } from "#contract/courses.ts";
import type { DeclaredWithdrawal } from "#contract/withdrawal.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openShop } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { METHOD, type shop } from "#tests/support/shop.ts";

const NOW = new Date("2026-11-15T10:00:00Z");
const DAY_MS = 24 * 60 * 60_000;
const NOT_WAIVED = { accept_early_performance: false };
const STAFF = "kontakt@vsz.example";
let now = NOW;
let people = 0;
let api: TestApp;
let at: ReturnType<typeof shop>;
let courses: (Course & { price: number })[];

beforeAll(async () => {
	({ api, at, courses } = await openShop({ clock: () => now }));
});
beforeEach(() => {
	now = NOW;
});
afterAll(() => api.close());

const query = async (sql: string, ...values: unknown[]) => (await api.database.pool.query(sql, values)).rows;

/** All that a withdrawal could have changed. */
const traces = async (number: string) =>
	(
		await query(
			`select o.state, (select count(*)::int from invoices where order_id = o.id and kind = 'credit_note') as credit_notes,
			(select count(*)::int from access_grants g join order_lines l on l.id = g.order_line_id where l.order_id = o.id and g.revoked_at is not null) as revoked,
			(select string_agg(state, ',' order by id) from payments where order_id = o.id) as payments
			from orders o where o.number = $1`,
			number,
		)
	)[0];

/** A guest who has ordered a course, by invoice unless told otherwise. */
async function ordered(over: object = {}) {
	people += 1;
	const email = `person${people}@vsz.example`;
	const { guest, basket } = await at.confirmedGuest(courses[0] as Course);
	const { body } = await guest.checkout<PlacedOrder>(basket.id, {
		email,
		payment_method_id: METHOD.invoice,
		...NOT_WAIVED,
		...over,
	});
	const { number } = body.data;
	const token = await api.app.services.secrets.linkToken("order", number);
	const film = await api.app.services.access.tokenFor(number, courses[0]?.id ?? 0);
	await at.mails();
	return {
		email,
		number,
		token,
		paymentUrl: body.payment_url ?? "",
		order: async () => (await guest.send<Order>("GET", `/order/${token}`)).body.data,
		watch: async () => (await guest.send("GET", `/online_seminar/${courses[0]?.id}/${film}`)).status,
		press: () => at.person().send<{ received_at: string }>("POST", `/withdrawal/order/${token}`),
	};
}

async function paid(over: object = {}) {
	const placed = await ordered({ payment_method_id: METHOD.paypal, ...over });
	const reference = placed.paymentUrl.split("/").at(-1) ?? "";
	await api.app.services.payments.testPage.decide(reference, "paid");
	await api.app.services.settling.notice("test", reference);
	await at.mails();
	return placed;
}

const declare = (contract: string, email: string) =>
	at.person().send<{ received_at: string }>("POST", "/withdrawal", { name: "Gesine Gast", contract, email });
const linkIn = (mail: Captured | undefined) =>
	/\/vertrag-widerrufen\/bestaetigen\/([\w-]+)/.exec(mail?.text ?? "")?.[1];

/** Declares with the form and answers the key in the receipt. */
async function declaredBy(email: string, number: string): Promise<string> {
	await declare(number, email);
	return linkIn((await at.mailsTo(email))[0]) ?? "";
}
const open = (token: string) => at.person().send<DeclaredWithdrawal>("GET", `/withdrawal/${token}`);
const press = (token: string) => at.person().send<DeclaredWithdrawal>("POST", `/withdrawal/${token}`);

describe("the form", () => {
	test.each([
		["is paid", paid, { state: "paid", credit_notes: 0, revoked: 0, payments: "paid" }],
		["is placed", ordered, { state: "placed", credit_notes: 0, revoked: 0, payments: null }],
		[
			"awaits its payment",
			() => ordered({ payment_method_id: METHOD.paypal }),
			{ state: "awaiting_payment", credit_notes: 0, revoked: 0, payments: "open" },
		],
	])("a stranger with address and number changes nothing about an order that %s", async (_, make, unchanged) => {
		const { email, number } = await make();
		const { status } = await declare(`meine Bestellung ${number.toLowerCase()}`, email.toUpperCase());
		expect([status, await traces(number)]).toEqual([201, unchanged]);
		await api.app.services.refundSending.sendDue();
		expect(await traces(number)).toEqual(unchanged);
		const subjects = (await at.mails()).map(({ to, subject }) => [to?.toLowerCase(), subject]);
		expect(subjects.sort()).toEqual(
			[
				[STAFF, "Widerruf von Gesine Gast"],
				[email, "Eingangsbestätigung deines Widerrufs"],
			].sort(),
		);
	});

	test("WB-6 answers the same whatever exists, and only the mailbox of the order gets a link", async () => {
		const { email, number } = await ordered();
		const waived = await ordered({ accept_early_performance: true });
		const counted = number.slice(0, -5);
		for (const [contract, to, hasLink] of [
			[number.replaceAll("-", " ").toLowerCase(), email, true],
			[number, "fremd@vsz.example", false],
			[counted, email, false],
			[`${counted}-2222`, email, false],
			["VSZ-2026-999999-K7QM", "niemand@vsz.example", false],
			[waived.number, waived.email, false],
		] as const) {
			const { status, body } = await declare(contract, to);
			expect([status, body]).toEqual([201, { data: { received_at: "2026-11-15T11:00:00+01:00" } }]);
			const mails = await at.mails();
			const receipt = mails.find((mail) => mail.to === to);
			expect([contract, linkIn(receipt) !== undefined]).toEqual([contract, hasLink]);
			expect(receipt?.text).toMatch(/Eingegangen am: 15\.11\.2026, 11:00/);
			expect(receipt?.replyTo).toBe(STAFF);
			expect(mails.find((mail) => mail.to === STAFF)?.replyTo).toBe(to);
		}
	});

	test("an order from before numbers had a random part is known by its old number", async () => {
		const { email, number } = await ordered();
		await query("update orders set number = $1 where number = $2", "VSZ-2025-000001", number);
		expect(await declaredBy(email, "Bestellung VSZ-2025-000001 Dank im Voraus")).not.toBe("");
	});
});

describe("the link in the receipt", () => {
	test("WB-8 opened it changes nothing; pressed, however often, it ends the contract once", async () => {
		const { email, number, watch, order } = await paid();
		const token = await declaredBy(email, number);
		for (const _ of [1, 2]) expect((await open(token)).body.data).toMatchObject({ state: "open", order: { number } });
		expect([(await order()).state, await watch()]).toEqual(["paid", 200]);

		now = new Date(NOW.getTime() + DAY_MS);
		const refund = vi.spyOn(api.app.services.payments, "refund");
		const presses = await Promise.all([press(token), press(token), press(token)]);
		expect(presses.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, presses[0]?.body]));
		expect((await press(token)).body).toEqual((await open(token)).body);
		expect(presses[0]?.body.data).toMatchObject({ state: "done", received_at: "2026-11-15T11:00:00+01:00" });
		expect(refund).toHaveBeenCalledTimes(1);
		refund.mockRestore();
		expect(await traces(number)).toEqual({ state: "withdrawn", credit_notes: 1, revoked: 1, payments: "refunded" });
		expect(await watch()).toBe(410);
		expect(await query("select confirmed_at, handled_at from withdrawals where email = $1", email)).toEqual([
			{ confirmed_at: now, handled_at: now },
		]);
		const mails = await at.mails();
		expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
			[STAFF, `Widerrufen: ${number}`],
			[email, "Dein Widerruf ist vollzogen"],
		]);
		// The fourteen days run from the declaration and not from the press.
		expect(mails.find(({ to }) => to === STAFF)?.text).toContain("bis zum 29.11.2026");
	});

	test("who declares in time is in time, even if the button is pressed after the period", async () => {
		const { email, number, order } = await ordered();
		now = new Date("2026-11-29T22:00:00Z");
		const token = await declaredBy(email, number);
		now = new Date("2026-12-01T10:00:00Z");
		expect([(await press(token)).body.data.state, (await order()).state]).toEqual(["done", "withdrawn"]);
	});

	test("when the right is no longer clear, the press is noted and people decide", async () => {
		const placed = await ordered({ payment_method_id: METHOD.paypal, accept_early_performance: true });
		const token = await declaredBy(placed.email, placed.number);
		const reference = placed.paymentUrl.split("/").at(-1) ?? "";
		await api.app.services.payments.testPage.decide(reference, "paid");
		await api.app.services.settling.notice("test", reference);
		expect((await open(token)).body.data.state).toBe("office");
		expect([(await press(token)).body.data.state, await traces(placed.number)]).toEqual([
			"office",
			{ state: "paid", credit_notes: 0, revoked: 0, payments: "paid" },
		]);
		expect(await query("select confirmed_at, handled_at from withdrawals where email = $1", placed.email)).toEqual([
			{ confirmed_at: NOW, handled_at: null },
		]);
	});

	test("leads nowhere when it is made up or older than 30 days", async () => {
		const { email, number } = await ordered();
		const token = await declaredBy(email, number);
		now = new Date(NOW.getTime() + 30 * DAY_MS);
		for (const key of [token, "x".repeat(43), "kurz"])
			expect([(await open(key)).status, (await press(key)).status]).toEqual([404, 404]);
		now = new Date(now.getTime() - 1);
		expect((await open(token)).status).toBe(200);
	});
});

describe("from the order's own page", () => {
	test("WB-5 WB-8 the contract ends at once, with receipt, credit note and record, however often it is pressed", async () => {
		const { email, number, order, watch, press } = await ordered();
		expect((await order()).may_withdraw).toBe(true);
		// Somebody has also used the form, which is thereby dealt with.
		await declare(number, email);
		await at.mails();
		const presses = await Promise.all([press(), press()]);
		now = new Date(NOW.getTime() + DAY_MS);
		for (const { status, body } of [...presses, await press()])
			expect([status, body]).toEqual([200, { data: { received_at: "2026-11-15T11:00:00+01:00" } }]);
		expect(await traces(number)).toEqual({ state: "withdrawn", credit_notes: 1, revoked: 1, payments: null });
		const withdrawn = await order();
		expect([withdrawn.may_withdraw, await watch()]).toEqual([false, 410]);
		expect(withdrawn.documents.map(({ kind, number }) => [kind, number.slice(0, 8)])).toEqual([
			["invoice", "RE-2026-"],
			["credit_note", "GS-2026-"],
		]);
		const rows = await query("select contract, confirmed_at, handled_at from withdrawals where email = $1", email);
		expect(rows).toEqual([
			{ contract: number, confirmed_at: null, handled_at: NOW },
			{ contract: `Bestellung ${number}`, confirmed_at: NOW, handled_at: NOW },
		]);

		const mails = await at.mails();
		expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
			[STAFF, `Widerrufen: ${number}`],
			[email, "Dein Widerruf ist vollzogen"],
			[email, "Eingangsbestätigung deines Widerrufs"],
		]);
		const receipt = mails.find(({ subject }) => subject?.startsWith("Eingang"));
		expect(receipt?.text).toContain(`Vertrag: Bestellung ${number}\n`);
		expect(receipt?.text).toMatch(/Eingegangen am: 15\.11\.2026, 11:00/);
		const end = mails.find(({ subject }) => subject === "Dein Widerruf ist vollzogen");
		expect(end?.text).toContain("Du brauchst nichts zu bezahlen.");
		const words = wordsOf(end?.files.get(end.attachments[0] ?? "") as Buffer).replaceAll("\u00a0", " ");
		expect(words).toContain(`Stornorechnung ${withdrawn.documents[1]?.number}`);
		expect(words).toContain(`Hiermit nehmen wir die Rechnung ${withdrawn.documents[0]?.number} vom 15.11.2026 zurück`);
		expect(words).toContain("-24,90 €");
	});

	test("an order that still waits for its payment ends without a credit note, and its voucher can be used again", async () => {
		const guest = at.person();
		const basket = await guest.basketWith(courses[1] as Course);
		await guest.send("PUT", `/basket_product/${basket.products[0]?.id}/voucher/EINMALIG`);
		const { body } = await guest.checkout<PlacedOrder>(basket.id, { payment_method_id: METHOD.paypal });
		const { number } = body.data;
		const used = () => query("select used_count from vouchers where code = 'EINMALIG'");
		expect(await used()).toEqual([{ used_count: 1 }]);
		const token = await api.app.services.secrets.linkToken("order", number);
		expect((await guest.send("POST", `/withdrawal/order/${token}`)).status).toBe(200);
		expect(await traces(number)).toMatchObject({ state: "withdrawn", credit_notes: 0 });
		expect(await used()).toEqual([{ used_count: 0 }]);
		await at.mails();
	});

	test("is refused where people decide, and nowhere for a key that nobody has", async () => {
		const { press, order } = await ordered({ accept_early_performance: true });
		expect([(await order()).may_withdraw, (await press()).status, (await order()).state]).toEqual([
			false,
			409,
			"placed",
		]);
		const late = await ordered();
		now = new Date("2026-11-30T00:00:00+01:00");
		expect([(await late.press()).status, (await late.order()).state]).toEqual([409, "placed"]);
		expect((await at.person().send("POST", `/withdrawal/order/${"x".repeat(43)}`)).status).toBe(404);
	});
});

describe("from Mein VSZ", () => {
	const EMAIL = "kundin@vsz.example";
	const withdraw = async (who: ReturnType<typeof at.person>, number: string) =>
		(await who.send<{ received_at: string }>("POST", `/user/order/${number}/withdrawal`)).status;

	test("a member withdraws an own order and a guest order of the confirmed address, and nobody else's", async () => {
		const member = await at.loggedIn(EMAIL);
		const basket = await member.basketWith(courses[0] as Course);
		await member.confirmPhone(at.phone(), basket.id);
		const own = await member.checkout<PlacedOrder>(basket.id, { payment_method_id: METHOD.invoice, ...NOT_WAIVED });
		const asGuest = await ordered({ email: EMAIL });
		const foreign = await ordered();
		await at.mails();
		const listed = await member.send<Order[]>("GET", "/user/order");
		const may = new Map(listed.body.data.map(({ number, may_withdraw }) => [number, may_withdraw]));
		for (const number of [own.body.data.number, asGuest.number]) {
			expect(may.get(number)).toBe(true);
			expect([await withdraw(member, number.toLowerCase()), await withdraw(member, number)]).toEqual([200, 200]);
			expect(await traces(number)).toEqual({ state: "withdrawn", credit_notes: 1, revoked: 1, payments: null });
		}
		expect(await withdraw(member, foreign.number)).toBe(404);
		expect(await withdraw(at.person(), foreign.number)).toBe(401);
		expect((await foreign.order()).state).toBe("placed");
		expect((await at.mails()).filter(({ subject }) => subject?.startsWith("Eingang"))).toHaveLength(2);
	});

	test("a guest order stays out of reach while the address is unconfirmed", async () => {
		const { number, order } = await ordered({ email: EMAIL });
		await query("update members set email_confirmed_at = null where email = $1", EMAIL);
		expect([await withdraw(await at.loggedIn(EMAIL), number), (await order()).state]).toEqual([404, "placed"]);
		await query("update members set email_confirmed_at = now() where email = $1", EMAIL);
		await at.mails();
	});
});

describe("by staff", () => {
	test("WB-8 what is not clear they decide; the declaration is dealt with, and the trail says who did it", async () => {
		const { email, number, order, watch } = await paid({ accept_early_performance: true });
		await declare(number, email);
		now = new Date(NOW.getTime() + 3 * DAY_MS);
		await at.mails();
		const staff = await at.loggedIn("verwaltung@vsz.example", "staff");
		const done = await staff.send<Order>("POST", `/office/order/${number}/withdrawal`);
		expect([done.status, done.body.data.state, await watch()]).toEqual([200, "withdrawn", 410]);
		expect((await staff.send("POST", `/office/order/${number}/withdrawal`)).status).toBe(409);
		expect((await staff.send("POST", "/office/order/VSZ-2026-999999/withdrawal")).status).toBe(404);
		expect(await order()).toMatchObject({ state: "withdrawn", payment: "refunded" });
		expect(await query("select handled_at from withdrawals where email = $1", email)).toEqual([{ handled_at: now }]);
		expect((await at.mailsTo(STAFF))[0]?.text).toContain("bis zum 29.11.2026");
		const trail = await query(
			"select action, user_id is not null as by_person, details->>'by' as by from audit_trail where subject_id = $1 order by id",
			number,
		);
		expect(trail).toEqual([
			{ action: "payment_paid", by_person: false, by: null },
			{ action: "order_withdrawn", by_person: true, by: "staff" },
			{ action: "payment_refunded", by_person: false, by: null },
		]);
	});
});
