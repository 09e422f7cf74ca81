import { berlinDay, berlinIso, berlinMoment } from "#contract/berlin.ts";
import { MINUTE_MS } from "#contract/constants.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { DateInput, SessionInput } from "#contract/office/date-writing.ts";
import { dayAfter, dayOf } from "#contract/office/series.ts";
import type { NewSession, SessionRow } from "#server/sign-ups/dates.ts";

/** When the last session of a date is over, so is the date. */
export const isPast = ({ ends_at }: { ends_at: Date }, now: Date): boolean => ends_at <= now;

/** DATE-10: every change of a date asks this first; attendance, notes and papers do not. */
export function demandNotPast(date: { ends_at: Date }, now: Date): void {
	if (isPast(date, now)) throw refuse("date_past");
}

const DAY_MINUTES = 24 * 60;
const momentOn = (day: string, time: string): Date => berlinMoment(dayOf(day), time);
const dayOfMoment = (moment: Date): string => isoDay(berlinDay(moment));
const clockOf = (moment: Date): string => berlinIso(moment).slice(11, 16);
const daysBetween = (from: string, to: string): number =>
	Math.round((Date.parse(to) - Date.parse(from)) / (DAY_MINUTES * MINUTE_MS));

/** A session as the clocks of Berlin show it; one that ends before it begins ends on the next day. */
export function sessionOn(firstDay: string, { day, from, to, room, units }: SessionInput): NewSession {
	const begin = dayAfter(firstDay, day);
	const end = to <= from ? dayAfter(begin, 1) : begin;
	return { starts_at: momentOn(begin, from), ends_at: momentOn(end, to), room: room || null, units };
}

/** The columns of a date on a day; what is said in days before it becomes a day. */
export function columnsOn(day: string, input: DateInput) {
	const { deadline, minimum, capacity, place_id, join_link, saxony_seats, grant_id } = input;
	return {
		capacity,
		place_id,
		join_link,
		saxony_seats,
		grant_id,
		registration_deadline: deadline && momentOn(dayAfter(day, -deadline.days_before), deadline.time),
		minimum: minimum?.persons ?? null,
		decide_on: minimum && dayAfter(day, -minimum.days_before),
	};
}

interface Kept {
	date: Date;
	registration_deadline: Date | null;
	minimum: number | null;
	decide_on: string | null;
}

/** The other way round: a date as the form shows it, and as it is made again on another day. */
export function inputOf(
	row: Kept & Omit<DateInput, "sessions" | "deadline" | "minimum">,
	sessions: readonly SessionRow[],
): { day: string } & DateInput {
	const day = dayOfMoment(row.date);
	const { registration_deadline: until, capacity, place_id, join_link, saxony_seats, grant_id } = row;
	return {
		day,
		sessions: sessions.map(({ starts_at, ends_at, room, units }) => ({
			day: daysBetween(day, dayOfMoment(starts_at)),
			from: clockOf(starts_at),
			to: clockOf(ends_at),
			room,
			units,
		})),
		capacity,
		deadline: until && { days_before: Math.max(0, daysBetween(dayOfMoment(until), day)), time: clockOf(until) },
		place_id,
		join_link,
		minimum:
			row.minimum === null
				? null
				: { persons: row.minimum, days_before: row.decide_on ? Math.max(0, daysBetween(row.decide_on, day)) : 0 },
		saxony_seats,
		grant_id,
	};
}

/** Whether somebody who has booked would come at the wrong time or to the wrong place. */
export function isMoved(
	before: { place_id: number | null; sessions: readonly NewSession[] },
	after: { place_id: number | null; sessions: readonly NewSession[] },
): boolean {
	const when = (sessions: readonly NewSession[]) =>
		JSON.stringify(sessions.map(({ starts_at, ends_at, room }) => [starts_at, ends_at, room]));
	return before.place_id !== after.place_id || when(before.sessions) !== when(after.sessions);
}

/** Two parts of one date at the same time, or in the wrong order. */
export const overlap = (sessions: readonly NewSession[]): boolean =>
	sessions.some((session, index) => {
		const next = sessions[index + 1];
		return next !== undefined && next.starts_at < session.ends_at;
	});
