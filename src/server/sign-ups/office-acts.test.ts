import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { berlinDay } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import type { Ask } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { addDate } from "#tests/support/dates.ts";
import { openOffice } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";
import type { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let office: Awaited<ReturnType<typeof staffWith>>;
let priced: Awaited<ReturnType<typeof openDate>>;
/** Two more dates: of the same seminar, and of a dearer one. */
let later: number;
let dearer: number;
let price: number;
let read: () => Promise<Captured[]>;

const sql = async (text: string) => (await api.database.pool.query(text)).rows;
const post = async (path: string, body: object = {}) => {
	const answer = await ask("POST", `/office${path}`, { token: office.token, body });
	return { status: answer.status, data: answer.body.data, code: answer.body.code };
};
const get = async (path: string) => (await ask("GET", `/office${path}`, { token: office.token })).body.data;

const dateIn = (days: number, seminarId: number, capacity = 5): Promise<number> =>
	addDate(api.database.pool, { seminarId, at: new Date(Date.now() + days * DAY_MS), capacity });

beforeAll(async () => {
	({ api, ask, read, office } = await openOffice("office"));
	priced = await openDate(api.get, "priced");
	[{ price }] = (await sql(`select price_cents / 100.0 as price from seminars where id = ${priced.id}`)) as [
		{ price: number },
	];
	price = Number(price);
	const [other] = await sql(
		`update seminars set price_cents = ${price * 100 + 1000}, tax_category = 'standard'
		where id = (select id from seminars where price_cents is not null and id <> ${priced.id} limit 1) returning id`,
	);
	later = await dateIn(40, priced.id);
	dearer = await dateIn(41, other.id);
	priced = { ...priced, presence_seminar_date_id: await dateIn(30, priced.id, 40) };
});
afterAll(() => api.close());

async function book(over: object = {}): Promise<{ number: string; dateId: number }> {
	const email = `${randomBytes(6).toString("hex")}@vsz.example`;
	const body = signUpFor(priced, { email, number_of_persons: 2, ...over });
	const answer = await ask("POST", "/form/presence_seminar", { body });
	expect(answer.status).toBe(201);
	return { number: answer.body.data.number, dateId: priced.presence_seminar_date_id };
}
const seats = async (id: number) =>
	(await sql(`select seats_taken, overbooked from seminar_dates where id = ${id}`))[0] as {
		seats_taken: number;
		overbooked: number;
	};
const kindsOf = async (number: string) =>
	(
		await sql(
			`select kind from outbox where recipient = (select email from sign_ups where number = '${number}') order by id`,
		)
	).map(({ kind }) => kind);
const invoiceOf = async (number: string) => (await get(`/booking/${number}`)).invoice_id as number;
const noted = async (action: string) =>
	(await sql(`select subject_id, details from audit_trail where action = '${action}' order by id`)) as {
		subject_id: string;
		details: Record<string, unknown>;
	}[];
const DAY = "2026-11-16";

test("PART-01 every person has a row with what is paid; noting and taking back a payment shows at once", async () => {
	const { number, dateId } = await book();
	const find = async () =>
		(await get(`/seminar_date/${dateId}/person`)).persons.filter((one: { number: string }) => one.number === number);
	expect(await find()).toMatchObject([
		{ position: 1, of: 2, first_name: "Mika", share: price, payment: "open", open: 2 * price },
		{ position: 2, of: 2, first_name: null, share: price, payment: "open" },
	]);
	const invoice = await invoiceOf(number);
	const state = async () =>
		((await get(`/invoice?q=${number}`)) as { state: string }[]).map(({ state: known }) => known);
	expect(await state()).toEqual(["open"]);
	const paid = await post("/payment", { invoices: [invoice], paid_on: DAY, reason: "Kontoauszug" });
	expect(paid.data).toMatchObject({ amount: 2 * price });
	expect((await find()).map((one: { payment: string }) => one.payment)).toEqual(["paid", "paid"]);
	expect(await state()).toEqual(["paid"]);
	expect((await post("/payment", { invoices: [invoice], paid_on: DAY })).code).toBe("nothing_open");
	await post("/payment/take_back", { ids: paid.data.ids });
	expect((await find()).map((one: { payment: string }) => one.payment)).toEqual(["open", "open"]);
	await sql("alter table invoices disable trigger user");
	await sql(`update invoices set due_on = '2020-01-01' where id = ${invoice}`);
	await sql("alter table invoices enable trigger user");
	await sql("select recount_money()");
	expect((await find())[0].payment).toBe("overdue");
	expect(await state()).toEqual(["overdue"]);
	expect((await get(`/seminar_date/${dateId}/money`)).open_invoices).toMatchObject([{ id: invoice, is_overdue: true }]);
	await post("/booking/give_back", { bookings: [{ number }], mail: false, credit: true, reason: "aufgeräumt" });
});

test("PART-01 LOG-01 the list leaves as a file, filtered as it is shown, and the history says so", async () => {
	const { number, dateId } = await book({ first_name: "Bärbel", last_name: "Öhme" });
	const answer = await ask("GET", `/office/seminar_date/${dateId}/person/export?format=csv&q=oehme`, {
		token: office.token,
	});
	expect(answer.status).toBe(200);
	expect(answer.body).toContain(`Öhme, Bärbel;`);
	expect(String(answer.body).trim().split("\n")).toHaveLength(2);
	expect((await noted("list_exported")).at(-1)).toMatchObject({ subject_id: "participants" });
	await post("/booking/give_back", { bookings: [{ number }], mail: false, credit: true, reason: "aufgeräumt" });
});

test("PART-04 a whole booking moves to another date of the seminar: the invoice stays, the calendar entry is the same in a newer version", async () => {
	const { number, dateId } = await book();
	const before = await seats(later);
	const body = { bookings: [{ number }], date_id: later, mail: true };
	const foreseen = await post("/booking/move/foresight", body);
	expect(foreseen.data).toMatchObject({
		documents: [],
		money_back: 0,
		letters: [{ subject: "Ihr habt einen neuen Termin" }],
	});
	expect((await seats(later)).seats_taken).toBe(before.seats_taken);
	expect((await post("/booking/move", body)).status).toBe(200);
	expect((await seats(later)).seats_taken).toBe(before.seats_taken + 2);
	expect((await get(`/booking/${number}`)).date.id).toBe(later);
	const [{ email }] = await sql(`select email from sign_ups where number = '${number}'`);
	const [first, second] = (await read()).filter(({ to }) => to === email);
	expect(second?.subject).toBe("Ihr habt einen neuen Termin");
	expect(second?.calendar).toContain("METHOD:REQUEST");
	const parts = [first, second].map((mail) => ({
		uid: /UID:(.+)/.exec(mail?.calendar ?? "")?.[1],
		sequence: /SEQUENCE:(\d)/.exec(mail?.calendar ?? "")?.[1],
	}));
	expect(parts.map(({ sequence }) => sequence)).toEqual(["0", "1"]);
	expect(parts[0]?.uid).toBe(parts[1]?.uid);
	expect(await noted("booking_moved")).toMatchObject([
		{ subject_id: number, details: { persons: 2, from: dateId, to: later } },
	]);
});

test("PART-04 to a dearer seminar: credit note and new invoice, and what was paid counts for it", async () => {
	const { number } = await book({ number_of_persons: 1 });
	await post("/payment", { invoices: [await invoiceOf(number)], paid_on: DAY });
	const body = { bookings: [{ number }], date_id: dearer, mail: true };
	const { data } = await post("/booking/move/foresight", body);
	expect(data.documents.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount])).toEqual([
		["credit_note", -price],
		["invoice", price + 10],
	]);
	expect(data.money_back).toBe(0);
	await post("/booking/move", body);
	expect(await get(`/booking/${number}`)).toMatchObject({ payment: "open", open: 10, gross: price + 10 });
});

