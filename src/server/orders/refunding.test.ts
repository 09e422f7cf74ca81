import { beforeAll, expect, test, vi } from "vitest";
import type { Consequences } from "#contract/office/consequences.ts";
import type { OfficeOrderPage } from "#contract/office/order-page.ts";
import { shopWithMollie } from "#tests/support/mollie-shop.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { METHOD } from "#tests/support/shop.ts";

const { parts, webhook, ordered, later } = shopWithMollie();
const REASON = "Der Ton fiel aus";
const MINUTES = 60_000;

let staff: Awaited<ReturnType<typeof parts.at.loggedIn>>;
beforeAll(async () => {
	staff = await parts.at.loggedIn("buero@vsz.example", "staff");
});

/** An order of 24,90 € that is paid by card. */
async function paid() {
	const { placed, email } = await ordered();
	const payment = parts.mollie.last();
	payment.status = "paid";
	await webhook(payment.id);
	await parts.at.mails();
	return { number: placed.data.number, email, payment };
}

const page = async (number: string) => (await staff.send<OfficeOrderPage>("GET", `/office/order/${number}`)).body.data;
const refund = async (number: string, wish: object = {}, path = "refund") => {
	const rest = (await page(number)).refundable;
	const body = { reason: REASON, rest, end_access: false, ...wish };
	return staff.send<Consequences>("POST", `/office/order/${number}/${path}`, body);
};
const sentBack = (paymentId: string) =>
	parts.mollie.refunds.filter((each) => each.paymentId === paymentId).map(({ amount }) => amount.value);
/** What a provider that is away leaves in the log. */
async function whileItIs(mode: "dead" | "mute" | "strict", work: () => Promise<unknown>) {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	parts.mollie.turn(mode);
	await work();
	parts.mollie.turn("up");
	log.mockReset();
}

test("ORDER-05 a part goes back with a document that says why and a letter; the access stays", async () => {
	const { number, email, payment } = await paid();
	expect((await refund(number, { reason: "" })).status).toBe(422);
	expect((await refund(number, { amount: 24.91 })).status).toBe(422);
	const foreseen = await refund(number, { amount: 5 }, "refund/foresight");
	expect(foreseen.body.data).toMatchObject({
		money_back: 5,
		documents: [{ kind: "credit_note", amount: -5 }],
		letters: [{ to: email, subject: "Wir erstatten dir 5,00\u00a0€" }],
	});
	expect(sentBack(payment.id)).toEqual([]);

	expect((await refund(number, { amount: 5, end_access: true })).status).toBe(200);
	expect(sentBack(payment.id)).toEqual(["5.00"]);
	const after = await page(number);
	expect(after).toMatchObject({ state: "paid", paid: 19.9, open: 0, refundable: 19.9 });
	expect(after.refunds).toMatchObject([{ amount: 5, way: "provider", reason: REASON, paid_on: "2026-11-15" }]);
	expect(after.documents[1]).toMatchObject({ kind: "credit_note", is_part: true, amount: -5 });
	expect(after.lines[0]?.access?.state).toBe("open");
	const [mail] = await parts.at.mailsTo(email);
	expect(mail?.text).toContain(REASON);
	const words = wordsOf(mail?.files.get(mail.attachments[0] ?? "") as Buffer).replaceAll("\u00a0", " ");
	expect(words).toContain(`Rechnungskorrektur ${after.documents[1]?.number}`);
	expect(words).toContain(`Grund: ${REASON}`);
	expect(words).toContain("Wir erstatten 5,00 €");
	expect(words).not.toContain("Widerruf");
});

test("ORDER-05 parts and the rest give what was paid to the cent of tax, and never more; the access may end", async () => {
	const { number, payment } = await paid();
	for (const amount of [0.01, 0.01, 7.77]) await refund(number, { amount });
	expect((await refund(number, { amount: 17.12 })).status).toBe(422);
	expect((await refund(number, { end_access: true })).status).toBe(200);
	expect(sentBack(payment.id)).toEqual(["0.01", "0.01", "7.77", "17.11"]);
	const after = await page(number);
	expect(after).toMatchObject({ paid: 0, refundable: 0, payments: [{ state: "refunded" }] });
	expect(after.lines[0]?.access?.state).toBe("revoked");
	const { rows } = await parts.api.database.pool.query(
		"select sum(i.net_cents)::int as net, sum(i.tax_cents)::int as tax from invoices i join orders o on o.id = i.order_id where o.number = $1",
		[number],
	);
	expect(rows).toEqual([{ net: 0, tax: 0 }]);
	expect(await refund(number)).toMatchObject({ status: 409, body: { code: "order_not_refundable" } });
});

