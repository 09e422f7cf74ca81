import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { WaitingEntry } from "#contract/waiting-list.ts";
import type { TestApp } from "#tests/support/app.ts";
import { type openDate, signUpFor } from "#tests/support/builders.ts";
import { moveDate } from "#tests/support/dates.ts";
import { openCalendar } from "#tests/support/house.ts";
import { bookingTokenIn, type Captured } from "#tests/support/mailbox.ts";
import { splitName } from "./rules.ts";

const NOW = new Date("2026-11-15T10:00:00Z");
const HOUR_MS = 60 * 60 * 1000;
let now = NOW;
let api: TestApp;
let read: () => Promise<Captured[]>;
let free: Awaited<ReturnType<typeof openDate>>;
let priced: Awaited<ReturnType<typeof openDate>>;
let address = 0;

beforeAll(async () => {
	({ api, read, free, priced } = await openCalendar({ clock: () => now }));
});
afterAll(() => api.close());

async function send(method: "POST" | "PUT", path: string, payload: object = {}) {
	address += 1;
	const headers = { "x-forwarded-for": `10.1.${address >> 8}.${address & 255}` };
	const { statusCode, body } = await api.fastify.inject({ method, url: `/api/v1${path}`, payload, headers });
	return { status: statusCode, body: JSON.parse(body) };
}

const change = (date: typeof free, set: string) =>
	api.database.pool.query(`update seminar_dates set ${set} where id = ${date.presence_seminar_date_id}`);

async function seatsTaken(date = free): Promise<number> {
	const { rows } = await api.database.pool.query("select seats_taken from seminar_dates where id = $1", [
		date.presence_seminar_date_id,
	]);
	return rows[0].seats_taken;
}

beforeEach(async () => {
	now = NOW;
	await api.database.pool.query("delete from waiting_list");
	await api.database.pool.query("delete from rate_limits");
	for (const date of [free, priced]) await change(date, "capacity = 2, seats_taken = 0, fully_booked = false");
	await read();
});

const join = (name: string, over: object = {}, date = free) =>
	send("POST", "/waiting_list", {
		presence_seminar_id: date.id,
		presence_seminar_date_id: date.presence_seminar_date_id,
		name,
		email: `${name.toLowerCase().replaceAll(" ", ".")}@vsz.example`,
		number_of_persons: 1,
		...over,
	});

async function fill(date = free) {
	const { status } = await send(
		"POST",
		"/form/presence_seminar",
		signUpFor(date, { number_of_persons: 2, email: "voll@vsz.example" }),
	);
	expect(status).toBe(201);
	const mail = (await read()).find(({ to }) => to === "voll@vsz.example");
	return bookingTokenIn(mail);
}

const giveBack = (token: string, positions: number[]) => send("POST", `/booking/${token}/cancel`, { positions });
const offers = (mails: Captured[]) =>
	mails.filter(({ subject }) => subject?.match(/^(Ein Platz ist|Plätze sind) frei/));
const tokenIn = (mail: Captured | undefined) => /\/warteliste\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
const entry = async (token: string) =>
	((await api.get(`/api/v1/waiting_list/${token}`)).body as { data: WaitingEntry }).data;

describe("joining", () => {
	test("is for full dates only, and is confirmed by a mail with a link", async () => {
		expect((await join("Ada Wolf")).body).toEqual({
			code: "date_has_seats",
			message: "An diesem Termin sind noch Plätze frei. Melde dich einfach an.",
		});
		await fill();
		expect(await join("Ada Wolf")).toEqual({ status: 201, body: { data: { state: "waiting", others: 0 } } });
		const [mail] = await read();
		expect(mail).toMatchObject({ to: "ada.wolf@vsz.example", subject: "Du stehst auf der Warteliste" });
		expect(mail?.text).toContain(free.topic);
		expect(await entry(tokenIn(mail))).toMatchObject({
			name: "Ada Wolf",
			state: "waiting",
			topic: free.topic,
			ahead: 0,
		});
		expect((await join("Ben Kurz")).body.data.others).toBe(1);
		const [next] = await read();
		expect(await entry(tokenIn(next))).toMatchObject({ ahead: 1, ends_at: free.date, place: free.place });
		expect((await api.get(`/api/v1/waiting_list/${"x".repeat(43)}`)).status).toBe(404);
	});

	test("twice keeps one place in the queue, and the answer is the same", async () => {
		await fill();
		const first = await join("Ada Wolf");
		expect(await join("Ada Wolf", { number_of_persons: 2 })).toEqual(first);
		const { rows } = await api.database.pool.query("select number_of_persons from waiting_list");
		expect(rows).toEqual([{ number_of_persons: 2 }]);
	});

	test("is refused for dates that are cancelled, past, foreign or unknown, and for wrong input", async () => {
		await fill();
		expect((await join("Ada", { presence_seminar_id: priced.id })).status).toBe(422);
		expect((await join("Ada", { presence_seminar_date_id: 999_999 })).status).toBe(422);
		expect((await join("", { email: "a@", number_of_persons: 11 })).body.validation_errors).toEqual({
			name: ["Name: Bitte ausfüllen"],
			email: ["E-Mail: Ungültige E-Mail"],
			number_of_persons: ["Anzahl Personen: Maximal 10"],
		});
		await change(free, "cancelled = true");
		expect((await join("Ada")).body.message).toBe("Dieser Termin ist abgesagt.");
		await change(free, "cancelled = false");
		now = new Date(Date.parse(free.date ?? ""));
		expect((await join("Ada")).status).toBe(422);
	});
});

