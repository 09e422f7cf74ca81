import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { addDays } from "#contract/dates.ts";
import type { Ask } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { openHouse } from "#tests/support/house.ts";
import type { Captured } from "#tests/support/mailbox.ts";
import { staffWith } from "#tests/support/staff.ts";

const START = new Date("2026-11-16T09:00:00Z");
let now = START;
let api: TestApp;
let ask: Ask;
let read: () => Promise<Captured[]>;
let date: Awaited<ReturnType<typeof openDate>>;
let seminarDay: Date;

const sql = async (text: string) => (await api.database.pool.query(text)).rows;

beforeAll(async () => {
	({ api, ask, read } = await openHouse({ clock: () => now }));
	date = await openDate(api.get, "free");
	await sql(`update seminar_dates d set date = timestamptz '2026-12-08 17:00+01' where id = ${date.presence_seminar_date_id};
		update seminar_sessions set starts_at = timestamptz '2026-12-08 17:00+01', ends_at = timestamptz '2026-12-08 20:00+01'
		where id in (select min(id) from seminar_sessions where seminar_date_id = ${date.presence_seminar_date_id});
		delete from seminar_sessions where seminar_date_id = ${date.presence_seminar_date_id} and starts_at <> timestamptz '2026-12-08 17:00+01'`);
	seminarDay = new Date("2026-12-08T16:00:00Z");
});
afterAll(() => api.close());
beforeEach(() => {
	now = START;
});

const daysBefore = (days: number, time: string) => berlinMoment(addDays(berlinDay(seminarDay), -days), time);
const book = async (email: string, over: object = {}) =>
	(await ask("POST", "/form/presence_seminar", { body: signUpFor(date, { email, ...over }) })).body.data;
const reminders = async (email: string) =>
	(await read()).filter(({ to, subject }) => to === email && subject === "Bald sehen wir uns");
const tokenIn = (mail: Captured | undefined) => /\/komme-ich\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
const tend = () => Promise.all([api.app.services.reminders.tend(), api.app.services.reminders.tend()]);

test("PART-07 three Berlin days before each person with an address is reminded once, over processes and runs", async () => {
	const { number } = await book("ines@vsz.example", { number_of_persons: 2 });
	await sql(
		`update sign_up_persons set email = 'zweite@vsz.example' where position = 2 and sign_up_id = (select id from sign_ups where number = '${number}')`,
	);
	now = daysBefore(4, "23:59");
	await tend();
	expect(await reminders("ines@vsz.example")).toEqual([]);
	now = daysBefore(3, "00:00");
	await tend();
	await tend();
	const mails = await read();
	const own = mails.filter(({ subject }) => subject === "Bald sehen wir uns");
	expect(
		own
			.map(({ to }) => to)
			.filter((to) => to === "ines@vsz.example" || to === "zweite@vsz.example")
			.sort(),
	).toEqual(["ines@vsz.example", "zweite@vsz.example"]);
});

test("PART-07 looking changes nothing; coming is seen on the date page, a freed seat goes to the waiting list at once", async () => {
	const { number } = await book("jan@vsz.example");
	const id = date.presence_seminar_date_id;
	now = daysBefore(3, "08:00");
	await tend();
	const token = tokenIn((await reminders("jan@vsz.example"))[0]);
	const look = async () => (await ask("GET", `/coming/${token}`)).body.data;
	expect(await look()).toMatchObject({ state: "open", is_free: true });
	expect(await look()).toMatchObject({ state: "open" });
	expect((await ask("POST", `/coming/${token}/confirm`)).body.data.state).toBe("coming");
	const office = await staffWith(api, ask, "office");
	const { persons } = (await ask("GET", `/office/seminar_date/${id}/person`, { token: office.token })).body.data;
	expect(persons.find((one: { number: string }) => one.number === number).coming_at).not.toBeNull();

	await sql(`update seminar_dates set capacity = seats_taken where id = ${id}`);
	const wish = {
		presence_seminar_id: date.id,
		presence_seminar_date_id: id,
		name: "Jule Neumann",
		email: "jule@vsz.example",
		number_of_persons: 1,
	};
	expect((await ask("POST", "/waiting_list", { body: wish })).status).toBe(201);
	for (let press = 0; press < 2; press += 1)
		expect((await ask("POST", `/coming/${token}/release`)).body.data.state).toBe("released");
	expect(await sql(`select state from waiting_list where email = 'jule@vsz.example'`)).toEqual([{ state: "offered" }]);
	expect((await ask("POST", `/coming/${token}/confirm`)).body.code).toBe("booking_closed");
	expect((await ask("GET", `/coming/${"x".repeat(43)}`)).status).toBe(404);
});

test("PART-07 whoever books within the three days, is cancelled or has no address gets none", async () => {
	now = daysBefore(2, "10:00");
	await sql(`update seminar_dates set capacity = null where id = ${date.presence_seminar_date_id}`);
	await book("spaet@vsz.example");
	await tend();
	expect(await reminders("spaet@vsz.example")).toEqual([]);
});
