import { berlinIso } from "#contract/berlin.ts";
import { formatDate } from "#contract/dates.ts";
import { centsToEuro, formatEuro } from "#contract/money.ts";
import { actionText } from "#contract/office/audit.ts";
import { DELIVERY_WORDS } from "#contract/office/campaign-states.ts";
import { DONATION_RHYTHM_WORDS } from "#contract/office/donation-words.ts";
import { INVOICE_KIND_WORDS } from "#contract/office/invoice-words.ts";
import { letterKindWords } from "#contract/office/letter-kinds.ts";
import { LETTER_STATE_WORDS } from "#contract/office/letter-words.ts";
import { CHANNEL_WORDS, LEVEL_WORDS } from "#contract/office/open-item-words.ts";
import { ORDER_METHOD_WORDS, ORDER_STATE_WORDS, PAYMENT_STATE_WORDS } from "#contract/office/order-words.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { EventKind, PersonEvent } from "#contract/office/person-events.ts";
import { RECEIPT_KIND_WORDS } from "#contract/office/receipt-words.ts";
import { SUBSCRIBER_SOURCE_WORDS } from "#contract/office/subscriber-words.ts";
import {
	ATTENDANCE_TITLES,
	type EventData,
	LOGIN_WORDS,
	REPLY_TITLES,
	type Subscribed,
	WAITING_WORDS,
} from "./event-data.ts";

type Told = Pick<PersonEvent, "title" | "detail" | "path" | "tone">;

const euro = (cents: number): string => formatEuro(centsToEuro(cents));
const dayOf = (moment: string): string => formatDate(berlinIso(new Date(moment)));
const inOne = (...parts: (string | null | false)[]): string | null => parts.filter(Boolean).join(" · ") || null;
const seats = (count: number): string | false => count > 0 && (count === 1 ? "1 Platz" : `${count} Plätze`);
const consent = ({ source, version }: Subscribed): string =>
	source === "import" ? SUBSCRIBER_SOURCE_WORDS.import : `${SUBSCRIBER_SOURCE_WORDS[source]}, Text Fassung ${version}`;
const letterTone = {
	sent: "ok",
	kept: "mute",
	waiting: "info",
	failed: "err",
	given_up: "mute",
	blocked: "warn",
} as const;

