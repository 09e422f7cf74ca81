import { berlinIso } from "#contract/dates.ts";
import { centsToEuro } from "#contract/money.ts";
import type { Seminar, SeminarDate } from "#contract/seminars.ts";
import { positionOf } from "#server/postcodes/positions.ts";
import { distanceKm, type Position } from "#server/postcodes/rules.ts";
import type { SessionRow } from "#server/sign-ups/dates.ts";
import type * as store from "./store.ts";

/** A date with its sessions, the first of which it begins with. */
export type DateRow = store.DateRow & { sessions: readonly SessionRow[] };

/** A date is full when somebody said so or when its seats are taken. */
export const isFullyBooked = ({
	fully_booked,
	capacity,
	seats_taken,
}: Pick<DateRow, "fully_booked" | "capacity" | "seats_taken">) =>
	fully_booked || (capacity !== null && seats_taken >= capacity);

export const freeSeats = ({ capacity, seats_taken }: Pick<DateRow, "capacity" | "seats_taken">) =>
	capacity === null ? null : Math.max(0, capacity - seats_taken);

export const presentDate = (row: DateRow): SeminarDate => ({
	id: row.id,
	date: berlinIso(row.date),
	deactivated: row.deactivated,
	cancelled: row.cancelled,
	fully_booked: isFullyBooked(row),
	free_seats: freeSeats(row),
	sessions: row.sessions.map(({ starts_at, ends_at, room }) => ({
		starts_at: berlinIso(starts_at),
		ends_at: berlinIso(ends_at),
		room,
	})),
	place: row.place,
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
	highlightedId: number | null,
): Seminar {
	const ownDate = own ? presentDate(own) : null;
	return {
		...seminar,
		price: price_cents === null ? null : centsToEuro(price_cents),
		is_highlighted: seminar.id === highlightedId,
		presence_seminar_date_id: ownDate?.id ?? null,
		date: ownDate?.date ?? null,
		cancelled: ownDate?.cancelled ?? false,
		fully_booked: ownDate?.fully_booked ?? false,
		free_seats: ownDate?.free_seats ?? null,
		dates: dates.map(presentDate),
	};
}
