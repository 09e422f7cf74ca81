import type { Booking } from "#contract/sign-ups.ts";

type Person = Pick<Booking["persons"][number], "position" | "first_name" | "last_name">;

const COUNTS = ["keine", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"] as const;
export const countWord = (persons: number): string => COUNTS[persons] ?? String(persons);

/** "2 Personen" */
export const personsText = (persons: number): string => (persons === 1 ? "1 Person" : `${persons} Personen`);

export const nameOf = ({ position, first_name, last_name }: Person): string =>
	[first_name, last_name].filter(Boolean).join(" ") || `Person ${position}`;

export const initialsOf = ({ position, first_name, last_name }: Person): string =>
	[first_name, last_name].map((name) => name?.at(0)?.toUpperCase()).join("") || String(position);

/** Those whose seat was not given back. */
export const comingIn = ({ persons }: Pick<Booking, "persons">): Booking["persons"] =>
	persons.filter(({ cancelled }) => !cancelled);
