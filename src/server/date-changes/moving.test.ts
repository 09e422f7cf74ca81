import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Booking } from "#contract/sign-ups.ts";
import type { Ask, StaffToken } from "#tests/support/account.ts";
import type { TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { addDate } from "#tests/support/dates.ts";
import { openOffice } from "#tests/support/house.ts";
import { bookingTokenIn, type Captured } from "#tests/support/mailbox.ts";

const NOW = new Date("2026-11-15T10:00:00Z");
let now = NOW;
let api: TestApp;
let ask: Ask;
let read: () => Promise<Captured[]>;
let office: { id: number; token: StaffToken };
let people = 0;

beforeAll(async () => {
	({ api, ask, read, office } = await openOffice("office", { clock: () => now }));
});
beforeEach(() => {
	now = NOW;
});
afterAll(() => api.close());

const query = async <T = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
	(await api.database.pool.query(sql, values)).rows as T[];

/** A date of its own, with a booking for two. */
async function bookedDate(day: string) {
	const { id } = await openDate(api.get, "priced");
	const dateId = await addDate(api.database.pool, { seminarId: id, at: `${day}T17:00:00Z`, capacity: 20 });
	people += 1;
	const email = `gast${people}@example.org`;
	const body = signUpFor({ id, presence_seminar_date_id: dateId }, { email, number_of_persons: 2 });
	expect((await ask("POST", "/form/presence_seminar", { body })).status).toBe(201);
	const mail = (await read()).find(({ to }) => to === email);
	const token = bookingTokenIn(mail);
	return { dateId, email, token, uid: /UID:([^\r\n]+)/.exec(mail?.calendar ?? "")?.[1] };
}

const to = (day: string, over: object = {}) => ({
	day,
	sessions: [{ day: 0, from: "18:00", to: "21:00", room: "Saal 2", units: 4 }],
	place_id: null,
	reason: "Der Saal ist gesperrt.",
	answer_by: "2026-11-20",
	...over,
});
const move = (dateId: number, body: object) =>
	ask("POST", `/office/seminar_date/${dateId}/move`, { body, token: office.token });
const booking = async (token: string) => (await ask("GET", `/booking/${token}`)).body.data as Booking;

test("DATE-05 what follows is shown before; then everybody gets the new time, in the same calendar entry, and is asked", async () => {
	const { dateId, email, token, uid } = await bookedDate("2027-05-04");
	await query(
		"insert into waiting_list (seminar_date_id, name, email, number_of_persons, token_hash) values ($1, 'Jule Neumann', 'jule@example.org', 1, decode('ab', 'hex'))",
		dateId,
	);
	const body = to("2027-05-11", { answer_by: "2026-12-20" });
	const foreseen = await ask("POST", `/office/seminar_date/${dateId}/move/foresight`, { body, token: office.token });
	const letters = foreseen.body.data.letters as { to: string; text: string }[];
	expect(letters.map((letter) => letter.to).sort()).toEqual([email, "jule@example.org"].sort());
	expect((await booking(token)).date).toBe("2027-05-04T19:00:00+02:00");
	expect(await read()).toEqual([]);

	expect((await move(dateId, body)).body.data).toEqual({ bookings: 1, persons: 2, waiting: 1 });
	const sent = await read();
	expect(sent).toHaveLength(2);
	const mail = sent.find((letter) => letter.to === email);
	expect(mail?.text).toContain("Der Saal ist gesperrt.");
	expect(mail?.text).toContain("11.05.2027");
	expect(mail?.text).toContain("bis zum 20.12.2026");
	expect(mail?.calendar).toContain("METHOD:REQUEST");
	expect(mail?.calendar).toContain(`UID:${uid}`);
	expect(mail?.calendar).toContain("SEQUENCE:1");
	expect(mail?.calendar).toContain("DTSTART;TZID=Europe/Berlin:20270511T180000");
	const moved = await booking(token);
	expect(moved.move).toEqual({ from: "2027-05-04T19:00:00+02:00", answer_by: "2026-12-20" });
	expect(moved.sessions[0]?.room).toBe("Saal 2");
	expect(
		await query(
			"select count(*)::int from audit_trail where action = 'date_moved' and subject_id = $1",
			String(dateId),
		),
	).toEqual([{ count: 1 }]);
});

test("DATE-05 whoever says that it suits is asked no more; who is silent is asked once more, and never taken to agree", async () => {
	const suits = await bookedDate("2027-05-05");
	const silent = await bookedDate("2027-05-06");
	await move(suits.dateId, to("2027-06-07"));
	await move(silent.dateId, to("2027-06-08"));
	expect((await move(silent.dateId, to("2027-06-08"))).body.code).toBe("date_not_moved");
	await read();
	expect((await ask("POST", `/booking/${suits.token}/move`)).body.data.move).toBeNull();
	expect((await ask("POST", `/booking/${suits.token}/move`)).status).toBe(200);

	const { dateChanges } = api.app.services;
	now = new Date("2026-11-20T22:30:00Z");
	await dateChanges.tend();
	expect(await read()).toEqual([]);
	now = new Date("2026-11-20T23:30:00Z");
	await Promise.all([dateChanges.tend(), dateChanges.tend()]);
	const again = await read();
	expect(again.map((letter) => letter.to)).toEqual([silent.email]);
	expect(again[0]?.subject).toMatch(/^Passt der neue Termin\?/);
	await dateChanges.tend();
	expect(await read()).toEqual([]);
	expect((await booking(silent.token)).move).not.toBeNull();
});

test("DATE-05 whom it does not suit gives the seats back for nothing until it begins, and gets the money back", async () => {
	const { dateId, token } = await bookedDate("2027-05-07");
	await move(dateId, to("2027-06-15"));
	now = new Date("2027-06-15T08:00:00Z");
	expect((await booking(token)).can_be_changed).toBe(true);
	const given = await ask("POST", `/booking/${token}/cancel`, { body: { positions: [1, 2] } });
	expect(given.body.data).toMatchObject({ cancelled: true, price: 0, move: null });
	expect(given.body.data.documents.map(({ kind }: { kind: string }) => kind)).toEqual(["invoice", "credit_note"]);
});

test("DATE-05 DATE-10 a wrong wish changes nothing: the past, a time that is taken, a date that is called off or over", async () => {
	const { dateId } = await bookedDate("2027-05-18");
	const other = await bookedDate("2027-05-19");
	const taken = to("2027-05-19", { sessions: [{ day: 0, from: "19:00", to: "22:00", room: null, units: 4 }] });
	expect((await move(dateId, to("2026-11-14"))).body.validation_errors).toHaveProperty("day");
	expect((await move(dateId, taken)).body.validation_errors).toHaveProperty("day");
	expect((await move(dateId, to("2027-06-01", { place_id: 999_999 }))).body.validation_errors).toHaveProperty(
		"place_id",
	);
	now = new Date("2027-05-19T21:00:00Z");
	expect((await move(other.dateId, to("2027-06-01"))).body.code).toBe("date_past");
	expect(await read()).toEqual([]);
});
