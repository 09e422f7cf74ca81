import { afterAll, beforeAll, expect, test } from "vitest";
import type { OfficeWithdrawal } from "#contract/office/withdrawals.ts";
import { openOffice } from "#tests/support/house.ts";
import { METHOD, shop } from "#tests/support/shop.ts";

let house: Awaited<ReturnType<typeof openOffice>>;
let at: ReturnType<typeof shop>;
beforeAll(async () => {
	house = await openOffice("office");
	at = shop(house.api);
});
afterAll(() => house.api.close());

const REASON = "Der Film war ganz angesehen.";
const send = (id: number, path: string, body: object) =>
	house.ask("POST", `/office/withdrawal/${id}${path}`, { body, token: house.office.token });
const shown = async (id: number): Promise<OfficeWithdrawal> =>
	(await house.ask("GET", `/office/withdrawal/${id}`, { token: house.office.token })).body.data;
const query = async (sql: string, ...values: unknown[]) => (await house.api.database.pool.query(sql, values)).rows;

async function bought(): Promise<{ number: string; email: string }> {
	const [course] = await at.pricedCourses();
	const { guest, basket } = await at.confirmedGuest(course as { id: number });
	const email = `${crypto.randomUUID()}@example.org`;
	const { body } = await guest.checkout<{ number: string }>(basket.id, { email, payment_method_id: METHOD.invoice });
	return { number: body.data.number, email };
}

/** Declares with the form of the site; the receipt and the notice are read away. */
async function declared(contract: string, email = `${crypto.randomUUID()}@example.org`): Promise<number> {
	const sent = { name: "Gesine Gast", contract, email };
	expect((await at.person().send("POST", "/withdrawal", sent)).status).toBe(201);
	await at.mails();
	return (await query("select max(id) as id from withdrawals"))[0].id;
}
const carryOut = (number: string) =>
	house.ask("POST", `/office/order/${number}/withdrawal`, { token: house.office.token });

test("ORDER-04 a withdrawal is refused with a reason and a letter, after that letter was seen, and once", async () => {
	const { number, email } = await bought();
	const id = await declared(number, email);
	expect((await send(id, "/refusal", { reason: " " })).body.validation_errors.reason).toBeDefined();
	const { letters, money_back } = (await send(id, "/refusal/foresight", { reason: REASON })).body.data;
	expect([letters.map(({ to }: { to: string }) => to), money_back]).toEqual([[email], 0]);
	expect([(await shown(id)).state, await at.mails()]).toEqual(["open", []]);
	const answers = await Promise.all([1, 2].map(() => send(id, "/refusal", { reason: REASON })));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	const [letter, ...more] = await at.mailsTo(email);
	expect([letter?.subject, letter?.text, more]).toEqual(["Zu deinem Widerruf", expect.stringContaining(REASON), []]);
	expect(letter?.text.trim()).toBe(letters[0].text.trim());
	expect(await shown(id)).toMatchObject({ state: "refused", decision_reason: REASON, order: { state: "placed" } });
	const { body } = await house.ask("GET", `/office/order?q=${number}`, { token: house.office.token });
	expect(body.data[0].withdrawal).toMatchObject({ id, state: "refused" });
	expect(
		await query("select action from audit_trail where subject_id = $1 and user_id is not null", String(id)),
	).toContainEqual({ action: "withdrawal_refused" });
});

test("ORDER-04 whoever thinks again carries it out after all, and nothing says any more that it was refused", async () => {
	const { number, email } = await bought();
	const id = await declared(number, email);
	await send(id, "/refusal", { reason: REASON });
	expect((await carryOut(number)).status).toBe(200);
	expect(await shown(id)).toMatchObject({ state: "handled", decision_reason: null, order: { state: "withdrawn" } });
});

test("ORDER-04 what names no order gets the one that is meant, and is over with it; the link for another is dead", async () => {
	const [own, meant] = [await bought(), await bought()];
	const id = await declared("Der Kurs vom Oktober");
	expect((await shown(id)).order).toBeNull();
	expect((await send(id, "/order", { order: "VSZ-2026-999999" })).status).toBe(404);
	expect((await send(id, "/order", { order: "\u0000" })).status).toBe(422);
	expect((await send(id, "/order", { order: ` ${meant.number}\n` })).status).toBe(200);
	expect(await shown(id)).toMatchObject({ state: "open", order: { number: meant.number } });
	await carryOut(meant.number);
	expect((await shown(id)).state).toBe("handled");
	expect((await send(id, "/order", { order: own.number })).status).toBe(409);

	const other = await declared(own.number, own.email);
	await send(other, "/order", { order: meant.number });
	expect((await shown(other)).state).toBe("handled");
	expect(await query("select token_hash from withdrawals where id = $1", other)).toEqual([{ token_hash: null }]);
});

test("ORDER-04 an order that ends in the moment in which it is assigned ends the declaration", async () => {
	const { number } = await bought();
	const id = await declared("Der Kurs vom November");
	const client = await house.api.database.pool.connect();
	try {
		await client.query("begin");
		await client.query("update orders set state = 'withdrawn', withdrawn_at = now() where number = $1", [number]);
		const assigning = send(id, "/order", { order: number });
		await new Promise((resolve) => setTimeout(resolve, 300));
		await client.query("commit");
		expect((await assigning).status).toBe(200);
	} finally {
		client.release();
	}
	expect(await shown(id)).toMatchObject({ state: "handled", order: { number, state: "withdrawn" } });
});

test("ORDER-04 what is over in another way waits no more, without a letter; the reason stays", async () => {
	const id = await declared("Das Seminar im Mai");
	await send(id, "/closing", { reason: "Plätze zurückgegeben" });
	expect(await at.mails()).toEqual([]);
	expect(await shown(id)).toMatchObject({ state: "elsewhere", decision_reason: "Plätze zurückgegeben" });
	for (const [state, isIn] of [
		["open", false],
		["handled", false],
		["elsewhere", true],
	] as const) {
		const { body } = await house.ask("GET", `/office/withdrawal?state=${state}`, { token: house.office.token });
		expect([state, body.data.some((one: OfficeWithdrawal) => one.id === id)]).toEqual([state, isIn]);
	}
});
