import { and, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { OfficeDonation, OfficeDonationState } from "#contract/office/donations.ts";
import type { Db } from "#server/db/client.ts";
import type { Keyset, PagePart } from "#server/db/keyset.ts";
import { isUndecided } from "#server/payments/problems.ts";
import { payments } from "#server/payments/tables.ts";
import { donationReceiptItems, donationReceipts } from "#server/receipts/tables.ts";
import { donationMoves } from "./moves.ts";
import { donations } from "./tables.ts";

export const DONATIONS: Keyset<"at" | "amount"> = {
	id: { by: donations.id, kind: "number" },
	sorts: {
		at: { by: donations.created_at, kind: "moment" },
		amount: { by: donations.amount_cents, kind: "number" },
	},
};

// In a statement over one table drizzle leaves the names of tables out, also within: here they are needed.
const HAS_PROBLEM = sql`donations.id in (select ${payments.donation_id} from ${payments}
	where ${payments.donation_id} is not null and ${isUndecided})`;

/** Money that does not fit is told first, whatever else is true. */
export function inState(state: OfficeDonationState): SQL | undefined {
	if (state === "problem") return HAS_PROBLEM;
	const rest: Record<Exclude<OfficeDonationState, "problem">, SQL | undefined> = {
		received: isNotNull(donations.paid_at),
		pledged: and(isNull(donations.paid_at), isNull(donations.token_hash)),
		unpaid: and(isNull(donations.paid_at), isNotNull(donations.token_hash)),
	};
	return and(rest[state], sql`not ${HAS_PROBLEM}`);
}

const STATE = sql<OfficeDonationState>`case when ${HAS_PROBLEM} then 'problem' when donations.paid_at is not null then 'received'
	when donations.token_hash is null then 'pledged' else 'unpaid' end`;

/** Of a standing order the first, the second, … in the order in which they came into being. */
const TURN = sql<number | null>`case when donations.rhythm = 'monthly' then 1 +
	case when donations.continues_id is null then 0 else (select count(*)::integer from donations before
		where before.continues_id = donations.continues_id and before.id <= donations.id) end end`;

/** The last try tells by which page; without one it is a transfer. */
const WAY = sql<
	OfficeDonation["way"]
>`case when donations.is_cash then 'cash' when donations.waived_expenses then 'waived_expenses'
	else coalesce((select tried.method from payments tried
		where tried.donation_id = donations.id order by tried.id desc limit 1), 'transfer') end`;

const ADDRESS = sql<OfficeDonation["address"]>`case when donations.street_address is not null then
	json_build_object('street_address', donations.street_address, 'street_suffix', coalesce(donations.street_suffix, ''),
		'postcode', coalesce(donations.postcode, ''), 'city', coalesce(donations.city, '')) end`;

const RECEIPT = sql<OfficeDonation["receipt"]>`(select json_build_object('id', r.id, 'number', r.number)
	from ${donationReceipts} r join ${donationReceiptItems} i on i.receipt_id = r.id
	where i.donation_id = donations.id and i.stands)`;

export const findListed = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({
			reference: donations.reference,
			created_at: donations.created_at,
			name: donations.name,
			email: donations.email,
			amount_cents: donations.amount_cents,
			rhythm: donations.rhythm,
			turn: TURN,
			purpose: donations.purpose,
			way: WAY,
			state: STATE,
			paid_at: donations.paid_at,
			receipt_wanted: donations.receipt_wanted,
			address: ADDRESS,
			asked_at: donations.address_asked_at,
			receipt: RECEIPT,
			...keys,
		})
		.from(donations)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);
export type ListedRow = Omit<Awaited<ReturnType<typeof findListed>>[number], "sort_key" | "id_key">;

/** What has arrived less what went back, by "2026-11". */
export async function sumPerMonth(db: Db, span: { from: Date; to: Date }) {
	const { rows } = await db.execute<{ month: string; cents: number }>(sql`
		select to_char(moves.at at time zone 'Europe/Berlin', 'YYYY-MM') as month, sum(moves.cents)::integer as cents
		from ${donationMoves(span)} moves group by 1`);
	return rows;
}
