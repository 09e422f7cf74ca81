import { expect } from "vitest";
import { balanceOf, EMPTY_ACCOUNT } from "#server/books/rules.ts";
import { sumsIn } from "#server/datev/batch.ts";
import type { Staff } from "#server/viewer.ts";
import type { TestApp } from "./app.ts";
import { DATEV } from "./datev.ts";

type Balances = Record<string, number>;

const withoutZeros = (balances: Balances): Balances =>
	Object.fromEntries(Object.entries(balances).filter(([, cents]) => cents !== 0));

/** What an auditor asks of the books, each written as somebody would ask for it and not as the export does. */
export function auditor(api: TestApp, { first, staff }: { first: string; staff: Staff }) {
	const query = async <T>(sql: string): Promise<T> => (await api.database.pool.query(sql)).rows[0] as T;

	/** All months that are over, in turn. */
	async function exportAll(): Promise<void> {
		const { datevOffice } = api.app.services;
		for (;;) {
			const next = (await datevOffice.overview()).months.find(({ state }) => state === "next");
			if (!next) return;
			await datevOffice.export(next.month, staff);
		}
	}

	/** In cents, by the account, over all files. */
	async function balancesInFiles(): Promise<Record<string, number>> {
		const { rows } = await api.database.pool.query<{ batch: Buffer }>("select batch from datev_exports");
		const balances: Record<string, number> = {};
		for (const { batch } of rows)
			for (const [account, { debit, credit }] of sumsIn(batch))
				balances[account] = (balances[account] ?? 0) + debit - credit;
		return withoutZeros(balances);
	}

	/** The same of the books. */
	const balancesInBooks = async (): Promise<Balances> =>
		withoutZeros(
			await query<Balances>(`
		with docs as (select gross_cents, order_id, document->'tax'->>'category' as tax from invoices where issued_on >= '${first}'),
			paid as (select amount_cents, transaction_id from invoice_payments where paid_on >= '${first}'),
			noted as (select kind, coalesce(sum(amount_cents), 0) as cents from invoice_adjustments where created_at >= '${first}' group by kind),
			assigned as (select coalesce(sum(amount_cents), 0) as cents from invoice_payments
				where payment_id is not null or reverses_id in (select id from invoice_payments where payment_id is not null)),
			tries as (select (select coalesce(sum(amount_cents), 0) from payments where order_id is not null and state in ('paid', 'refunded') and created_at >= '${first}')
				- (select cents from assigned)
				- (select coalesce(sum(amount_cents), 0) from refunds where payment_id is not null and transferred_at is null and paid_on >= '${first}') as kept),
			gifts as (select coalesce(sum(amount_cents), 0) as cents from payments where donation_id is not null and state = 'paid' and created_at >= '${first}'),
			cash as (select coalesce(sum(amount_cents), 0) as cents from donations where is_cash and paid_at >= '${first}'),
			sent as (select sum(amount_cents) as cents from refunds where (payment_id is null or transferred_at is not null) and allocation_id is null and paid_on >= '${first}'),
			placed as (select part.amount_cents, coalesce(part.aside, undone.aside) as aside from bank_allocations part
				left join bank_allocations undone on undone.id = part.reverses_id where part.created_at >= '${first}')
		select
			((select coalesce(sum(gross_cents), 0) from docs) - (select coalesce(sum(amount_cents), 0) from paid)
				- (select kept from tries) + (select coalesce(cents, 0) from sent)
				+ coalesce((select cents from noted where kind = 'charges_paid'), 0) - coalesce((select cents from noted where kind = 'write_off'), 0))::int as "${DATEV.debtor}",
			-coalesce((select cents from noted where kind = 'charges_paid'), 0)::int as "${DATEV.dunning}",
			coalesce((select cents from noted where kind = 'write_off'), 0)::int as "${DATEV.written_off}",
			((select coalesce(sum(amount_cents), 0) from paid where transaction_id is not null)
				+ (select coalesce(sum(amount_cents), 0) from placed where aside is distinct from 'other'))::int as "${DATEV.bank}",
			((select coalesce(sum(amount_cents), 0) from paid where transaction_id is null) - (select coalesce(cents, 0) from sent)
				- (select coalesce(sum(amount_cents), 0) from placed where aside in ('send_back', 'own_transfer')) + (select cents from cash))::int as "${DATEV.transit}",
			((select kept from tries) + (select cents from gifts))::int as "${DATEV.provider}",
			-(select coalesce(sum(gross_cents), 0) from docs where order_id is not null)::int as "${DATEV.video}",
			-(select coalesce(sum(gross_cents), 0) from docs where order_id is null and tax = 'S')::int as "${DATEV.seminars_taxed}",
			-((select coalesce(sum(amount_cents), 0) from placed where aside is null) + (select cents from gifts) + (select cents from cash))::int as "${DATEV.donations}",
			-(select coalesce(sum(amount_cents), 0) from placed where aside = 'fee')::int as "${DATEV.fees}"`),
		);

	/** OPEN-01: what was billed is paid, credited or open, to the cent; and every cent of the bank has a place or is open. */
	async function expectNothingLost(): Promise<void> {
		const { books } = api.app.services;
		const { rows } = await api.database.pool.query<{ id: number; gross_cents: number }>(
			"select id, gross_cents from invoices where kind = 'invoice'",
		);
		const accounts = [...(await books.accountsOf(api.database.db, rows)).values()];
		const sum = (pick: (account: (typeof accounts)[number]) => number) =>
			accounts.reduce((total, account) => total + pick(account), 0);
		const open = sum(balanceOf);
		const { billed, credited, allocated, charged, refunded } = await query<Record<string, number>>(`select
			(select sum(gross_cents)::int from invoices where kind = 'invoice') as billed,
			(select -coalesce(sum(gross_cents), 0)::int from invoices where kind = 'credit_note') as credited,
			(select coalesce(sum(amount_cents), 0)::int from invoice_payments) as allocated,
			(select coalesce(sum(amount_cents), 0)::int from invoice_adjustments where kind = 'charges_paid') as charged,
			(select coalesce(sum(amount_cents), 0)::int from refunds where credit_note_id is not null) as refunded`);
		expect((allocated ?? 0) - (charged ?? 0) - (refunded ?? 0) + (credited ?? 0) + open).toBe(billed);
		expect(sum(({ gross, credited: back }) => Math.max(0, back - gross))).toBe(0);
	}

	/** What the database keeps is what comes of all its rows, reckoned by the rules of the books. */
	async function expectKept(): Promise<void> {
		const { books } = api.app.services;
		const { rows } = await api.database.pool.query<{ id: number; gross_cents: number; due_on: string; kept: object }>(
			`select i.id, i.gross_cents, coalesce(o.pay_until, i.due_on, i.issued_on)::text as due_on, json_build_object(
				'due_on', b.due_on, 'way', b.way, 'is_awaited', b.is_awaited, 'paid', b.paid_cents, 'owed', b.owed_cents,
				'written_off', b.written_off_cents, 'left', b.left_cents) as kept,
				coalesce(i.sign_up_id is not null or (o.payment_method in ('invoice', 'direct_debit') and o.state = 'placed'), false) as is_awaited,
				case when i.sign_up_id is not null then 'booking' when o.payment_method in ('invoice', 'direct_debit') then o.payment_method end as way
			from invoices i left join orders o on o.id = i.order_id left join invoice_balances b on b.invoice_id = i.id
			where i.kind = 'invoice' order by i.id`,
		);
		const accounts = await books.accountsOf(api.database.db, rows);
		const reckoned = rows.map(({ id, gross_cents, kept: _, ...claim }) => {
			const account = accounts.get(id) ?? { ...EMPTY_ACCOUNT, gross: gross_cents };
			const { paid, written_off } = account;
			return { id, ...claim, paid, owed: balanceOf(account), written_off, left: balanceOf(account) - written_off };
		});
		expect(rows.map(({ id, kept }) => ({ id, ...kept }))).toEqual(reckoned);
		const days = await query<{ kept: object; given: object }>(`select
			(select json_object_agg(day, array[cents, gifts] order by day) from donation_days where gifts <> 0 or cents <> 0) as kept,
			(select json_object_agg(day, array[cents, gifts] order by day) from (select (paid_at at time zone 'Europe/Berlin')::date as day,
				sum(amount_cents) as cents, count(*) as gifts from donations where paid_at is not null group by 1) given) as given`);
		expect(days.kept).toEqual(days.given);
	}

	/** Each row stands in one export, with all that it says; only what may be marked anew stands in more. */
	const strays = () =>
		query<{ strays: number }>(`select count(*)::int as strays from (
			select source, source_id from datev_entries where source not in ('refund', 'donation', 'provider') group by 1, 2 having count(*) > 1
			union all select 'payment', id from invoice_payments where paid_on >= '${first}'
				and not exists (select 1 from datev_entries where source = 'payment' and source_id = id and cents = amount_cents)
			union all select 'document', id from invoices where issued_on >= '${first}'
				and not exists (select 1 from datev_entries where source = 'document' and source_id = id and cents = gross_cents)) odd`);

	return { query, exportAll, balancesInFiles, balancesInBooks, expectNothingLost, expectKept, strays };
}
