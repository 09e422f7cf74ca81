import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { Movement } from "./movements.ts";

const berlinDayOf = (moment: SQL): SQL => sql`(${moment} at time zone 'Europe/Berlin')::date`;

const RECIPIENT = sql`coalesce(nullif(invoices.document->'recipient'->>'company', ''), invoices.document->'recipient'->>'name', '')`;

/** A correction stands under the number of what it corrects, by which open items are settled. */
const DOCUMENTS = sql`
	select 'document' as source, invoices.id, invoices.issued_on as day, invoices.gross_cents as cents,
		case when invoices.document->'tax'->>'category' = 'E' then 'seminars'
			when invoices.order_id is not null then 'video' else 'seminars_taxed' end as kind,
		invoices.kind = 'credit_note' as cancels, coalesce(corrected.number, invoices.number) as number,
		case when corrected.id is not null then invoices.number end as own_number, invoices.due_on, ${RECIPIENT} as name
	from invoices left join invoices corrected on corrected.id = invoices.corrects_invoice_id`;

const PAYMENTS = sql`
	select 'payment', payment.id, payment.paid_on, payment.amount_cents,
		case when payment.transaction_id is null then 'noted_payment' else 'bank_payment' end,
		payment.reverses_id is not null, invoices.number, null, null, ${RECIPIENT}
	from invoice_payments payment join invoices on invoices.id = payment.invoice_id`;

const SENT_ON = sql`coalesce(refund.paid_on, ${berlinDayOf(sql`refund.asked_at`)})`;
/** Those that are not sent, or not any more, come to nothing. */
const SENT = sql`case when refund.paid_on is null then 0 else refund.amount_cents end`;

/** An order is named by its first invoice, or itself. */
const ORDER_NUMBER = sql`coalesce((select min(written.number) from invoices written where written.order_id = contract.id and written.kind = 'invoice'), contract.number)`;

/** Also what a provider refused to give back; what came to the account for nothing is told by its bookings alone. */
const TRANSFERS = sql`
	select 'refund', refund.id, ${SENT_ON}, ${SENT}, 'refund', false, coalesce(corrected.number, ${ORDER_NUMBER}), invoices.number, null,
		coalesce(nullif(${RECIPIENT}, ''), contract.name, '')
	from refunds refund
		left join invoices on invoices.id = refund.credit_note_id
		left join invoices corrected on corrected.id = invoices.corrects_invoice_id
		left join payments on payments.id = refund.payment_id
		left join orders contract on contract.id = payments.order_id
	where (refund.payment_id is null or refund.transferred_at is not null) and refund.allocation_id is null`;

/** Given up, and taken for charges of reminders out of what was paid too much. */
const ADJUSTMENTS = sql`
	select 'adjustment', note.id, ${berlinDayOf(sql`note.created_at`)}, note.amount_cents,
		case note.kind when 'write_off' then 'write_off' else 'dunning' end, note.reverses_id is not null,
		invoices.number, null, null, ${RECIPIENT}
	from invoice_adjustments note join invoices on invoices.id = note.invoice_id
	where note.kind <> 'charges_waived'`;

/** What became of a try at a provider afterwards overwrites when it was paid; what it was for remembers. */
const PAID_ON = berlinDayOf(
	sql`coalesce(case when payments.state = 'paid' then payments.settled_at end,
		case when payments.problem is null then coalesce(contract.paid_at, gift.paid_at) end, payments.created_at)`,
);

const ofProvider = (source: string, { id, day, cents, rest }: Record<"id" | "day" | "cents" | "rest", SQL>): SQL => sql`
	select ${source}::text, ${id}, ${day}, ${cents},
		case when gift.id is null then 'provider_payment' else 'provider_donation' end, false,
		coalesce(gift.reference, ${ORDER_NUMBER}),
		null, null, coalesce(gift.name, contract.name, '')
	from payments
		left join orders contract on contract.id = payments.order_id
		left join donations gift on gift.id = payments.donation_id
		${rest}`;

const REFUNDED = sql`(select sum(refund.amount_cents) from refunds refund where refund.payment_id = payments.id)`;

