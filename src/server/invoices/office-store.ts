import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { InvoiceState } from "#contract/office/invoices.ts";
import type { Db } from "#server/db/client.ts";
import type { Keyset, PagePart } from "#server/db/keyset.ts";
import { orders } from "#server/orders/tables.ts";
import type { InvoiceDocument } from "./document.ts";
import { invoices } from "./tables.ts";

export const INVOICES: Keyset<"day" | "due" | "amount"> = {
	id: { by: invoices.id, kind: "number" },
	sorts: {
		day: { by: invoices.issued_on, kind: "day" },
		due: { by: invoices.due_on, kind: "day", nullable: true },
		amount: { by: invoices.gross_cents, kind: "number" },
	},
};

/** Whether credit notes have taken back everything; unknown where there are none. */
const CREDITED = sql`invoices.gross_cents = -(select sum(note.gross_cents) from invoices note where note.corrects_invoice_id = invoices.id)`;
const STANDS = sql`(${CREDITED}) is not true`;

/** Found first, by their own index: few orders are unpaid, and walking over all invoices for them takes long. */
const ofUnpaid = (condition: SQL): SQL =>
	sql`invoices.order_id = any(array(select contract.id from orders contract where ${condition}))`;

/** What is kept of one invoice, for which it is looked up. */
const kept = (what: SQL): SQL => sql`(select ${what} from invoice_balances kept where kept.invoice_id = invoices.id)`;
/** In cents, what we still ask for. */
export const LEFT = kept(sql`kept.left_cents`);
const IS_GIVEN_UP = sql`kept.written_off_cents > 0 and kept.owed_cents > 0`;
const GIVEN_UP = kept(IS_GIVEN_UP);
const SETTLED = sql`(invoices.sign_up_id is not null and ${kept(sql`kept.owed_cents`)} <= 0)`;
const IS_OPEN = sql`kept.is_awaited and kept.left_cents > 0`;
/** What we collect ourselves is never late. */
const isLate = (today: string): SQL => sql`${IS_OPEN} and kept.way <> 'direct_debit' and kept.due_on < ${today}`;

/** Found first, by the index of what is open. */
const balanceIs = (condition: SQL): SQL =>
	sql`invoices.id = any(array(select kept.invoice_id from invoice_balances kept where ${condition}))`;
/**
 * The same as the state `overdue`, of balances alone: few are open, fewer are credited or given up, and each of the three
 * has an index.
 */
export const isOverdue = (today: string): SQL => sql`${isLate(today)}
	and kept.invoice_id not in (select given.invoice_id from invoice_balances given where given.written_off_cents > 0 and given.owed_cents > 0)
	and kept.invoice_id not in (select invoices.id from invoices join (select note.corrects_invoice_id, sum(note.gross_cents) as cents
		from invoices note where note.corrects_invoice_id is not null group by 1) notes on notes.corrects_invoice_id = invoices.id
		where invoices.gross_cents = -notes.cents)`;
const UNSETTLED = balanceIs(sql`kept.way = 'booking' and ${IS_OPEN}`);

/** Every invoice is in one of these states, credit notes in none. */
export function inState(state: InvoiceState, today: string): SQL {
	const conditions: Record<InvoiceState, SQL> = {
		credited: sql`invoices.id in (select note.corrects_invoice_id from invoices note where note.kind = 'credit_note') and ${CREDITED}`,
		paid: sql`(exists (select 1 from orders contract where contract.id = invoices.order_id and contract.state = 'paid') or ${SETTLED}) and ${STANDS}`,
		written_off: sql`${balanceIs(IS_GIVEN_UP)} and ${STANDS}`,
		overdue: sql`${balanceIs(isLate(today))} and ${STANDS} and not ${GIVEN_UP}`,
		open: sql`(${ofUnpaid(sql`contract.state in ('placed', 'awaiting_payment', 'cancelled', 'withdrawn')`)} or ${UNSETTLED}) and not ${balanceIs(isLate(today))} and ${STANDS} and not ${GIVEN_UP}`,
	};
	return sql`(invoices.kind = 'invoice' and ${conditions[state]})`;
}

const stateAt = (today: string) => sql<InvoiceState | null>`case
	when invoices.kind = 'credit_note' then null
	when ${CREDITED} then 'credited'
	when contract.state = 'paid' or ${SETTLED} then 'paid'
	when ${GIVEN_UP} then 'written_off'
	when ${kept(isLate(today))} then 'overdue'
	else 'open' end`;

/** BT-49: by Leitweg-ID, or by the mail address of whoever ordered or booked. */
const HAS_XRECHNUNG = sql<boolean>`(invoices.order_id is not null or invoices.document->'references'->>'leitweg_id' is not null
	or (select booked.email is not null from sign_ups booked where booked.id = invoices.sign_up_id) is true)`;

export const issuedBetween = (from: string | null, to: string | null): SQL | undefined =>
	and(from ? gte(invoices.issued_on, from) : undefined, to ? lt(invoices.issued_on, to) : undefined);

export const findListed = (
	db: Db,
	filter: SQL | undefined,
	{ where, orderBy, limit, keys }: PagePart,
	today: string,
) => {
	const contract = alias(orders, "contract");
	const corrected = alias(invoices, "corrected");
	return db
		.select({
			id: invoices.id,
			kind: invoices.kind,
			number: invoices.number,
			is_part: sql<boolean>`coalesce((${invoices.document}->'payment'->>'is_part')::boolean, false)`,
			issued_on: invoices.issued_on,
			due_on: invoices.due_on,
			recipient: sql<InvoiceDocument["recipient"]>`${invoices.document}->'recipient'`,
			contract: sql<InvoiceDocument["contract"]>`${invoices.document}->'contract'`,
			corrects: corrected.number,
			gross_cents: invoices.gross_cents,
			has_xrechnung: HAS_XRECHNUNG,
			state: stateAt(today),
			...keys,
		})
		.from(invoices)
		.leftJoin(contract, eq(contract.id, invoices.order_id))
		.leftJoin(corrected, eq(corrected.id, invoices.corrects_invoice_id))
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);
};
export type ListedRow = Omit<Awaited<ReturnType<typeof findListed>>[number], "sort_key" | "id_key">;
