import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { WrittenDate } from "#contract/office/date-writing.ts";
import type { Seminar } from "#contract/seminars.ts";
import { type Ask, asker, type StaffToken } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { signUpFor } from "#tests/support/builders.ts";
import { dateInput, dayAhead, seminarInput } from "#tests/support/date-calls.ts";
import { type Captured, mailbox } from "#tests/support/mailbox.ts";
import { staffWith } from "#tests/support/staff.ts";

const NOW = new Date("2026-11-15T10:00:00Z");
const DAY_MS = 86_400_000;
let now = NOW;
let api: TestApp;
let ask: Ask;
let token: StaffToken;
let read: () => Promise<Captured[]>;
let seminar: { id: number; slug: string };

beforeAll(async () => {
	api = await createTestApp({ clock: () => now, env: { TRUST_PROXY: "1" } });
	ask = asker(api);
	({ token } = await staffWith(api, ask, "admin"));
	read = mailbox(api);
});
afterAll(() => api.close());

async function send<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object): Promise<T> {
	const answer = await ask(method, path, { token, body });
	expect([path, answer.status, answer.body]).toEqual([path, 200, expect.anything()]);
	return answer.body.data;
}

/** An active seminar of its own, paid from taxes and free unless told. */
async function newSeminar(over: Parameters<typeof seminarInput>[1] = { price: null, tax_supported: true }) {
	const made = await send<{ id: number; slug: string; revision: number }>(
		"POST",
		"/office/seminar",
		await seminarInput(api, over),
	);
	await send("PUT", `/office/seminar/${made.id}/visible`, { is_active: true, revision: made.revision });
	return made;
}

beforeEach(async () => {
	now = NOW;
	await api.database.pool.query("delete from rate_limits");
	seminar = await newSeminar();
	await read();
});

const ahead = (days: number) => dayAhead(days, NOW);

async function newDate(over: Parameters<typeof dateInput>[0] = {}, days = 30): Promise<number> {
	const { made } = await send<{ made: { id: number }[] }>("POST", `/office/seminar/${seminar.id}/date`, {
		...dateInput(over),
		days: [ahead(days)],
	});
	return made[0]?.id as number;
}

const form = (id: number) => send<WrittenDate>("GET", `/office/seminar_date/${id}/form`);

async function change(id: number, over: object) {
	const { day, revision, sessions, capacity, deadline, place_id, join_link, minimum, saxony_seats, grant_id } =
		await form(id);
	const input = { day, revision, sessions, capacity, deadline, place_id, join_link, minimum, saxony_seats, grant_id };
	return ask("PUT", `/office/seminar_date/${id}`, { token, body: { ...input, ...over } });
}

const signUp = (id: number, over: object = {}) =>
	ask("POST", "/form/presence_seminar", {
		body: { ...signUpFor({ id: seminar.id, presence_seminar_date_id: id }), ...over },
	});

const join = (id: number, name: string, persons = 1) =>
	ask("POST", "/waiting_list", {
		body: {
			presence_seminar_id: seminar.id,
			presence_seminar_date_id: id,
			name,
			email: `${name.toLowerCase()}@vsz.example`,
			number_of_persons: persons,
		},
	});

const shown = async (): Promise<Seminar> => (await ask("GET", `/presence_seminar?slug=${seminar.slug}`, {})).body.data;
const freeOf = async (id: number) => (await shown()).dates.find((date) => date.id === id)?.free_seats;
const offers = (mails: Captured[]) => mails.filter(({ subject }) => /frei/.test(subject ?? "")).map(({ to }) => to);

