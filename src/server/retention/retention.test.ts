import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { moveDate } from "#tests/support/dates.ts";
import { mailbox } from "#tests/support/mailbox.ts";

const START = new Date("2026-11-15T10:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
let now = START;
let api: TestApp;

beforeAll(async () => {
	api = await createTestApp({ clock: () => now });
});
afterAll(() => api.close());

const inDays = (days: number) => {
	now = new Date(START.getTime() + days * DAY_MS);
	return api.app.services.retention.forgetOld();
};
const count = async (query: string): Promise<number> => Number((await api.database.pool.query(query)).rows[0].count);

async function fund(dateId: number, { period_to, keep_until }: { period_to: string; keep_until?: string }) {
	await api.database.pool.query(
		`with funded as (insert into grants (reference, period_to, keep_until) values (gen_random_uuid(), $1, $2) returning id)
		update seminar_dates set grant_id = funded.id from funded where seminar_dates.id = $3`,
		[period_to, keep_until, dateId],
	);
}

/** Everybody who has a seat at the date came. */
const tickOff = (dateId: number) =>
	api.database.pool.query(
		`insert into attendance (session_id, person_id, state, source, noted_at)
		select t.id, p.id, 'present', 'paper', t.ends_at from seminar_sessions t
		join sign_ups s on s.seminar_date_id = t.seminar_date_id join sign_up_persons p on p.sign_up_id = s.id where t.seminar_date_id = $1`,
		[dateId],
	);

test("CONST-09 what the privacy notice gives a period goes when the period ends, and not before", async () => {
	const { newsletter, signUps } = api.app.services;
	await newsletter.subscribe({ email: "nie@vsz.example" }, "127.0.0.1");
	const date = await openDate(api.get, "free");
	await signUps.create({ ...signUpFor(date), accept_terms: true }, "127.0.0.1");
	await mailbox(api)();
	await api.database.pool.query(
		"insert into contact_requests (name, email, description, closed_at) values ('A', 'a@vsz.example', 'x', $1)",
		[START],
	);

	await api.database.pool.query("insert into security_events (at, event) values ($1, 'login_failed')", [START]);
	await api.database.pool.query(
		"insert into known_browsers (member_id, hash, first_seen_at, last_seen_at) select min(id), '\\x01', $1, $1 from members",
		[START],
	);

	await api.database.pool.query(
		"insert into waiting_list (seminar_date_id, name, email, number_of_persons, token_hash) select id, 'A', 'a@vsz.example', 1, '\\x02' from seminar_dates order by date desc limit 1",
	);
	const lastDate = new Date(
		(await api.database.pool.query("select max(date) as date from seminar_dates")).rows[0].date,
	);
	const daysUntil = Math.ceil((lastDate.getTime() - START.getTime()) / DAY_MS);

	expect((await inDays(13)).newsletter_pending).toBe(0);
	expect((await inDays(15)).newsletter_pending).toBe(1);

	await api.database.pool.query(
		"update outbox set state = 'failed', sent_at = null, next_try_at = $1 where id = (select id from outbox limit 1)",
		[START],
	);
	expect((await inDays(29)).letters).toBe(0);
	expect((await inDays(32)).letters).toBeGreaterThan(0);
	expect(await count("select count(*) from outbox where message <> '{}'")).toBe(0);

	expect(await inDays(180)).toMatchObject({ contact_requests: 0, security_events: 0 });
	expect(await inDays(182)).toMatchObject({ contact_requests: 1, security_events: 1 });
	expect((await inDays(daysUntil + 178)).waiting_list).toBe(0);
	expect((await inDays(daysUntil + 187)).waiting_list).toBe(1);
	expect((await inDays(400)).known_browsers).toBe(0);
	expect((await inDays(402)).known_browsers).toBe(1);
});

test("CONST-09 bookings of free seminars go after the third calendar year, those of funded ones stay for the grant's proof", async () => {
	now = START;
	const { id, presence_seminar_date_id } = await openDate(api.get, "free");
	await api.database.pool.query("update seminars set tax_supported = true where id = $1", [id]);
	await moveDate(api.database.pool, presence_seminar_date_id, "2026-11-20T16:00:00Z");
	await fund(presence_seminar_date_id, { period_to: "2026-12-31" });
	now = new Date("2032-12-31T10:00:00Z");
	expect(await api.app.services.retention.forgetOld()).toMatchObject({ free_bookings: 0, funded_answers: 0 });
	now = new Date("2033-01-02T10:00:00Z");
	expect(await api.app.services.retention.wouldForget()).toMatchObject({ funded_answers: 1, funded_bookings: 1 });

	await api.database.pool.query("update seminars set tax_supported = false where id = $1", [id]);
	await api.database.pool.query("update seminar_dates set grant_id = null");
	now = new Date("2028-12-31T10:00:00Z");
	expect((await api.app.services.retention.forgetOld()).free_bookings).toBe(0);
	now = new Date("2029-12-31T23:30:00Z");
	expect((await api.app.services.retention.forgetOld()).free_bookings).toBe(1);
	expect(await count("select count(*) from sign_up_persons")).toBe(0);
	expect(await count("select count(*) from audit_trail where action = 'retention'")).toBeGreaterThan(0);
});

describe("CONST-09 who came", () => {
	test("is forgotten with a free booking, and of a priced one after the third calendar year", async () => {
		now = START;
		const { signUps } = api.app.services;
		const free = await openDate(api.get, "free");
		const priced = await openDate(api.get, "priced");
		for (const date of [free, priced]) {
			await api.database.pool.query("update seminars set tax_supported = false where id = $1", [date.id]);
			await signUps.create({ ...signUpFor(date), accept_terms: true }, "127.0.0.1");
			await moveDate(api.database.pool, date.presence_seminar_date_id, `2026-11-2${date === free ? 1 : 2}T16:00:00Z`);
			await tickOff(date.presence_seminar_date_id);
		}
		now = new Date("2029-12-31T22:30:00Z");
		expect(await api.app.services.retention.forgetOld()).toMatchObject({ free_bookings: 0, attendance: 0 });
		now = new Date("2029-12-31T23:30:00Z");
		expect(await api.app.services.retention.forgetOld()).toMatchObject({ free_bookings: 1, attendance: 2 });
		expect(await count("select count(*) from attendance")).toBe(0);
		expect(await count("select count(*) from sign_up_persons")).toBe(1);
	});

	test("with a grant stays for its proof: six years after its end, also on a leap day, or until the day the notice names", async () => {
		now = START;
		const date = await openDate(api.get, "priced");
		const { presence_seminar_date_id: id } = date;
		await api.app.services.signUps.create(signUpFor(date), "127.0.0.1");
		const { rowCount: ticked } = await tickOff(id);
		expect(ticked).toBeGreaterThan(0);
		await fund(id, { period_to: "2026-02-28" });
		const goneOn = async (day: string) => {
			now = new Date(`${day}T10:00:00Z`);
			return (await api.app.services.retention.forgetOld()).attendance;
		};
		expect(await goneOn("2032-02-28")).toBe(0);
		expect(await goneOn("2032-02-29")).toBe(ticked);
		await tickOff(id);
		await fund(id, { period_to: "2026-02-28", keep_until: "2036-12-31" });
		expect(await goneOn("2036-12-31")).toBe(0);
		expect(await goneOn("2037-01-01")).toBe(ticked);
	});
});

test("PART-06 notes on persons go after the third calendar year, also where the booking stays", async () => {
	now = START;
	const priced = await openDate(api.get, "priced");
	await api.app.services.signUps.create({ ...signUpFor(priced), accept_terms: true }, "127.0.0.1");
	await api.database.pool.query(
		"update sign_up_persons set note = 'Rollstuhl', note_for_lecturer = true where sign_up_id = (select max(id) from sign_ups)",
	);
	const { rows } = await api.database.pool.query(
		"select d.date as at from seminar_dates d join sign_ups s on s.seminar_date_id = d.id order by s.id desc limit 1",
	);
	const year = new Date(rows[0].at).getFullYear();
	now = new Date(Date.UTC(year + 3, 11, 30));
	expect((await api.app.services.retention.forgetOld()).person_notes).toBe(0);
	now = new Date(Date.UTC(year + 4, 0, 2));
	expect((await api.app.services.retention.forgetOld()).person_notes).toBe(1);
	expect(await count("select count(*) from sign_up_persons where note is not null or note_for_lecturer")).toBe(0);
	expect(await count("select count(*) from sign_ups where gross_cents > 0")).toBeGreaterThan(0);
});
