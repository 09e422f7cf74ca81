import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { OF_PASSAGES, withLinks, withPlaceholders } from "./placeholders.ts";
import { revision } from "./revision.ts";

/** The fixed letters that have free passages, as people call them. */
export const PASSAGE_LETTERS = {
	booking_confirmation: "Bestätigung der Buchung",
	booking_change: "Änderung und Absage einer Buchung",
	coming_reminder: "Erinnerung vor dem Seminar",
	waiting_offer: "Angebot von der Warteliste",
} as const;
export type PassageLetter = keyof typeof PASSAGE_LETTERS;
export const PASSAGE_LETTER_NAMES = Object.keys(PASSAGE_LETTERS) as [PassageLetter, ...PassageLetter[]];

const GREETING_MAX_LENGTH = 120;
const HINT_MAX_LENGTH = 1_500;

/** What follows the greeting goes on in the same line. */
const endsWithComma = z.refine<string>(
	(value) => value === "" || value.endsWith(","),
	"Die Anrede endet mit einem Komma weil der Satz danach weitergeht",
);

const words = {
	/** Empty: as the letter was made. */
	greeting: field.text(GREETING_MAX_LENGTH).check(withPlaceholders(OF_PASSAGES), endsWithComma),
	hint: z
		.string(field.REQUIRED)
		.check(
			z.overwrite(field.cleanedLines),
			z.trim(),
			z.maxLength(HINT_MAX_LENGTH, `Höchstens ${HINT_MAX_LENGTH} Zeichen`),
			withPlaceholders(OF_PASSAGES),
			withLinks,
		),
};
export const PassageWords = z.object(words);
export type PassageWords = z.output<typeof PassageWords>;

const Passage = z.object({
	kind: z.enum(PASSAGE_LETTER_NAMES),
	greeting: z.string(),
	hint: z.string(),
	revision,
	/** Neither while the letter is as it was made. */
	updated_at: z.nullable(z.string()),
	updated_by: z.nullable(z.string()),
});
export type OfficePassage = z.output<typeof Passage>;

const params = z.object({ kind: z.enum(PASSAGE_LETTER_NAMES) });

export const letterPassages = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/letter_passage",
		access: "settings.write",
		summary: "Die freien Stellen der festen Briefe",
		response: z.object({ data: z.array(Passage) }),
	}),
	preview: officeEndpoint({
		method: "POST",
		path: "/office/letter_passage/:kind/preview",
		access: "settings.write",
		log: "none",
		summary: "Der ganze Brief mit erfundenen Angaben und diesen Worten",
		params,
		body: PassageWords,
		response: single(z.object({ subject: z.string(), text: z.string() })),
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/letter_passage/:kind",
		access: "settings.write",
		audit: "letter_passage_changed",
		summary: "Ändert Anrede und Hinweis eines festen Briefes; leer ist wie am Anfang",
		refuses: ["changed_meanwhile"],
		params,
		body: z.object({ ...words, revision }),
		response: single(Passage),
	}),
};
