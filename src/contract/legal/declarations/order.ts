import { type Declaration, PRIVACY, TERMS, WITHDRAWAL_POLICY } from "./declaration.ts";

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
