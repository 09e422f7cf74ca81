import { berlinIso } from "#contract/berlin.ts";
import { HOUR_MS } from "#contract/constants.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { priceInEuro } from "#contract/money.ts";
import { beginsWithinWithdrawal } from "#contract/sign-ups.ts";
import { OFFER_HOURS, type WaitingEntry } from "#contract/waiting-list.ts";
import { freeSeats, presentFacts } from "#server/seminars/rules.ts";
import type { LockedDate, SessionRow } from "#server/sign-ups/dates.ts";
import { refusalOf } from "#server/sign-ups/rules.ts";
import type { WaitingRow } from "./store.ts";

/** Why nobody can wait for seats of this date, or null: only for those who find it full. `kept` are for people from Saxony. */
export function waitingRefusal(
	date: LockedDate | undefined,
	seminarId: number,
	{ persons, kept }: { persons: number; kept: number },
	now: Date,
): ErrorCode | null {
	const refusal = refusalOf(date, seminarId, persons, now);
	if (date && refusal === null) return persons > (freeSeats(date) ?? persons) - kept ? null : "date_has_seats";
	return refusal === "date_full" ? null : refusal;
}

/** When the date begins or its sign-up closes, whichever is first. */
const signUpEnd = ({ date, registration_deadline }: Pick<LockedDate, "date" | "registration_deadline">): Date =>
	registration_deadline && registration_deadline < date ? registration_deadline : date;

/** An offer ends after a day, and never after the date has begun or its sign-up closed. */
export const offerEnd = (date: LockedDate, now: Date): Date =>
	new Date(Math.min(now.getTime() + OFFER_HOURS * HOUR_MS, signUpEnd(date).getTime()));

export const isOpenOffer = ({ entry, date }: WaitingRow, now: Date): boolean =>
	entry.state === "offered" &&
	entry.offer_expires_at !== null &&
	entry.offer_expires_at > now &&
	!date.cancelled &&
	!date.deactivated;

const PARTICLES = "(?:(?:von|vom|van|zu|zum|zur|de|der|den|dem|des|del|di|da|du|la|le|ten|ter)\\s+)*";
const FIRST_AND_LAST = new RegExp(`^(.*?\\S)\\s+(${PARTICLES}\\S+)$`);

/** The last word is the last name, where there is more than one; 'von der' belongs to it. */
export function splitName(name: string): { first_name: string; last_name: string } {
	const [, first_name = name.trim(), last_name = ""] = FIRST_AND_LAST.exec(name.trim()) ?? [];
	return { first_name, last_name };
}

export const priceOf = ({ entry, seminar }: WaitingRow): number | null =>
	seminar.price_cents === null ? null : seminar.price_cents * entry.number_of_persons;

interface Parts {
	sessions: readonly SessionRow[];
	ahead: number;
	bookingPath: string | null;
}

export function presentEntry(row: WaitingRow, { sessions, ahead, bookingPath }: Parts, now: Date): WaitingEntry {
	const { entry, date, seminar } = row;
	const price = priceOf(row);
	return {
		...presentFacts({ ...row, sessions }),
		name: entry.name,
		number_of_persons: entry.number_of_persons,
		fewer_welcome: entry.fewer_welcome,
		ahead,
		ends_at: berlinIso(signUpEnd(date)),
		price: priceInEuro(price),
		tax_category: seminar.tax_category,
		date_cancelled: date.cancelled,
		begins_soon: beginsWithinWithdrawal(berlinIso(date.date), now),
		state: entry.state === "offered" && !isOpenOffer(row, now) ? "lapsed" : entry.state,
		offer_expires_at: entry.offer_expires_at ? berlinIso(entry.offer_expires_at) : null,
		booking_path: bookingPath,
	};
}
