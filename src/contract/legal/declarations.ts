import { paths } from "#contract/paths.ts";
import type { Link, Text } from "./text.ts";

/**
 * What people declare on this site, word for word and once: screen, letter, proof and export take it from here. A change
 * of the words is a new version; the old one moves to `declared.ts`, because rows name it for years.
 */
export interface Declaration<Words = Text> {
	version: string;
	text: Words;
}

const TERMS: Link = { text: "AGB", href: paths.terms };
const WITHDRAWAL_POLICY: Link = { text: "Widerrufsbelehrung", href: paths.withdrawalPolicy };
const PRIVACY: Link = { text: "Datenschutzhinweise", href: paths.privacy };

/** Above the button of the newsletter's own form. */
export const NEWSLETTER_FORM: Declaration<string> = {
	version: "2026-11",
	text: "Ich möchte alle 14 Tage den kostenlosen Newsletter mit Tipps, Terminen und der Einladung zum jährlichen Treffen bekommen. Abbestellen kann ich ihn jederzeit mit einem Klick.",
};

/** Beside the box of sign-up and checkout. */
export const NEWSLETTER_BOX: Declaration<string> = {
	version: "2026-11",
	text: "Ja, ich möchte den kostenlosen Newsletter alle 14 Tage erhalten.",
};

/** Beside the switch of the profile. */
export const NEWSLETTER_SWITCH: Declaration<string> = {
	version: "2026-11",
	text: "Kostenlosen Newsletter bekommen",
};

/** SIGN-13: of sign-up, waiting list and account. */
export const TERMS_BOX: Declaration = {
	version: "2026-11",
	text: ["Ich akzeptiere die ", TERMS, " & ", WITHDRAWAL_POLICY, " und habe die ", PRIVACY, " zur Kenntnis genommen."],
};

/** Asked of those who pay for a seminar that begins before their right of withdrawal ends. */
export const EARLY_SEMINAR: Declaration<string> = {
	version: "2026-11",
	text: "Ich verlange ausdrücklich, dass ihr vor Ablauf der Widerrufsfrist mit der Leistung beginnt. Mir ist bekannt, dass mein Widerrufsrecht mit vollständiger Erbringung erlischt und ich bei einem Widerruf bis dahin erbrachte Leistungen anteilig bezahle.",
};

/** An order keeps one version, so its declarations change together. */
export const ORDER_VERSION = "2026-11";
/** All that an order may name: a page that was open while the words changed still names the old ones. */
export const ORDER_VERSIONS = [ORDER_VERSION] as const;

/** CO-10 */
export const ORDER_TERMS: Declaration = {
	version: ORDER_VERSION,
	text: ["Ich stimme den ", TERMS, " zu. Hier findest du die ", WITHDRAWAL_POLICY, " und die ", PRIVACY, "."],
};

/** CO-11 */
export const EARLY_COURSE: Declaration<string> = {
	version: ORDER_VERSION,
	text: "Ich stimme ausdrücklich zu, dass ihr vor Ablauf der Widerrufsfrist mit der Vertragserfüllung beginnt (sofortige Freischaltung). Mir ist bekannt, dass durch diese Zustimmung mit Beginn der Vertragserfüllung mein Widerrufsrecht erlischt.",
};

/** The same, told to the person (§ 312f Abs. 3 BGB). */
export const EARLY_COURSE_TOLD: Declaration<string> = {
	version: ORDER_VERSION,
	text: "ausdrücklich zugestimmt, dass wir vor Ablauf der Widerrufsfrist mit der Vertragserfüllung beginnen (sofortige Freischaltung), und bestätigt, dass dir bekannt ist, dass durch diese Zustimmung mit Beginn der Vertragserfüllung dein Widerrufsrecht erlischt",
};

/** SD-1: given with the order, in paragraphs. */
export const SEPA_MANDATE: Declaration<(creditor: string) => readonly string[]> = {
	version: ORDER_VERSION,
	text: (creditor) => [
		`Ich ermächtige ${creditor}, eine einmalige Zahlung von meinem Konto mittels Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, die von ${creditor} auf mein Konto gezogene Lastschrift einzulösen.`,
		"Hinweis: Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrages verlangen. Es gelten dabei die mit meinem Kreditinstitut vereinbarten Bedingungen.",
	],
};
