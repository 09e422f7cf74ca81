import { and, asc, eq, gte, isNotNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { AGES, type Age, type ItemState, type LevelFilter } from "#contract/office/open-item-words.ts";
import type { Db } from "#server/db/client.ts";
import type { Keyset, PagePart } from "#server/db/keyset.ts";
import type { InvoiceDocument } from "#server/invoices/document.ts";
import { invoiceBalances, invoices } from "#server/invoices/tables.ts";
import { orders } from "#server/orders/tables.ts";
import { signUps } from "#server/sign-ups/tables.ts";
import { dayAfter } from "./interest.ts";

const { due_on: DUE, left_cents: LEFT } = invoiceBalances;

export const ITEMS: Keyset<"due" | "amount"> = {
	id: { by: invoiceBalances.invoice_id, kind: "number" },
	sorts: { due: { by: DUE, kind: "day" }, amount: { by: LEFT, kind: "number" } },
};
export const COUNTED = invoiceBalances;
export const SUMMED = LEFT;

// Words of the partial indexes: whoever asks in others reads the whole table.
const UNPAID = sql`(invoice_balances.is_awaited and invoice_balances.left_cents > 0)`;
const STATES: Record<ItemState, SQL> = {
	open: sql`${UNPAID} and invoice_balances.paid_cents = 0`,
	part_paid: sql`${UNPAID} and invoice_balances.paid_cents <> 0`,
	overpaid: sql`invoice_balances.way is not null and invoice_balances.owed_cents < 0`,
	written_off: sql`invoice_balances.written_off_cents > 0 and invoice_balances.owed_cents > 0`,
};
export const inItemState = (state: ItemState | undefined): SQL => (state ? sql`(${STATES[state]})` : UNPAID);

/** What the invoice itself says. */
export const ofInvoice = (condition: SQL | undefined): SQL | undefined =>
	condition && sql`invoice_balances.invoice_id in (select invoices.id from invoices where ${condition})`;

/** So many days after it was due. */
export function ofAge(age: Age, today: string): SQL | undefined {
	const { from, to } = AGES[age];
	return and(
		from === null ? undefined : lte(DUE, dayAfter(today, -from)),
		to === null ? undefined : gte(DUE, dayAfter(today, -to)),
	);
}

export const ofOrigin = (origin: "order" | "sign_up"): SQL =>
	origin === "order" ? sql`invoice_balances.way <> 'booking'` : sql`invoice_balances.way = 'booking'`;

const LEVEL = sql`coalesce((select max(reminder.level) from reminders reminder where reminder.invoice_id = invoice_balances.invoice_id), 0)`;

export function atLevel(level: LevelFilter, today: string): SQL {
	if (level === "none") return sql`${LEVEL} = 0`;
	if (level !== "hand_over") return sql`${LEVEL} = ${Number(level)}`;
	return sql`exists (select 1 from reminders reminder where reminder.invoice_id = invoice_balances.invoice_id and reminder.level = 3 and reminder.due_on < ${today})`;
}

const contract = alias(orders, "contract");
const booking = alias(signUps, "booking");
const EMAIL = sql`lower(coalesce(contract.email, booking.email))`;

export interface KeptReminder {
	id: number;
	level: 1 | 2 | 3;
	channel: "mail" | "paper";
	sent_on: string;
	due_on: string;
	open_cents: number;
	fee_cents: number;
	lump_cents: number;
	interest_cents: number;
}
export interface KeptAdjustment {
	id: number;
	kind: "write_off" | "charges_paid" | "charges_waived";
	amount_cents: number;
	reason: string | null;
	noted_on: string;
	by: string | null;
}

const REMINDERS = sql<
	KeptReminder[]
>`coalesce((select json_agg(json_build_object('id', reminder.id, 'level', reminder.level, 'channel', reminder.channel, 'sent_on', reminder.sent_on, 'due_on', reminder.due_on, 'open_cents', reminder.open_cents, 'fee_cents', reminder.fee_cents, 'lump_cents', reminder.lump_cents, 'interest_cents', reminder.interest_cents) order by reminder.level) from reminders reminder where reminder.invoice_id = invoices.id), '[]')`;
const ADJUSTMENTS = sql<
	KeptAdjustment[]
>`coalesce((select json_agg(json_build_object('id', adjustment.id, 'kind', adjustment.kind, 'amount_cents', adjustment.amount_cents, 'reason', adjustment.reason, 'noted_on', (adjustment.created_at at time zone 'Europe/Berlin')::date, 'by', colleague.name) order by adjustment.id)
	from invoice_adjustments adjustment left join users colleague on colleague.id = adjustment.noted_by
	where adjustment.invoice_id = invoices.id and adjustment.reverses_id is null
		and not exists (select 1 from invoice_adjustments reversing where reversing.reverses_id = adjustment.id)), '[]')`;
const stopAt = (today: string) =>
	sql<{
		reason: string;
		until: string | null;
	} | null>`(select json_build_object('reason', stop.reason, 'until', stop.until) from dunning_stops stop where stop.invoice_id = invoices.id and stop.lifted_at is null and (stop.until is null or stop.until >= ${today}))`;

/** We collect it ourselves, unless the bank has given it back. */
const IN_DEBIT = sql<boolean>`coalesce(contract.payment_method = 'direct_debit', false) and not exists (select 1 from invoice_payments payment join bank_transactions returned on returned.id = payment.transaction_id where payment.invoice_id = invoices.id and payment.amount_cents < 0 and payment.reverses_id is null and returned.return_reason is not null)`;
const HAS_QUESTION = sql<boolean>`exists (select 1 from contact_requests request where request.closed_at is null and lower(request.email) = ${EMAIL})`;
const HAS_WITHDRAWAL = sql<boolean>`exists (select 1 from withdrawals declared where declared.handled_at is null and (declared.order_id = contract.id or lower(declared.email) = ${EMAIL}))`;

const columnsAt = (today: string) => ({
	id: invoices.id,
	number: invoices.number,
	issued_on: invoices.issued_on,
	due_on: DUE,
	gross_cents: invoices.gross_cents,
	paid_cents: invoiceBalances.paid_cents,
	owed_cents: invoiceBalances.owed_cents,
	left_cents: LEFT,
	is_given_up: sql<boolean>`invoice_balances.written_off_cents > 0 and invoice_balances.owed_cents > 0`,
	recipient: sql<InvoiceDocument["recipient"]>`${invoices.document}->'recipient'`,
	contract: sql<InvoiceDocument["contract"]>`${invoices.document}->'contract'`,
	email: sql<string | null>`coalesce(contract.email, booking.email)`,
	stop: stopAt(today),
	reminders: REMINDERS,
	adjustments: ADJUSTMENTS,
	is_in_debit: IN_DEBIT,
	has_question: HAS_QUESTION,
	has_withdrawal: HAS_WITHDRAWAL,
});

/** Where nobody walks from page to page. */
const NO_KEYS: PagePart["keys"] = { sort_key: sql<string | null>`null`, id_key: sql<string>`''` };

const select = (db: Db, today: string, keys = NO_KEYS) =>
	db
		.select({ ...columnsAt(today), ...keys })
		.from(invoiceBalances)
		.innerJoin(invoices, eq(invoices.id, invoiceBalances.invoice_id))
		.leftJoin(contract, eq(contract.id, invoices.order_id))
		.leftJoin(booking, eq(booking.id, invoices.sign_up_id))
		.$dynamic();

export type ItemRow = Omit<Awaited<ReturnType<typeof select>>[number], "sort_key" | "id_key">;

export const findItems = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart, today: string) =>
	select(db, today, keys)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);

/** All that is late, oldest first. */
export const findLate = (db: Db, today: string): Promise<ItemRow[]> =>
	select(db, today)
		.where(and(UNPAID, lt(DUE, today)))
		.orderBy(asc(DUE), asc(invoiceBalances.invoice_id));

/** None where it was paid on a payment page: of such an invoice nothing is to be noted. */
export const findItem = async (db: Db, id: number, today: string): Promise<ItemRow | undefined> => {
	const isItem = isNotNull(invoiceBalances.way);
	return (await select(db, today).where(and(eq(invoiceBalances.invoice_id, id), isItem)))[0];
};

/** What is open by the day on which it was due. */
export const sumByDue = (db: Db) =>
	db
		.select({ due_on: DUE, count: sql<number>`count(*)::integer`, cents: sql<number>`sum(${LEFT})`.mapWith(Number) })
		.from(invoiceBalances)
		.where(UNPAID)
		.groupBy(DUE);
