import { berlinIso, formatDate, formatTime, formatWeekday } from "#contract/dates.ts";
import { EARLY_SEMINAR } from "#contract/legal/declarations/boxes.ts";
import { centsToEuro, priceText } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { calendarEntry, seminarCalendar } from "#server/feeds/calendar.ts";
import { type Block, compose, type Letter, type Sender } from "#server/outbox/letter.ts";
import type { Mail } from "#server/outbox/transports.ts";
import { presentDate } from "#server/seminars/rules.ts";
import { isFree } from "./rules.ts";
import type { SignUpRow } from "./store.ts";

type Facts = [label: string, value: string][];

function priceFact(row: SignUpRow): string {
	const { signUp, seminar, voucher_code, discount } = row;
	const price = isFree(row) ? null : centsToEuro(signUp.gross_cents);
	const text = priceText(price, seminar.tax_category);
	return price !== null && voucher_code ? `${text} (Gutschein ${voucher_code}, ${discount} % Rabatt)` : text;
}

function facts(row: SignUpRow): Facts {
	const { signUp, date, seminar } = row;
	const start = berlinIso(date.date);
	return [
		["Seminar", seminar.topic],
		["Termin", `${formatWeekday(start)}, ${formatDate(start)}, ${formatTime(start)}`],
		["Dauer", seminar.duration],
		["Ort", seminar.is_online ? "Online: Den Link zur Teilnahme schicken wir dir vor dem Termin." : seminar.location],
		["Mit", seminar.lecturer],
		["Personen", String(signUp.number_of_persons)],
		["Preis", priceFact(row)],
		["Buchungsnummer", signUp.number],
	];
}

/** The declaration repeated on paper, as it was given. */
function consent(at: Date): Block {
	const iso = berlinIso(at);
	return { kind: "text", text: `Am ${formatDate(iso)}, ${formatTime(iso)}, hast du erklärt: „${EARLY_SEMINAR.text}“` };
}

const bookingLink = (url: string): Block => ({ kind: "button", label: "Zur Buchung", url });

function calendarFile(row: SignUpRow, sender: Sender, cancelled: boolean): NonNullable<Mail["icalEvent"]> {
	const { signUp, date, seminar, place } = row;
	const { publicUrl, provider } = sender;
	const described = { ...seminar, place, category: { name: seminar.category }, lecturer: { name: seminar.lecturer } };
	// The person has called it off, not we: the words about the date stay as they are.
	const own = { ...presentDate({ ...date, place, sessions: row.sessions }), fully_booked: false };
	const revision = { created: signUp.created_at, changed: signUp.updated_at };
	const entry = {
		...calendarEntry(described, own, { publicUrl, revision }),
		// Whoever books twice for others and gives one booking back keeps the other in the calendar.
		key: `booking-${signUp.number}`,
		cancelled,
		sequence: signUp.sequence,
	};
	const method = cancelled ? "CANCEL" : "REQUEST";
	const invitation = {
		method,
		organizer: { name: provider.name, email: provider.email },
		attendee: { name: `${signUp.first_name} ${signUp.last_name}`.trim(), email: signUp.email },
	} as const;
	return { method, filename: "termin.ics", content: seminarCalendar([entry], { publicUrl, invitation }) };
}

const withdrawalHint = ({ publicUrl }: Sender): string =>
	`AGB und Widerrufsbelehrung findest du ebenfalls im Anhang; widerrufen kannst du auch online: ${publicUrl}${paths.withdraw}`;

/** A priced booking is a contract: its texts come along as files. */
const contractFiles = (documentId: number): NonNullable<Mail["attachments"]> => [
	{ kind: "document", id: documentId },
	{ kind: "terms" },
	{ kind: "withdrawal_policy" },
];

interface Booked {
	bookingUrl: string;
	/** None when there is nothing to pay. */
	invoiceId: number | null;
}

export function confirmationMail(row: SignUpRow, { bookingUrl, invoiceId }: Booked, sender: Sender): Mail {
	const { signUp, seminar } = row;
	const letter: Letter = {
		subject: `Deine Anmeldung: ${seminar.topic}`,
		heading: signUp.number_of_persons === 1 ? "Dein Platz ist reserviert" : "Eure Plätze sind reserviert",
		blocks: [
			{
				kind: "text",
				text: `Hallo ${signUp.first_name},\n\nschön, dass du dabei bist. Hier ist deine Buchungsbestätigung:`,
			},
			{ kind: "facts", facts: facts(row) },
			{
				kind: "text",
				text: "Auf der Seite deiner Buchung kannst du Namen ändern, die Kalenderdatei laden und bis zum Tag vor dem Termin kostenlos absagen.",
			},
			bookingLink(bookingUrl),
			...(signUp.accept_early_performance ? [consent(signUp.created_at)] : []),
			...(invoiceId === null
				? []
				: [{ kind: "text", text: `Die Rechnung hängt als PDF an dieser Mail. ${withdrawalHint(sender)}` } as const]),
		],
	};
	return {
		...compose(letter, sender),
		icalEvent: calendarFile(row, sender, false),
		...(invoiceId === null ? {} : { attachments: contractFiles(invoiceId) }),
	};
}

interface Given {
	persons: number;
	bookingUrl: string;
	creditNoteId: number | null;
}

export function cancellationMail(
	row: SignUpRow,
	{ persons: given, bookingUrl, creditNoteId }: Given,
	sender: Sender,
): Mail {
	const { signUp, seminar } = row;
	const all = signUp.number_of_persons === 0;
	const letter: Letter = {
		subject: all ? `Abgesagt: ${seminar.topic}` : `Geändert: ${seminar.topic}`,
		heading: all ? "Deine Absage ist bei uns" : "Deine Buchung ist geändert",
		blocks: [
			{
				kind: "text",
				text: all
					? `Hallo ${signUp.first_name},\n\ndu hast deine Anmeldung abgesagt. Schade, aber danke, dass du Bescheid gibst: So kann jemand anderes deinen Platz bekommen.`
					: `Hallo ${signUp.first_name},\n\ndu hast ${given === 1 ? "einen Platz" : `${given} Plätze`} zurückgegeben. So steht deine Buchung jetzt:`,
			},
			{ kind: "facts", facts: facts(row) },
			...(creditNoteId === null
				? []
				: [
						{
							kind: "text",
							text: "Die Gutschrift hängt als PDF an dieser Mail. Hast du schon bezahlt, erstatten wir dir den Betrag innerhalb von 14 Tagen.",
						} as const,
					]),
			...(all ? [] : [bookingLink(bookingUrl)]),
		],
	};
	return {
		...compose(letter, sender),
		icalEvent: calendarFile(row, sender, all),
		...(creditNoteId === null ? {} : { attachments: [{ kind: "document", id: creditNoteId }] }),
	};
}

export function staffMail(row: SignUpRow, heading: string, sender: Sender): Mail {
	const { signUp, seminar } = row;
	const person: Facts = [
		["Name", `${signUp.first_name} ${signUp.last_name}`],
		...(signUp.company ? [["Institution", signUp.company] as [string, string]] : []),
		["E-Mail", signUp.email],
		...(signUp.phone ? [["Telefon", signUp.phone] as [string, string]] : []),
	];
	const letter: Letter = {
		subject: `${heading}: ${seminar.topic}`,
		heading,
		blocks: [
			{ kind: "facts", facts: person },
			{ kind: "facts", facts: facts(row) },
		],
	};
	return { ...compose(letter, sender), replyTo: signUp.email };
}
