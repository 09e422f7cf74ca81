import { unixSeconds } from "#contract/dates.ts";
import type { SeminarDate } from "#contract/seminars.ts";
import { beginsWithinWithdrawal } from "#contract/sign-ups.ts";

/** Decides by a date's own flags (SEM-30); what is deactivated shows nothing, and a cancelled date stays cancelled. */
export type DateState = "deactivated" | "cancelled" | "past" | "full" | "open";

/** As on the server: a date is upcoming until it has begun. */
const isUpcoming = ({ date }: SeminarDate, now: Date): boolean => Date.parse(date) >= now.getTime();

export function dateState(date: SeminarDate, now: Date): DateState {
	if (date.deactivated) return "deactivated";
	if (date.cancelled) return "cancelled";
	if (!isUpcoming(date, now)) return "past";
	return date.fully_booked ? "full" : "open";
}

/** SEM-16: the timestamp is a date's start in Unix seconds; milliseconds are understood too. */
export function findDate(dates: readonly SeminarDate[], timestamp: string): SeminarDate | undefined {
	if (!/^\d{1,15}$/.test(timestamp)) return undefined;
	const number = Number(timestamp);
	return dates.find(({ date }) => unixSeconds(date) === number || Date.parse(date) === number);
}

export const nextDate = (dates: readonly SeminarDate[], now: Date): SeminarDate | undefined =>
	dates.find((date) => !date.deactivated && isUpcoming(date, now));

/** A date with what it is right now, decided once where the page is made: server and browser cannot disagree. */
export interface ShownDate extends SeminarDate {
	state: DateState;
	/** Begins before the right of withdrawal of somebody who signs up now has ended. */
	soon: boolean;
}

interface ShownDates {
	/** Null when the seminar has no date to show. */
	chosen: ShownDate | null;
	/** The other dates ahead. */
	others: ShownDate[];
}

/** What an address shows of a seminar's dates, or the moment of the date it leads to (SEM-17). */
export function datesAt(
	dates: readonly SeminarDate[],
	timestamp: string | undefined,
	now: Date,
): ShownDates | { leadsTo: string } {
	const shown = (date: SeminarDate): ShownDate => ({
		...date,
		state: dateState(date, now),
		soon: beginsWithinWithdrawal(date.date, now),
	});
	const chosen = timestamp === undefined ? undefined : findDate(dates, timestamp);
	if (!chosen) {
		const next = nextDate(dates, now);
		return next ? { leadsTo: next.date } : { chosen: null, others: [] };
	}
	const others = dates.filter((date) => date !== chosen && !date.deactivated && isUpcoming(date, now));
	return { chosen: shown(chosen), others: others.map(shown) };
}
