import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { LEFT } from "#server/invoices/office-store.ts";
import { BLOCKED_ON, CREDITED, INVOICE, RETURNED } from "./store.ts";
import { debits } from "./tables.ts";

export interface ReturnedRow {
	id: number;
	order_id: number;
	number: string;
	name: string;
	company: string | null;
	email: string;
	bank_data: Buffer | null;
	invoice: string;
	amount_cents: number;
	/** What of the invoice is open. */
	open_cents: number;
	collect_on: string;
	returned_on: string;
	return_reason: string;
	fee_cents: number;
	blocked_on: string | null;
	is_revoked: boolean;
	/** Whether the bank had paid it to us before. */
	was_credited: boolean;
	/** Whether this is presented again, and whether an earlier one was. */
	is_repeated: boolean;
	was_repeated: boolean;
	/** When the buyer was told of it. */
	written_at: Date | null;
}

/** BANK-04: the last debit of an order came back, and the order is still to be collected. */
export async function findReturned(tx: Db, orderId?: number): Promise<ReturnedRow[]> {
	const { rows } = await tx.execute<ReturnedRow & Record<string, unknown>>(sql`
		select debits.id, orders.id as order_id, orders.number, orders.name, orders.company, orders.email, orders.bank_data,
			invoices.number as invoice, debits.amount_cents, ${LEFT}::integer as open_cents, debits.collect_on::text as collect_on,
			back.booked_on::text as returned_on, back.return_reason, back.fee_cents, ${BLOCKED_ON} as blocked_on,
			orders.mandate_revoked_at is not null as is_revoked,
			${CREDITED} as was_credited,
			debits.repeated_at is not null as is_repeated,
			exists (select 1 from debits other where other.order_id = orders.id and other.repeated_at is not null) as was_repeated,
			(select max(letter.created_at) from outbox letter where letter.about = orders.number and letter.kind = 'debit_returned'
				and (letter.created_at at time zone 'Europe/Berlin')::date >= back.booked_on) as written_at
		from debits
			join orders on orders.id = debits.order_id
			join payment_files file on file.id = debits.file_id ${INVOICE} ${RETURNED}
		where orders.state = 'placed' and orders.payment_method = 'direct_debit' and back.booked_on is not null
			and debits.id = (select max(last.id) from debits last where last.order_id = orders.id and last.ended_at is null)
			${orderId === undefined ? sql`` : sql`and orders.id = ${orderId}`}
		order by back.booked_on, debits.id`);
	return rows.map((row) => ({ ...row, written_at: row.written_at && new Date(row.written_at) }));
}

export const repeatDebit = (tx: Db, id: number, repeated_at: Date) =>
	tx
		.update(debits)
		.set({ repeated_at })
		.where(and(eq(debits.id, id), isNull(debits.repeated_at)));
