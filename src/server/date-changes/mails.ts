import { paths } from "#contract/paths.ts";
import type { Block } from "#server/outbox/blocks.ts";
import { compose, type Letter, type Sender } from "#server/outbox/letter.ts";
import { longMomentText } from "#server/outbox/moments.ts";
import type { Mail } from "#server/outbox/transports.ts";
import { dateCard, sessionLines } from "#server/seminars/letter-blocks.ts";
import { calendarFile } from "#server/sign-ups/calendar-file.ts";
import { wordsFor } from "#server/sign-ups/mail-words.ts";
import { calendarNote, creditFile, creditNote } from "#server/sign-ups/mails.ts";
import type { SignUpRow } from "#server/sign-ups/store.ts";

interface CalledOff {
	/** How many of the booking would have come. */
	persons: number;
	reason: string;
	bookingUrl: string;
	creditNoteId: number | null;
	/** When the same seminar takes place again. */
	others: Date[];
}

function otherDates({ others, bookingUrl, persons }: CalledOff, { publicUrl }: Sender, slug: string): Block[] {
	if (others.length === 0)
		return [{ kind: "button", label: "Andere Seminare ansehen", url: publicUrl + paths.seminar(slug, null) }];
	const isPlural = persons > 1;
	const seats = isPlural ? "eure Plätze" : "dein Platz";
	return [
		{
			kind: "box",
			title: isPlural ? "Kommt ihr stattdessen dann?" : "Kommst du stattdessen dann?",
			text: `${others.map(longMomentText).join("\n")}\n\nMit einem Klick auf der Seite ${wordsFor(isPlural).yourBooking} ${isPlural ? "sind" : "ist"} ${seats} gebucht.`,
		},
		{ kind: "button", label: "Anderen Termin nehmen", url: bookingUrl },
	];
}

/** To whoever has booked: we do not come, and what becomes of the money. The booking is already ended. */
export function calledOffMail(row: SignUpRow, off: CalledOff, sender: Sender): Mail {
	const { signUp, seminar, date, sessions } = row;
	const isPlural = off.persons > 1;
	const letter: Letter = {
		subject: `Abgesagt: ${seminar.topic}`,
		preheader: `${longMomentText(date.date)} findet nicht statt.`,
		scene: "empty",
		greeting: `Hallo ${signUp.first_name},`,
		lead: `${isPlural ? "euer" : "dein"} Seminar „${seminar.topic}“ am ${longMomentText(date.date)} findet leider nicht statt. ${off.reason}`,
		blocks: [
			dateCard("off", seminar.topic, date.date, [...sessionLines(sessions), "Abgesagt"]),
			{ kind: "facts", facts: [["Buchung", signUp.number]] },
			...creditNote(off.creditNoteId, isPlural),
			calendarNote,
			...otherDates(off, sender, seminar.slug),
		],
		farewell: "Es tut uns leid",
		isPlural,
	};
	return {
		...compose(letter, sender),
		icalEvent: calendarFile(row, sender, true),
		...creditFile(off.creditNoteId),
	};
}

interface ForLecturer {
	topic: string;
	date: Date;
	reason: string;
	persons: number;
}

/** To the lecturer, who need not come. */
export const lecturerMail = ({ topic, date, reason, persons }: ForLecturer, sender: Sender): Mail =>
	compose(
		{
			subject: `Abgesagt: ${topic}`,
			preheader: `${longMomentText(date)} findet nicht statt.`,
			scene: "office",
			greeting: "Hallo,",
			lead: `dein Termin „${topic}“ am ${longMomentText(date)} ist abgesagt. ${reason}`,
			blocks: [
				{
					kind: "note",
					text: persons === 0 ? "Angemeldet war niemand." : "Alle Angemeldeten haben eben einen Brief bekommen.",
				},
			],
		},
		sender,
	);
