import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#contract/constants.ts";
import { newStatement } from "#tests/support/bank-calls.ts";
import { lateInvoice } from "#tests/support/dunning-calls.ts";
import { openOffice } from "#tests/support/house.ts";
import { wordsOf } from "#tests/support/pdf.ts";
import { qpdfFaults } from "#tests/support/qpdf.ts";
import { colleague, emptied, staffWith } from "#tests/support/staff.ts";
import { dayAfter } from "./interest.ts";

const START = new Date("2026-11-17T22:30:00Z");
const TODAY = "2026-11-17";
let now = START;
let house: Awaited<ReturnType<typeof openOffice>>;
let admin: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
	house = await openOffice("accounting", { clock: () => now, office: false });
	admin = await staffWith(house.api, house.ask, "admin");
});
afterAll(() => house.api.close());
beforeEach(async () => {
	now = START;
	await emptied(house.api, "invoices", "tasks", "bank_statements", "contact_requests", "withdrawals");
	await house.read();
});

const query = async (sql: string, ...values: unknown[]) => (await house.api.database.pool.query(sql, values)).rows;
const get = async (path: string) => (await house.ask("GET", `/office${path}`, { token: house.office.token })).body;
const act = (method: "POST" | "PUT" | "DELETE", path: string, body?: object, token = house.office.token) =>
	house.ask(method, `/office${path}`, { ...(body ? { body } : {}), token });
const late = (options: Parameters<typeof lateInvoice>[1] = {}) => lateInvoice(house.api, { today: TODAY, ...options });
const item = async (number: string, filter = "") => (await get(`/open_item?q=${number}${filter}`)).data[0];
const proposal = async () => (await get("/dunning")).data;
const later = (days: number) => {
	now = new Date(now.getTime() + days * DAY_MS);
};
const today = () => now.toISOString().slice(0, 10);
const work = async () => {
	while (await house.api.app.services.tasks.turn());
	return (await query("select state, result from tasks order by id desc limit 1"))[0];
};

/** Everything that is proposed, sent. */
async function run(due = dayAfter(today(), 10)) {
	const items = (await proposal()).proposed.map(({ invoice_id, level, open }: Record<string, number>) => ({
		...{ invoice_id, level, open },
	}));
	expect((await act("POST", "/dunning", { due_on: due, items })).status).toBe(200);
	return work();
}

describe("OPEN-01 open items", () => {
	test("by age at every bound, with sums, part payments and the sum of what is shown", async () => {
		for (const daysLate of [-3, 0, 1, 14, 15, 30, 31, 60, 61, 90, 91]) await late({ daysLate, cents: 1_000 });
		const ages = (await get("/open_item/ages")).data;
		expect(ages.map(({ age, count, sum }: Record<string, unknown>) => [age, count, sum])).toEqual([
			["not_due", 2, 20],
			["d1_14", 2, 20],
			["d15_30", 2, 20],
			["d31_60", 2, 20],
			["d61_90", 2, 20],
			["over_90", 1, 10],
		]);
		const { id, number } = await late({ daysLate: 70, cents: 5_000 });
		await act("POST", "/payment", { invoices: [id], paid_on: TODAY, amount: 12.5 });
		expect(await get("/open_item?age=d61_90")).toMatchObject({ total: 3, sum: 57.5 });
		expect(await item(number)).toMatchObject({ state: "part_paid", paid: 12.5, open: 37.5, days_late: 70 });
		expect((await get("/open_item?state=part_paid")).total).toBe(1);
	});

	test("written off by the admin alone, with a reason; money that comes after all and whoever takes it back open it again", async () => {
		const { id, number } = await late();
		const path = `/open_item/${id}/write_off`;
		expect((await act("POST", path, { reason: "uneinbringlich" })).status).toBe(403);
		expect((await act("POST", path, { reason: "" }, admin.token)).status).toBe(422);
		const { body } = await act("POST", path, { reason: "uneinbringlich" }, admin.token);
		expect((await act("POST", path, { reason: "noch einmal" }, admin.token)).body.code).toBe("nothing_open");
		expect(await item(number)).toBeUndefined();
		expect(await item(number, "&state=written_off")).toMatchObject({
			...{ state: "written_off", open: 49, next: { kind: "nothing" } },
			adjustments: [{ kind: "write_off", amount: 49, reason: "uneinbringlich" }],
		});
		expect((await get(`/invoice?q=${number}`)).data[0].state).toBe("written_off");
		const back = `/adjustment/${body.data.id}/take_back`;
		expect((await act("POST", back)).status).toBe(403);
		expect((await act("POST", back, undefined, admin.token)).status).toBe(200);
		expect((await act("POST", back, undefined, admin.token)).status).toBe(200);
		expect(await item(number)).toMatchObject({ state: "open", open: 49, adjustments: [] });
		await act("POST", path, { reason: "doch" }, admin.token);
		await house.api.database.db.transaction((tx) =>
			house.api.app.services.books.notePaid(tx, id, { amount_cents: 900, paid_on: TODAY, reason: null }, "system"),
		);
		expect(await item(number)).toMatchObject({ state: "part_paid", open: 40 });
		const written = await house.api.app.services.adjusting.written(
			house.api.database.db,
			new Date(0),
			new Date("2100-01-01"),
		);
		expect(written.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
			["write_off", 4_900],
			["write_off", -4_900],
			["write_off", 4_900],
			["write_off", -4_900],
		]);
	});
});

