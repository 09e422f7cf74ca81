import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { LEFT } from "./office-store.ts";

export interface PayableRow {
	id: number;
	number: string;
	/** The order's or the booking's. */
	contract: string;
	email: string | null;
	mandate: string | null;
	name: string;
	company: string | null;
	/** In cents what is still owed, and what has arrived and stayed. */
	left_cents: number;
	paid_cents: number;
	/** None of what is to be paid at once. */
	due_on: string | null;
}

const PAID = sql`coalesce((select sum(payment.amount_cents) from invoice_payments payment where payment.invoice_id = invoices.id), 0)`;
const BY_BOOKS = sql`contract.payment_method in ('invoice', 'direct_debit')`;

const select = (db: Db, condition: SQL, limit?: SQL) =>
	db.execute<PayableRow & Record<string, unknown>>(sql`
		select invoices.id, invoices.number, coalesce(contract.number, booking.number) as contract,
			lower(coalesce(contract.email, booking.email)) as email, contract.mandate_reference as mandate,
			invoices.document->'recipient'->>'name' as name, nullif(invoices.document->'recipient'->>'company', '') as company,
			(case when booking.id is not null or ${BY_BOOKS} then ${LEFT} else 0 end)::integer as left_cents,
			${PAID}::integer as paid_cents, invoices.due_on::text as due_on
		from invoices
			left join orders contract on contract.id = invoices.order_id
			left join sign_ups booking on booking.id = invoices.sign_up_id
		where invoices.kind = 'invoice' and ${condition}
		order by invoices.id desc ${limit ?? sql``}`);

/** Numbers as people write them, without signs. */
export async function findPayable(db: Db, compactNumbers: readonly string[]): Promise<PayableRow[]> {
	const named = sql`array[${sql.join(
		compactNumbers.map((number) => sql`${number}`),
		sql`, `,
	)}]::text[]`;
	const { rows } = await select(
		db,
		sql`((booking.id is not null or (contract.state = 'placed' and ${BY_BOOKS})) and ${LEFT} > 0
			or replace(invoices.number, '-', '') = any(${named})
			or replace(coalesce(contract.number, booking.number), '-', '') = any(${named})
			or left(replace(contract.number, '-', ''), 13) = any(${named})
			or replace(contract.mandate_reference, '-', '') = any(${named}))`,
	);
	return rows;
}

/** What is asked of somebody, by their address. */
export async function findOwed(db: Db, email: string): Promise<PayableRow[]> {
	const own = sql`invoices.id = any(array(
		select i.id from orders o join invoices i on i.order_id = o.id where lower(o.email) = ${email} and o.state = 'placed'
		union all select i.id from sign_ups s join invoices i on i.sign_up_id = s.id where lower(s.email) = ${email}))`;
	return (await select(db, own)).rows.filter(({ left_cents }) => left_cents > 0);
}
