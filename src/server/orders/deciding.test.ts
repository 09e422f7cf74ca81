import { beforeAll, expect, test } from "vitest";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import type { OfficeOrder } from "#contract/office/orders.ts";
import { shopWithMollie } from "#tests/support/mollie-shop.ts";
import { METHOD } from "#tests/support/shop.ts";

const { parts, webhook, ordered, later } = shopWithMollie();
const WEEK_MS = 8 * 24 * 3600_000;

let staff: Awaited<ReturnType<typeof parts.at.loggedIn>>;
beforeAll(async () => {
	staff = await parts.at.loggedIn("buero@vsz.example", "staff");
});

const page = async (number: string) => (await staff.send<OfficeOrderPage>("GET", `/office/order/${number}`)).body.data;
const waiting = async () =>
	(await staff.send<OfficeOrder[]>("GET", "/office/order?payment=undecided")).body.data.map(({ number }) => number);
const sentBack = (paymentId: string) =>
	parts.mollie.refunds.filter((each) => each.paymentId === paymentId).map(({ amount }) => amount.value);

/** Its payment, and how to decide about it. */
async function deciding(number: string) {
	const [problem] = (await page(number)).payments.filter(({ is_undecided }) => is_undecided);
	return (how: string, body?: object) =>
		staff.send("POST", `/office/order/${number}/payment/${problem?.id}/${how}`, body);
}

async function arrived(payment: ReturnType<typeof parts.mollie.last>, value = payment.amount.value) {
	payment.amount = { currency: "EUR", value };
	payment.status = "paid";
	await webhook(payment.id);
}

/** Paid with 24,90 € and then once more. */
async function paidTwice() {
	const { guest, token, placed, email } = await ordered();
	const first = parts.mollie.last();
	first.status = "failed";
	await webhook(first.id);
	await guest.send("POST", `/order/${token}/payment`, {});
	await arrived(parts.mollie.last());
	await arrived(first);
	await parts.at.mails();
	return { number: placed.data.number, email, payment: first };
}

test("ORDER-06 a double payment is listed, goes back with a letter, and is decided once", async () => {
	const { number, email, payment } = await paidTwice();
	expect(await waiting()).toContain(number);
	const decide = await deciding(number);
	expect((await decide("accept")).status).toBe(409);
	expect((await decide("send_back", { reason: "" })).status).toBe(422);
	const presses = await Promise.all([1, 2].map(() => decide("send_back", { reason: "Doppelt bezahlt" })));
	expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(sentBack(payment.id)).toEqual(["24.90"]);
	const mails = await parts.at.mailsTo(email);
	expect(mails.map(({ subject }) => subject)).toEqual(["Wir erstatten dir 24,90\u00a0€"]);
	expect(mails[0]?.attachments).toEqual([]);
	expect(await page(number)).toMatchObject({ state: "paid", paid: 24.9, refundable: 24.9 });
	expect(await waiting()).not.toContain(number);
});

test("ORDER-06 who pays after the order has lapsed gets what was paid for, with access and invoice", async () => {
	const { placed, email, outcome } = await ordered();
	const { number } = placed.data;
	const payment = parts.mollie.last();
	later(WEEK_MS);
	await parts.api.app.services.orders.cancelUnpaid();
	await arrived(payment);
	await parts.at.mails();
	const decide = await deciding(number);
	expect((await decide("accept")).status).toBe(200);
	expect(await outcome()).toMatchObject({ state: "paid", invoices: 1, grants: 1, confirmations: 1 });
	expect((await parts.at.mailsTo(email))[0]?.subject).toBe("Danke! Dein Videokurs liegt bereit");
	expect(await page(number)).toMatchObject({ refundable: 24.9, refunds: [], payments: [{ decision: "accepted" }] });
	expect((await decide("ignore", { reason: "Nochmal" })).status).toBe(409);
	await staff.send("POST", `/office/order/${number}/withdrawal`);
	expect(sentBack(payment.id)).toEqual(["24.90"]);
});

test("ORDER-06 too much is accepted and the surplus goes back; too little is not enough", async () => {
	const more = await ordered();
	const payment = parts.mollie.last();
	await arrived(payment, "30.00");
	expect((await page(more.placed.data.number)).payments).toMatchObject([{ amount: 30, is_enough: true }]);
	await (await deciding(more.placed.data.number))("accept");
	expect(sentBack(payment.id)).toEqual(["5.10"]);
	expect(await page(more.placed.data.number)).toMatchObject({ state: "paid", paid: 24.9, refundable: 24.9 });

	const less = await ordered();
	await arrived(parts.mollie.last(), "20.00");
	expect((await page(less.placed.data.number)).payments).toMatchObject([{ amount: 20, is_enough: false }]);
	expect((await (await deciding(less.placed.data.number))("accept")).status).toBe(409);
	await (await deciding(less.placed.data.number))("send_back", { reason: "Zu wenig" });
	expect(sentBack(parts.mollie.last().id)).toEqual(["20.00"]);
});