/** What is said of each kind, and where the thing itself stands. */
const TELL: { [K in EventKind]: (data: EventData[K], key: string) => Told } = {
	booking: ({ number, topic, date, persons, cents, beside }) => ({
		title: `„${topic}“ gebucht`,
		detail: inOne(
			`Termin am ${dayOf(date)}`,
			seats(persons),
			beside && `mit ${beside}`,
			cents > 0 && euro(cents),
			number,
		),
		path: officePaths.booking(number),
		tone: "ok",
	}),
	booking_cancelled: ({ number, topic, date }) => ({
		title: `„${topic}“ storniert`,
		detail: inOne(`Termin am ${dayOf(date)}`, number),
		path: officePaths.booking(number),
		tone: "warn",
	}),
	participation: ({ number, topic, date, by, cancelled }) => ({
		title: `Kommt mit zu „${topic}“`,
		detail: inOne(`Termin am ${dayOf(date)}`, `gebucht von ${by}`, cancelled && "Platz storniert", number),
		path: officePaths.booking(number),
		tone: cancelled ? "warn" : "ok",
	}),
	waiting: ({ topic, date, date_id, persons, state }) => ({
		title: `Auf die Warteliste für „${topic}“`,
		detail: inOne(`Termin am ${dayOf(date)}`, seats(persons), WAITING_WORDS[state]),
		path: officePaths.date(date_id),
		tone: "info",
	}),
	attendance: ({ topic, date_id, state }) => ({
		title: `${ATTENDANCE_TITLES[state]}: „${topic}“`,
		detail: null,
		path: officePaths.dateAttendance(date_id),
		tone: state === "present" || state === "partly" ? "ok" : "mute",
	}),
	certificate: ({ number, topic, date_id, replaced, withdrawn }) => ({
		title: `Teilnahmebescheinigung für „${topic}“`,
		detail: inOne(number, replaced && "ersetzt", withdrawn && "zurückgezogen"),
		path: officePaths.datePapers(date_id),
		tone: replaced || withdrawn ? "mute" : "ok",
	}),
	order: ({ number, state, method, cents, topics }) => ({
		title: `Bestellung ${number}`,
		detail: inOne(
			(topics ?? []).map((topic) => `„${topic}“`).join(", "),
			euro(cents),
			ORDER_METHOD_WORDS[method],
			ORDER_STATE_WORDS[state],
		),
		path: officePaths.order(number),
		tone: state === "paid" ? "ok" : "mute",
	}),
	document: ({ number, kind, cents, due_on }) => ({
		title: `${INVOICE_KIND_WORDS[kind]} ${number}`,
		detail: inOne(euro(cents), due_on && `zu zahlen bis ${formatDate(due_on)}`),
		path: officePaths.invoice(number),
		tone: "mute",
	}),
	payment: ({ number, state, cents }) => ({
		title: `Zahlung ${PAYMENT_STATE_WORDS[state]}: ${euro(cents)}`,
		detail: `zu ${number}`,
		path: officePaths.order(number),
		tone: state === "paid" ? "ok" : "mute",
	}),
	money: ({ number, cents, paid_on }) => ({
		title: cents > 0 ? `Zahlung notiert: ${euro(cents)}` : `Zahlung zurückgenommen: ${euro(-cents)}`,
		detail: `zu ${number}, eingegangen am ${formatDate(paid_on)}`,
		path: officePaths.invoice(number),
		tone: cents > 0 ? "ok" : "warn",
	}),
	reminder: ({ number, level, channel, cents, due_on }) => ({
		title: `${LEVEL_WORDS[level]} zu ${number}`,
		detail: inOne(`${euro(cents)} offen`, `zu zahlen bis ${formatDate(due_on)}`, CHANNEL_WORDS[channel]),
		path: officePaths.invoice(number),
		tone: "err",
	}),
	refund: ({ number, cents, paid_on }) => ({
		title: `Erstattung über ${euro(cents)}`,
		detail: inOne(`zu ${number}`, paid_on ? `überwiesen am ${formatDate(paid_on)}` : "noch nicht überwiesen"),
		path: officePaths.invoice(number),
		tone: "mute",
	}),
	withdrawal: ({ contract, handled, decision }, key) => ({
		title: "Widerruf erklärt",
		detail: inOne(
			contract,
			handled ? `${decision === "refused" ? "abgelehnt" : "erledigt"} am ${dayOf(handled)}` : "noch offen",
		),
		path: officePaths.withdrawal(Number(key)),
		tone: handled ? "mute" : "warn",
	}),
	donation: ({ reference, cents, rhythm }) => ({
		title: `Spende zugesagt: ${euro(cents)}`,
		detail: inOne(DONATION_RHYTHM_WORDS[rhythm], reference),
		path: officePaths.donation(reference),
		tone: "info",
	}),
	donation_arrived: ({ reference, cents }) => ({
		title: `Spende eingegangen: ${euro(cents)}`,
		detail: reference,
		path: officePaths.donation(reference),
		tone: "ok",
	}),
	receipt: ({ number, kind, cents, voided }) => ({
		title: `Zuwendungsbestätigung ${number}`,
		detail: inOne(RECEIPT_KIND_WORDS[kind], euro(cents), voided && "für ungültig erklärt"),
		path: officePaths.receipt(number),
		tone: voided ? "warn" : "ok",
	}),
	access: ({ topic, number, until, played, revoked }) => ({
		title: `Zugang zu „${topic}“`,
		detail: inOne(
			revoked ? `beendet am ${dayOf(revoked)}` : `bis ${dayOf(until)}`,
			played ? `zuerst gesehen am ${dayOf(played)}` : "noch nicht gesehen",
		),
		path: officePaths.order(number),
		tone: revoked ? "mute" : "ok",
	}),
	letter: ({ kind, subject, state, reason }, key) => ({
		title: subject ? `Brief „${subject}“` : `Brief: ${letterKindWords(kind)}`,
		detail: inOne(LETTER_STATE_WORDS[state], reason),
		path: officePaths.letter(key),
		tone: letterTone[state],
	}),
	sms: ({ kind, state }) => ({
		title: `SMS: ${letterKindWords(kind)}`,
		detail: LETTER_STATE_WORDS[state],
		path: null,
		tone: letterTone[state],
	}),
	issue: ({ subject, campaign_id, state }) => ({
		title: `Newsletter „${subject}“`,
		detail: DELIVERY_WORDS[state],
		path: officePaths.campaign(campaign_id),
		tone: state === "sent" ? "ok" : state === "failed" ? "err" : "mute",
	}),
	request: ({ text, closed }, key) => ({
		title: "Anfrage geschrieben",
		detail: inOne(`„${text}“`, closed ? "erledigt" : "noch offen"),
		path: officePaths.request(Number(key)),
		tone: closed ? "mute" : "info",
	}),
	reply: ({ text, kind, request_id }) => ({
		title: REPLY_TITLES[kind],
		detail: inOne(text && `„${text}“`),
		path: officePaths.request(request_id),
		tone: kind === "reply" ? "info" : "mute",
	}),
	newsletter_requested: (given) => ({
		title: "Newsletter bestellt",
		detail: consent(given),
		path: officePaths.newsletter,
		tone: "mute",
	}),
	newsletter_confirmed: (given) => ({
		title: "Newsletter bestätigt",
		detail: consent(given),
		path: officePaths.newsletter,
		tone: "ok",
	}),
	newsletter_left: () => ({
		title: "Vom Newsletter abgemeldet",
		detail: null,
		path: officePaths.newsletter,
		tone: "warn",
	}),
	alert: ({ topic, seminar_id, confirmed }) => ({
		title: `Möchte vom nächsten Termin hören: „${topic}“`,
		detail: confirmed ? `bestätigt am ${dayOf(confirmed)}` : "nicht bestätigt",
		path: officePaths.seminar(seminar_id),
		tone: confirmed ? "ok" : "mute",
	}),
	account: ({ confirmed }) => ({
		title: "Konto bei Mein VSZ angelegt",
		detail: confirmed ? `E-Mail bestätigt am ${dayOf(confirmed)}` : "E-Mail nicht bestätigt",
		path: null,
		tone: "ok",
	}),
	login: ({ event }) => ({ title: LOGIN_WORDS[event], detail: null, path: null, tone: "mute" }),
	note: ({ text, by }) => ({ title: "Notiz", detail: inOne(text, by), path: null, tone: "info" }),
	change: ({ action, by }) => ({ title: actionText(action), detail: by, path: null, tone: "mute" }),
};

export const tell = <K extends EventKind>(kind: K, data: EventData[K], key: string): Told => TELL[kind](data, key);