test("PART-04 some of a booking move with a booking of their own; a free seminar is no place for them", async () => {
	const { number } = await book();
	await post("/payment", { invoices: [await invoiceOf(number)], paid_on: DAY });
	const body = { bookings: [{ number, positions: [2] }], date_id: later, mail: true };
	expect((await post("/booking/move", body)).status).toBe(200);
	const old = await get(`/booking/${number}`);
	expect(old).toMatchObject({ gross: price, payment: "paid", open: 0 });
	const [{ number: own }] = await sql(
		`select number from sign_ups where seminar_date_id = ${later} order by id desc limit 1`,
	);
	expect(await get(`/booking/${own}`)).toMatchObject({ gross: price, payment: "paid", open: 0 });
	expect(
		await sql(
			`select 1 from refunds r join invoices i on i.id = r.credit_note_id join sign_ups s on s.id = i.sign_up_id where s.number = '${number}'`,
		),
	).toEqual([]);
	const free = await openDate(api.get, "free");
	const wrong = { ...body, bookings: [{ number }], date_id: free.presence_seminar_date_id };
	expect((await post("/booking/move", wrong)).code).toBe("move_other_kind");
});

test("PART-04 OFF-040 seats are given back with and without credit; what was paid too much is listed and marked as sent", async () => {
	const { number, dateId } = await book();
	await post("/payment", { invoices: [await invoiceOf(number)], paid_on: DAY });
	const given = { bookings: [{ number, positions: [2] }], mail: false, credit: true, reason: "Krank" };
	expect((await post("/booking/give_back/foresight", given)).data).toMatchObject({ letters: [], money_back: price });
	await post("/booking/give_back", given);
	const refund = (await get(`/seminar_date/${dateId}/money`)).refunds.at(-1);
	expect(refund).toMatchObject({ amount: price, paid_on: null });
	expect((await post(`/refund/${refund.id}/sent`, { paid_on: DAY })).data.paid_on).toBe(DAY);
	await post("/booking/give_back", { bookings: [{ number }], mail: true, credit: false, reason: "Zu spät" });
	expect(await get(`/booking/${number}`)).toMatchObject({ gross: price, payment: "paid" });
	expect(await kindsOf(number)).toEqual(["booking_confirmation", "booking_change"]);
	const last = (await noted("booking_given_back")).at(-1);
	expect(last).toMatchObject({ subject_id: number, details: { credit: false, mail: true } });
});

