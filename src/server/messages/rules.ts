import { MINUTE_MS } from "#contract/constants.ts";
import { centsToEuro, formatEuro } from "#contract/money.ts";
import type { OfficeDatePage } from "#contract/office/dates.ts";
import type { Audience, MessageState } from "#contract/office/messages.ts";
import { dateValues, type Values } from "#server/outbox/markup.ts";
import type { BookingAddressee } from "#server/sign-ups/addressees.ts";
import { splitName } from "#server/waiting-list/rules.ts";
import type { MessageRow } from "./store.ts";

/** So long letters wait in the house, and all of them can be called back. */
export const WAITS_MS = 10 * MINUTE_MS;

interface WaitingAddressee {
	id: number;
	name: string;
	email: string;
	persons: number;
}

/** Who gets one letter: a booking, or an entry of the waiting list. */
export interface Addressee {
	first: string;
	last: string;
	email: string;
	persons: number;
	booking: BookingAddressee | null;
	waitingId: number | null;
}

export const nameOf = ({ first, last }: Addressee): string => `${first} ${last}`.trim();

const ofBooking = (booking: BookingAddressee): Addressee => ({
	first: booking.first_name,
	last: booking.last_name,
	email: booking.email ?? "",
	persons: booking.persons,
	booking,
	waitingId: null,
});

/** Whoever waits has given the name in one field. */
function ofWaiting({ id, name, email, persons }: WaitingAddressee): Addressee {
	const { first_name: first, last_name: last } = splitName(name);
	return { first, last, email, persons, booking: null, waitingId: id };
}

interface LeftOut {
	name: string;
	reason: string;
}

interface People {
	bookings: readonly BookingAddressee[];
	/** Ids of those for which money is missing. */
	unpaid: ReadonlySet<number>;
	waiting: readonly WaitingAddressee[];
}

/** Why somebody who was chosen gets nothing, or null. */
function reasonFor({ id, email, cancelled_at }: BookingAddressee, audience: Audience, unpaid: ReadonlySet<number>) {
	if (cancelled_at) return "hat alle Plätze zurückgegeben";
	if (!email) return "hat keine E-Mail-Adresse";
	return audience.unpaid && !unpaid.has(id) ? "hat nichts offen" : null;
}

/** Who gets a letter, in the order in which they came, and who of those that were chosen gets none. */
export function choose(audience: Audience, { bookings, unpaid, waiting }: People) {
	const chosen = new Set(audience.bookings);
	const asked = audience.seats ? bookings.filter(({ number }) => chosen.size === 0 || chosen.has(number)) : [];
	const left_out: LeftOut[] = [];
	const addressees: Addressee[] = [];
	for (const booking of asked) {
		const reason = reasonFor(booking, audience, unpaid);
		const addressee = ofBooking(booking);
		if (reason === null) addressees.push(addressee);
		else left_out.push({ name: nameOf(addressee), reason });
	}
	const known = new Set(bookings.map(({ number }) => number));
	for (const number of audience.seats ? chosen : [])
		if (!known.has(number)) left_out.push({ name: number, reason: "gehört nicht zu diesem Termin" });
	return { addressees: [...addressees, ...(audience.waiting ? waiting.map(ofWaiting) : [])], left_out };
}

interface Facts {
	date: Pick<OfficeDatePage, "topic" | "date" | "location" | "lecturer" | "waiting">;
	/** Of whoever has written it. */
	signature: string;
	bookingUrl: string;
}

/** What every placeholder stands for in the letter of this person. */
export function valuesFor(addressee: Addressee, { date, signature, bookingUrl }: Facts): Values {
	const { booking } = addressee;
	return {
		...dateValues({ topic: date.topic, start: date.date, location: date.location, lecturer: date.lecturer }),
		vorname: addressee.first,
		nachname: addressee.last,
		wartende: String(date.waiting),
		unterschrift: signature,
		...(booking && {
			buchung: booking.number,
			plaetze: String(booking.persons),
			betrag: booking.gross_cents > 0 ? formatEuro(centsToEuro(booking.gross_cents)) : "kostenlos",
			buchungslink: bookingUrl,
		}),
	};
}

export function stateOf({ called_back_at, written_at, due_at }: MessageRow, now: Date): MessageState {
	if (called_back_at) return "called_back";
	if (!written_at) return "planned";
	return now < due_at ? "waiting" : "sent";
}

export const audienceOf = ({ to_seats, to_waiting, bookings, only_unpaid }: MessageRow): Audience => ({
	seats: to_seats,
	waiting: to_waiting,
	bookings,
	unpaid: only_unpaid,
});
