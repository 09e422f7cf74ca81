import { addDays, berlinDay, type CalendarDay, isoDay } from "#contract/dates.ts";
import type { DebitCheck, EntryState } from "#contract/office/debit-words.ts";
import { collectionDay } from "#server/payments/target-days.ts";
import type { MadeRow, OpenRow } from "./store.ts";

/** OFF-086: no bank takes a file for a day that is further away. */
const FURTHEST_DAYS = 14;

export interface Window {
	/** Calendar days. */
	earliest: string;
	latest: string;
}

/** The days that a file of today may name. */
export const windowOf = (today: CalendarDay, leadDays: number): Window => ({
	earliest: isoDay(collectionDay(today, leadDays)),
	latest: isoDay(addDays(today, FURTHEST_DAYS)),
});

type Mandated = Pick<OpenRow, "mandate_given_at" | "mandate_revoked_at" | "blocked_on">;

const mandateFault = ({ mandate_given_at, mandate_revoked_at, blocked_on }: Mandated): DebitCheck | null => {
	if (!mandate_given_at) return "no_mandate";
	if (mandate_revoked_at) return "revoked";
	return blocked_on ? "blocked" : null;
};

/** The terms promise a day between the letter and the debit. */
const isInTime = (sentAt: Date | null, collectOn: string): boolean =>
	sentAt !== null && isoDay(berlinDay(sentAt)) < collectOn;

/** DEBIT-01: whether it may be collected, or what is in the way. */
export function checkOf(row: OpenRow, hasAccount: boolean, { earliest, latest }: Window): DebitCheck {
	const fault = mandateFault(row);
	if (fault) return fault;
	if (!hasAccount) return "unreadable";
	const { collect_on, announced_cents, open_cents, letter_state, sent_at } = row;
	if (letter_state === null || letter_state === "failed" || collect_on === null) return "undelivered";
	if (collect_on < earliest) return "late";
	if (announced_cents !== open_cents) return "amount";
	if (letter_state === "waiting") return "waiting";
	if (!isInTime(sent_at, collect_on)) return "late";
	return collect_on > latest ? "early" : "ready";
}

export function entryState(row: MadeRow): EntryState {
	if (row.is_ended) return "released";
	if (row.returned_on) return "returned";
	if (!row.is_handed_in) return row.is_owed ? "open" : "changed";
	return row.is_credited ? "credited" : "open";
}
