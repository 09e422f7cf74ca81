import type { ChosenBooking } from "#contract/office/booking-acts.ts";

/** A person of a booking, wherever it is shown. */
export interface Seated {
	number: string;
	position: number;
	first_name: string | null;
	last_name: string | null;
}

/** As the server is told: each booking once, with those of it who are meant. */
export const chosenBookings = (persons: readonly Seated[]): ChosenBooking[] =>
	[...Map.groupBy(persons, ({ number }) => number)].map(([number, own]) => ({
		number,
		positions: own.map(({ position }) => position),
	}));
