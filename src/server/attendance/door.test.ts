import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type AttendanceState, codeWords } from "#contract/attendance.ts";
import { MINUTE_MS } from "#contract/constants.ts";
import type { DoorList } from "#contract/office/attendance.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { mailbox } from "#tests/support/mailbox.ts";
import { staffWith } from "#tests/support/staff.ts";
import { presence } from "./service.ts";

let testing: TestApp;
let ask: Ask;
let office: { id: number; token: StaffToken };
let dateId: number;
let lecturerId: number;
let sessionId: number;
let now = new Date();

beforeAll(async () => {
	testing = await createTestApp({ env: { TRUST_PROXY: "1" }, clock: () => now });
	ask = asker(testing);
	office = await staffWith(testing, ask, "office");
	const date = await openDate(testing.get, "free");
	dateId = date.presence_seminar_date_id;
	lecturerId = date.lecturer.id;
	await ask("POST", "/form/presence_seminar", {
		body: signUpFor(date, {
			number_of_persons: 3,
			company: "Chor",
			persons: [{ first_name: "Ärmin", last_name: "Abel" }],
		}),
	});
	sessionId = (await list()).sessions[0]?.id ?? 0;
});
afterAll(() => testing.close());

const path = (rest = "") => `/office/attendance/${dateId}${rest}`;
const list = async (token = office.token): Promise<DoorList> => (await ask("GET", path(), { token })).body.data;
const later = (minutes: number) => {
	now = new Date(now.getTime() + minutes * MINUTE_MS);
	return now;
};
const tickOf = (person_id: number, state: AttendanceState, at = now, id = randomUUID() as string) => ({
	id,
	session_id: sessionId,
	person_id,
	state,
	at: at.toISOString(),
});
const send = async (ticks: object[], token = office.token): Promise<DoorList> =>
	(await ask("POST", path("/tick"), { token, body: { ticks } })).body.data;
const stateOf = ({ marks }: DoorList, person: number) => marks.find(({ person_id }) => person_id === person)?.state;

test("ROOM-01 the list names those who come by last name, with their institution; guests go by whoever brings them", async () => {
	const { persons, sessions } = await list();
	expect(persons.map(({ name, company }) => [name, company])).toEqual([
		["Abel, Ärmin", "Chor"],
		["Gast von Mika Sommer", "Chor"],
		["Sommer, Mika", "Chor"],
	]);
	expect(sessions).toHaveLength(1);
	const { rows } = await testing.database.pool.query(
		"select 1 from audit_trail where action = 'seen' and subject = 'date' and subject_id = $1 and user_id = $2",
		[String(dateId), office.id],
	);
	expect(rows).toHaveLength(1);
});

test("ROOM-01 STAFF-07 a lecturer ticks at the own date and finds no other", async () => {
	const { id, token } = await staffWith(testing, ask, "lecturer");
	expect((await ask("GET", path(), { token })).body.code).toBe("not_found");
	const person = (await list()).persons[0]?.id ?? 0;
	expect((await ask("POST", path("/tick"), { token, body: { ticks: [tickOf(person, "present")] } })).status).toBe(404);
	await testing.database.pool.query("update users set lecturer_id = $1 where id = $2", [lecturerId, id]);
	expect(stateOf(await send([tickOf(person, "present")], token), person)).toBe("present");
	expect(stateOf(await send([tickOf(person, "open", later(1))]), person)).toBe("open");
});

test("ROOM-01 the later tick counts, whichever arrives first; the same tick twice is one", async () => {
	const [person] = (await list()).persons.map(({ id }) => id) as [number];
	const early = tickOf(person, "present", later(1));
	const late = tickOf(person, "absent", later(1));
	expect(stateOf(await send([late]), person)).toBe("absent");
	expect(stateOf(await send([early]), person)).toBe("absent");
	const noted = async () =>
		(await testing.database.pool.query("select count(*)::int as n from audit_trail where action = 'attendance_noted'"))
			.rows[0].n;
	const before = await noted();
	expect(stateOf(await send([early, late]), person)).toBe("absent");
	expect(await noted()).toBe(before);
	// By a clock that goes wrong nobody is there tomorrow.
	const fast = tickOf(person, "present", new Date(later(1).getTime() + 600 * MINUTE_MS));
	expect(stateOf(await send([fast]), person)).toBe("present");
	expect(stateOf(await send([tickOf(person, "open", later(1))]), person)).toBe("open");
	// Somebody who is not on this list, and a session of another date: nothing happens.
	expect(
		(await send([tickOf(2_000_000_000, "present"), { ...tickOf(person, "present", later(1)), session_id: 1_999_999 }]))
			.marks,
	).toHaveLength(1);
});

