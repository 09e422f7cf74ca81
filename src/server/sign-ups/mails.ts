import { EARLY_SEMINAR } from "#contract/legal/declarations/boxes.ts";
import type { LegalVersions } from "#contract/legal-texts.ts";
import { paths } from "#contract/paths.ts";
import type { Block, Fact } from "#server/outbox/blocks.ts";
import { compose, type Letter, type Sender } from "#server/outbox/letter.ts";
import { momentText } from "#server/outbox/moments.ts";
import { withPassage } from "#server/outbox/passages.ts";
import type { AttachmentRef, Mail } from "#server/outbox/transports.ts";
import { dateCard } from "#server/seminars/letter-blocks.ts";
import { calendarFile } from "./calendar-file.ts";
import { joinLinkInLetter } from "./join-link.ts";
import {
	bookingButton,
	bookingFacts,
	calendarBox,
	codesBlock,
	countWord,
	dateBlock,
	givenBackOf,
	namesOf,
	placeholdersOf,
	until,
	whenAndWhere,
	wordsFor,
} from "./mail-words.ts";
import type { SignUpRow } from "./store.ts";

/** The declaration repeated on paper, as it was given. */
const consent = (at: Date): Block => ({
	kind: "note",
	text: `Am ${momentText(at)}, hast du erklärt: „${EARLY_SEMINAR.text}“`,
});

/** A priced booking is a contract: its texts come along as files. */
const contractFiles = (documentId: number, held: LegalVersions | null): AttachmentRef[] => [
	{ kind: "document", id: documentId },
	{ kind: "terms", version: held?.terms },
	{ kind: "withdrawal_policy", version: held?.withdrawal_policy },
];

const contractNote = ({ publicUrl }: Sender): Block => ({
	kind: "note",
	text: `Rechnung, AGB und Widerrufsbelehrung hängen als PDF an. Widerrufen geht auch online:\n${publicUrl}${paths.withdraw}`,
});

interface Booked {
	now: Date;
	bookingUrl: string;
	/** None when there is nothing to pay. */
	invoiceId: number | null;
	/** What each of them shows at the door, by their position. */
	codes: ReadonlyMap<number, string>;
}

export function confirmationLetter(
	row: SignUpRow,
	{ bookingUrl, invoiceId, codes, now }: Booked,
	sender: Sender,
): Letter {
	const { signUp } = row;
	const count = signUp.number_of_persons;
	const isPlural = count > 1;
	const letter: Letter = {
		subject: isPlural ? `Eure ${countWord(count)} Plätze sind reserviert` : "Dein Platz ist reserviert",
		preheader: `${whenAndWhere(row)} Der Kalendereintrag hängt an.`,
		scene: "taken",
		greeting: `Hallo ${signUp.first_name},`,
		lead: isPlural
			? "ihr seid dabei. Alles Wichtige steht hier, den Kalendereintrag findet ihr im Anhang."
			: "du bist dabei. Alles Wichtige steht hier, den Kalendereintrag findest du im Anhang.",
		blocks: [
			dateBlock(row),
			{ kind: "facts", facts: bookingFacts(row, joinLinkInLetter(row, now)) },
			bookingButton(bookingUrl, isPlural),
			{
				kind: "note",
				text: `Dort ${wordsFor(isPlural).can} bis zum Beginn Namen ändern und bis zum Tag davor Plätze kostenlos zurückgeben. Ein Passwort ist nicht nötig.`,
			},
			calendarBox(isPlural),
			...codesBlock(row, codes),
			...(signUp.accept_early_performance ? [consent(signUp.created_at)] : []),
			...(invoiceId === null ? [] : [contractNote(sender)]),
		],
		farewell: until(row),
		isPlural,
	};
	return withPassage(letter, "booking_confirmation", placeholdersOf(row), sender);
}

export const confirmationMail = (row: SignUpRow, booked: Booked, sender: Sender): Mail => ({
	...compose(confirmationLetter(row, booked, sender), sender),
	icalEvent: calendarFile(row, sender, false),
	...(booked.invoiceId === null ? {} : { attachments: contractFiles(booked.invoiceId, row.signUp.legal_versions) }),
});

interface Given {
	/** How many seats were given back. */
	persons: number;
	bookingUrl: string;
	creditNoteId: number | null;
}

export const creditNote = (creditNoteId: number | null, isPlural: boolean): Block[] =>
	creditNoteId === null
		? []
		: [
				{
					kind: "note",
					text: `Die Rechnungskorrektur hängt als PDF an. ${isPlural ? "Habt ihr schon bezahlt, erstatten wir euch" : "Hast du schon bezahlt, erstatten wir dir"} den Betrag innerhalb von 14 Tagen.`,
				},
			];

