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

/** RFC 3463: what a mail server means by its number. */
const REFUSALS: readonly [RegExp, string][] = [
	[/^5\.1\./, "Diese Adresse gibt es nicht mehr."],
	[/^\d\.2\.2/, "Das Postfach ist voll."],
	[/^5\.2\./, "Das Postfach nimmt keine Briefe an."],
	[/^5\.[34]\./, "Der Mailserver dieser Adresse nimmt nichts an."],
	[/^5\.7\./, "Der Mailserver dieser Adresse lehnt uns ab."],
	[/^5\./, "Der Mailserver hat den Brief für immer abgewiesen."],
	[/^4\./, "Mehrere Briefe nacheinander kamen nicht an."],
];

export const setAsideWords = (status: string): string =>
	`${REFUSALS.find(([pattern]) => pattern.test(status))?.[1] ?? "Briefe kamen zurück."} (${status})`;