test("PART-04 persons are added, renamed, and the address is put right with a new invoice", async () => {
	const { number } = await book({ number_of_persons: 1 });
	expect((await post(`/booking/${number}/person`, { persons: [{ first_name: "Emil" }], mail: true })).status).toBe(200);
	expect(await get(`/booking/${number}`)).toMatchObject({ gross: 2 * price, open: 2 * price });
	const put = (part: string, body: object) =>
		ask("PUT", `/office/booking/${number}/${part}`, { token: office.token, body });
	await put("person", { persons: [{ position: 2, first_name: "Emma", last_name: "Hart" }] });
	const correction = {
		first_name: "Mika",
		last_name: "Winter",
		street_address: "Am Hang",
		street_suffix: "1",
		postcode: "01067",
		city: "Dresden",
		new_invoice: true,
		mail: false,
	};
	expect((await put("contact", correction)).status).toBe(200);
	const page = await get(`/booking/${number}`);
	expect(page.persons[1]).toMatchObject({ first_name: "Emma", last_name: "Hart" });
	expect(page).toMatchObject({ last_name: "Winter", email: null, open: 2 * price });
	const [{ name }] = await sql(
		`select document->'recipient'->>'name' as name from invoices where id = ${page.invoice_id}`,
	);
	expect(name).toBe("Mika Winter");
	await post("/booking/give_back", { bookings: [{ number }], mail: true, credit: true, reason: "aufgeräumt" });
});

test("PART-04 DATE-10 what has begun can be changed no more", async () => {
	const past = await dateIn(20, priced.id);
	const { number } = await book({ presence_seminar_date_id: past });
	await sql(
		`update seminar_dates set date = date - interval '21 days' where id = ${past};
		update seminar_sessions set starts_at = starts_at - interval '21 days', ends_at = ends_at - interval '21 days' where seminar_date_id = ${past}`,
	);
	const given = { bookings: [{ number }], mail: false, credit: true, reason: "Krank" };
	expect((await post("/booking/give_back", given)).code).toBe("booking_closed");
	expect((await post("/booking/move", { bookings: [{ number }], date_id: later, mail: false })).code).toBe(
		"booking_closed",
	);
	expect(
		(await post("/booking/move", { bookings: [{ number: (await book()).number }], date_id: past, mail: false })).code,
	).toBe("date_closed");
});