describe("DATE-03", () => {
	test("DATE-03 a series is made at once and once: what is there already is told, not doubled", async () => {
		const days = [ahead(40), ahead(54), ahead(40)];
		const path = `/office/seminar/${seminar.id}/date`;
		const input = dateInput({
			sessions: [
				{ day: 0, from: "17:00", to: "20:00", room: "Saal 1", units: 4 },
				{ day: 1, from: "09:00", to: "12:00", room: null, units: 4 },
			],
			deadline: { days_before: 1, time: "12:00" },
			minimum: { persons: 6, days_before: 7 },
		});
		const first = await send<{ made: { id: number; day: string }[]; known: string[] }>("POST", path, {
			...input,
			days,
		});
		expect(first.made.map(({ day }) => day)).toEqual([ahead(40), ahead(54)]);
		expect(first.known).toEqual([]);
		const again = await send<typeof first>("POST", path, { ...input, days: [ahead(40), ahead(68)] });
		expect(again.known).toEqual([ahead(40)]);
		expect(again.made.map(({ day }) => day)).toEqual([ahead(68)]);
		expect(await form(first.made[0]?.id as number)).toMatchObject({ day: ahead(40), ...input });
		const { dates } = await shown();
		expect(dates.map(({ date }) => date.slice(0, 16))).toEqual([40, 54, 68].map((days) => `${ahead(days)}T17:00`));
		expect(dates[0]?.sessions).toHaveLength(2);
	});

	test("DATE-03 nothing is made where one of them cannot be", async () => {
		const body = { ...dateInput(), days: [ahead(20), ahead(-2)] };
		expect((await ask("POST", `/office/seminar/${seminar.id}/date`, { token, body })).status).toBe(422);
		expect((await shown()).dates).toEqual([]);
	});

	test("DATE-03 dates are copied to other days, with their times by the clock, across the change to summer time", async () => {
		const id = await newDate({ deadline: { days_before: 2, time: "18:00" }, join_link: "https://raum.example/a" });
		const path = `/office/seminar/${seminar.id}/date_copy`;
		const { made } = await send<{ made: { id: number }[] }>("POST", path, { dates: [{ id, day: "2027-07-06" }] });
		const copy = await form(made[0]?.id as number);
		expect(copy).toMatchObject({ day: "2027-07-06", capacity: 12, deadline: { days_before: 2, time: "18:00" } });
		expect(copy.sessions).toEqual([{ day: 0, from: "17:00", to: "20:00", room: "Saal 1", units: 4 }]);
		const other = await newSeminar();
		const foreign = { token, body: { dates: [{ id, day: "2027-07-07" }] } };
		expect((await ask("POST", `/office/seminar/${other.id}/date_copy`, foreign)).status).toBe(404);
	});
});

describe("DATE-04", () => {
	test("DATE-04 more seats go to the waiting list at once; fewer than taken is refused with the number", async () => {
		const id = await newDate({ capacity: 2 });
		expect((await signUp(id, { number_of_persons: 2 })).status).toBe(201);
		expect((await join(id, "Anna")).status).toBe(201);
		await read();
		const refused = await change(id, { capacity: 1 });
		expect([refused.status, refused.body.validation_errors]).toEqual([
			422,
			{ capacity: ["Plätze: Vergeben oder angeboten oder zurückgehalten sind schon 2 Plätze"] },
		]);
		expect((await change(id, { capacity: 3 })).status).toBe(200);
		expect(offers(await read())).toEqual(["anna@vsz.example"]);
		expect(await form(id)).toMatchObject({ capacity: 3, taken: 2, offered: 1, free: 0 });
	});

	test("DATE-04 whoever has seen an older version is told; time and place of a booked date are changed by moving it", async () => {
		const id = await newDate({ capacity: 9 });
		const { revision } = await form(id);
		expect((await change(id, { capacity: 8 })).status).toBe(200);
		expect((await change(id, { revision })).body.code).toBe("changed_meanwhile");
		const sessions = [{ day: 0, from: "18:00", to: "20:00", room: null, units: 2.7 }];
		expect((await change(id, { sessions })).status).toBe(200);
		expect((await signUp(id)).status).toBe(201);
		for (const moved of [{ day: ahead(31) }, { sessions: dateInput().sessions }])
			expect((await change(id, moved)).body.code).toBe("date_has_bookings");
		expect((await change(id, { join_link: "https://raum.example/neu", capacity: 20 })).status).toBe(200);
	});
});

test("DATE-10 a date that is over cannot be changed any more", async () => {
	const id = await newDate({}, 2);
	now = new Date(NOW.getTime() + 4 * DAY_MS);
	const past = await form(id);
	expect(past.is_past).toBe(true);
	const reserve = { name: "Chor", seats: 1, until: ahead(9) };
	const tries = [
		await change(id, { capacity: 40 }),
		await ask("POST", `/office/seminar_date/${id}/reserve`, { token, body: reserve }),
		await ask("DELETE", `/office/seminar_date/${id}/reserve/1`, { token }),
	];
	for (const { status, body } of tries) expect([status, body.code]).toEqual([409, "date_past"]);
});

test("DATE-09 seats kept back are free for nobody until the end of their day; then by themselves, first for those who wait", async () => {
	const id = await newDate({ capacity: 4 });
	const path = `/office/seminar_date/${id}/reserve`;
	await send("POST", path, { name: "Sportverein", seats: 3, until: ahead(2) });
	const tooMany = await ask("POST", path, { token, body: { name: "Chor", seats: 2, until: ahead(2) } });
	expect(tooMany.body.code).toBe("date_full");
	expect(await freeOf(id)).toBe(1);
	expect((await signUp(id, { number_of_persons: 2 })).body.code).toBe("date_full");
	expect((await signUp(id)).status).toBe(201);
	expect((await shown()).dates[0]?.fully_booked).toBe(true);
	expect((await join(id, "Ben", 2)).status).toBe(201);

	const { dates, waitingList } = api.app.services;
	const [reserve] = (await dates.openReservesOf(api.database.db, [id])).get(id) ?? [];
	await dates.transaction(async (tx) => {
		await dates.lock(tx, id);
		await dates.spendReserve(tx, id, reserve?.id as number, 1);
		await dates.take(tx, id, 1);
	});
	expect(await form(id)).toMatchObject({ taken: 2, reserved: 2, free: 0 });
	await expect(dates.transaction((tx) => dates.spendReserve(tx, id, reserve?.id as number, 3))).rejects.toMatchObject({
		body: { code: "reserve_used" },
	});

	await read();
	// 23:30 in Berlin on its last day, and half an hour after its end.
	now = new Date("2026-11-17T22:30:00Z");
	await waitingList.tend();
	expect(offers(await read())).toEqual([]);
	now = new Date("2026-11-17T23:30:00Z");
	await waitingList.tend();
	expect(offers(await read())).toEqual(["ben@vsz.example"]);
	expect(await form(id)).toMatchObject({ reserved: 0, offered: 2, reserves: [{ used: 1, is_over: true }] });
});

