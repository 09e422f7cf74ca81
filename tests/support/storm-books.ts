import type pg from "pg";
import { expect } from "vitest";
import type { Storm } from "./storm.ts";

/** What must be true of the books after a storm, counted in the database itself. */

const ORDERS = `
	select o.number, o.payment_method as method, o.state,
		(select count(*)::int from payments p where p.order_id = o.id) as tries,
		(select count(*)::int from invoices i where i.order_id = o.id) as invoices,
		(select count(*)::int from access_grants g join order_lines l on l.id = g.order_line_id where l.order_id = o.id) as grants,
		(select count(*)::int from outbox m where m.recipient = o.email and m.kind = 'order_confirmation') as letters,
		(select count(*)::int from orders other where other.email = o.email) as orders
	from orders o where o.email like 'sturm%'`;

const SIGN_UPS = `
	select s.number, s.cancelled_at is not null as cancelled, d.price_cents is not null as priced, s.number_of_persons as seats,
		(select count(*)::int from invoices i where i.sign_up_id = s.id and i.kind = 'invoice') as invoices,
		(select count(*)::int from invoices i where i.sign_up_id = s.id and i.kind = 'credit_note') as credit_notes,
		(select count(*)::int from outbox m where m.recipient = s.email and m.kind = 'booking_confirmation') as letters,
		(select count(*)::int from outbox m where m.recipient = s.email and m.kind = 'booking_change') as cancellations,
		(select count(*)::int from sign_ups other where other.email = s.email) as sign_ups
	from sign_ups s join seminar_dates on seminar_dates.id = s.seminar_date_id join seminars d on d.id = seminar_dates.seminar_id
	where s.email like 'sturm%'`;

/** Seats and voucher uses as counted, less those who hold them. */
const COUNTERS = `
	select 'date ' || d.id as what, (d.seats_taken
		- coalesce((select sum(number_of_persons) from sign_ups s where s.seminar_date_id = d.id), 0)
		- coalesce((select sum(number_of_persons) from waiting_list w where w.seminar_date_id = d.id and w.state = 'offered'), 0)
		)::int as surplus
	from seminar_dates d
	union all
	select 'voucher ' || v.code, (v.used_count
		- (select count(*) from sign_ups s where s.voucher_id = v.id)
		- (select count(*) from order_lines l join orders o on o.id = l.order_id where l.voucher_id = v.id and o.state <> 'cancelled')
		)::int
	from vouchers v`;

const SERIES = [
	["orders", "VSZ"],
	["invoices", "RE"],
	["invoices", "GS"],
] as const;

/** How many letters have not left; two of the demo never will. */
export const unsentIn = async (client: pg.Client): Promise<number | null> =>
	(await client.query("select 1 from outbox where state <> 'sent' and recipient not like '%@example.org'")).rowCount;

/** What the demo counts beyond those it has written down; it must be the same after the storm. */
export async function surplusOf(client: pg.Client): Promise<Map<string, number>> {
	const { rows } = await client.query<{ what: string; surplus: number }>(COUNTERS);
	return new Map(rows.filter(({ surplus }) => surplus !== 0).map(({ what, surplus }) => [what, surplus]));
}

async function expectGaplessSeries(client: pg.Client): Promise<void> {
	for (const [table, prefix] of SERIES) {
		const { rows } = await client.query<{ number: string }>(
			`select number from ${table} where number like $1 order by number`,
			[`${prefix}-%`],
		);
		const counted = rows.map(({ number }) => Number(/-(\d{6})(?:-|$)/.exec(number)?.[1]));
		expect([prefix, counted]).toEqual([prefix, Array.from({ length: rows.length }, (_, index) => index + 1)]);
	}
}

async function expectOrders(client: pg.Client, { placed, paid }: Storm["promised"]): Promise<void> {
	const { rows } = await client.query(ORDERS);
	const states = new Map(rows.map(({ number, state }) => [number, state]));
	for (const number of placed) expect([number, states.has(number)]).toEqual([number, true]);
	for (const number of paid) expect([number, states.get(number)]).toEqual([number, "paid"]);
	for (const { number, method, ...order } of rows) {
		const isPaid = method === "paypal";
		const whole = {
			state: isPaid ? "paid" : "placed",
			tries: isPaid ? 1 : 0,
			invoices: 1,
			grants: 1,
			letters: 1,
			orders: 1,
		};
		expect([number, order]).toEqual([number, whole]);
	}
}

async function expectSignUps(client: pg.Client, { signedUp, cancelled }: Storm["promised"]): Promise<void> {
	const { rows } = await client.query(SIGN_UPS);
	const known = new Map(rows.map((row) => [row.number, row]));
	for (const number of signedUp) expect([number, known.has(number)]).toEqual([number, true]);
	for (const number of cancelled) expect([number, known.get(number)?.cancelled]).toEqual([number, true]);
	for (const { number, cancelled: isCancelled, priced, ...signUp } of rows) {
		const [once, credited] = [isCancelled ? 1 : 0, isCancelled && priced ? 1 : 0];
		const whole = {
			seats: 1 - once,
			invoices: priced ? 1 : 0,
			credit_notes: credited,
			letters: 1,
			cancellations: once,
			sign_ups: 1,
		};
		expect([number, signUp]).toEqual([number, whole]);
	}
}

async function expectContactRequests(client: pg.Client, { written }: Storm["promised"]): Promise<void> {
	const { rows } = await client.query<{ description: string }>(
		"select description from contact_requests where email like 'sturm%'",
	);
	const known = rows.map(({ description }) => description);
	expect(new Set(known).size).toBe(known.length);
	expect([...written].filter((description) => !known.includes(description))).toEqual([]);
}

/** Everything promised is there, exactly once and whole, and every counter is right. */
export async function expectBooksInOrder(
	client: pg.Client,
	{ promised, wrong }: Storm,
	surplus: Map<string, number>,
): Promise<void> {
	expect(wrong).toEqual([]);
	await expectOrders(client, promised);
	await expectSignUps(client, promised);
	await expectContactRequests(client, promised);
	await expectGaplessSeries(client);
	expect(await surplusOf(client)).toEqual(surplus);
}
