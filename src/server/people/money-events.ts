import { type SQL, sql } from "drizzle-orm";
import type { EventSource } from "./event-source.ts";

/** Documents of what somebody bought or booked. */
const ownDocuments = (email: string): SQL => sql`(select i.* from orders o join invoices i on i.order_id = o.id
	where lower(o.email) = ${email} union all select i.* from sign_ups s join invoices i on i.sign_up_id = s.id
	where lower(s.email) = ${email}) i`;

/** What somebody buys, pays, gives and gets back. */
export const MONEY_EVENTS: Omit<EventSource, "group">[] = [
	{
		kind: "order",
		needs: "orders.read",
		rows: ({ email }) => sql`select o.id::text as key, o.created_at as at, jsonb_build_object('number', o.number,
			'state', o.state, 'method', o.payment_method, 'cents', o.gross_cents, 'topics',
			(select jsonb_agg(l.topic order by l.id) from order_lines l where l.order_id = o.id)) as data
			from orders o where lower(o.email) = ${email}`,
	},
	{
		kind: "access",
		needs: "orders.read",
		rows: ({
			email,
		}) => sql`select a.id::text as key, a.created_at as at, jsonb_build_object('topic', l.topic, 'number', o.number,
			'until', a.expires_at, 'played', a.first_played_at, 'revoked', a.revoked_at) as data
			from orders o join order_lines l on l.order_id = o.id join access_grants a on a.order_line_id = l.id
			where lower(o.email) = ${email}`,
	},
	{
		kind: "document",
		needs: "orders.read",
		rows: ({ email }) => sql`select i.id::text as key, i.created_at as at, jsonb_build_object('number', i.number,
			'kind', i.kind, 'cents', i.gross_cents, 'due_on', i.due_on) as data from ${ownDocuments(email)}`,
	},
	{
		kind: "payment",
		needs: "orders.read",
		rows: ({ email }) => sql`select p.id::text as key, p.settled_at as at, jsonb_build_object('number', o.number,
			'state', p.state, 'cents', coalesce(p.arrived_cents, p.amount_cents)) as data
			from orders o join payments p on p.order_id = o.id where lower(o.email) = ${email} and p.settled_at is not null`,
	},
	{
		kind: "money",
		needs: "orders.read",
		rows: ({ email }) => sql`select p.id::text as key, p.created_at as at, jsonb_build_object('number', i.number,
			'cents', p.amount_cents, 'paid_on', p.paid_on) as data
			from ${ownDocuments(email)} join invoice_payments p on p.invoice_id = i.id`,
	},
	{
		kind: "reminder",
		needs: "orders.read",
		rows: ({ email }) => sql`select r.id::text as key, r.created_at as at, jsonb_build_object('number', i.number,
			'level', r.level, 'channel', r.channel, 'cents', r.open_cents, 'due_on', r.due_on) as data
			from ${ownDocuments(email)} join reminders r on r.invoice_id = i.id`,
	},
	{
		kind: "refund",
		needs: "orders.read",
		rows: ({ email }) => sql`select f.id::text as key, f.asked_at as at, jsonb_build_object('number', i.number,
			'cents', f.amount_cents, 'paid_on', f.paid_on) as data
			from ${ownDocuments(email)} join refunds f on f.credit_note_id = i.id`,
	},
	{
		kind: "withdrawal",
		needs: "orders.read",
		rows: ({ email }) => sql`select w.id::text as key, w.received_at as at,
			jsonb_build_object('contract', w.contract, 'handled', w.handled_at, 'decision', w.decision) as data
			from withdrawals w where lower(w.email) = ${email}`,
	},
	{
		kind: "donation",
		needs: "donations.read",
		rows: ({ email }) => sql`select g.id::text as key, g.created_at as at,
			jsonb_build_object('reference', g.reference, 'cents', g.amount_cents, 'rhythm', g.rhythm) as data
			from donations g where lower(g.email) = ${email}`,
	},
	{
		kind: "donation_arrived",
		needs: "donations.read",
		rows: ({ email }) => sql`select g.id::text as key, g.paid_at as at,
			jsonb_build_object('reference', g.reference, 'cents', g.amount_cents) as data
			from donations g where lower(g.email) = ${email} and g.paid_at is not null`,
	},
	{
		kind: "receipt",
		needs: "donations.read",
		rows: ({ email }) => sql`select r.id::text as key, r.created_at as at, jsonb_build_object('number', r.number,
			'kind', r.kind, 'cents', r.amount_cents, 'voided', r.voided_at) as data
			from donation_receipts r where lower(r.email) = ${email}`,
	},
];
