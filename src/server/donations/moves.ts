import { type SQL, sql } from "drizzle-orm";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";

const dayOf = (moment: Date): string => isoDay(berlinDay(moment));

/** What was given and stands as such, though its money went back on the payment page (as receipts see it too). */
const RETURNED = sql`select max(tried.settled_at) from payments tried where tried.donation_id = gift.id having bool_and(tried.state <> 'paid') and bool_or(tried.state = 'refunded')`;

/**
 * Money of donations by the moment in which it moved: what arrived, by the day, and below zero what went back. A gift is
 * counted when it arrives. Both ends are midnights in Berlin.
 */
export const donationMoves = ({ from, to }: { from: Date; to: Date }): SQL => sql`(
	select day::timestamp at time zone 'Europe/Berlin' as at, cents, gifts from donation_days
	where day >= ${dayOf(from)}::date and day < ${dayOf(to)}::date
	union all
	select returned.at, -gift.amount_cents, 0
	from donations gift cross join lateral (${RETURNED}) returned (at)
	where gift.id = any(array(select donation_id from payments where state = 'refunded' and donation_id is not null)) and gift.paid_at is not null
		and returned.at >= ${from.toISOString()}::timestamptz and returned.at < ${to.toISOString()}::timestamptz
)`;
