import { type SQL, sql } from "drizzle-orm";

/** What was given and stands as such, though its money went back on the payment page (as receipts see it too). */
const RETURNED = sql`select max(tried.settled_at) from payments tried where tried.donation_id = gift.id having bool_and(tried.state <> 'paid') and bool_or(tried.state = 'refunded')`;

/**
 * Money of donations by the moment in which it moved: what arrived, and below zero what went back. A gift is counted
 * when it arrives.
 */
export const donationMoves = ({ from, to }: { from: Date; to: Date }): SQL => sql`(
	select moved.at, moved.cents, moved.gifts from (
		select gift.paid_at as at, gift.amount_cents as cents, 1 as gifts from donations gift where gift.paid_at is not null
		union all
		select (${RETURNED}), -gift.amount_cents, 0 from donations gift where gift.paid_at is not null
	) moved where moved.at >= ${from.toISOString()}::timestamptz and moved.at < ${to.toISOString()}::timestamptz
)`;