export const calendarNote: Block = {
	kind: "note",
	text: "Der Anhang termin.ics stellt auch den Kalendereintrag richtig.",
};

export const creditFile = (creditNoteId: number | null): Pick<Mail, "attachments"> =>
	creditNoteId === null ? {} : { attachments: [{ kind: "document", id: creditNoteId }] };

/** Nobody comes any more. */
function endLetter(row: SignUpRow, { persons, creditNoteId }: Given, { publicUrl }: Sender): Letter {
	const { signUp, seminar, date } = row;
	const isPlural = persons > 1;
	return {
		subject: isPlural ? "Eure Absage ist bei uns" : "Deine Absage ist bei uns",
		preheader: `${seminar.topic}, ${whenAndWhere(row)}`,
		scene: "empty",
		greeting: `Hallo ${signUp.first_name},`,
		lead: isPlural
			? "schade, dass ihr nicht kommen könnt. Danke, dass ihr Bescheid gebt: So können andere eure Plätze bekommen."
			: "schade, dass du nicht kommen kannst. Danke, dass du Bescheid gibst: So kann jemand anderes deinen Platz bekommen.",
		blocks: [
			dateCard("off", seminar.topic, date.date, [
				`Abgesagt. ${isPlural ? "Eure Plätze" : "Dein Platz"}: ${namesOf(givenBackOf(row)).replaceAll("\n", ", ")}`,
			]),
			{ kind: "facts", facts: [["Buchung", signUp.number]] },
			...creditNote(creditNoteId, isPlural),
			calendarNote,
			{ kind: "button", label: "Andere Termine ansehen", url: publicUrl + paths.seminar(seminar.slug, null) },
		],
		farewell: "Bis zum nächsten Mal",
		isPlural,
	};
}

/** Fewer come than before. */
function changeLetter(row: SignUpRow, { persons, bookingUrl, creditNoteId }: Given): Letter {
	const { signUp } = row;
	const isPlural = signUp.number_of_persons > 1;
	const facts: Fact[] = [["Zurückgegeben", namesOf(givenBackOf(row))], ...bookingFacts(row)];
	const seats = persons === 1 ? "ein Platz ist" : `${countWord(persons)} Plätze sind`;
	return {
		subject: isPlural ? "Eure Buchung ist geändert" : "Deine Buchung ist geändert",
		preheader: whenAndWhere(row),
		scene: "free",
		greeting: `Hallo ${signUp.first_name},`,
		lead: `${seats} zurückgegeben. So steht ${wordsFor(isPlural).your} Buchung jetzt:`,
		blocks: [
			dateBlock(row),
			{ kind: "facts", facts },
			...creditNote(creditNoteId, isPlural),
			calendarNote,
			bookingButton(bookingUrl, isPlural),
		],
		farewell: until(row),
		isPlural,
	};
}

export function cancellationMail(row: SignUpRow, change: Given, sender: Sender): Mail {
	const isEnd = row.signUp.number_of_persons === 0;
	const letter = isEnd ? endLetter(row, change, sender) : changeLetter(row, change);
	return {
		...compose(withPassage(letter, "booking_change", placeholdersOf(row), sender), sender),
		icalEvent: calendarFile(row, sender, isEnd),
		...creditFile(change.creditNoteId),
	};
}

export function staffMail(row: SignUpRow, heading: string, sender: Sender): Mail {
	const { signUp, seminar } = row;
	const name = `${signUp.first_name} ${signUp.last_name}`.trim();
	const contact: Fact[] = [
		["Gebucht von", name, { isStrong: true }],
		...(signUp.company ? [["Institution", signUp.company] as Fact] : []),
		...(signUp.email ? [["E-Mail", signUp.email] as Fact] : []),
		...(signUp.phone ? [["Telefon", signUp.phone] as Fact] : []),
	];
	const letter: Letter = {
		subject: `${heading}: ${seminar.topic}`,
		preheader: `${name}, ${whenAndWhere(row)}`,
		scene: "office",
		lead:
			signUp.number_of_persons === 0
				? "Aus dieser Buchung kommt niemand mehr."
				: `Plätze in dieser Buchung: ${signUp.number_of_persons}.`,
		blocks: [dateBlock(row), { kind: "facts", facts: [...contact, ...bookingFacts(row)] }],
	};
	return { ...compose(letter, sender), ...(signUp.email ? { replyTo: signUp.email } : {}) };
}
