import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";

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

const select = (db: Db, condition: SQL, limit?: SQL) =>
	db.execute<PayableRow & Record<string, unknown>>(sql`
		select invoices.id, invoices.number, coalesce(contract.number, booking.number) as contract,
			lower(coalesce(contract.email, booking.email)) as email, contract.mandate_reference as mandate,
			recipient.name, nullif(recipient.company, '') as company,
			case when kept.way is not null then kept.left_cents else 0 end as left_cents, kept.paid_cents, invoices.due_on::text as due_on
		from invoices
			join invoice_balances kept on kept.invoice_id = invoices.id
			left join lateral jsonb_to_record(invoices.document->'recipient') recipient (name text, company text) on true
			left join orders contract on contract.id = invoices.order_id
			left join sign_ups booking on booking.id = invoices.sign_up_id
		where ${condition}
		order by invoices.id desc ${limit ?? sql``}`);

/** What tells of an open invoice whether a payment could be meant for it. */
export interface OpenInShort {
	id: number;
	left_cents: number;
	/** Folded: the number, whose it is and what it is for. */
	words: string;
}

export const findOpenInShort = async (db: Db): Promise<OpenInShort[]> =>
	(
		await db.execute<OpenInShort & Record<string, unknown>>(sql`
			select kept.invoice_id as id, kept.left_cents, invoices.words from invoice_balances kept
			join invoices on invoices.id = kept.invoice_id where kept.is_awaited and kept.left_cents > 0`)
	).rows;

interface Wanted {
	/** As people write them, without signs. */
	numbers: readonly string[];
	/** Of all that is open, or of these and of what these people owe alone. */
	open: "all" | { ids: readonly number[]; emails: readonly string[] };
}

const wantedOpen = (open: Wanted["open"]): SQL =>
	open === "all"
		? sql`select invoice_id from invoice_balances where is_awaited and left_cents > 0`
		: sql`select unnest(${sql.param([...open.ids])}::integer[])
			union select kept.invoice_id from orders o join invoices i on i.order_id = o.id
				join invoice_balances kept on kept.invoice_id = i.id and kept.is_awaited and kept.left_cents > 0
				where lower(o.email) = any(${sql.param([...open.emails])}::text[])
			union select kept.invoice_id from sign_ups s join invoices i on i.sign_up_id = s.id
				join invoice_balances kept on kept.invoice_id = i.id and kept.is_awaited and kept.left_cents > 0
				where lower(s.email) = any(${sql.param([...open.emails])}::text[])`;

export async function findPayable(db: Db, { numbers, open }: Wanted): Promise<PayableRow[]> {
	const named = sql`any(${sql.param([...numbers])}::text[])`;
	// Each by an index of its own.
	const ids = sql`invoices.id = any(array(
		${wantedOpen(open)}
		union select id from invoices where replace(number, '-', '') = ${named}
		union select i.id from orders o join invoices i on i.order_id = o.id where replace(o.number, '-', '') = ${named}
			or left(replace(o.number, '-', ''), 13) = ${named} or replace(o.mandate_reference, '-', '') = ${named}
		union select i.id from sign_ups s join invoices i on i.sign_up_id = s.id where replace(s.number, '-', '') = ${named}))`;
	return (await select(db, ids)).rows;
}

/** What is asked of somebody, by their address. */
export async function findOwed(db: Db, email: string): Promise<PayableRow[]> {
	const own = sql`invoices.id = any(array(
		select i.id from orders o join invoices i on i.order_id = o.id where lower(o.email) = ${email} and o.state = 'placed'
		union all select i.id from sign_ups s join invoices i on i.sign_up_id = s.id where lower(s.email) = ${email}))`;
	return (await select(db, own)).rows.filter(({ left_cents }) => left_cents > 0);
}
