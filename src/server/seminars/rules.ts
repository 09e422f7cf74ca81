import { berlinIso } from "#contract/berlin.ts";
import { priceInEuro } from "#contract/money.ts";
import type { Place } from "#contract/places.ts";
import type { DateFacts, Seminar, SeminarDate } from "#contract/seminars.ts";
import { positionOf } from "#server/postcodes/positions.ts";
import { distanceKm, type Position } from "#server/postcodes/rules.ts";
import type { SessionRow } from "#server/sign-ups/dates.ts";
import type * as store from "./store.ts";

/** A date with its sessions, the first of which it begins with. */
export type DateRow = store.DateRow & { sessions: readonly SessionRow[] };

type Seats = Pick<DateRow, "capacity" | "seats_taken" | "reserved">;

/** What nobody has and no reserve keeps back; none where there is no limit. */
export const freeSeats = ({ capacity, seats_taken, reserved }: Seats) =>
	capacity === null ? null : Math.max(0, capacity - seats_taken - reserved);

/** A date is full when somebody said so or when no seat is free. */
export const isFullyBooked = ({ fully_booked, ...seats }: Seats & Pick<DateRow, "fully_booked">) =>
	fully_booked || freeSeats(seats) === 0;

export const presentSessions = (sessions: readonly SessionRow[]): SeminarDate["sessions"] =>
	sessions.map(({ starts_at, ends_at, room }) => ({
		starts_at: berlinIso(starts_at),
		ends_at: berlinIso(ends_at),
		room,
	}));

/** How many have a seat, how many are kept back and how many are free; those that are offered are none of these. */
export const seatsOf = ({ offered, ...date }: Seats & { offered: number }) => ({
	taken: date.seats_taken - offered,
	reserved: date.reserved,
	free: freeSeats(date),
});

/** In one line; where a date is for once elsewhere, that counts. */
export const whereWords = (location: string, place: { city: string | null; name: string } | null): string =>
	place ? [place.city, place.name].filter(Boolean).join(", ") : location;

export const presentDate = (row: DateRow): SeminarDate => ({
	id: row.id,
	date: berlinIso(row.date),
	deactivated: row.deactivated,
	cancelled: row.cancelled,
	fully_booked: isFullyBooked(row),
	free_seats: freeSeats(row),
	registration_deadline: row.registration_deadline && berlinIso(row.registration_deadline),
	sessions: presentSessions(row.sessions),
	place: row.place,
});

interface FactRow {
	seminar: Omit<DateFacts, "date" | "sessions" | "place" | "category" | "lecturer"> & {
		category: string;
		category_slug: string;
		lecturer: string;
		lecturer_role: string;
	};
	date: { date: Date };
	place: Place | null;
	sessions: readonly SessionRow[];
}

/** What the ticket of a booking or of somebody who waits says of the date. */
export const presentFacts = ({ seminar, date, place, sessions }: FactRow): DateFacts => ({
	topic: seminar.topic,
	slug: seminar.slug,
	date: berlinIso(date.date),
	sessions: presentSessions(sessions),
	duration: seminar.duration,
	location: seminar.location,
	is_online: seminar.is_online,
	place,
	image: seminar.image,
	category: { slug: seminar.category_slug, name: seminar.category },
	lecturer: { name: seminar.lecturer, role: seminar.lecturer_role },
});

/** The first date from now on that is listed at all. */
export const nextDate = (dates: readonly DateRow[], now: Date): DateRow | null =>
	dates.find((date) => !date.deactivated && date.date >= now) ?? null;

/** Ids of the places that lie within the radius; one whose postcode nobody knows is near to nothing. */
export const placesWithin = (
	radiusKm: number,
	centre: Position,
	places: readonly { id: number; postcode: string | null }[],
): number[] =>
	places
		.filter(({ postcode }) => {
			const position = postcode === null ? undefined : positionOf(postcode);
			return position !== undefined && distanceKm(centre, position) <= radiusKm;
		})
		.map(({ id }) => id);

export function presentSeminar(
	{ price_cents, ...seminar }: store.SeminarRow,
	own: DateRow | null,
	dates: readonly DateRow[],
): Seminar {
	const ownDate = own ? presentDate(own) : null;
	return {
		...seminar,
		price: priceInEuro(price_cents),
		presence_seminar_date_id: ownDate?.id ?? null,
		date: ownDate?.date ?? null,
		cancelled: ownDate?.cancelled ?? false,
		fully_booked: ownDate?.fully_booked ?? false,
		free_seats: ownDate?.free_seats ?? null,
		dates: dates.map(presentDate),
	};
}

const SEMINAR_ADDRESS = /^\/seminare\/([a-z0-9-]+)((?:\/\d+)?)\/?$/;

/** What the address of a seminar's page is made of: which seminar, and which of its dates. */
export function seminarAddress(path: string): { slug: string; rest: string } | null {
	const [, slug, rest] = SEMINAR_ADDRESS.exec(path) ?? [];
	return slug === undefined ? null : { slug, rest: rest ?? "" };
}
