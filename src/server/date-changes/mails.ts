import { formatDate } from "#contract/dates.ts";
import { paths } from "#contract/paths.ts";
import type { Block } from "#server/outbox/blocks.ts";
import { compose, type Letter, type Sender } from "#server/outbox/letter.ts";
import { longMomentText } from "#server/outbox/moments.ts";
import type { Mail } from "#server/outbox/transports.ts";
import { dateCard, sessionLines } from "#server/seminars/letter-blocks.ts";
import { calendarFile } from "#server/sign-ups/calendar-file.ts";
import { bookingFacts, dateBlock, until, whenAndWhere, wordsFor } from "#server/sign-ups/mail-words.ts";
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

interface MovedTo {
	reason: string;
	/** When it was to begin before. */
	from: Date;
	answerBy: string;
	bookingUrl: string;
	/** It is asked once more. */
	isAgain: boolean;
}

const movedLead = (row: SignUpRow, { from, reason, isAgain }: MovedTo, isPlural: boolean): string => {
	const what = `${isPlural ? "euer" : "dein"} Seminar „${row.seminar.topic}“ vom ${longMomentText(from)}`;
	return isAgain
		? `${what} ist verlegt, und wir wissen noch nicht, ob ${isPlural ? "euch" : "dir"} der neue Termin passt.`
		: `${what} müssen wir verlegen. ${reason}`;
};

/** To whoever has booked: when and where it is now, and whether that suits. */
export function movedMail(row: SignUpRow, moved: MovedTo, sender: Sender): Mail {
	const isPlural = row.signUp.number_of_persons > 1;
	const letter: Letter = {
		subject: moved.isAgain ? `Passt der neue Termin? ${row.seminar.topic}` : `Verlegt: ${row.seminar.topic}`,
		preheader: `Neu: ${whenAndWhere(row)}`,
		scene: "taken",
		greeting: `Hallo ${row.signUp.first_name},`,
		lead: movedLead(row, moved, isPlural),
		blocks: [
			dateBlock(row),
			{ kind: "facts", facts: bookingFacts(row) },
			{ kind: "button", label: "Passt es? Bitte antworten", url: moved.bookingUrl },
			{
				kind: "note",
				text: `Bitte ${isPlural ? "antwortet" : "antworte"} bis zum ${formatDate(moved.answerBy)}. Passt es nicht, ${isPlural ? "gebt ihr eure Plätze" : "gibst du deinen Platz"} dort kostenlos zurück. Was schon bezahlt ist, erstatten wir innerhalb von 14 Tagen.`,
			},
			calendarNote,
		],
		farewell: until(row),
		isPlural,
	};
	return { ...compose(letter, sender), icalEvent: calendarFile(row, sender, false) };
}

/** To the lecturer, who comes at another time. */
export const lecturerMovedMail = (
	{ topic, from, to, reason }: { topic: string; from: Date; to: Date; reason: string },
	sender: Sender,
): Mail =>
	compose(
		{
			subject: `Verlegt: ${topic}`,
			preheader: `Neu: ${longMomentText(to)}`,
			scene: "office",
			greeting: "Hallo,",
			lead: `dein Termin „${topic}“ vom ${longMomentText(from)} ist verlegt auf ${longMomentText(to)}. ${reason}`,
			blocks: [{ kind: "note", text: "Alle Angemeldeten haben eben einen Brief bekommen." }],
		},
		sender,
	);

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
