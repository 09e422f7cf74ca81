import { afterAll, beforeAll, expect, test } from "vitest";
import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { addDays } from "#contract/dates.ts";
import type { Role } from "#contract/office/permissions.ts";
import type { FigureKey } from "#contract/office/today.ts";
import * as auditStore from "#server/audit/desk-store.ts";
import * as contactStore from "#server/contact/desk-store.ts";
import * as donationsStore from "#server/donations/desk-store.ts";
import * as newsletterStore from "#server/newsletter/desk-store.ts";
import * as ordersStore from "#server/orders/desk-store.ts";
import * as signUpsStore from "#server/sign-ups/desk-store.ts";
import { asker } from "#tests/support/account.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { moveDate } from "#tests/support/dates.ts";
import { colleague, staffWith } from "#tests/support/staff.ts";

const NOW = new Date("2026-11-24T09:00:00Z");
let now = NOW;
let api: TestApp;
let id: number;
beforeAll(async () => {
	api = await createTestApp({ clock: () => now });
	id = (await staffWith(api, asker(api), "editor")).id;
});
afterAll(() => api.close());

const sql = async (text: string, ...values: unknown[]) => (await api.database.pool.query(text, values)).rows;
const somebody = (...roles: Role[]) => colleague(id, ...roles);
const desk = () => api.app.services.desk;
const daysAgo = (days: number, time = "12:00") => berlinMoment(addDays(berlinDay(NOW), -days), time);

const figures = async (...roles: Role[]) => (await desk().figures(somebody(...roles))).figures;
const figure = async (key: FigureKey) => {
	const found = (await figures("admin")).find((one) => one.key === key);
	if (!found) throw new Error(`There is no figure ${key}.`);
	return found;
};

/** What these rows add to a figure. */
async function added(key: FigureKey, write: () => Promise<unknown>) {
	const before = await figure(key);
	await write();
	const after = await figure(key);
	return { now: after.now - before.now, before: after.before - before.before };
}

test("TODAY-03 numbers are of thirty whole days until yesterday, and each person gets those of their rights", async () => {
	const { from, to } = await desk().figures(somebody("admin"));
	expect([from, to]).toEqual(["2026-10-25", "2026-11-23"]);
	const keys = async (role: Role) => (await figures(role)).map(({ key }) => key);
	expect(await keys("admin")).toEqual(["seats", "revenue", "courses", "donations", "subscribed", "unsubscribed"]);
	expect(await keys("accounting")).toEqual(["seats", "revenue", "courses", "donations"]);
	expect(await keys("editor")).toEqual(["subscribed", "unsubscribed"]);
	expect(await keys("author")).toEqual([]);
	expect(await keys("lecturer")).toEqual([]);
});

test("TODAY-03 revenue is what was invoiced without tax, less what was credited, to the cent", async () => {
	const [order] = await sql("select id from orders limit 1");
	const write = (kind: string, number: string, days: number, net: number, tax: number) =>
		sql(
			`insert into invoices (kind, number, order_id, issued_on, net_cents, tax_cents, gross_cents, document)
			values ($1, $2, $3, $4, $5, $6, $7, '{}')`,
			...[kind, number, order.id, daysAgo(days).toISOString().slice(0, 10), net, tax, net + tax],
		);
	const change = await added("revenue", async () => {
		await write("invoice", "T-1", 1, 10_001, 1_900);
		await write("invoice", "T-2", 30, 5_000, 950);
		await write("credit_note", "T-3", 2, -2_345, -446);
		await write("invoice", "T-4", 31, 777, 148);
		await write("invoice", "T-5", 0, 99_999, 0);
		await write("invoice", "T-6", 61, 99_999, 0);
	});
	expect(change).toEqual({ now: 10_001 + 5_000 - 2_345, before: 777 });
});