test("DATE-09 a reserve that is given up goes to those who wait, and pages follow", async () => {
	const id = await newDate({ capacity: 3 });
	const { reserves } = await send<WrittenDate>("POST", `/office/seminar_date/${id}/reserve`, {
		name: "Chor",
		seats: 3,
		until: ahead(9),
	});
	expect(await freeOf(id)).toBe(0);
	expect((await join(id, "Cora")).status).toBe(201);
	await send("DELETE", `/office/seminar_date/${id}/reserve/${reserves[0]?.id}`);
	expect(offers(await read())).toEqual(["cora@vsz.example"]);
	expect(await freeOf(id)).toBe(2);
});

test("PART-08 seats for Saxony are kept for it: others find the waiting list, the share is told", async () => {
	const id = await newDate({ capacity: 3, saxony_seats: 2 });
	expect((await signUp(id, { postcode: "10115" })).status).toBe(201);
	const refused = await signUp(id, { postcode: "10115", email: "b@vsz.example" });
	expect([refused.status, refused.body.code]).toEqual([409, "date_for_saxony"]);
	expect((await join(id, "Doro")).status).toBe(201);
	expect((await signUp(id, { postcode: "04600", email: "c@vsz.example" })).status).toBe(409);
	await api.app.services.waitingList.tend();
	expect(offers(await read())).toEqual([]);
	expect((await signUp(id, { postcode: "01067", email: "d@vsz.example" })).status).toBe(201);
	expect((await form(id)).saxony).toEqual({ persons: 2, from_saxony: 1, kept: 1 });
	expect((await change(id, { saxony_seats: null })).status).toBe(200);
	expect(offers(await read())).toEqual(["doro@vsz.example"]);
	const priced = await newSeminar({ price: 20 });
	const body = { ...dateInput({ saxony_seats: 2 }), days: [ahead(9)] };
	expect((await ask("POST", `/office/seminar/${priced.id}/date`, { token, body })).status).toBe(422);
});

test("DATE-07 the office is reminded from ten days before the decision until enough have signed up", async () => {
	const id = await newDate({ capacity: 9, minimum: { persons: 2, days_before: 7 } }, 30);
	const waits = async () =>
		JSON.stringify((await ask("GET", "/office/to_do", { token })).body).includes(`/seminare/termine/${id}"`);
	now = new Date(NOW.getTime() + 12 * DAY_MS);
	expect(await waits()).toBe(false);
	now = new Date(NOW.getTime() + 13 * DAY_MS);
	expect(await waits()).toBe(true);
	await api.database.pool.query("delete from rate_limits");
	expect((await signUp(id, { number_of_persons: 2 })).status).toBe(201);
	expect(await waits()).toBe(false);
});

test("DATE-08 the join link goes to those with a seat alone: the confirmation, and their page from a day before", async () => {
	const link = "https://raum.example/geheim";
	const id = await newDate({ join_link: link, capacity: 9 }, 10);
	const { body } = await signUp(id);
	const confirmation = (await read()).filter(({ to }) => to === "mika@vsz.example");
	expect(confirmation.map(({ text }) => text?.includes(link))).toEqual([true]);
	const path = `/booking/${body.data.path.split("/").at(-1)}`;
	const onPage = async () => (await ask("GET", path, {})).body.data.join_link;
	expect(body.data.join_link).toBeNull();
	now = new Date("2026-11-24T15:59:00Z");
	expect(await onPage()).toBeNull();
	now = new Date("2026-11-24T16:00:00Z");
	expect(await onPage()).toBe(link);
	for (const url of [`/presence_seminar?slug=${seminar.slug}`, "/presence_seminar?upcoming=1&per_page=100"])
		expect(JSON.stringify((await ask("GET", url, {})).body)).not.toContain(link);
	expect((await ask("POST", `${path}/cancel`, { body: { positions: [1] } })).status).toBe(200);
	expect(await onPage()).toBeNull();
	expect((await read()).some(({ text }) => text?.includes(link))).toBe(false);
});