describe("OPEN-03 the run", () => {
	test("goes through three levels after the terms, each once, then hands over", async () => {
		const { id, number } = await late({ daysLate: 6 });
		expect((await item(number)).next).toEqual({ kind: "wait", level: 1, until: dayAfter(TODAY, 1) });
		expect((await proposal()).proposed).toEqual([]);
		later(1);
		expect((await proposal()).proposed).toMatchObject([{ invoice_id: id, level: 1, open: 49, fee: 0, total: 49 }]);
		expect(await run()).toMatchObject({ state: "done", result: { text: "1 per E-Mail verschickt" } });
		const [mail] = await house.read();
		expect(mail?.subject).toBe(`Zahlungserinnerung zur Rechnung ${number}`);
		expect(mail?.attachments).toEqual(expect.arrayContaining([`${number}-Stufe-1.pdf`, `${number}.pdf`]));
		expect((await item(number)).next).toEqual({ kind: "wait", level: 2, until: dayAfter(today(), 14) });
		later(14);
		await run();
		later(14);
		await run();
		expect((await house.read()).map(({ subject }) => subject)).toEqual([
			`Mahnung zur Rechnung ${number}`,
			`Letzte Mahnung zur Rechnung ${number}`,
		]);
		later(11);
		expect((await item(number, "&level=hand_over")).next).toEqual({ kind: "hand_over" });
		expect((await proposal()).proposed).toEqual([]);
		later(100);
		expect((await proposal()).proposed).toEqual([]);
		expect((await item(number)).reminders.map(({ level }: { level: number }) => level)).toEqual([1, 2, 3]);
	});

	test("pressed twice and started by two sends once; a snapshot is kept that nobody changes", async () => {
		const { id } = await late();
		const body = { due_on: dayAfter(TODAY, 10), items: [{ invoice_id: id, level: 1, open: 49 }] };
		await Promise.all([act("POST", "/dunning", body), act("POST", "/dunning", body, admin.token)]);
		await Promise.all([work(), work()]);
		expect(await house.read()).toHaveLength(1);
		const rows = await query("select level, sent_on::text, due_on::text, open_cents, fee_cents from reminders");
		expect(rows).toEqual([{ level: 1, sent_on: TODAY, due_on: dayAfter(TODAY, 10), open_cents: 4_900, fee_cents: 0 }]);
		await expect(query("update reminders set fee_cents = 1")).rejects.toThrow("append-only");
		await act("POST", "/dunning", body);
		expect(await work()).toMatchObject({ result: { text: "0 per E-Mail verschickt · 1 inzwischen erledigt" } });
	});

	test("money that arrives in between stops it, also a part of it, also what waits in the bank", async () => {
		const [paid, part, named] = [await late(), await late(), await late()];
		const items = [paid, part, named].map(({ id }) => ({ invoice_id: id, level: 1, open: 49 }));
		await act("POST", "/dunning", { due_on: dayAfter(TODAY, 10), items });
		await act("POST", "/payment", { invoices: [paid.id], paid_on: TODAY });
		await act("POST", "/payment", { invoices: [part.id], paid_on: TODAY, amount: 9 });
		await house.api.app.services.bankImporting.read(
			newStatement([{ amount_cents: 4_900, purpose: named.number }]),
			"system",
		);
		expect(await work()).toMatchObject({ result: { text: "0 per E-Mail verschickt · 3 inzwischen erledigt" } });
		expect((await proposal()).skipped).toMatchObject([{ number: named.number, why: "money_waiting" }]);
		expect(await house.read()).toEqual([]);
	});

	test("skips who has a stop, a question or a withdrawal, and what is small, each with its reason", async () => {
		const [stopped, asking, leaving, small] = [
			await late(),
			await late({ email: "Frage@example.org" }),
			await late({ email: "weg@example.org" }),
			await late({ cents: 499 }),
		];
		await act("PUT", `/open_item/${stopped.id}/stop`, { reason: "offene Frage", until: dayAfter(TODAY, 2) });
		await query("insert into contact_requests (name, email, description) values ('F', 'frage@example.org', '?')");
		await query("insert into withdrawals (name, contract, email) values ('W', 'Seminar', 'weg@example.org')");
		const { proposed, skipped } = await proposal();
		expect(proposed).toEqual([]);
		const why = Object.fromEntries(skipped.map((one: Record<string, string>) => [one.number, one.why]));
		expect(why).toEqual({
			[stopped.number]: "stopped",
			[asking.number]: "question",
			[leaving.number]: "withdrawal",
			[small.number]: "too_small",
		});
		await query("update contact_requests set closed_at = now()");
		expect((await proposal()).proposed).toMatchObject([{ number: asking.number }]);
		later(3);
		expect((await item(stopped.number)).next).toMatchObject({ kind: "remind", level: 1 });
		await act("PUT", `/open_item/${stopped.id}/stop`, { reason: "strittig", until: null });
		later(300);
		expect((await item(stopped.number)).next).toMatchObject({ kind: "skip", why: "stopped", reason: "strittig" });
		await act("DELETE", `/open_item/${stopped.id}/stop`);
		expect((await item(stopped.number)).next).toMatchObject({ kind: "remind" });
	});

	test("a debit that we collect is not reminded, one that came back is", async () => {
		const { id, number } = await late();
		await query(
			`with basket as (insert into baskets (id, expires_at) values (gen_random_uuid(), now()) returning id)
			insert into orders (number, basket_id, state, name, email, street_address, street_suffix, postcode, city, payment_method, net_cents, tax_cents, gross_cents, accept_terms, accept_early_performance)
			select $1, id, 'placed', 'Mika', 'mika@example.org', 'Elbweg', '7', '01067', 'Dresden', 'direct_debit', 4900, 0, 4900, true, true from basket`,
			`VSZ-2025-${id}`,
		);
		await query(
			"insert into invoices (kind, number, order_id, issued_on, due_on, net_cents, tax_cents, gross_cents, document) select 'invoice', $1, (select max(id) from orders), issued_on, due_on, net_cents, tax_cents, gross_cents, document from invoices where id = $2",
			...[`${number}-L`, id],
		);
		expect((await item(`${number}-L`)).next).toMatchObject({ kind: "skip", why: "in_debit" });
		await house.api.app.services.bankImporting.read(newStatement([{ amount_cents: -100 }]), "system");
		await query(
			"insert into bank_transactions (statement_id, account, fingerprint, nth, booked_on, amount_cents, name, purpose, fee_cents, free_cents, return_reason) select statement_id, account, 'returned', 1, booked_on, -4900, name, purpose, 0, -4900, 'MS03' from bank_transactions limit 1",
		);
		await query(
			"insert into invoice_payments (invoice_id, amount_cents, paid_on, created_at, transaction_id) select id, amount, now(), now(), case when amount < 0 then (select max(id) from bank_transactions) end from invoices, (values (4900), (-4900)) as moved (amount) where number = $1",
			`${number}-L`,
		);
		expect((await item(`${number}-L`)).next).toMatchObject({ kind: "remind", level: 1 });
	});

	test("a letter on paper costs from the second level on, a mail nothing; what is paid above the invoice is booked for it", async () => {
		const { id, number } = await late({ email: null });
		expect(await run()).toMatchObject({ result: { text: "0 per E-Mail verschickt · 1 als Brief zu drucken" } });
		later(14);
		expect((await proposal()).proposed).toMatchObject([{ level: 2, channel: "paper", fee: 2, total: 51 }]);
		await run();
		expect(await house.read()).toEqual([]);
		expect(await item(number)).toMatchObject({ open: 49, charges_open: 2 });
		await act("POST", "/payment", { invoices: [id], paid_on: today(), amount: 51 });
		expect(await item(number, "&state=overpaid")).toMatchObject({ open: -2, state: "overpaid" });
		expect((await act("POST", `/open_item/${id}/charges`)).status).toBe(200);
		expect((await act("POST", `/open_item/${id}/charges`)).body.code).toBe("nothing_open");
		expect(await item(number, "&state=overpaid")).toBeUndefined();
		expect((await get(`/invoice?q=${number}`)).data[0].state).toBe("paid");
	});

	test("interest and the lump sum are asked of organisations, where the house wants it, and of nobody else", async () => {
		await late({ company: "Verein e. V.", cents: 100_000 });
		await late({ cents: 100_000 });
		await run();
		later(30);
		expect((await proposal()).proposed).toMatchObject([
			{ lump: 0, interest: 0 },
			{ lump: 0, interest: 0 },
		]);
		const { values, revision } = (await house.ask("GET", "/office/settings", { token: admin.token })).body.data.dunning;
		const changed = { ...values, charge_organisations: true, base_rates: "01.01.2026 1,00 %", revision };
		expect((await act("PUT", "/settings/dunning", changed, admin.token)).status).toBe(200);
		const wrong = { ...changed, base_rates: "eins", revision: revision + 1 };
		expect((await act("PUT", "/settings/dunning", wrong, admin.token)).status).toBe(422);
		// Twenty days after the first letter's time was over: 1.000 € × 10 % × 20/365.
		expect((await proposal()).proposed).toMatchObject([
			{ name: "Verein e. V.", lump: 40, interest: 5.48, fee: 0 },
			{ name: "Mika Sommer", lump: 0, interest: 0, fee: 0 },
		]);
	});

	test("shows every letter before it is sent, word for word as it leaves, and as a PDF", async () => {
		const { id, number } = await late();
		const asked = `invoice_id=${id}&due_on=${dayAfter(TODAY, 10)}`;
		const { data } = await get(`/dunning/letter?${asked}`);
		expect(data.text).toContain("27.11.2026");
		const pdf = await house.ask("GET", `/office/dunning/letter/pdf?${asked}`, { token: house.office.token });
		expect(pdf.status).toBe(200);
		await run();
		const [mail] = await house.read();
		expect([mail?.subject, mail?.text]).toEqual([data.subject, expect.stringContaining(data.text.slice(0, 600))]);
		expect((await get(`/dunning/letter?${asked}`)).code).toBe("nothing_open");
		expect((await get(`/dunning/letter?invoice_id=${id}&due_on=${TODAY}`)).validation_errors).toHaveProperty("due_on");
		const [reminder] = (await item(number)).reminders;
		const kept = await house.ask("GET", `/office/reminder/${reminder.id}/pdf`, { token: house.office.token });
		expect(kept.status).toBe(200);
	});
});

test("OPEN-03 what is printed of a run is one file with each letter counted for itself; a test goes to oneself alone", async () => {
	await late();
	const [one, other] = [await late({ email: null }), await late({ email: null })];
	const due_on = dayAfter(today(), 10);
	const [{ email }] = await query("select email from users where id = $1", house.office.id);
	expect((await act("POST", "/dunning/test", { invoice_id: one.id, due_on })).body.data.to).toBe(email);
	expect(await house.read()).toMatchObject([{ subject: expect.stringMatching(/^Test: /), to: email, attachments: [] }]);
	expect(await query("select id from reminders")).toEqual([]);
	await run(due_on);
	const { papers } = await proposal();
	expect(papers).toEqual([{ sent_on: TODAY, letters: 2 }]);
	const { dunningOffice } = house.api.app.services;
	const { content } = await dunningOffice.papers(TODAY, colleague(house.office.id, "accounting"));
	expect(await qpdfFaults(content as Buffer)).toBe("");
	const words = wordsOf(content as Buffer);
	for (const { number } of [one, other]) expect(words).toContain(number);
	expect(words.match(/Seite 1 von 1/g)).toHaveLength(2);
});
