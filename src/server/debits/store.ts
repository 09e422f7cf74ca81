import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { LEFT } from "#server/invoices/office-store.ts";
import { debitAnnouncements, debits } from "./tables.ts";

/** How the bank names the debits of an order: by the mandate, or by our own mark of the single one. */
const ANSWERED = sql`(booking.mandate = orders.mandate_reference
	or exists (select 1 from debits own where own.order_id = orders.id and own.end_to_end_id = booking.end_to_end_id))`;

/** Whether the bank had paid it to us; asked of one debit after the other, for all that ever came would be read to tell it of all. */
export const CREDITED = sql`((select true from bank_transactions booking
	where booking.end_to_end_id = debits.end_to_end_id and booking.amount_cents > 0 limit 1) is true)`;

/** OFF-089: why the mandate cannot be used any more. */
export const BLOCKED_ON = sql<string | null>`(select min(booking.booked_on)::text from bank_transactions booking
	where booking.return_reason is not null and (booking.return_reason in ('AC04', 'AC06') or booking.return_reason like 'MD%') and ${ANSWERED})`;

/** What is owed by the newest invoice of an order. */
export const INVOICE = sql`join lateral (select * from invoices written
	where written.order_id = orders.id and written.kind = 'invoice' order by written.id desc limit 1) invoices on true`;

export interface OpenRow {
	id: number;
	number: string;
	name: string;
	email: string;
	bank_data: Buffer | null;
	mandate_reference: string | null;
	mandate_given_at: Date | null;
	mandate_revoked_at: Date | null;
	blocked_on: string | null;
	invoice: string;
	/** In cents, as all of them. */
	open_cents: number;
	/** What was announced last, and what became of that letter. */
	collect_on: string | null;
	announced_cents: number;
	letter_state: "waiting" | "sent" | "failed" | null;
	sent_at: Date | null;
	/** How many debits were made of it before, and the last day of one that is repeated. */
	made: number;
	repeated_on: string | null;
}

/** How the bank gave a debit back: by our mark of it, or by the mandate where a bank names nothing else. */
export const RETURNED = sql`left join lateral (select booking.booked_on, booking.return_reason, booking.fee_cents
	from bank_transactions booking
	where booking.return_reason is not null
		and (booking.end_to_end_id = debits.end_to_end_id
			or (booking.end_to_end_id is null and booking.mandate = orders.mandate_reference
				and booking.booked_on >= (file.made_at at time zone 'Europe/Berlin')::date))
	order by booking.id desc limit 1) back on true`;

const asDate = (moment: unknown): Date | null => (moment ? new Date(String(moment)) : null);

/** DEBIT-01: what is owed and stands in no file, the first day first. */
export async function findOpen(tx: Db, orderIds?: readonly number[]): Promise<OpenRow[]> {
	const wanted = orderIds ? sql`and orders.id = any(${sql.param([...orderIds])}::integer[])` : sql``;
	const { rows } = await tx.execute<OpenRow & Record<string, unknown>>(sql`
		select orders.id, orders.number, orders.name, orders.email, orders.bank_data, orders.mandate_reference,
			orders.mandate_given_at, orders.mandate_revoked_at, ${BLOCKED_ON} as blocked_on, invoices.number as invoice,
			${LEFT}::integer as open_cents, coalesce(again.collect_on, invoices.due_on)::text as collect_on,
			coalesce(again.amount_cents, orders.gross_cents) as announced_cents,
			case when again.id is null then first.state else again.state end as letter_state,
			case when again.id is null then first.sent_at else again.sent_at end as sent_at,
			(select count(*)::integer from debits made where made.order_id = orders.id) as made,
			(select max(made.collect_on)::text from debits made where made.order_id = orders.id and made.repeated_at is not null) as repeated_on
		from orders ${INVOICE}
			left join lateral (select said.id, said.collect_on, said.amount_cents, letter.state, letter.sent_at
				from debit_announcements said left join outbox letter on letter.id = said.letter_id
				where said.order_id = orders.id order by said.id desc limit 1) again on true
			left join lateral (select letter.state, letter.sent_at from outbox letter
				where letter.about = orders.number and letter.kind = 'order_confirmation' order by letter.created_at limit 1) first on true
		where orders.payment_method = 'direct_debit' and orders.state = 'placed' and ${LEFT} > 0 ${wanted}
			and not exists (select 1 from debits standing where standing.order_id = orders.id
				and standing.ended_at is null and standing.repeated_at is null)
		order by collect_on, orders.id
		${orderIds ? sql`for update of orders` : sql``}`);
	return rows.map((row) => ({
		...row,
		mandate_given_at: asDate(row.mandate_given_at),
		mandate_revoked_at: asDate(row.mandate_revoked_at),
		sent_at: asDate(row.sent_at),
	}));
}

export interface MadeRow {
	id: number;
	file_id: number;
	order_id: number;
	number: string;
	name: string;
	amount_cents: number;
	collect_on: string;
	is_ended: boolean;
	is_handed_in: boolean;
	/** Whether exactly this is still owed and may be collected. */
	is_owed: boolean;
	is_credited: boolean;
	returned_on: string | null;
	return_reason: string | null;
}

const selectOf = async (tx: Db, fileIds: readonly number[]): Promise<MadeRow[]> =>
	(
		await tx.execute<MadeRow & Record<string, unknown>>(sql`
		select debits.id, debits.file_id, orders.id as order_id, orders.number, orders.name, debits.amount_cents,
			debits.collect_on::text as collect_on, debits.ended_at is not null as is_ended,
			file.handed_in_at is not null as is_handed_in,
			orders.state = 'placed' and orders.payment_method = 'direct_debit' and ${LEFT} = debits.amount_cents
				and orders.mandate_revoked_at is null and (${BLOCKED_ON}) is null as is_owed,
			orders.state = 'paid' or ${CREDITED} as is_credited,
			back.booked_on::text as returned_on, back.return_reason
		from debits
			join orders on orders.id = debits.order_id
			join payment_files file on file.id = debits.file_id ${INVOICE}
			${RETURNED}
		where debits.file_id = any(${sql.param([...fileIds])}::integer[])
		order by debits.collect_on, debits.id`)
	).rows;

export const findOfFiles = (tx: Db, fileIds: readonly number[]): Promise<MadeRow[]> =>
	fileIds.length === 0 ? Promise.resolve([]) : selectOf(tx, fileIds);

export const insertDebits = (tx: Db, rows: (typeof debits.$inferInsert)[]) => tx.insert(debits).values(rows);

export const endDebits = (tx: Db, fileId: number, ended_at: Date) =>
	tx
		.update(debits)
		.set({ ended_at })
		.where(and(eq(debits.file_id, fileId), isNull(debits.ended_at), isNull(debits.repeated_at)));

export const insertAnnouncements = (tx: Db, rows: (typeof debitAnnouncements.$inferInsert)[]) =>
	tx.insert(debitAnnouncements).values(rows);
