import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { berlinIso } from "#contract/berlin.ts";
import type { Paged } from "#contract/paging.ts";
import type { Seminar } from "#contract/seminars.ts";
import type { Booking } from "#contract/sign-ups.ts";
import type { TestApp } from "#tests/support/app.ts";
import { type openDate, signUpFor } from "#tests/support/builders.ts";
import { moveDate } from "#tests/support/dates.ts";
import { openCalendar } from "#tests/support/house.ts";
import { bookingTokenIn, type Captured } from "#tests/support/mailbox.ts";

const NOW = new Date("2026-11-15T10:00:00Z");
let now = NOW;
let api: TestApp;
let read: () => Promise<Captured[]>;
let free: Awaited<ReturnType<typeof openDate>>;
let priced: Awaited<ReturnType<typeof openDate>>;

beforeAll(async () => {
	({ api, read, free, priced } = await openCalendar({ clock: () => now }));
});
afterAll(() => api.close());

async function send(method: "POST" | "PUT", path: string, payload: object) {
	const { statusCode, body } = await api.fastify.inject({ method, url: `/api/v1${path}`, payload });
	return { status: statusCode, body: JSON.parse(body) };
}

/** A booking with the token of its page and the mail that brought it. */
async function book(email: string, over: object = {}, date = free) {
	const { status, body } = await send("POST", "/form/presence_seminar", signUpFor(date, { email, ...over }));
	expect(status).toBe(201);
	const mail = (await read()).find(({ to }) => to === email);
	return { number: body.data.number, mail, token: bookingTokenIn(mail) };
}
const booking = async (token: string) => ((await api.get(`/api/v1/booking/${token}`)).body as { data: Booking }).data;
const change = (set: string) =>
	api.database.pool.query(`update seminar_dates set ${set} where id = ${free.presence_seminar_date_id}`);

describe("persons that no booking has", () => {
	test("are refused, however large their number or their list", async () => {
		const { token } = await book("stelle@vsz.example");
		for (const positions of [[99_999], [0], [-1], [1e15], Array(70_000).fill(1)]) {
			expect((await send("POST", `/booking/${token}/cancel`, { positions })).status).toBe(422);
		}
		for (const persons of [[{ position: 99_999 }], [{ position: 1e15 }], Array(5_000).fill({ position: 1 })]) {
			expect((await send("PUT", `/booking/${token}/persons`, { persons })).status).toBe(422);
		}
		const long = { position: 1, first_name: "x".repeat(256) };
		const { body } = await send("PUT", `/booking/${token}/persons`, { persons: [long] });
		expect(body.validation_errors).toEqual({ "persons.0.first_name": ["Vorname: Höchstens 255 Zeichen"] });
		expect((await booking(token)).number_of_persons).toBe(1);
	});
});