test("ORDER-05 pressed twice it refunds once", async () => {
	const { number, payment } = await paid();
	const body = { reason: REASON, rest: 24.9, amount: 5, end_access: false };
	const press = () => staff.send("POST", `/office/order/${number}/refund`, body);
	const presses = await Promise.all([press(), press()]);
	expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect(sentBack(payment.id)).toEqual(["5.00"]);
});

test("ORDER-05 a provider that is away is shown, asked again by itself after growing pauses, and at once by a press", async () => {
	const { number, payment } = await paid();
	const { refundSending } = parts.api.app.services;
	await whileItIs("dead", async () => {
		expect((await refund(number, { amount: 5 })).status).toBe(200);
		expect((await refund(number, { amount: 2 })).status).toBe(200);
	});
	const [first, second] = (await page(number)).refunds;
	expect(first).toMatchObject({ paid_on: null, tries: 2, last_error: expect.stringMatching(/./) });
	expect(second).toMatchObject({ paid_on: null, tries: 0 });
	later(9 * MINUTES);
	await refundSending.sendDue();
	expect(sentBack(payment.id)).toEqual([]);
	later(MINUTES);
	await refundSending.sendDue();
	expect(sentBack(payment.id)).toEqual(["5.00", "2.00"]);
	await whileItIs("dead", () => refund(number, { amount: 1 }));
	await staff.send("POST", `/office/order/${number}/refund/send`);
	expect(sentBack(payment.id)).toEqual(["5.00", "2.00", "1.00"]);
	expect((await page(number)).refunds.map(({ paid_on }) => paid_on)).not.toContain(null);
});

test("ORDER-05 an answer that is lost leads to no second refund, even when the provider has forgotten our key", async () => {
	const { number, payment } = await paid();
	await whileItIs("mute", () => refund(number, { amount: 5 }));
	expect((await page(number)).refunds).toMatchObject([{ paid_on: null, tries: 1 }]);
	parts.mollie.forget();
	await staff.send("POST", `/office/order/${number}/refund/send`);
	expect(sentBack(payment.id)).toEqual(["5.00"]);
	expect((await page(number)).refunds).toMatchObject([{ paid_on: "2026-11-15" }]);
});

