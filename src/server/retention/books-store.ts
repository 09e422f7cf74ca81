import { sql } from "drizzle-orm";
import {
	dayOf,
	daysAfter,
	NOBODY,
	NOT_KEPT,
	type StoredRule,
	sumDonations,
	sumInvoices,
	yearsAfter,
	yearsOf,
	yearsOfInvoices,
} from "./rules.ts";

const INVOICES_OF = (ids: ReturnType<typeof sql>) => sql`(select id from invoices where order_id = ${ids})`;
const PAYMENTS_OF = (ids: ReturnType<typeof sql>) => sql`(select id from payments where order_id = ${ids})`;

/** Whose money the row `t` of the bank is, as far as it was put to somebody. */
const OF_BANK_ROW =
	sql.raw(`array(select lower(coalesce(o.email, s.email)) from invoice_payments q join invoices i on i.id = q.invoice_id
		left join orders o on o.id = i.order_id left join sign_ups s on s.id = i.sign_up_id where q.transaction_id = t.id)
	|| array(select lower(x.email) from bank_allocations a join donations x on x.id = a.donation_id where a.transaction_id = t.id)`);

/** Orders, donations, bank, files for others. */
export const BOOKS = {
	video_links: {
		tables: ["access_grants"],
		rows: () => sql`select a.id, ${daysAfter("a.expires_at", 30)} as goes_at, ${NOT_KEPT} as kept_until, array[lower(o.email)] as emails
			from access_grants a join order_lines l on l.id = a.order_line_id join orders o on o.id = l.order_id where a.token_hash is not null`,
		forget: (ids) => [sql`update access_grants set token_hash = null where id = ${ids}`],
	},
	withdrawals: {
		tables: ["withdrawals"],
		taxed: true,
		rows: () => sql`select id, ${yearsAfter("received_at", 6)} as goes_at, ${yearsAfter("received_at", 6)} as kept_until, array[lower(email)] as emails, ${yearsOf("received_at")} as years
			from withdrawals`,
		forget: (ids) => [sql`delete from withdrawals where id = ${ids}`],
	},
	orders: {
		tables: [
			"orders",
			"order_lines",
			"invoices",
			"payments",
			"invoice_payments",
			"invoice_adjustments",
			"reminders",
			"refunds",
			"debits",
			"access_grants",
		],
		taxed: true,
		rows: () => sql`select o.id, till as goes_at,
				case when o.state <> 'cancelled' or exists (select 1 from invoices i where i.order_id = o.id) or exists (select 1 from payments p where p.order_id = o.id and p.state in ('paid', 'refunded')) then till end as kept_until,
				array[lower(o.email), lower(m.email)] as emails,
				${yearsOf("o.created_at", "o.paid_at", "o.withdrawn_at")} || ${yearsOfInvoices("i.order_id = o.id")} as years
			from orders o left join members m on m.id = o.member_id
			cross join lateral (select ${yearsAfter("greatest(o.created_at, o.paid_at, o.withdrawn_at, (select max(i.created_at) from invoices i where i.order_id = o.id))", 8)} as till) t`,
		forget: (ids) => [
			sumInvoices("courses", sql`order_id = ${ids}`),
			sql`delete from datev_documents where invoice_id in ${INVOICES_OF(ids)}`,
			sql`delete from refunds where payment_id in ${PAYMENTS_OF(ids)} or credit_note_id in ${INVOICES_OF(ids)}`,
			sql`delete from invoices where order_id = ${ids}`,
			sql`update withdrawals set order_id = null where order_id = ${ids}`,
			sql`update invoice_payments set payment_id = null where payment_id in ${PAYMENTS_OF(ids)}`,
			sql`delete from payments where order_id = ${ids}`,
			sql`delete from access_grants where order_line_id in (select id from order_lines where order_id = ${ids})`,
			sql`delete from order_lines where order_id = ${ids}`,
			sql`with gone as (delete from orders where id = ${ids} returning basket_id) delete from baskets where id in (select basket_id from gone)`,
		],
	},
	/** Before the donations: what is confirmed goes with its receipt. */
	donation_receipts: {
		tables: ["donation_receipts", "donation_receipt_items"],
		taxed: true,
		rows: () => sql`select id, ${yearsAfter(dayOf("issued_on"), 10)} as goes_at, ${yearsAfter(dayOf("issued_on"), 10)} as kept_until, array[lower(email)] as emails, ${yearsOf(dayOf("issued_on"))} as years
			from donation_receipts`,
		forget: (ids) => [
			sql`delete from donation_receipt_items where receipt_id = ${ids}`,
			sql`delete from donation_receipts where id = ${ids}`,
		],
	},
	donations: {
		tables: ["donations", "payments"],
		taxed: true,
		rows: () => sql`select d.id, till as goes_at, case when d.paid_at is not null then till end as kept_until, array[lower(d.email)] as emails, ${yearsOf("d.paid_at", "d.created_at")} as years
			from donations d cross join lateral (select coalesce(
				(select max(${yearsAfter(dayOf("r.issued_on"), 10)}) from donation_receipts r join donation_receipt_items i on i.receipt_id = r.id where i.donation_id = d.id and i.stands),
				${yearsAfter("coalesce(d.paid_at, d.created_at)", 8)}) as till) t`,
		forget: (ids) => [
			sumDonations(ids),
			sql`delete from refunds where payment_id in (select id from payments where donation_id = ${ids})`,
			sql`delete from payments where donation_id = ${ids}`,
			sql`delete from donations where id = ${ids}`,
		],
	},
	bank_rows: {
		tables: ["bank_transactions", "bank_allocations"],
		taxed: true,
		rows: () => sql`select t.id, ${yearsAfter(dayOf("t.booked_on"), 8)} as goes_at, ${yearsAfter(dayOf("t.booked_on"), 8)} as kept_until, ${OF_BANK_ROW} as emails, ${yearsOf(dayOf("t.booked_on"))} as years
			from bank_transactions t`,
		forget: (ids) => [
			sql`update invoice_payments set transaction_id = null where transaction_id = ${ids}`,
			sql`delete from refunds where allocation_id in (select id from bank_allocations where transaction_id = ${ids})`,
			sql`delete from bank_allocations where transaction_id = ${ids}`,
			sql`delete from bank_transactions where id = ${ids}`,
		],
	},
	bank_statements: {
		tables: ["bank_statements"],
		shared: true,
		taxed: true,
		rows: () =>
			sql`select id, ${yearsAfter(dayOf("to_on"), 8)} as goes_at, ${NOT_KEPT} as kept_until, ${NOBODY} as emails, ${yearsOf(dayOf("to_on"))} as years from bank_statements`,
		forget: (ids) => [
			sql`delete from bank_statements s where id = ${ids} and not exists (select 1 from bank_transactions t where t.statement_id = s.id)`,
		],
	},
	payment_files: {
		tables: ["payment_files"],
		shared: true,
		taxed: true,
		rows: () =>
			sql`select id, ${yearsAfter("made_at", 8)} as goes_at, ${NOT_KEPT} as kept_until, ${NOBODY} as emails, ${yearsOf("made_at")} as years from payment_files`,
		forget: (ids) => [
			sql`delete from payment_files f where id = ${ids} and not exists (select 1 from debits d where d.file_id = f.id)
				and not exists (select 1 from refund_transfers t where t.file_id = f.id)`,
		],
	},
	datev_exports: {
		tables: ["datev_exports", "datev_entries", "datev_documents"],
		shared: true,
		names: true,
		taxed: true,
		rows: () => sql`select x.id, ${yearsAfter("x.created_at", 10)} as goes_at, ${NOT_KEPT} as kept_until,
				array(select lower(coalesce(o.email, s.email)) from datev_documents c join invoices i on i.id = c.invoice_id
					left join orders o on o.id = i.order_id left join sign_ups s on s.id = i.sign_up_id where c.export_id = x.id) as emails, ${yearsOf("x.created_at")} as years
			from datev_exports x`,
		forget: (ids) => [
			sql`delete from datev_documents where export_id = ${ids}`,
			sql`delete from datev_entries where export_id = ${ids}`,
			sql`delete from datev_exports where id = ${ids}`,
		],
	},
} as const satisfies Record<string, StoredRule>;
