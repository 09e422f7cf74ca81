import { afterAll, beforeAll, expect, test } from "vitest";
import type { ToDoKey } from "#contract/office/to-dos.ts";
import { createTestApp, type TestApp } from "#tests/support/app.ts";
import { colleague } from "#tests/support/staff.ts";

let api: TestApp;
beforeAll(async () => {
	api = await createTestApp({ office: true });
}, 30_000);
afterAll(() => api.close());

const sql = async (text: string) => (await api.database.pool.query(text)).rows;
const staff = colleague(1, "admin");

test("TODAY-02 something of every kind waits on the first day, except what nobody wants to see there", async () => {
	const { groups } = await api.app.services.desk.toDos(staff);
	const kinds = new Set(groups.flatMap(({ to_dos }) => to_dos.map(({ kind }) => kind)));
	const expected: ToDoKey[] = [
		"bank_unplaced",
		"campaign",
		"contact_request",
		"failed_letters",
		"grant_proof",
		"offer",
		"overdue_invoices",
		"payment_problem",
		"returned_debit",
		"withdrawal",
	];
	expect([...kinds].sort()).toEqual(expected);
});

test("TODAY-01 TODAY-03 a date is under way, and every number has grown over both months", async () => {
	const { today, next } = await api.app.services.seminarsDesk.upcoming(staff);
	expect(today.map(({ room }) => room)).toEqual(["Saal 2"]);
	// What has begun is no longer to come: visitors see the same dates as without it.
	expect(Date.parse(today[0]?.starts_at ?? "")).toBeLessThan(Date.now());
	expect(next.some(({ free, capacity }) => (free ?? 0) <= 2 && capacity !== null)).toBe(true);
	const { figures } = await api.app.services.desk.figures(staff);
	for (const { key, now, before } of figures) {
		expect([key, now > 0]).toEqual([key, true]);
		expect([key, before > 0]).toEqual([key, true]);
	}
});

test("seats agree with the bookings, numbers go with time, and no letter leaves", async () => {
	const wrong = await sql(`select d.id from seminar_dates d
		where d.seats_taken <> (select coalesce(sum(number_of_persons), 0) from sign_ups s where s.seminar_date_id = d.id)
			+ (select coalesce(sum(number_of_persons), 0) from waiting_list w where w.seminar_date_id = d.id and w.state = 'offered')`);
	expect(wrong).toEqual([]);
	const late = await sql(
		"select number from (select number, created_at, lag(created_at) over (order by number) as before from invoices) i where created_at < before",
	);
	expect(late).toEqual([]);
	const letters = await sql("select kind, state from outbox where state <> 'sent' order by kind, state");
	expect(letters).toEqual([
		{ kind: "contact_receipt", state: "failed" },
		{ kind: "contact_receipt", state: "failed" },
		{ kind: "demo_welcome", state: "waiting" },
	]);
	expect(await sql("select number from sign_ups where created_at > now()")).toEqual([]);
	const outside = await sql("select email from sign_ups where email not like '%@example.org'");
	expect(outside).toEqual([]);
});

test("TODAY-04 an order is told with the number of its courses", async () => {
	const told = await api.app.services.desk.happenings(staff);
	expect(told.map(({ lead, text }) => `${lead} ${text}`)).toContain("Karla Lindner bestellt einen Videokurs");
});

test("REP-01 the grant of the demo still runs when the house is opened again tomorrow", async () => {
	const [grant] = await sql(
		`select period_from <= current_date as begun, period_to - current_date as left, due_on > period_to as later from grants`,
	);
	expect(grant).toMatchObject({ begun: true, later: true });
	expect(grant?.left).toBeGreaterThan(7);
});