const phoned = (over: object = {}) => ({
	date_id: dearer,
	number_of_persons: 1,
	first_name: "Annegret",
	last_name: "Vogel",
	street_address: "Talweg",
	street_suffix: "3",
	postcode: "01796",
	city: "Pirna",
	terms_read_out: true,
	mail: false,
	note: "vegetarisch",
	idempotency_key: randomBytes(20).toString("hex"),
	...over,
});

test("PART-02 somebody without an address for mails is signed up by phone once, and the letter is printed", async () => {
	const body = phoned();
	expect((await post("/phone_booking/foresight", body)).data).toMatchObject({
		letters: [],
		documents: [{ kind: "invoice" }],
	});
	const [one, other] = await Promise.all([post("/phone_booking", body), post("/phone_booking", body)]);
	expect([one.status, other.status]).toEqual([200, 200]);
	expect(one.data.number).toBe(other.data.number);
	const page = await get(`/booking/${one.data.number}`);
	expect(page).toMatchObject({ email: null, payment: "open", persons: [{ note: "vegetarisch" }] });
	expect(page.taken_by).not.toBeNull();
	expect((await noted("booking_taken")).map(({ subject_id }) => subject_id)).toEqual([one.data.number]);
	const pdf = await ask("GET", `/office/booking/${one.data.number}/confirmation`, { token: office.token });
	expect([pdf.status, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
	const rows = await sql("select email from people where email is null or email = ''");
	expect(rows).toEqual([]);
	expect((await get("/booking?q=vogel")).map(({ email }: { email: string | null }) => email)).toEqual([null]);
});

test("EINV-02 what the buyer's books ask for stands in the invoice of a booking by phone, and stays when it is moved", async () => {
	const references = { order_reference: "4500-1234", leitweg_id: "04011000-1234512345-06" };
	const lastInvoice = async (number: string) =>
		(
			await sql(
				`select document->'references' as stated from invoices where document->'contract'->>'number' = '${number}' and kind = 'invoice' order by id desc limit 1`,
			)
		)[0]?.stated;
	const { data } = await post("/phone_booking", phoned(references));
	expect(await lastInvoice(data.number)).toEqual(references);
	expect((await post("/phone_booking", phoned({ leitweg_id: "04011000-06" }))).code).toBe("invalid");
	const { number } = await book(references);
	const moved = await post("/booking/move", {
		bookings: [{ number, positions: [2] }],
		date_id: await dateIn(45, priced.id),
		mail: false,
	});
	expect(await lastInvoice(moved.data.numbers[0])).toEqual(references);
	const other = { order_reference: "4500-99" };
	const name = { first_name: "Mika", last_name: "Winter" };
	const correct = (change: object) =>
		ask("PUT", `/office/booking/${data.number}/contact`, {
			token: office.token,
			body: { ...name, ...change, new_invoice: false, mail: false },
		});
	await correct(other);
	expect(await lastInvoice(data.number)).toEqual({ ...other, leitweg_id: null });
	expect(await get(`/booking/${data.number}`)).toMatchObject({ ...other, leitweg_id: null, email: null });

	const [{ id }] = await sql(
		`select max(id) as id from invoices where document->'contract'->>'number' = '${data.number}'`,
	);
	const xml = () => ask("GET", `/office/invoice/${id}/xrechnung`, { token: office.token });
	expect((await xml()).body.code).toBe("xrechnung_without_address");
	await correct({ ...other, email: "kaemmerei@stadt.example" });
	expect((await xml()).status).toBe(200);
});

test("PART-02 whoever is known is found with address and debts; what a priced date needs is asked for", async () => {
	await book({ first_name: "Clara", last_name: "Winkler", email: "clara@vsz.example", number_of_persons: 1 });
	const [clara] = await get("/phone_booking/person?q=winkl%20cla");
	expect(clara).toMatchObject({ first_name: "Clara", street_address: "Elbweg", open: price, debts: [{ open: price }] });
	const { city: _, ...incomplete } = phoned();
	expect((await post("/phone_booking", incomplete)).code).toBe("invalid");
	expect((await post("/phone_booking", phoned({ terms_read_out: false }))).code).toBe("invalid");
	const soon = await dateIn(6, priced.id);
	expect((await post("/phone_booking", phoned({ date_id: soon }))).code).toBe("invalid");
	expect((await post("/phone_booking", phoned({ date_id: soon, accept_early_performance: true }))).status).toBe(200);
	const [date] = await get(`/phone_booking/date?id=${soon}`);
	expect(date).toMatchObject({ id: soon, free: 4, begins_soon: true });
});

test("PART-02 ROOM-03 whoever stands at the door is booked with an invoice until the date is over", async () => {
	const begun = await dateIn(3, priced.id);
	const shift = (span: string) =>
		sql(
			`update seminar_dates set date = now() - interval '${span}' where id = ${begun};
			update seminar_sessions set starts_at = now() - interval '${span}', ends_at = now() - interval '${span}' + interval '2 hours' where seminar_date_id = ${begun}`,
		);
	const body = () => phoned({ date_id: begun, accept_early_performance: true });
	await shift("30 minutes");
	expect(await get(`/phone_booking/date?id=${begun}`)).toHaveLength(1);
	expect((await post("/phone_booking/foresight", body())).data.documents).toMatchObject([{ kind: "invoice" }]);
	expect((await post("/phone_booking", body())).status).toBe(200);
	await shift("3 hours");
	expect(await get(`/phone_booking/date?id=${begun}`)).toEqual([]);
	expect((await post("/phone_booking", body())).code).toBe("date_closed");
});

test("PART-02 DATE-09 seats of a reserve are for those who are named", async () => {
	const id = await dateIn(50, priced.id);
	const { dates } = api.app.services;
	const until = isoDay(addDays(berlinDay(new Date()), 20));
	await dates.transaction((tx) => dates.keepBack(tx, id, { name: "Chor", seats: 4, until }));
	const [{ id: reserve }] = await sql(`select id from seminar_reserves where seminar_date_id = ${id}`);
	expect((await post("/phone_booking", phoned({ date_id: id, number_of_persons: 2 }))).code).toBe("date_full");
	expect(
		(await post("/phone_booking", phoned({ date_id: id, number_of_persons: 3, reserve_id: reserve }))).status,
	).toBe(200);
	expect((await post("/phone_booking", phoned({ date_id: id, number_of_persons: 2, reserve_id: reserve }))).code).toBe(
		"reserve_used",
	);
	expect((await sql(`select used from seminar_reserves where id = ${reserve}`))[0].used).toBe(3);
});

test("PART-03 beyond the capacity only with a reason, which the history keeps; it shrinks when seats come back", async () => {
	const id = await dateIn(51, priced.id);
	await post("/phone_booking", phoned({ date_id: id, number_of_persons: 5 }));
	expect((await post("/phone_booking", phoned({ date_id: id, number_of_persons: 2 }))).code).toBe("date_full");
	const { data } = await post(
		"/phone_booking",
		phoned({ date_id: id, number_of_persons: 2, beyond_reason: "Stühle sind da" }),
	);
	expect(await seats(id)).toEqual({ seats_taken: 7, overbooked: 2 });
	expect((await get(`/seminar_date/${id}`)).overbooked).toBe(2);
	expect((await noted("date_overbooked")).at(-1)).toMatchObject({
		subject_id: String(id),
		details: { reason: "Stühle sind da" },
	});
	await post("/booking/give_back", {
		bookings: [{ number: data.number, positions: [2] }],
		mail: false,
		credit: true,
		reason: "Krank",
	});
	expect(await seats(id)).toEqual({ seats_taken: 6, overbooked: 1 });
});

test("PART-06 a note is kept for the office, and its words stay out of the history", async () => {
	const { number } = await book();
	const { persons } = await get(`/booking/${number}`);
	const body = { note: "Rollstuhl", for_lecturer: true };
	const answer = await ask("PUT", `/office/booking_person/${persons[0].id}/note`, { token: office.token, body });
	expect(answer.body.data).toEqual({ note: "Rollstuhl", note_for_lecturer: true });
	expect(JSON.stringify(await noted("person_noted"))).not.toContain("Rollstuhl");
});
