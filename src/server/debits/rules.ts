import { berlinDay } from "#contract/berlin.ts";
import { addDays, type CalendarDay, isoDay } from "#contract/dates.ts";
import type { DebitCheck, EntryState } from "#contract/office/debit-words.ts";
import { collectionDay } from "#server/payments/target-days.ts";
import type { ReturnedRow } from "./returned-store.ts";
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
	if (collect_on < earliest || collect_on <= (row.repeated_on ?? "")) return "late";
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

/** Nothing was wrong with account and mandate: there was no money, or the bank does not say. */
const WORTH_A_TRY = ["AM04", "MS03"];

/**
 * OFF-083, OFF-089: a mandate for one payment is used up when it was settled. Only what the bank rejected before may be
 * presented again, once, and not where account or mandate are at fault.
 */
export const mayRepeat = (row: ReturnedRow): boolean =>
	WORTH_A_TRY.includes(row.return_reason) &&
	row.returned_on <= row.collect_on &&
	!row.was_credited &&
	!row.was_repeated &&
	row.blocked_on === null &&
	!row.is_revoked;
