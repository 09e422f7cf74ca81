import { afterAll, beforeAll, expect, test } from "vitest";
import type { OfficeDate } from "#contract/office/dates.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { staffWith } from "#tests/support/staff.ts";

let api: TestApp;
let ask: Ask;
let token: StaffToken;
let date: Awaited<ReturnType<typeof openDate>>;
let staffId: number;

beforeAll(async () => {
	api = await createTestApp({ env: { TRUST_PROXY: "1" } });
	ask = asker(api);
	({ id: staffId, token } = await staffWith(api, ask, "admin"));
	date = await openDate(api.get, "free");
});
afterAll(() => api.close());

const sql = async (text: string) => (await api.database.pool.query(text)).rows;
const change = (set: string) => sql(`update seminar_dates set ${set} where id = ${date.presence_seminar_date_id}`);

async function list(query: Record<string, string> = {}): Promise<OfficeDate[]> {
	const { status, body } = await ask(
		"GET",
		`/office/seminar_date?${new URLSearchParams({ per_page: "500", ...query })}`,
		{
			token,
		},
	);
	expect([query, status]).toEqual([query, 200]);
	return body.data;
}
const idsOf = async (query: Record<string, string> = {}) => (await list(query)).map(({ id }) => id);
const idsIn = async (where: string) =>
	(
		await sql(
			`select d.id from seminar_dates d join seminars s on s.id = seminar_id where ${where} order by d.date, d.id`,
		)
	).map(({ id }) => id as number);
const own = async () => (await list()).find(({ id }) => id === date.presence_seminar_date_id);

const TODAY = "date_trunc('day', now() at time zone 'Europe/Berlin') at time zone 'Europe/Berlin'";

test("DATE-01 the dates of today and later stand first; past ones are asked for, and a span knows both", async () => {
	const coming = await idsIn(`d.date >= ${TODAY}`);
	expect(await idsOf()).toEqual(coming);
	const past = await idsIn(`d.date < ${TODAY}`);
	expect(past.length).toBeGreaterThan(0);
	expect(await idsOf({ when: "past" })).toEqual(past);
	expect(await idsOf({ when: "soon" })).toEqual(
		await idsIn(`d.date >= ${TODAY} and d.date < ${TODAY} + interval '2 days'`),
	);
	expect(await idsOf({ from: "2000-01-01" })).toEqual([...past, ...coming]);
	expect(await idsOf({ from: "2000-01-01", when: "coming" })).toEqual(coming);
	expect(await idsOf({ from: "2100-01-01" })).toEqual([]);
});

test("DATE-01 dates are filtered by way, place, lecturer, category and tip, and found by topic, place or person", async () => {
	const [seminar] = await sql(`select * from seminars where id = ${date.id}`);
	const coming = `d.date >= ${TODAY}`;
	expect(await idsOf({ way: "online" })).toEqual(await idsIn(`${coming} and is_online`));
	expect(await idsOf({ way: "on_site" })).toEqual(await idsIn(`${coming} and not is_online`));
	expect(await idsOf({ lecturer: seminar.lecturer_id })).toEqual(
		await idsIn(`${coming} and lecturer_id = ${seminar.lecturer_id}`),
	);
	expect(await idsOf({ category: seminar.category_id })).toEqual(
		await idsIn(`${coming} and category_id = ${seminar.category_id}`),
	);
	const [{ id: place }] = await sql("select place_id as id from seminars where place_id is not null limit 1");
	expect(await idsOf({ place })).toEqual(await idsIn(`${coming} and coalesce(d.place_id, s.place_id) = ${place}`));
	expect(await idsOf({ q: date.topic.toUpperCase() })).toEqual(await idsIn(`${coming} and topic = '${date.topic}'`));
	expect(await idsOf({ q: date.lecturer.name })).toEqual(
		await idsIn(`${coming} and lecturer_id = ${seminar.lecturer_id}`),
	);
	const tip = (await sql("select value from site_settings where key = 'highlighted_seminar_id'"))[0].value;
	expect(await idsOf({ tip: "1" })).toEqual(await idsIn(`${coming} and s.id = ${tip}`));
	for (const { id, is_tip } of await list())
		expect([id, is_tip]).toEqual([id, (await idsOf({ tip: "1" })).includes(id)]);
	expect(await idsOf({ q: "%" })).toEqual([]);
});

test("DATE-01 dates that are near and hardly booked are found, as long as something can be done for them", async () => {
	const within = async (days: string) =>
		(
			await sql(`select d.id, d.seats_taken + 1 as taken from seminar_dates d join seminars s on s.id = d.seminar_id
				where d.date between now() + interval '1 day' and now() + interval '${days}' and d.date > now() + interval '${days}' - interval '28 days'
				and s.is_active and not d.cancelled and not d.deactivated limit 1`)
		)[0];
	const isQuiet = async ({ id, taken }: { id: number; taken: number }, capacity: number) => {
		const [before] = await sql(`select capacity, seats_taken from seminar_dates where id = ${id}`);
		await sql(`update seminar_dates set seats_taken = ${taken}, capacity = ${capacity} where id = ${id}`);
		const found = (await idsOf({ state: "quiet" })).includes(id);
		await sql(
			`update seminar_dates set seats_taken = ${before.seats_taken}, capacity = ${before.capacity} where id = ${id}`,
		);
		return found;
	};
	const near = await within("29 days");
	expect(await isQuiet(near, near.taken * 4 + 1)).toBe(true);
	expect(await isQuiet(near, near.taken * 4)).toBe(false);
	const far = await within("60 days");
	expect(await isQuiet(far, far.taken * 4 + 1)).toBe(false);
});

