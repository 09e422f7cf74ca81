import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { type Captured, mailbox } from "#tests/support/mailbox.ts";

let now = new Date("2026-11-15T10:00:00Z");
let api: TestApp;
let read: () => Promise<Captured[]>;

beforeAll(async () => {
	api = await createTestApp({ clock: () => now });
	read = mailbox(api);
});
afterAll(() => api.close());
beforeEach(async () => {
	await api.database.pool.query("delete from rate_limits");
	await read();
});

async function post(path: string, payload: object = {}) {
	const { statusCode, body } = await api.fastify.inject({ method: "POST", url: `/api/v1${path}`, payload });
	return { status: statusCode, body: JSON.parse(body) };
}

const pay = (over: object = {}) =>
	post("/donation/payment", {
		amount: 25,
		rhythm: "one_off",
		name: "Mika",
		email: "mika@vsz.example",
		payment_method_id: 2,
		...over,
	});

/** Decides on the test page; answers the address it leads back to. */
async function decide(paymentUrl: string, state: string): Promise<string> {
	const { statusCode, headers } = await api.fastify.inject({
		method: "POST",
		url: new URL(paymentUrl).pathname,
		headers: { "content-type": "application/x-www-form-urlencoded" },
		payload: `state=${state}`,
	});
	expect(statusCode).toBe(303);
	return String(headers.location);
}

const tokenOf = (returnUrl: string) => returnUrl.split("/").at(-1) ?? "";
const stateOf = async (token: string) => (await api.get(`/api/v1/donation/${token}`)).body;

test("FORM-13 a donation is paid on the payment page, and thanked for once", async () => {
	const { status, body } = await pay();
	expect([status, body.data.payment_url]).toEqual([201, expect.stringContaining("/testzahlung/")]);
	expect(await read()).toEqual([]);
	const back = await decide(body.data.payment_url, "paid");
	expect(back).toMatch(/\/spenden\/zahlung\/[\w-]{43}$/);
	expect(await stateOf(tokenOf(back))).toEqual({ data: { amount: 25, state: "paid" } });
	await api.app.services.settling.notice("test", body.data.payment_url.split("/").at(-1));
	const mails = await read();
	expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
		["kontakt@vsz.example", "Neue Spende: 25,00\u00a0€"],
		["mika@vsz.example", "Danke für deine Spende"],
	]);
	expect((await post(`/donation/${tokenOf(back)}/payment`)).body).toEqual({
		code: "donation_not_payable",
		message: "Diese Spende ist schon bezahlt.",
	});
});

test("FORM-13 a failed payment can be tried again, an open one is used again", async () => {
	const { body } = await pay({ email: undefined });
	const token = tokenOf(await decide(body.data.payment_url, "failed"));
	expect(await stateOf(token)).toEqual({ data: { amount: 25, state: "failed" } });
	const again = await post(`/donation/${token}/payment`);
	expect(again.status).toBe(200);
	expect(again.body.data.payment_url).not.toBe(body.data.payment_url);
	expect(await post(`/donation/${token}/payment`)).toEqual(again);
	await decide(again.body.data.payment_url, "paid");
	expect(await stateOf(token)).toEqual({ data: { amount: 25, state: "paid" } });
	expect((await read()).map(({ to }) => to)).toEqual(["kontakt@vsz.example"]);
});

test("the page that waits asks the provider itself when no report has come", async () => {
	const { body } = await pay();
	const reference = body.data.payment_url.split("/").at(-1);
	await api.app.services.payments.testPage.decide(reference, "paid");
	const { rows } = await api.database.pool.query("select reference from donations order by id desc limit 1");
	const token = await api.app.services.secrets.linkToken("donation", rows[0].reference);
	now = new Date(now.getTime() + 5000);
	expect(await stateOf(token)).toEqual({ data: { amount: 25, state: "paid" } });
});

test("wrong input and foreign keys are refused", async () => {
	expect((await pay({ amount: 0.5 })).status).toBe(422);
	expect((await pay({ rhythm: "monthly" })).status).toBe(422);
	expect((await pay({ payment_method_id: 3 })).body.validation_errors).toEqual({
		payment_method_id: ["Zahlungsart: Ungültige Angabe"],
	});
	expect((await api.get(`/api/v1/donation/${"x".repeat(43)}`)).status).toBe(404);
});