test("TODAY-03 seats given back do not count; neither do courses of orders that were withdrawn or never paid", async () => {
	const { signUps } = api.app.services;
	const free = await openDate(api.get, "free");
	const book = (persons: number, email: string) =>
		signUps.create({ ...signUpFor(free), number_of_persons: persons, email }, "10.0.0.1");
	const seats = await added("seats", async () => {
		await book(3, "drei@vsz.example");
		const { path } = await book(2, "zwei@vsz.example");
		await signUps.cancel(path.split("/").at(-1) ?? "", [2]);
		await sql("update sign_ups set created_at = $1", daysAgo(5));
	});
	expect(seats).toEqual({ now: 4, before: 0 });
	const courses = await added("courses", () => sql("update orders set created_at = $1, state = 'paid'", daysAgo(40)));
	expect(courses.before).toBeGreaterThan(0);
	const withdrawn = await added("courses", () => sql("update orders set state = 'withdrawn'"));
	expect(withdrawn).toEqual({ now: 0, before: -courses.before });
});

test("TODAY-03 donations count when they have arrived; newsletter readers when they have confirmed", async () => {
	const give = (reference: string, cents: number, paid: Date | null) =>
		sql(
			"insert into donations (reference, amount_cents, rhythm, paid_at, created_at) values ($1, $2, 'one_off', $3, $4)",
			...[reference, cents, paid, daysAgo(3)],
		);
	const donations = await added("donations", async () => {
		await give("S-1", 5_050, daysAgo(1, "23:59"));
		await give("S-2", 2_000, daysAgo(45));
		await give("S-3", 9_000, null);
		await give("S-4", 9_000, daysAgo(0, "00:00"));
	});
	expect(donations).toEqual({ now: 5_050, before: 2_000 });
	const read = (email: string, state: string, confirmed: Date | null, left: Date | null) =>
		sql(
			`insert into newsletter_subscribers (email, state, source, text_version, token_hash, confirmed_at, unsubscribed_at)
			values ($1, $2, 'newsletter', '1', sha256($1::text::bytea), $3, $4)`,
			...[email, state, confirmed, left],
		);
	await read("a@vsz.example", "confirmed", daysAgo(30, "00:00"), null);
	await read("b@vsz.example", "pending", null, null);
	await read("c@vsz.example", "unsubscribed", daysAgo(50), daysAgo(2));
	expect(await figure("subscribed")).toMatchObject({ now: 1, before: 1 });
	expect(await figure("unsubscribed")).toMatchObject({ now: 1, before: 0 });
});

test("TODAY-04 what just happened is told newest first, to those who may know it", async () => {
	const { signUps, contact, catalogueOffice } = api.app.services;
	const priced = await openDate(api.get, "priced");
	const given = { number_of_persons: 2, company: "Bürgerstiftung Musterau", email: "stiftung@vsz.example" };
	await signUps.create(signUpFor(priced, given), "10.0.0.1");
	await sql("update sign_ups set created_at = $1 where email = 'stiftung@vsz.example'", daysAgo(-1, "08:41"));
	await contact.send({ name: "Reza", email: "r@vsz.example", description: "Wie?" }, "10.0.0.1");
	await sql("update contact_requests set created_at = $1", daysAgo(-1, "08:40"));
	now = daysAgo(-1, "08:39");
	const [category] = (await catalogueOffice.categories()).data;
	if (!category) throw new Error("The demo has no category.");
	await catalogueOffice.changeCategory(category.id, { ...category, name: "Neu" }, somebody("editor"));
	now = NOW;
	const told = async (role: Role) =>
		(await desk().happenings(somebody(role))).map(({ lead, text }) => `${lead} ${text}`);
	expect((await told("admin")).slice(0, 3)).toEqual([
		"Bürgerstiftung Musterau bucht 2 Plätze",
		"Reza fragt an",
		"Kategorie geändert von editor",
	]);
	expect(await told("accounting")).toContain("Bürgerstiftung Musterau bucht 2 Plätze");
	expect((await told("accounting")).join()).not.toMatch(/Kategorie/);
	expect((await told("editor")).join()).toBe(
		"Eine Person liest ab jetzt den Newsletter,Eine Person liest ab jetzt den Newsletter",
	);
	expect(await told("lecturer")).toEqual([]);
	expect(await told("admin")).toHaveLength(4);

	now = daysAgo(-1, "08:42");
	for (const name of ["Neuer", "Am neuesten"]) {
		const [kept] = (await catalogueOffice.categories()).data;
		if (kept) await catalogueOffice.changeCategory(kept.id, { ...kept, name }, somebody("editor"));
	}
	now = NOW;
	expect((await told("admin"))[0]).toBe("editor hat 3 Kategorien geändert");
});

