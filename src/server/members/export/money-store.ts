import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";

/** Found by the documents that are told already. */
interface Ids {
	orders: number[];
	invoices: number[];
	donations: number[];
}

const within = (ids: number[]) => sql`any(${sql.param(ids)}::int[])`;

async function rowsOf<Row extends object>(db: Db, statement: ReturnType<typeof sql>): Promise<Row[]> {
	return (await db.execute(statement)).rows as unknown as Row[];
}

export const findReminders = (db: Db, { invoices }: Ids) =>
	rowsOf<{ number: string; level: number; sent_on: string; due_on: string; cents: number }>(
		db,
		sql`select i.number, r.level, r.sent_on::text, r.due_on::text, r.open_cents + r.fee_cents + r.lump_cents + r.interest_cents as cents
			from reminders r join invoices i on i.id = r.invoice_id where r.invoice_id = ${within(invoices)} order by r.id`,
	);

export const findRefunds = (db: Db, { orders, invoices, donations }: Ids) =>
	rowsOf<{ cents: number; reason: string | null; asked_at: string; paid_on: string | null; account: Buffer | null }>(
		db,
		sql`select r.amount_cents as cents, r.reason, r.asked_at::text, r.paid_on::text, r.account from refunds r left join payments p on p.id = r.payment_id
			where r.credit_note_id = ${within(invoices)} or p.order_id = ${within(orders)} or p.donation_id = ${within(donations)} order by r.id`,
	);

export const findDebits = (db: Db, { orders }: Ids) =>
	rowsOf<{ number: string; collect_on: string; cents: number; reference: string }>(
		db,
		sql`select o.number, d.collect_on::text, d.amount_cents as cents, d.end_to_end_id as reference from debits d join orders o on o.id = d.order_id
			where d.order_id = ${within(orders)} order by d.id`,
	);

/** What came from or went to their account, as far as it was put to them. */
export const findBankRows = (db: Db, { invoices, donations }: Ids) =>
	rowsOf<{ booked_on: string; cents: number; name: string; purpose: string }>(
		db,
		sql`select t.booked_on::text, t.amount_cents as cents, t.name, t.purpose from bank_transactions t
			where t.id in (select transaction_id from invoice_payments where invoice_id = ${within(invoices)})
				or t.id in (select transaction_id from bank_allocations where donation_id = ${within(donations)}) order by t.booked_on, t.id`,
	);

/** What staff have noted beside their documents: money that came or went, what was given up, that nobody reminds. */
export const findDocumentNotes = (db: Db, { invoices }: Ids) =>
	rowsOf<{ number: string; kind: string; cents: number | null; reason: string | null; noted_at: string }>(
		db,
		sql`select i.number, n.kind, n.cents, n.reason, to_char(n.at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as noted_at from (
				select id, invoice_id, case when amount_cents > 0 then 'money_in' else 'money_back' end as kind, amount_cents as cents, reason, created_at as at
					from invoice_payments
				union all select id, invoice_id, kind, amount_cents, reason, created_at from invoice_adjustments
				union all select id, invoice_id, 'not_reminded', null, reason, set_at from dunning_stops
			) n join invoices i on i.id = n.invoice_id where n.invoice_id = ${within(invoices)} order by n.at, n.id`,
	);
