import type { HistoryAction } from "#contract/office/audit.ts";
import type { DeliveryState } from "#contract/office/campaign-states.ts";
import type { DONATION_RHYTHM_WORDS } from "#contract/office/donation-words.ts";
import type { INVOICE_KIND_WORDS } from "#contract/office/invoice-words.ts";
import type { LETTER_STATE_WORDS } from "#contract/office/letter-words.ts";
import type { CHANNEL_WORDS } from "#contract/office/open-item-words.ts";
import type { ORDER_METHOD_WORDS, ORDER_STATE_WORDS, PAYMENT_STATE_WORDS } from "#contract/office/order-words.ts";
import type { RECEIPT_KIND_WORDS } from "#contract/office/receipt-words.ts";
import type { ReplyKind } from "#contract/office/request-words.ts";
import type { SUBSCRIBER_SOURCE_WORDS } from "#contract/office/subscriber-words.ts";

interface Dated {
	topic: string;
	date: string;
}
interface Booked extends Dated {
	number: string;
}
export interface Subscribed {
	source: keyof typeof SUBSCRIBER_SOURCE_WORDS;
	version: string;
}

export const WAITING_WORDS = {
	waiting: "wartet",
	offered: "Platz angeboten",
	taken: "nachgerückt",
	lapsed: "Angebot verfallen",
	left: "ausgetragen",
};
export const ATTENDANCE_TITLES = {
	present: "War da",
	partly: "War zeitweise da",
	absent: "Hat gefehlt",
	excused: "Hat entschuldigt gefehlt",
};
export const LOGIN_WORDS = {
	login: "Angemeldet bei Mein VSZ",
	password_changed: "Passwort geändert",
	password_reset: "Passwort neu gesetzt",
	email_confirmed: "E-Mail-Adresse bestätigt",
	email_changed: "E-Mail-Adresse geändert",
};

export const REPLY_TITLES: Record<ReplyKind, string> = {
	reply: "Hat per Mail geantwortet",
	automatic: "Automatische Antwort",
	bounce: "Antwort kam zurück",
};
/** What the rows of each kind hold; moments as the database writes them in JSON. */
export interface EventData {
	booking: Booked & { persons: number; cents: number; beside: string | null };
	booking_cancelled: Booked;
	participation: Booked & { by: string; cancelled: string | null };
	waiting: Dated & { date_id: number; persons: number; state: keyof typeof WAITING_WORDS };
	attendance: { topic: string; date_id: number; state: keyof typeof ATTENDANCE_TITLES };
	certificate: { number: string; topic: string; date_id: number; replaced: string | null; withdrawn: string | null };
	order: {
		number: string;
		state: keyof typeof ORDER_STATE_WORDS;
		method: keyof typeof ORDER_METHOD_WORDS;
		cents: number;
		topics: string[] | null;
	};
	document: { number: string; kind: keyof typeof INVOICE_KIND_WORDS; cents: number; due_on: string | null };
	payment: { number: string; state: keyof typeof PAYMENT_STATE_WORDS; cents: number };
	money: { number: string; cents: number; paid_on: string };
	reminder: { number: string; level: 1 | 2 | 3; channel: keyof typeof CHANNEL_WORDS; cents: number; due_on: string };
	refund: { number: string; cents: number; paid_on: string | null };
	withdrawal: { contract: string; handled: string | null; decision: string | null };
	donation: { reference: string; cents: number; rhythm: keyof typeof DONATION_RHYTHM_WORDS };
	donation_arrived: { reference: string; cents: number };
	receipt: { number: string; kind: keyof typeof RECEIPT_KIND_WORDS; cents: number; voided: string | null };
	access: { topic: string; number: string; until: string; played: string | null; revoked: string | null };
	letter: { kind: string; subject: string | null; state: keyof typeof LETTER_STATE_WORDS; reason: string | null };
	sms: { kind: string; state: keyof typeof LETTER_STATE_WORDS };
	issue: { subject: string; campaign_id: number; state: DeliveryState };
	request: { text: string; closed: string | null };
	reply: { text: string; kind: ReplyKind; request_id: number };
	newsletter_requested: Subscribed;
	newsletter_confirmed: Subscribed;
	newsletter_left: Subscribed;
	alert: { topic: string; seminar_id: number; confirmed: string | null };
	account: { confirmed: string | null };
	login: { event: keyof typeof LOGIN_WORDS };
	note: { text: string; by: string | null };
	change: { action: HistoryAction; by: string | null };
}
