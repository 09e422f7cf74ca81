import { type Declaration, PRIVACY, TERMS, WITHDRAWAL_POLICY } from "./declaration.ts";

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

/** Of sign-up and checkout. */
export const NEWSLETTER_BOX: Declaration<string> = {
	version: "2026-11",
	text: "Ja, ich möchte den kostenlosen Newsletter alle 14 Tage erhalten.",
};
