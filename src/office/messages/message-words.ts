import type { MessagePreview } from "#contract/office/messages.ts";

export const mailsWords = (count: number): string => (count === 1 ? "1 Mail" : `${count} Mails`);
const personsWords = (count: number): string => (count === 1 ? "1 Person" : `${count} Personen`);

type Counted = Pick<MessagePreview, "letters" | "persons" | "bookings" | "waiting">;

/** "in 15 Buchungen und 4 Einträgen der Warteliste" */
function whereWords({ bookings, waiting }: Counted): string {
	const booked = bookings === 1 ? "1 Buchung" : `${bookings} Buchungen`;
	const entries = waiting === 1 ? "1 Eintrag der Warteliste" : `${waiting} Einträgen der Warteliste`;
	return [bookings > 0 && booked, waiting > 0 && entries].filter(Boolean).join(" und ");
}

/** Who gets how much post, and why it is less than there are people. */
export function countWords(counted: Counted): { who: string; where: string; mails: string } {
	const { letters, persons } = counted;
	const others = persons - letters;
	const why =
		others > 0 ? `, weil ${personsWords(others)} über eine andere gebucht ${others === 1 ? "ist" : "sind"}` : "";
	return { who: personsWords(persons), where: whereWords(counted), mails: `${mailsWords(letters)}${why}` };
}
