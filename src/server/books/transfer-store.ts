import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { CAME_NUMBER } from "./refunds-store.ts";
import { refunds, refundTransfers } from "./tables.ts";

const RECIPIENT = sql`coalesce(nullif(note.document->'recipient'->>'company', ''), note.document->'recipient'->>'name', contract.name, came.name, '')`;

/** With a credit note, or taken over from a provider: then the order is that of the payment. Or it came to the account for nothing. */
const PURPOSE = sql`left join invoices note on note.id = refunds.credit_note_id
			left join payments tried on tried.id = refunds.payment_id
			left join orders contract on contract.id = coalesce(note.order_id, tried.order_id)
			left join bank_allocations part on part.id = refunds.allocation_id
			left join bank_transactions came on came.id = part.transaction_id`;
const NUMBERS = sql`coalesce(note.number, contract.number, ${CAME_NUMBER}) as number, note.number as credit_note,
			contract.number as "order", came.id as booking`;

/** What was put aside to go back, and was taken back, stays here. */
const IS_MEANT = sql`not exists (select 1 from bank_allocations back where back.reverses_id = refunds.allocation_id)`;

/** Whether the invoice still has what goes back: of a debit that the bank took back after its file was withdrawn nothing is sent. */
const BACKED = sql`(refunds.payment_id is not null or note.id is null
	or (select coalesce(sum(part.amount_cents), 0) from invoice_payments part where part.invoice_id = note.corrects_invoice_id)
		>= (select sum(own.amount_cents) from refunds own join invoices given on given.id = own.credit_note_id
			where given.corrects_invoice_id = note.corrects_invoice_id))`;

export interface OpenRow {
	id: number;
	/** Of the credit note, without one of the order, else by its day. */
	number: string;
	credit_note: string | null;
	order: string | null;
	/** Of the bank account, where the money came for nothing. */
	booking: number | null;
	name: string;
	amount_cents: number;
	asked_at: Date;
	/** Sealed: as the office was told it, and as the mandate of a debit names it. */
	account: Buffer | null;
	bank_data: Buffer | null;
	/** From where the money came. */
	payer: string | null;
	payer_iban: string | null;
}

/** DEBIT-03: what goes back by transfer and stands in no file, the oldest first. */
export async function findOpen(tx: Db, ids?: readonly number[]): Promise<OpenRow[]> {
	const wanted = ids ? sql`and refunds.id = any(${sql.param([...ids])}::integer[])` : sql``;
	const { rows } = await tx.execute<OpenRow & Record<string, unknown>>(sql`
		select refunds.id, ${NUMBERS}, ${RECIPIENT} as name, refunds.amount_cents, refunds.asked_at,
			refunds.account, contract.bank_data, coalesce(source.name, came.name) as payer, coalesce(source.iban, came.iban) as payer_iban
		from refunds
			${PURPOSE}
			left join lateral (select booking.name, booking.iban from invoice_payments part
				join bank_transactions booking on booking.id = part.transaction_id
				where part.invoice_id = note.corrects_invoice_id and part.amount_cents > 0 and booking.iban is not null
					and not exists (select 1 from invoice_payments back where back.reverses_id = part.id)
				order by part.id desc limit 1) source on true
		where refunds.paid_on is null and (refunds.payment_id is null or refunds.transferred_at is not null) ${wanted}
			and not exists (select 1 from refund_transfers own where own.refund_id = refunds.id and own.ended_at is null)
			and ${BACKED} and ${IS_MEANT}
		order by refunds.asked_at, refunds.id
		${ids ? sql`for update of refunds` : sql``}`);
	return rows.map((row) => ({ ...row, asked_at: new Date(row.asked_at) }));
}

export interface TransferRow {
	id: number;
	refund_id: number;
	file_id: number;
	number: string;
	credit_note: string | null;
	booking: number | null;
	name: string;
	amount_cents: number;
	paid_on: string | null;
	is_ended: boolean;
	is_handed_in: boolean;
	/** Nobody has taken back that it goes back. */
	is_meant: boolean;
	/** Whether it has left our account. */
	is_booked: boolean;
}

export const findOfFiles = async (tx: Db, fileIds: readonly number[]): Promise<TransferRow[]> =>
	fileIds.length === 0 ? [] : (await selectTransfers(tx, fileIds)).rows;

const selectTransfers = (tx: Db, fileIds: readonly number[]) =>
	tx.execute<TransferRow & Record<string, unknown>>(sql`
		select own.id, own.refund_id, own.file_id, ${NUMBERS}, ${RECIPIENT} as name, refunds.amount_cents,
			refunds.paid_on::text as paid_on, own.ended_at is not null as is_ended, file.handed_in_at is not null as is_handed_in,
			${IS_MEANT} as is_meant,
			exists (select 1 from bank_transactions booking
				where booking.end_to_end_id = own.end_to_end_id and booking.amount_cents < 0) as is_booked
		from refund_transfers own
			join refunds on refunds.id = own.refund_id
			${PURPOSE}
			join payment_files file on file.id = own.file_id
		where own.file_id = any(${sql.param([...fileIds])}::integer[])
		order by own.id`);

export const insertTransfers = (tx: Db, rows: (typeof refundTransfers.$inferInsert)[]) =>
	tx.insert(refundTransfers).values(rows);

export const endTransfers = (tx: Db, fileId: number, ended_at: Date): Promise<unknown> =>
	tx
		.update(refundTransfers)
		.set({ ended_at })
		.where(and(eq(refundTransfers.file_id, fileId), isNull(refundTransfers.ended_at)));

const inFile = (fileId: number): SQL =>
	sql`${refunds.id} in (select own.refund_id from refund_transfers own where own.file_id = ${fileId} and own.ended_at is null)`;

export const setPaidOn = (tx: Db, fileId: number, paid_on: string | null) =>
	tx.update(refunds).set({ paid_on }).where(inFile(fileId));

export const setAccount = (tx: Db, id: number, account: Buffer) =>
	tx.update(refunds).set({ account }).where(eq(refunds.id, id));
