import { plain } from "#contract/legal/text.ts";
import type { NEWSLETTER_FORMS, NEWSLETTER_SOURCES } from "#contract/newsletter.ts";
import { NEWSLETTER_BOX } from "./boxes.ts";
import type { Declaration } from "./declaration.ts";
import { NEWSLETTER_FORM, NEWSLETTER_SWITCH } from "./newsletter.ts";
import {
	EARLY_COURSE,
	EARLY_COURSE_TOLD,
	ORDER_TERMS,
	ORDER_VERSION,
	type ORDER_VERSIONS,
	SEPA_MANDATE,
} from "./order.ts";

/** Which words a row stands for. What rows name is never taken away from here. */

type Form = (typeof NEWSLETTER_FORMS)[number];

/** By the place where somebody asked, the newest version first. */
const NEWSLETTER: Record<Form, readonly [Declaration<string>, ...Declaration<string>[]]> = {
	newsletter_form: [NEWSLETTER_FORM],
	seminar_sign_up: [NEWSLETTER_BOX],
	checkout: [NEWSLETTER_BOX],
	account: [NEWSLETTER_SWITCH],
};

/** What somebody who asks there now is shown. */
export const newsletterDeclaration = (source: Form): Declaration<string> => NEWSLETTER[source][0];

/** Undefined for what was imported: its words stand in its proof. */
export const newsletterWords = (source: (typeof NEWSLETTER_SOURCES)[number], version: string): string | undefined =>
	source === "import" ? undefined : NEWSLETTER[source].find((declaration) => declaration.version === version)?.text;

export interface OrderWords {
	terms: string;
	early_performance: string;
	/** As the letter says it: 'Du hast am … {…}'. */
	early_performance_told: string;
	/** In paragraphs. */
	mandate: (creditor: string) => readonly string[];
}

const ORDERS = {
	"2026-11": {
		terms: plain(ORDER_TERMS.text),
		early_performance: EARLY_COURSE.text,
		early_performance_told: EARLY_COURSE_TOLD.text,
		mandate: SEPA_MANDATE.text,
	},
} satisfies Record<(typeof ORDER_VERSIONS)[number], OrderWords>;

/** Undefined for a version that nobody has ever shown: until it was a list, clients could write there what they liked. */
export const orderWords = (version: string | null): OrderWords | undefined =>
	Object.entries(ORDERS).find(([known]) => known === version)?.[1];

/** For the letter, which confirms an order that names no known version with the words of today. */
export const orderWordsOrNewest = (version: string | null): OrderWords => orderWords(version) ?? ORDERS[ORDER_VERSION];