test("ROOM-01 closing notes the rest as missing, can be opened again, and takes a late tick of before", async () => {
	const [first, second, third] = (await list()).persons.map(({ id }) => id) as [number, number, number];
	const kept = tickOf(second, "present", later(1));
	await send([tickOf(first, "present")]);
	later(60);
	const closed = (await ask("POST", path(`/session/${sessionId}/close`), { token: office.token })).body
		.data as DoorList;
	expect([first, second, third].map((id) => stateOf(closed, id))).toEqual(["present", "absent", "absent"]);
	expect(closed.sessions[0]?.closed_at).not.toBeNull();
	expect(stateOf(await send([kept]), second)).toBe("present");
	const { db } = testing.database;
	const toldNow = async () => presence(db, dateId, await testing.app.services.dates.sessionsOfOne(dateId));
	const told = await toldNow();
	expect(told.isClosed).toBe(true);
	expect(told.totalUnits).toBeGreaterThan(0);
	expect(told.persons).toEqual(
		new Map([
			[first, { isNoted: true, units: told.totalUnits }],
			[second, { isNoted: true, units: told.totalUnits }],
			[third, { isNoted: true, units: 0 }],
		]),
	);
	const again = (await ask("POST", path(`/session/${sessionId}/reopen`), { token: office.token })).body
		.data as DoorList;
	expect([again.sessions[0]?.closed_at, stateOf(again, third), stateOf(again, first)]).toEqual([
		null,
		undefined,
		"present",
	]);
	expect((await toldNow()).isClosed).toBe(false);
	expect((await ask("POST", path("/session/1999999/close"), { token: office.token })).status).toBe(404);
});

test("ROOM-02 a code is known by its seat; of another date, of a cancelled seat and of nobody it is told", async () => {
	const { persons } = await list();
	const [person] = persons;
	expect(new Set(persons.map(({ code }) => code)).size).toBe(3);
	// 17 letters of 31: more than 80 bits that only the house can make.
	expect(person?.code).toMatch(/^[A-HJKMNP-Z2-9]{24}$/);
	const find = async (code: string, token = office.token) =>
		(await ask("GET", path(`/code/${encodeURIComponent(code)}`), { token })).body.data;
	expect(await find(person?.code ?? "")).toMatchObject({ outcome: "here", person_id: person?.id });
	expect(await find((person?.code ?? "").toLowerCase().replace(/(.{4})/g, "$1-"))).toMatchObject({ outcome: "here" });
	const forged = `${person?.code.startsWith("A") ? "B" : "A"}${person?.code.slice(1)}`;
	for (const code of [forged, "ABCD", "A".repeat(24), "9".repeat(24)])
		expect(await find(code)).toEqual({ outcome: "unknown", person_id: null, topic: null, date: null });

	const other = await openDate(testing.get, "priced");
	const body = signUpFor(other, { first_name: "Uwe", last_name: "Anders", email: "uwe@vsz.example" });
	const booked = (await ask("POST", "/form/presence_seminar", { body })).body.data;
	expect(booked.persons[0].code_rows.length > 20).toBe(!other.is_online);
	const found = await find(booked.persons[0].code);
	expect(found).toEqual({ outcome: "other_date", person_id: null, topic: other.topic, date: expect.any(String) });
	await ask("POST", `${booked.path.replace("/buchung", "/booking")}/cancel`, { body: { positions: [1] } });
	expect(await find(booked.persons[0].code)).toMatchObject({ outcome: "cancelled", person_id: null });
});

test("ROOM-02 the confirmation shows everybody's code, as a picture and in letters", async () => {
	const mail = (await mailbox(testing)()).find(
		({ to, subject }) => to === "mika@vsz.example" && /reserviert/.test(subject ?? ""),
	);
	if (!mail) throw new Error("Nobody was written to.");
	const { persons } = await list();
	for (const { code } of persons.filter(({ is_walk_in }) => !is_walk_in)) {
		expect(mail.text).toContain(codeWords(code));
		expect(mail.html).toContain(`cid:code-${code}@vsz`);
	}
	const picture = mail.files.get(`code-${persons[0]?.code}.png`);
	expect(picture && (await sharp(picture).metadata())).toMatchObject({ format: "png", width: 198, height: 198 });
});

test("ROOM-03 a walk-in gets a seat beyond the capacity, once, without a letter, with or without an address", async () => {
	const { pool } = testing.database;
	await pool.query("update seminar_dates set capacity = seats_taken where id = $1", [dateId]);
	const seats = async () =>
		(await pool.query("select seats_taken, capacity, overbooked from seminar_dates where id = $1", [dateId])).rows[0];
	const before = await seats();
	const letters = async () => (await pool.query("select count(*)::int as n from outbox")).rows[0].n;
	const written = await letters();
	const walkIn = {
		id: randomUUID(),
		session_id: sessionId,
		at: now.toISOString(),
		first_name: "Ada",
		last_name: "Zuse",
	};
	const add = (body: object) => ask("POST", path("/walk_in"), { token: office.token, body });
	for (const answer of [await add(walkIn), await add(walkIn)]) {
		const found = (answer.body.data as DoorList).persons.filter(({ name }) => name === "Zuse, Ada");
		expect(found).toMatchObject([{ is_walk_in: true, company: null }]);
		expect(stateOf(answer.body.data, found[0]?.id ?? 0)).toBe("present");
	}
	expect(await seats()).toEqual({ ...before, seats_taken: before.seats_taken + 1, overbooked: before.overbooked + 1 });
	const second = { ...walkIn, id: randomUUID(), last_name: "Neu", email: "ada@vsz.example", company: "Verein" };
	expect((await add(second)).status).toBe(200);
	expect(await letters()).toBe(written);
	const people = await pool.query("select email from people where email in ('', 'ada@vsz.example')");
	expect(people.rows).toEqual([{ email: "ada@vsz.example" }]);
	expect((await add({ ...walkIn, id: randomUUID(), last_name: " " })).status).toBe(422);
});