test("TODAY-04 each list of what happened is read from its index, in its sequence", async () => {
	const { db, pool } = api.database;
	const queries = [
		signUpsStore.findNewest(db, 8),
		ordersStore.findNewest(db, 8),
		ordersStore.findReceived(db, 8),
		donationsStore.findNewest(db, 8),
		contactStore.findNewest(db, 8),
		newsletterStore.findNewest(db, 8),
		auditStore.findActs(db, 8),
	].map((query) => query.toSQL());
	const client = await pool.connect();
	await client.query("set enable_sort = off");
	for (const { sql: text, params } of queries) {
		const { rows } = await client.query(`explain ${text}`, params);
		expect([text, rows.some((row) => /Sort/.test(row["QUERY PLAN"]))]).toEqual([text, false]);
	}
	client.release(true);
});

test("TODAY-01 today's date and the next ones come with their seats; offered ones are neither taken nor free", async () => {
	const [date] = await sql(
		"select d.id from seminar_dates d join seminars s on s.id = d.seminar_id where d.date > $1 and d.capacity = 24 order by d.date limit 1",
		NOW,
	);
	await moveDate(api.database.pool, date.id, berlinMoment(berlinDay(NOW), "17:30"));
	await sql("update seminar_dates set seats_taken = 20 where id = $1", date.id);
	const wait = (name: string, persons: number, state: string) =>
		sql(
			`insert into waiting_list (seminar_date_id, name, email, number_of_persons, state, token_hash)
			values ($1, $2, 'w@vsz.example', $3, $4, sha256($2::text::bytea))`,
			...[date.id, name, persons, state],
		);
	await wait("A", 2, "offered");
	await wait("B", 3, "waiting");
	await wait("C", 1, "left");
	const { today, next, total_next } = await api.app.services.seminarsDesk.upcoming(somebody("editor"));
	expect(today).toMatchObject([
		{ id: date.id, starts_at: "2026-11-24T17:30:00+01:00", capacity: 24, taken: 18, offered: 2, free: 4, waiting: 3 },
	]);
	expect(next).toHaveLength(5);
	const starts = next.map(({ starts_at }) => Date.parse(starts_at));
	expect(starts).toEqual(starts.toSorted((a, b) => a - b));
	expect(total_next).toBeGreaterThan(20);
	const current = async () =>
		(await api.app.services.seminarsDesk.upcoming(somebody("editor"))).today.map(({ id }) => id);
	await moveDate(api.database.pool, date.id, berlinMoment(addDays(berlinDay(NOW), -1), "23:30"));
	expect(await current(), "it goes on after midnight").toEqual([date.id]);
	await moveDate(api.database.pool, date.id, berlinMoment(addDays(berlinDay(NOW), -1), "17:30"));
	expect(await current(), "it ended yesterday").toEqual([]);
	await moveDate(api.database.pool, date.id, berlinMoment(berlinDay(NOW), "17:30"));
	await sql("update seminar_dates set cancelled = true where id = $1", date.id);
	expect(await current()).toEqual([]);
});

test("TODAY-01 STAFF-07 a lecturer sees her own dates, and whoever may see none sees none", async () => {
	const { seminarsDesk } = api.app.services;
	const none = { today: [], next: [], total_next: 0 };
	expect(await seminarsDesk.upcoming(somebody("author"))).toEqual(none);
	expect(await seminarsDesk.upcoming(somebody("lecturer"))).toEqual(none);
	const [{ lecturer_id, name, dates }] = await sql(
		`select s.lecturer_id, l.name, count(*)::int as dates from seminar_dates d join seminars s on s.id = d.seminar_id
		join lecturers l on l.id = s.lecturer_id where d.date >= $1 and not d.cancelled and not d.deactivated
		group by s.lecturer_id, l.name order by dates desc limit 1`,
		berlinMoment(addDays(berlinDay(NOW), 1)),
	);
	await sql("update users set lecturer_id = $1 where id = $2", lecturer_id, id);
	const { next, total_next } = await seminarsDesk.upcoming(somebody("lecturer"));
	expect(total_next).toBe(dates);
	expect(new Set(next.map(({ lecturer }) => lecturer))).toEqual(new Set([name]));
});