describe("an offer", () => {
	test("of fewer seats goes only to those who are glad of them, and is about exactly these", async () => {
		const booking = await fill();
		await join("Gruppe Gross", { number_of_persons: 2 });
		await join("Gruppe Klein", { number_of_persons: 2, fewer_welcome: true });
		const [, small] = await read();
		await giveBack(booking, [2]);
		const [offer, ...others] = offers(await read());
		expect([offer?.to, others]).toEqual([small?.to, []]);
		expect(offer?.subject).toMatch(/^Ein Platz ist frei/);
		expect(await entry(tokenIn(offer))).toMatchObject({ state: "offered", number_of_persons: 1 });
		expect(await seatsTaken()).toBe(2);
		await send("POST", `/waiting_list/${tokenIn(offer)}/take`, {});
		expect(await seatsTaken()).toBe(2);
		const { rows } = await api.database.pool.query("select number_of_persons from sign_ups order by id desc limit 1");
		expect(rows).toEqual([{ number_of_persons: 1 }]);
	});

	test("goes to the first who fits, keeps the seats, and is taken with one button", async () => {
		const booking = await fill();
		await join("Gruppe Gross", { number_of_persons: 2 });
		await join("Ada Wolf");
		await join("Ben Kurz");
		await read();
		await giveBack(booking, [2]);
		const mails = offers(await read());
		expect(mails.map(({ to }) => to)).toEqual(["ada.wolf@vsz.example"]);
		expect(mails[0]?.text).toContain("16.11.2026, 11:00");
		expect(await seatsTaken()).toBe(2);
		expect((await send("POST", "/form/presence_seminar", signUpFor(free))).status).toBe(409);
		const token = tokenIn(mails[0]);
		expect((await entry(token)).state).toBe("offered");
		const taken = await send("POST", `/waiting_list/${token}/take`);
		expect(taken.body.data).toMatchObject({ state: "taken", booking_path: expect.stringMatching(/^\/buchung\//) });
		expect(await send("POST", `/waiting_list/${token}/take`)).toEqual(taken);
		expect(await seatsTaken()).toBe(2);
		const confirmations = (await read()).filter(({ subject }) => subject === "Dein Platz ist reserviert");
		expect(confirmations.map(({ to }) => to)).toEqual(["ada.wolf@vsz.example"]);
		expect((await api.get(`/api/v1${taken.body.data.booking_path.replace("/buchung", "/booking")}`)).status).toBe(200);
	});

	test("lapses after 24 hours and goes to the next", async () => {
		const booking = await fill();
		await join("Ada Wolf");
		await join("Ben Kurz");
		await giveBack(booking, [2]);
		const [mail] = offers(await read());
		now = new Date(NOW.getTime() + 24 * HOUR_MS - 1000);
		await api.app.services.waitingList.tend();
		expect(await read()).toEqual([]);
		now = new Date(NOW.getTime() + 24 * HOUR_MS);
		expect((await send("POST", `/waiting_list/${tokenIn(mail)}/take`)).body).toEqual({
			code: "offer_lapsed",
			message: "Dieses Angebot gilt nicht mehr.",
		});
		await api.app.services.waitingList.tend();
		await api.app.services.waitingList.tend();
		const mails = await read();
		expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual([
			["ada.wolf@vsz.example", "Das Angebot ist abgelaufen"],
			["ben.kurz@vsz.example", "Ein Platz ist frei für dich"],
		]);
		expect(await seatsTaken()).toBe(2);
	});

	test("is never made after the date began, and ends with its beginning", async () => {
		const booking = await fill();
		await join("Ada Wolf");
		await read();
		const start = Date.parse(free.date ?? "");
		await api.database.pool.query("update sign_up_persons set cancelled_at = now() where position = 2");
		await change(free, "seats_taken = 1");
		now = new Date(start);
		await api.app.services.waitingList.offerSeats(api.database.db, free.presence_seminar_date_id);
		expect(await read()).toEqual([]);
		now = new Date(start - 2 * HOUR_MS);
		await api.app.services.waitingList.tend();
		const [mail] = offers(await read());
		expect(Date.parse((await entry(tokenIn(mail))).offer_expires_at ?? "")).toBe(start);
		expect(booking).not.toBe("");
		now = new Date(start);
		await api.app.services.waitingList.tend();
		expect((await api.get(`/api/v1/waiting_list/${tokenIn(mail)}`)).status).toBe(404);
	});

	test("can be declined, and whoever waits can leave; the seats go on to the next", async () => {
		const booking = await fill();
		await join("Ada Wolf");
		await join("Ben Kurz");
		const waiting = await read();
		const ben = tokenIn(waiting.find(({ to }) => to === "ben.kurz@vsz.example"));
		await giveBack(booking, [2]);
		const [offer] = offers(await read());
		expect((await send("POST", `/waiting_list/${tokenIn(offer)}/leave`)).body.data.state).toBe("left");
		const [second] = offers(await read());
		expect(second?.to).toBe("ben.kurz@vsz.example");
		expect((await entry(ben)).state).toBe("offered");
		expect((await send("POST", `/waiting_list/${tokenIn(second)}/leave`)).body.data.state).toBe("left");
		expect(await seatsTaken()).toBe(1);
		const { rows } = await api.database.pool.query("select distinct name, email from waiting_list");
		expect(rows).toEqual([{ name: "", email: "" }]);
	});

	test("of a priced seminar asks for the address that the invoice needs", async () => {
		const booking = await fill(priced);
		await join("Ada Wolf", {}, priced);
		await giveBack(booking, [2]);
		const token = tokenIn(offers(await read())[0]);
		expect((await entry(token)).price).toBe(priced.price);
		const refused = await send("POST", `/waiting_list/${token}/take`);
		expect([refused.status, Object.keys(refused.body.validation_errors)]).toEqual([
			422,
			["street_address", "street_suffix", "postcode", "city", "accept_terms"],
		]);
		const where = { street_address: "Elbweg", street_suffix: "7a", postcode: "01099", city: "Dresden" };
		expect((await send("POST", `/waiting_list/${token}/take`, { ...where, accept_terms: true })).status).toBe(200);
		const { rows } = await api.database.pool.query(
			"select city, gross_cents, button_label from sign_ups order by id desc limit 1",
		);
		expect(rows).toEqual([
			{ city: "Dresden", gross_cents: (priced.price ?? 0) * 100, button_label: "Kostenpflichtig anmelden" },
		]);
	});

	test("of a priced seminar that begins within 14 days keeps the wish to begin before the withdrawal ends", async () => {
		const booking = await fill(priced);
		await join("Ada Wolf", {}, priced);
		await giveBack(booking, [2]);
		const token = tokenIn(offers(await read())[0]);
		const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60 * 1000).toISOString();
		const move = (to: string) => moveDate(api.database.pool, priced.presence_seminar_date_id, to);
		await move(days(15));
		expect((await entry(token)).begins_soon).toBe(false);
		await move(days(13));
		expect((await entry(token)).begins_soon).toBe(true);
		const given = {
			street_address: "Elbweg",
			street_suffix: "7a",
			postcode: "01099",
			city: "Dresden",
			accept_terms: true,
			accept_early_performance: true,
		};
		expect((await send("POST", `/waiting_list/${token}/take`, given)).status).toBe(200);
		const { rows } = await api.database.pool.query(
			"select accept_early_performance from sign_ups order by id desc limit 1",
		);
		expect(rows).toEqual([{ accept_early_performance: true }]);
		const confirmation = (await read()).find(({ to }) => to === "ada.wolf@vsz.example");
		expect(confirmation?.text).toContain("vor Ablauf der Widerrufsfrist mit der Leistung beginnt");
	});

	test("of a date that is called off cannot be taken, and its end sends nobody back to a list", async () => {
		const booking = await fill();
		await join("Ada Wolf", { number_of_persons: 2 });
		await giveBack(booking, [1, 2]);
		const [offer] = offers(await read());
		expect(offer?.text).toContain("die 2 Plätze für euch frei. Danach bekommen sie die Nächsten");
		await change(free, "cancelled = true");
		expect(await entry(tokenIn(offer))).toMatchObject({ date_cancelled: true, state: "lapsed" });
		expect((await send("POST", `/waiting_list/${tokenIn(offer)}/take`)).body).toEqual({
			code: "date_cancelled",
			message: "Dieser Termin ist abgesagt.",
		});
		now = new Date(NOW.getTime() + 24 * HOUR_MS);
		await api.app.services.waitingList.tend();
		expect(await read()).toEqual([]);
		expect(await seatsTaken()).toBe(0);
		await change(free, "cancelled = false");
	});

	test("races with itself and with the lapse: exactly one booking", async () => {
		const booking = await fill();
		await join("Ada Wolf");
		await giveBack(booking, [2]);
		const token = tokenIn(offers(await read())[0]);
		const answers = await Promise.all(Array.from({ length: 8 }, () => send("POST", `/waiting_list/${token}/take`)));
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(new Set(answers.map(({ body }) => body.data.booking_path)).size).toBe(1);
		expect(await seatsTaken()).toBe(2);
	});
});

test("a name is split at its last word, to which 'von der' belongs", () => {
	expect(splitName("Mika Kim Sommer")).toEqual({ first_name: "Mika Kim", last_name: "Sommer" });
	expect(splitName("Mika von der Sommer")).toEqual({ first_name: "Mika", last_name: "von der Sommer" });
	expect(splitName("de Sommer")).toEqual({ first_name: "de", last_name: "Sommer" });
	expect(splitName(" Mika ")).toEqual({ first_name: " Mika ".trim(), last_name: "" });
});