describe("the key of a booking", () => {
	test("answers it again after a change of seats, and is refused to any other sign-up", async () => {
		const idempotency_key = "s".repeat(32);
		const wish = { idempotency_key, number_of_persons: 3, voucher_code: " ehrenamt50" };
		const { number, token } = await book("schluessel@vsz.example", wish, priced);
		await send("POST", `/booking/${token}/cancel`, { positions: [3] });
		await read();
		const repeat = (over: object, date = priced) =>
			send("POST", "/form/presence_seminar", signUpFor(date, { email: "schluessel@vsz.example", ...wish, ...over }));
		expect((await repeat({})).body.data.number).toBe(number);
		const others = [
			await repeat({ email: "fremd@vsz.example" }),
			await repeat({ number_of_persons: 2 }),
			await repeat({ voucher_code: undefined }),
			await repeat({ city: "Pirna" }),
			await repeat({}, free),
		];
		expect(others.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
		expect(JSON.stringify(others)).not.toContain(number);
		expect(await read()).toEqual([]);
	});
});

describe("a booking that can no longer be changed", () => {
	test("says when we called the date off", async () => {
		const { token } = await book("ausfall@vsz.example");
		expect(await booking(token)).toMatchObject({ can_be_changed: true, date_cancelled: false });
		await change("cancelled = true");
		expect(await booking(token)).toMatchObject({ can_be_changed: false, date_cancelled: true, cancelled: false });
		expect((await send("POST", `/booking/${token}/cancel`, { positions: [1] })).status).toBe(409);
		await change("cancelled = false");
	});

	test("takes other names until it begins, as the terms promise", async () => {
		const { token } = await book("ersatz@vsz.example");
		const rename = () =>
			send("PUT", `/booking/${token}/persons`, { persons: [{ position: 1, first_name: "Kim", last_name: "Ode" }] });
		const start = Date.parse(free.date ?? "");
		now = new Date(start - 1);
		expect(await booking(token)).toMatchObject({ can_be_changed: false, can_be_renamed: true });
		expect((await rename()).body.data.persons).toMatchObject([{ first_name: "Kim" }]);
		now = new Date(start);
		expect(await booking(token)).toMatchObject({ can_be_renamed: false });
		expect((await rename()).status).toBe(409);
		now = NOW;
	});

	test("the last moment is midnight in Berlin, also on the day when clocks change", async () => {
		const { token } = await book("sommerzeit@vsz.example");
		const move = (to: string) => moveDate(api.database.pool, free.presence_seminar_date_id, to);
		await move("2027-03-28T08:00:00Z");
		now = new Date("2027-03-27T22:59:59Z");
		expect((await booking(token)).can_be_changed).toBe(true);
		now = new Date("2027-03-27T23:00:00Z");
		expect((await booking(token)).can_be_changed).toBe(false);
		await move("2027-10-31T09:00:00Z");
		now = new Date("2027-10-30T21:59:59Z");
		expect((await booking(token)).can_be_changed).toBe(true);
		now = new Date("2027-10-30T22:00:00Z");
		expect((await booking(token)).can_be_changed).toBe(false);
		now = NOW;
		await move(free.date ?? "");
	});
});

describe("a price that changes after the booking", () => {
	const setPrice = (cents: number | null) =>
		api.database.pool.query("update seminars set price_cents = $1 where id = $2", [cents, priced.id]);
	const creditNotes = async () =>
		(
			await api.database.pool.query(
				"select document->'lines'->0 as line from invoices where kind = 'credit_note' order by id desc limit 2",
			)
		).rows.map(({ line }) => [line.quantity, line.original_gross_cents, line.gross_cents]);

	test.each([9_900, null])("of %s changes nothing about what was booked and is credited", async (cents) => {
		const unit = Math.round((priced.price ?? 0) * 100);
		const wish = { number_of_persons: 3, voucher_code: "EHRENAMT50" };
		const { token } = await book(`preis${cents}@vsz.example`, wish, priced);
		await setPrice(cents);
		await send("POST", `/booking/${token}/cancel`, { positions: [1] });
		expect((await booking(token)).price).toBe(unit / 100);
		await send("POST", `/booking/${token}/cancel`, { positions: [2, 3] });
		expect(await creditNotes()).toEqual([
			[2, -2 * unit, -unit],
			[1, -unit, -unit / 2],
		]);
		await setPrice(unit);
		await read();
	});
});

describe("letters about a booking", () => {
	test("the calendar entry names both sides, and whoever gives the seat back does not call off the date", async () => {
		const name = { first_name: 'Änne "Anni";X=1', last_name: "O’Neil, Muß" };
		const { mail, token } = await book("beide@vsz.example", name);
		const invitation = mail?.calendar ?? "";
		expect(invitation).toMatch(/^ORGANIZER;CN="[^"\r\n]+":mailto:kontakt@vsz\.example\r?$/m);
		expect(invitation).toMatch(/^ATTENDEE;[^:\r\n]*PARTSTAT=ACCEPTED[^\r\n]*:MAILTO:beide@vsz\.example\r?$/im);
		expect(invitation).not.toContain('"Anni"');
		await send("POST", `/booking/${token}/cancel`, { positions: [1] });
		const call = (await read()).find(({ to }) => to === "beide@vsz.example")?.calendar ?? "";
		expect(call).toContain("METHOD:CANCEL");
		expect(call).toMatch(/^ORGANIZER/m);
		expect(call).not.toContain("Dieser Termin ist abgesagt");
	});

	test("carry the place and the end of the date, and every session of several", async () => {
		const { pool } = api.database;
		const upcoming = await api.get("/api/v1/presence_seminar?upcoming=1");
		const here = (upcoming.body as Paged<Seminar>).data.find(
			({ price, place, cancelled, fully_booked }) => price !== null && place && !cancelled && !fully_booked,
		) as typeof priced;
		const { street, postcode, city } = here.place ?? {};
		const valuesIn = ({ mail }: Awaited<ReturnType<typeof book>>, name: string) =>
			[...(mail?.calendar ?? "").matchAll(new RegExp(`^${name}.*?:(.+?)\\r?$`, "gm"))].map(([, value]) => value);
		const basic = (moment: Date) => berlinIso(moment).slice(0, 19).replace(/[-:]/g, "");

		const one = await book("ort@vsz.example", {}, here);
		const { rows: sessions } = await pool.query("select ends_at from seminar_sessions where seminar_date_id = $1", [
			here.presence_seminar_date_id,
		]);
		expect(valuesIn(one, "LOCATION")).toEqual([expect.stringContaining(`${street}\\, ${postcode} ${city}`)]);
		expect(valuesIn(one, "DTEND")).toEqual([basic(sessions[0].ends_at)]);

		await pool.query(
			`insert into seminar_sessions (seminar_date_id, starts_at, ends_at, units)
			select seminar_date_id, starts_at + interval '168 hours', ends_at + interval '168 hours', units from seminar_sessions where seminar_date_id = $1`,
			[here.presence_seminar_date_id],
		);
		const several = await book("abende@vsz.example", {}, here);
		expect(valuesIn(several, "DTEND")).toHaveLength(2);
		expect(new Set(valuesIn(several, "UID")).size).toBe(1);
		const { rows } = await pool.query("select document->'service' as service from invoices order by id desc limit 2");
		expect(rows.map(({ service: { from, to } }) => (Date.parse(to) - Date.parse(from)) / 86_400_000)).toEqual([7, 0]);
	});

	test("whoever books twice for one date and gives one booking back keeps the other in the calendar", async () => {
		const uidOf = (mail: Captured | undefined) => /^UID:(.+?)\r?$/m.exec(mail?.calendar ?? "")?.[1];
		const kept = await book("buero@vsz.example");
		const given = await book("buero@vsz.example");
		expect(uidOf(kept.mail)).not.toBe(uidOf(given.mail));
		await send("POST", `/booking/${given.token}/cancel`, { positions: [1] });
		expect(uidOf((await read()).find(({ to }) => to === "buero@vsz.example"))).toBe(uidOf(given.mail));
	});

	test("speak to one or to several, and prices say that the tax is in them", async () => {
		const one = await book("eine@vsz.example", {}, priced);
		const two = await book("zwei@vsz.example", { number_of_persons: 2 }, priced);
		expect(one.mail?.text).toMatch(/^Dein Platz ist reserviert/);
		expect(two.mail?.text).toMatch(/^Eure zwei Plätze sind reserviert/);
		expect(one.mail?.text).toMatch(/Kosten: [\d,.]+\s€ inkl\. MwSt\./);
	});
});
