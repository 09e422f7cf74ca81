import { foldGerman } from "#contract/folding.ts";
import type { Participant, ParticipantsFilter, PaymentState } from "./participants.ts";

/** On screens of the office and in files that leave it. */
export const PAYMENT_WORDS: Record<PaymentState, string> = {
	paid: "bezahlt",
	open: "offen",
	overdue: "überfällig",
	free: "kostenlos",
};

type Named = Pick<Participant, "first_name" | "last_name" | "number" | "position">;

/** "Pham, Minh"; whose name is missing is known by the booking. */
export const sortedName = ({ first_name, last_name, number, position }: Named): string =>
	[last_name, first_name].filter(Boolean).join(", ") || `Person ${position} von ${number}`;

export const spokenName = ({ first_name, last_name, number, position }: Named): string =>
	[first_name, last_name].filter(Boolean).join(" ") || `Person ${position} von ${number}`;

/** The same in the list and in its file. */
export function matches(person: Participant, { q, payment, note }: ParticipantsFilter): boolean {
	const words = foldGerman(`${spokenName(person)} ${person.company ?? ""} ${person.number}`);
	const asked = foldGerman(q ?? "")
		.split(/\s+/)
		.filter(Boolean);
	return (
		asked.every((word) => words.includes(word)) &&
		(payment === undefined || person.payment === payment) &&
		(note === undefined || person.note !== null)
	);
}

/** By last name; "-name" the other way round. */
export const inOrder = (persons: readonly Participant[], sort = "name"): Participant[] =>
	persons.toSorted(
		(one, other) => sortedName(one).localeCompare(sortedName(other), "de") * (sort.startsWith("-") ? -1 : 1),
	);
