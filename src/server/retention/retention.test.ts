import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
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
	await api.database.pool.query(
		"update seminar_dates set grant_period_end = '2026-12-31', date = '2026-11-20T16:00:00Z' where id = $1",
		[presence_seminar_date_id],
	);
	now = new Date("2032-12-31T10:00:00Z");
	expect(await api.app.services.retention.forgetOld()).toMatchObject({ free_bookings: 0, funded_answers: 0 });
	now = new Date("2033-01-02T10:00:00Z");
	expect(await api.app.services.retention.forgetOld()).toMatchObject({ free_bookings: 0, funded_answers: 1 });

	await api.database.pool.query("update seminars set tax_supported = false where id = $1", [id]);
	await api.database.pool.query("update seminar_dates set grant_period_end = null where id = $1", [
		presence_seminar_date_id,
	]);
	now = new Date("2028-12-31T10:00:00Z");
	expect((await api.app.services.retention.forgetOld()).free_bookings).toBe(0);
	now = new Date("2029-12-31T23:30:00Z");
	expect((await api.app.services.retention.forgetOld()).free_bookings).toBe(1);
	expect(await count("select count(*) from sign_up_persons")).toBe(0);
	expect(await count("select count(*) from audit_trail where action = 'retention'")).toBeGreaterThan(0);
});
