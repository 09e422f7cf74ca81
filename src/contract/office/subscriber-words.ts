import type { NEWSLETTER_SOURCES, SUBSCRIBER_STATES } from "#contract/newsletter.ts";

/** On screens of the office and in files that leave it. */
export const SUBSCRIBER_STATE_WORDS: Record<(typeof SUBSCRIBER_STATES)[number], string> = {
	pending: "nicht bestätigt",
	confirmed: "bestätigt",
	unsubscribed: "abgemeldet",
};

export const SUBSCRIBER_SOURCE_WORDS: Record<(typeof NEWSLETTER_SOURCES)[number], string> = {
	newsletter_form: "Newsletter-Formular",
	seminar_sign_up: "Anmeldung zum Seminar",
	checkout: "Kasse",
	account: "Mein VSZ",
};
