import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
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

/** Documents have no gap. An order that was broken off may leave one, but none is counted like another. */
const SERIES = [
	{ table: "orders", prefix: "VSZ", mayHaveGaps: true },
	{ table: "invoices", prefix: "RE", mayHaveGaps: false },
	{ table: "invoices", prefix: "GS", mayHaveGaps: false },
] as const;

/** How many letters have not left; two of the demo never will. */
export const unsentIn = async (client: pg.Client): Promise<number | null> =>
	(await client.query("select 1 from outbox where state <> 'sent' and recipient not like '%@example.org'")).rowCount;

/** What the demo counts beyond those it has written down; it must be the same after the storm. */
export async function surplusOf(client: pg.Client): Promise<Map<string, number>> {
	const { rows } = await client.query<{ what: string; surplus: number }>(COUNTERS);
	return new Map(rows.filter(({ surplus }) => surplus !== 0).map(({ what, surplus }) => [what, surplus]));
}

/** One sentence where two things that should be the same are not. */
const unlike = (what: string, found: unknown, wanted: unknown): string[] =>
	isDeepStrictEqual(found, wanted) ? [] : [`${what}: ${JSON.stringify(found)} statt ${JSON.stringify(wanted)}`];

async function faultsOfSeries(client: pg.Client): Promise<string[]> {
	const faults: string[] = [];
	for (const { table, prefix, mayHaveGaps } of SERIES) {
		const { rows } = await client.query<{ number: string }>(
			`select number from ${table} where number like $1 order by number`,
			[`${prefix}-%`],
		);
		const counted = rows.map(({ number }) => Number(/-(\d{6})(?:-|$)/.exec(number)?.[1]));
		const isWrong = (number: number, index: number) => {
			const before = counted[index - 1] ?? 0;
			return mayHaveGaps ? number <= before : number !== before + 1;
		};
		const fault = counted.findIndex(isWrong);
		if (fault >= 0) faults.push(`${prefix}: nach ${counted[fault - 1] ?? 0} kommt ${counted[fault]}`);
	}
	return faults;
}

async function faultsOfOrders(client: pg.Client, { placed, paid }: Storm["promised"]): Promise<string[]> {
	const { rows } = await client.query(ORDERS);
	const states = new Map(rows.map(({ number, state }) => [number, state]));
	return [
		...[...placed].flatMap((number) => unlike(number, states.has(number), true)),
		...[...paid].flatMap((number) => unlike(number, states.get(number), "paid")),
		...rows.flatMap(({ number, method, ...order }) => {
			const isPaid = method === "paypal";
			const state = isPaid ? "paid" : "placed";
			const whole = { state, tries: isPaid ? 1 : 0, invoices: 1, grants: 1, letters: 1, orders: 1 };
			return unlike(number, order, whole);
		}),
	];
}

async function faultsOfSignUps(client: pg.Client, { signedUp, cancelled }: Storm["promised"]): Promise<string[]> {
	const { rows } = await client.query(SIGN_UPS);
	const known = new Map(rows.map((row) => [row.number, row]));
	return [
		...[...signedUp].flatMap((number) => unlike(number, known.has(number), true)),
		...[...cancelled].flatMap((number) => unlike(number, known.get(number)?.cancelled, true)),
		...rows.flatMap(({ number, cancelled: isCancelled, priced, ...signUp }) => {
			const [once, credited] = [isCancelled ? 1 : 0, isCancelled && priced ? 1 : 0];
			const invoices = priced ? 1 : 0;
			const whole = {
				seats: 1 - once,
				invoices,
				credit_notes: credited,
				letters: 1,
				cancellations: once,
				sign_ups: 1,
			};
			return unlike(number, signUp, whole);
		}),
	];
}

async function faultsOfContactRequests(client: pg.Client, { written }: Storm["promised"]): Promise<string[]> {
	const { rows } = await client.query<{ description: string }>(
		"select description from contact_requests where email like 'sturm%'",
	);
	const known = rows.map(({ description }) => description);
	return [
		...unlike("Anfragen, jede einmal", new Set(known).size, known.length),
		...[...written].filter((description) => !known.includes(description)).map((lost) => `Anfrage ${lost} fehlt`),
	];
}

/** What is not as promised: everything is there, exactly once and whole, and every counter is right. */
export async function faultsInBooks(
	client: pg.Client,
	{ promised, wrong }: Pick<Storm, "promised" | "wrong">,
	surplus: Map<string, number>,
): Promise<string[]> {
	return [
		...wrong,
		...(await faultsOfOrders(client, promised)),
		...(await faultsOfSignUps(client, promised)),
		...(await faultsOfContactRequests(client, promised)),
		...(await faultsOfSeries(client)),
		...unlike("Zähler", [...(await surplusOf(client))].sort(), [...surplus].sort()),
	];
}