test("DATE-01 a date says in one word what is the case, and is found by it", async () => {
	for (const [set, word, filter] of [
		["cancelled = true", "cancelled", "cancelled"],
		["deactivated = true", "hidden", "hidden"],
		["fully_booked = true", "full", "full"],
		["registration_deadline = now() - interval '1 hour'", "closed", "free"],
		["capacity = null", "open", "free"],
	] as const) {
		const [before] = await sql(`select * from seminar_dates where id = ${date.presence_seminar_date_id}`);
		await change(set);
		expect([set, (await own())?.state]).toEqual([set, word]);
		for (const state of ["free", "full", "hidden", "cancelled"])
			expect([set, state, (await idsOf({ state })).includes(date.presence_seminar_date_id)]).toEqual([
				set,
				state,
				state === filter,
			]);
		await change(
			`cancelled = ${before.cancelled}, deactivated = false, fully_booked = false, registration_deadline = null, capacity = ${before.capacity}`,
		);
	}
	await sql(`update seminars set is_active = false where id = ${date.id}`);
	expect((await own())?.state).toBe("hidden");
	expect(await idsOf({ state: "hidden" })).toContain(date.presence_seminar_date_id);
	await sql(`update seminars set is_active = true where id = ${date.id}`);
	expect((await list({ when: "past" })).some(({ state }) => state === "past")).toBe(true);
});

test("PART-01 LOG-02 a date's page tells its seats, who comes and who waits; whoever looks at them is noted", async () => {
	const id = date.presence_seminar_date_id;
	await change("capacity = 4, seats_taken = 0");
	await sql(`delete from sign_up_persons where sign_up_id in (select id from sign_ups where seminar_date_id = ${id})`);
	await sql(`delete from sign_ups where seminar_date_id = ${id}`);
	await sql(`delete from waiting_list where seminar_date_id = ${id}`);
	await ask("POST", "/form/presence_seminar", { body: signUpFor(date, { number_of_persons: 2 }) });
	await sql(`insert into waiting_list (seminar_date_id, name, email, number_of_persons, state, token_hash, offer_expires_at, created_at) values
		(${id}, 'Jule Neumann', 'j@vsz.example', 1, 'offered', '\\x01', now() + interval '1 hour', now() - interval '2 hours'),
		(${id}, 'Ines Böhme', 'i@vsz.example', 3, 'waiting', '\\x02', null, now() - interval '1 hour'),
		(${id}, 'Ging Wieder', 'g@vsz.example', 1, 'left', '\\x03', null, now())`);
	await sql("insert into contact_requests (name, email, description) values ('Ines', 'I@vsz.example', 'Hallo')");
	await change("seats_taken = 3");
	const { data } = (await ask("GET", `/office/seminar_date/${id}`, { token })).body;
	expect(data).toMatchObject({
		topic: date.topic,
		capacity: 4,
		taken: 2,
		offered: 1,
		free: 1,
		waiting: 3,
		is_public: true,
	});
	expect(data.sessions[0].starts_at).toBe(data.date);
	expect((await idsOf({ waiting: "1" })).includes(id)).toBe(true);

	const bookings = (await ask("GET", `/office/seminar_date/${id}/person`, { token })).body.data.persons;
	expect(bookings).toMatchObject([
		{ first_name: "Mika", last_name: "Sommer", position: 1, of: 2, payment: "free", share: 0, cancelled_at: null },
		{ first_name: null, position: 2, of: 2, number: expect.stringMatching(/^B/) },
	]);
	expect(JSON.stringify(bookings)).not.toMatch(/@|Elbweg/);
	const waiting = (await ask("GET", `/office/seminar_date/${id}/waiting_list`, { token })).body.data;
	expect(
		waiting.map((one: { name: string; offer_expires_at: string | null }) => [one.name, one.offer_expires_at !== null]),
	).toEqual([
		["Jule Neumann", true],
		["Ines Böhme", false],
	]);
	const people = await sql(
		"select id from people where email in ('i@vsz.example', 'j@vsz.example') order by email desc",
	);
	expect(waiting.map((one: { person_id: number | null }) => one.person_id)).toEqual(people.map(({ id }) => id));
	const looks = await sql(
		`select user_id, subject, subject_id from audit_trail where action = 'seen' and subject = 'date'`,
	);
	expect(looks).toEqual([{ user_id: staffId, subject: "date", subject_id: String(id) }]);
	const [entry] = (await ask("GET", `/office/history?subject=date&subject_id=${id}&looks=1`, { token })).body.data;
	expect(entry).toMatchObject({ text: "Daten angesehen", path: `/seminare/termine/${id}` });
	expect(entry.subject_title).toContain(date.topic);
});

test("a date that nobody knows is not found, and nobody is noted for looking", async () => {
	for (const part of ["", "/person", "/waiting_list"])
		expect((await ask("GET", `/office/seminar_date/999999${part}`, { token })).status).toBe(404);
	expect(await sql("select 1 from audit_trail where subject_id = '999999'")).toEqual([]);
});