test("ORDER-04 a withdrawal after a part was refunded gives back the rest, and the address stays as it is meanwhile", async () => {
	const { number, email, payment } = await paid();
	await refund(number, { amount: 5 });
	const address = {
		company: "",
		name: "G",
		street_address: "W",
		street_suffix: "1",
		postcode: "01067",
		city: "Dresden",
	};
	expect(await staff.send("POST", `/office/order/${number}/correction`, { ...address, mail: false })).toMatchObject({
		status: 409,
		body: { code: "order_part_refunded" },
	});
	await parts.at.mails();
	const foreseen = await staff.send<Consequences>("GET", `/office/order/${number}/withdrawal`);
	expect(foreseen.body.data).toMatchObject({ money_back: 19.9, documents: [{ amount: -19.9 }] });
	await staff.send("POST", `/office/order/${number}/withdrawal`);
	expect(sentBack(payment.id)).toEqual(["5.00", "19.90"]);
	expect((await parts.at.mailsTo(email))[0]?.text).toContain("Betrag von 19,90\u00a0€");
	const after = await page(number);
	expect(after.documents.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(0);
});

test("ORDER-05 what came by transfer goes on the list of transfers", async () => {
	const { guest, basket } = await parts.at.confirmedGuest((await parts.at.pricedCourses())[0] as { id: number });
	const { body } = await guest.checkout<{ number: string }>(basket.id, { payment_method_id: METHOD.invoice });
	const { number } = body.data;
	expect((await refund(number)).status).toBe(409);
	const { invoice_id, gross } = await page(number);
	await staff.send("POST", "/office/payment", { invoices: [invoice_id], paid_on: "2026-11-15" });
	expect((await page(number)).refundable).toBe(gross);
	await refund(number, { amount: 4.9 });
	const [asked] = (await page(number)).refunds;
	expect(asked).toMatchObject({ amount: 4.9, way: "transfer", paid_on: null });
	await staff.send("POST", `/office/refund/${asked?.id}/sent`, { paid_on: "2026-11-15" });
	expect(await page(number)).toMatchObject({ state: "paid", open: 0, paid: 20, refunds: [{ paid_on: "2026-11-15" }] });
});

const ACCOUNT = { holder: "Gabi Gast", iban: "DE89 3704 0044 0532 0130 00" };
const transfer = (number: string, id: number | undefined, wish: object = ACCOUNT) =>
	staff.send("POST", `/office/order/${number}/refund/${id}/transfer`, { reason: "Karte abgelaufen", ...wish });
const onList = async (number: string) =>
	(await parts.api.app.services.transfers.get()).open.filter((open) => open.number.includes(number));

test("ORDER-05 what the provider refuses the office transfers instead, once, and the provider is never asked again", async () => {
	const { number, email, payment } = await paid();
	await whileItIs("dead", () => refund(number, { amount: 5 }));
	const [away] = (await page(number)).refunds;
	expect(away).toMatchObject({ may_transfer: false });
	expect((await transfer(number, away?.id)).status).toBe(409);
	await whileItIs("strict", () => staff.send("POST", `/office/order/${number}/refund/send`));
	expect((await page(number)).refunds).toMatchObject([{ may_transfer: true, way: "provider" }]);
	await whileItIs("dead", async () => expect((await transfer(number, away?.id)).status).toBe(503));
	expect((await transfer(number, away?.id, { ...ACCOUNT, holder: "" })).status).toBe(422);
	await parts.at.mails();
	const { refundSending } = parts.api.app.services;
	parts.mollie.turn("strict");
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	const [one, other] = await Promise.all([
		transfer(number, away?.id),
		transfer(number, away?.id),
		refundSending.sendDue(),
	]);
	log.mockReset();
	parts.mollie.turn("up");
	if (one.status !== 200 && other.status !== 200) await transfer(number, away?.id);
	expect([one.status, other.status]).not.toEqual([200, 200]);
	later(24 * 60 * MINUTES);
	await refundSending.sendDue();
	await staff.send("POST", `/office/order/${number}/refund/send`);
	expect(sentBack(payment.id)).toEqual([]);
	expect((await parts.at.mailsTo(email)).map(({ subject }) => subject)).toEqual(["Wir überweisen dir 5,00\u00a0€"]);
	const [taken] = (await page(number)).refunds;
	expect(taken).toMatchObject({
		way: "transfer",
		transfer_reason: "Karte abgelaufen",
		may_transfer: false,
		paid_on: null,
	});
	expect(await onList(taken?.credit_note ?? "")).toMatchObject([{ amount: 5, account: "3000", source: "office" }]);
	await staff.send("POST", `/office/refund/${taken?.id}/sent`, { paid_on: "2026-11-15" });
	expect(await page(number)).toMatchObject({ refundable: 19.9, refunds: [{ paid_on: "2026-11-15" }] });
	expect((await refund(number)).status).toBe(200);
	expect(sentBack(payment.id)).toEqual(["19.90"]);
});

test("ORDER-05 what the provider gave back after all is not transferred; without an account a letter asks for it", async () => {
	const { number, payment } = await paid();
	await whileItIs("mute", () => refund(number, { amount: 5 }));
	const [lost] = (await page(number)).refunds;
	await parts.api.database.pool.query("update refunds set is_refused = true where id = $1", [lost?.id]);
	expect(await transfer(number, lost?.id)).toMatchObject({ status: 409, body: { code: "refund_given" } });
	expect((await page(number)).refunds).toMatchObject([{ way: "provider", paid_on: expect.any(String) }]);
	await whileItIs("strict", () => refund(number, { amount: 1 }));
	const second = (await page(number)).refunds[1];
	await parts.at.mails();
	expect((await transfer(number, second?.id, {})).status).toBe(200);
	expect((await parts.at.mails()).map(({ subject }) => subject)).toEqual(["Wohin dürfen wir dir das Geld überweisen?"]);
	expect(await onList(second?.credit_note ?? "")).toMatchObject([{ amount: 1, account: null }]);
	expect(sentBack(payment.id)).toEqual(["5.00"]);
});
