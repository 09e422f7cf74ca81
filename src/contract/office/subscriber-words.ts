import { formatDate, formatTime } from "#contract/dates.ts";
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
	import: "Import mit Nachweis",
};

/** What becomes of a line of a file; the first two are written. */
export const IMPORT_OUTCOMES = [
	"confirmed",
	"asked",
	"known",
	"unsubscribed",
	"aside",
	"blocked",
	"erased",
	"double",
	"unproven",
	"invalid",
] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export const IMPORT_OUTCOME_WORDS: Record<ImportOutcome, string> = {
	confirmed: "Neu und bestätigt",
	asked: "Neu, wird um Bestätigung gebeten",
	known: "Schon bekannt",
	unsubscribed: "Früher abgemeldet",
	aside: "Ausgesetzt",
	blocked: "Für Briefe gesperrt",
	erased: "Gelöschte Person",
	double: "Doppelt in der Datei",
	unproven: "Ohne Nachweis",
	invalid: "Keine gültige Adresse",
};

/** "12.06.2025" or "12.06.2025, 14:05 Uhr": a paper often knows the day alone. */
export const provenWords = (iso: string): string =>
	iso.length > 10 ? `${formatDate(iso)}, ${formatTime(iso)}` : formatDate(iso);

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
