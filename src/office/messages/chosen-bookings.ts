import type { Participant } from "#contract/office/participants.ts";

/** A booking that can be written to, named by the first of its persons. */
export interface ChosenBooking {
	number: string;
	name: string;
	persons: number;
}

const nameOf = ({ first_name, last_name }: Participant): string =>
	[first_name, last_name].filter(Boolean).join(" ") || "Ohne Namen";

/** Of everybody who comes. */
export function bookingsOf(participants: readonly Participant[]): ChosenBooking[] {
	const coming = participants.filter(({ cancelled_at }) => cancelled_at === null);
	return [...Map.groupBy(coming, ({ number }) => number)].map(([number, persons]) => ({
		number,
		name: nameOf(persons[0] as Participant),
		persons: persons.length,
	}));
}