test("ORDER-06 money counts for another open invoice, as far as that goes; a withdrawal does not give it back again", async () => {
	const { guest, basket } = await parts.at.confirmedGuest((await parts.at.pricedCourses())[0] as { id: number });
	const { body } = await guest.checkout<{ number: string }>(basket.id, { payment_method_id: METHOD.invoice });
	const owed = await page(body.data.number);
	const note = { invoices: [owed.invoice_id], paid_on: "2026-11-15", amount: 4.9 };
	await staff.send("POST", "/office/payment", note);
	const { number, payment } = await paidTwice();
	const decide = await deciding(number);
	expect((await decide("assign", { invoice_id: owed.invoice_id })).status).toBe(200);
	expect(await page(body.data.number)).toMatchObject({ state: "paid", open: 0 });
	expect(sentBack(payment.id)).toEqual(["4.90"]);
	await staff.send("POST", `/office/order/${number}/withdrawal`);
	expect(sentBack(payment.id)).toEqual(["4.90"]);
});

test("ORDER-06 what is put aside with a reason waits no more, and can be opened again", async () => {
	const { number, payment } = await paidTwice();
	const decide = await deciding(number);
	expect((await decide("ignore", { reason: "Bar zurückgegeben" })).status).toBe(200);
	expect(await waiting()).not.toContain(number);
	expect((await decide("send_back", { reason: "Doch" })).status).toBe(409);
	expect((await decide("reopen")).status).toBe(200);
	expect((await decide("reopen")).status).toBe(409);
	expect(await waiting()).toContain(number);
	expect(sentBack(payment.id)).toEqual([]);
	await decide("send_back", { reason: "Doch" });
	expect(sentBack(payment.id)).toEqual(["24.90"]);
});

test("money that arrives for a withdrawn order goes back by itself", async () => {
	const { placed } = await ordered();
	const payment = parts.mollie.last();
	await staff.send("POST", `/office/order/${placed.data.number}/withdrawal`);
	await arrived(payment);
	expect(await waiting()).not.toContain(placed.data.number);
	await parts.api.app.services.refundSending.sendDue();
	expect(sentBack(payment.id)).toEqual(["24.90"]);
	expect((await page(placed.data.number)).refunds).toMatchObject([{ amount: 24.9, credit_note: null }]);
});

test("ORDER-06 money for one order pays another that had lapsed, with access and invoice; the rest goes back", async () => {
	const target = await ordered();
	later(WEEK_MS);
	await parts.api.app.services.orders.cancelUnpaid();
	const { number } = await ordered().then(({ placed }) => placed.data);
	const payment = parts.mollie.last();
	await arrived(payment, "30.00");
	await parts.at.mails();
	const decide = await deciding(number);
	const to = { order: target.placed.data.number };
	const { body } = await decide("foresight", to);
	expect(body.data).toMatchObject({ money_back: 5.1, letters: [{}, {}], documents: [{}] });
	expect((await decide("move", { order: number })).status).toBe(422);
	const presses = await Promise.all([decide("move", to), decide("move", to)]);
	expect(presses.map(({ status }) => status).sort()).not.toEqual([200, 200]);
	expect(await target.outcome()).toMatchObject({ state: "paid", invoices: 1, grants: 1, confirmations: 1 });
	expect(sentBack(payment.id)).toEqual(["5.10"]);
	expect(await page(to.order)).toMatchObject({
		paid: 24.9,
		refundable: 24.9,
		payments: [{ decision: "accepted" }, {}],
	});
	expect(await page(number)).toMatchObject({ state: "awaiting_payment", payments: [] });
	await staff.send("POST", `/office/order/${to.order}/withdrawal`);
	expect(sentBack(payment.id)).toEqual(["5.10", "24.90"]);
});

test("ORDER-06 an assignment is taken back as long as its money is still there, and decided anew", async () => {
	const { guest, basket } = await parts.at.confirmedGuest((await parts.at.pricedCourses())[0] as { id: number });
	const { body } = await guest.checkout<{ number: string }>(basket.id, { payment_method_id: METHOD.invoice });
	const owed = await page(body.data.number);
	const { number, payment } = await paidTwice();
	const decide = await deciding(number);
	await decide("assign", { invoice_id: owed.invoice_id });
	const { rows } = await parts.api.database.pool.query("select id from invoice_payments where invoice_id = $1", [
		owed.invoice_id,
	]);
	const byHand = { ids: [rows[0].id] };
	expect((await staff.send("POST", "/office/payment/take_back", byHand)).body).toMatchObject({
		code: "payment_assigned",
	});
	const presses = await Promise.all([1, 2].map(() => decide("unassign")));
	expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(await page(body.data.number)).toMatchObject({ state: "placed", open: 24.9 });
	expect(await waiting()).toContain(number);
	await decide("assign", { invoice_id: owed.invoice_id });
	await staff.send("POST", `/office/order/${body.data.number}/withdrawal`);
	expect(await decide("unassign")).toMatchObject({ status: 409, body: { code: "payment_spent" } });
	expect(sentBack(payment.id)).toEqual([]);
});