/** What was assigned to another invoice is a payment of that; of its own there is only what goes back. */
const ARRIVED = ofProvider("provider", {
	id: sql`payments.id`,
	day: PAID_ON,
	cents: sql`case when payments.problem_decision = 'assigned' then coalesce(${REFUNDED}, 0)
		else coalesce(payments.arrived_cents, payments.amount_cents) end`,
	rest: sql`where payments.state in ('paid', 'refunded')`,
});
const SENT_BACK = ofProvider("provider_refund", {
	id: sql`refund.id`,
	day: SENT_ON,
	cents: sql`-(${SENT})`,
	rest: sql`join refunds refund on refund.payment_id = payments.id and refund.transferred_at is null`,
});
/** At the provider itself, without our asking for it. */
const GIVEN_BACK = ofProvider("provider_given_back", {
	id: sql`payments.id`,
	day: berlinDayOf(sql`payments.settled_at`),
	cents: sql`-payments.amount_cents`,
	rest: sql`where payments.state = 'refunded' and ${REFUNDED} is null`,
});

/** What is put aside because it does not belong here is no business of these books. */
const ALLOCATIONS = sql`
	select 'allocation', part.id,
		case when part.reverses_id is null then booked.booked_on else ${berlinDayOf(sql`part.created_at`)} end, part.amount_cents,
		case coalesce(part.aside, undone.aside) when 'fee' then 'fee' when 'send_back' then 'passing' when 'own_transfer' then 'passing' else 'bank_donation' end,
		part.reverses_id is not null, coalesce(part.donation_reference, undone.donation_reference, gift.reference, ''), null, null, booked.name
	from bank_allocations part
		join bank_transactions booked on booked.id = part.transaction_id
		left join bank_allocations undone on undone.id = part.reverses_id
		left join donations gift on gift.id = coalesce(part.donation_id, undone.donation_id)
	where coalesce(part.aside, undone.aside) is distinct from 'other'`;

/** Neither by a statement nor by a provider, so somebody has noted it. Without money there is no movement of it. */
const NOTED_DONATIONS = sql`
	select 'donation', gift.id, ${berlinDayOf(sql`coalesce(gift.paid_at, gift.created_at)`)},
		case when gift.paid_at is null then 0 else gift.amount_cents end, 'noted_donation', false,
		gift.reference, null, null, coalesce(gift.name, '')
	from donations gift
	where not gift.waived_expenses
		and not exists (select 1 from bank_allocations part where part.donation_id = gift.id)
		and not exists (select 1 from payments where payments.donation_id = gift.id and payments.state in ('paid', 'refunded'))`;

const SOURCES = [
	...[DOCUMENTS, PAYMENTS, ADJUSTMENTS, TRANSFERS, ARRIVED, SENT_BACK, GIVEN_BACK],
	...[ALLOCATIONS, NOTED_DONATIONS],
];
/** What somebody may mark anew, so that a further export tells the difference. */
const MARKED = sql`('refund', 'donation', 'provider')`;

/** Everything that moved. A further source is a further line here. */
const MOVED = sql`(${sql.join(SOURCES, sql` union all `)})`;

const select = async (db: Db, { day, cents }: Record<"day" | "cents", SQL>, rest: SQL): Promise<Movement[]> => {
	const { rows } = await db.execute<Movement & Record<string, unknown>>(sql`
		select moved.source, moved.id, moved.kind, ${day}::text as day, ${cents} as cents, moved.number, moved.own_number,
			moved.cancels or (${cents} < 0 and moved.source in ${MARKED}) as cancels,
			moved.due_on::text as due_on, moved.name
		from ${MOVED} moved ${rest} order by ${day}, moved.source, moved.id`);
	return rows;
};

/** Of these days, and as far as no export has told of it: what changed since is told as a difference. */
export const findUnexported = (db: Db, { from, to }: { from: string; to: string }): Promise<Movement[]> => {
	const cents = sql`(moved.cents - coalesce(told.cents, 0))::integer`;
	return select(
		db,
		{ day: sql`moved.day`, cents },
		sql`left join (select source, source_id, sum(cents) as cents from datev_entries group by source, source_id) told
				on told.source = moved.source and told.source_id = moved.id
			where moved.day between ${from}::date and ${to}::date and ${cents} <> 0`,
	);
};

/** What went into an export, as the books tell it now; of what may change later only what was told. */
export const findExported = (db: Db, exportId: number): Promise<Movement[]> =>
	select(
		db,
		{
			day: sql`coalesce(told.day, moved.day)`,
			cents: sql`(case when moved.source in ${MARKED} then told.cents else moved.cents end)::integer`,
		},
		sql`join datev_entries told on told.source = moved.source and told.source_id = moved.id and told.export_id = ${exportId}`,
	);
