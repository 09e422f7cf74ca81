import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { chosenIn, exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { span } from "./span.ts";
import { startedTask } from "./tasks.ts";

/** `kept`: there is no server that would take it further, so it lies in the house. `given_up`: it did not arrive, and
 * somebody has dealt with that. `blocked`: nobody sends it. */
export const LETTER_STATES = ["waiting", "sent", "kept", "failed", "given_up", "blocked"] as const;
export const LETTER_CHANNELS = ["mail", "sms"] as const;

/** Which letters somebody does not get: news alone, or all that neither law nor contract asks for. */
export const BLOCK_LEVELS = ["news", "all"] as const;
export type BlockLevel = (typeof BLOCK_LEVELS)[number];

const OfficeLetter = z.object({
	id: z.string(),
	created_at: z.string(),
	channel: z.enum(LETTER_CHANNELS),
	kind: z.string(),
	recipient: z.string(),
	/** Of the person with this address, if the house knows one. */
	name: z.nullable(z.string()),
	/** None of what was emptied after it had left. */
	subject: z.nullable(z.string()),
	state: z.enum(LETTER_STATES),
	tries: z.int(),
	sent_at: z.nullable(z.string()),
	/** Why it did not arrive, for people; and what the server on the other side said. */
	reason: z.nullable(z.string()),
	last_error: z.nullable(z.string()),
});
export type OfficeLetter = z.output<typeof OfficeLetter>;

/** None of what was emptied, or holds a code; of links the part that opens something is left out. */
const WholeLetter = z.extend(OfficeLetter, { text: z.nullable(z.string()) });
export type WholeLetter = z.output<typeof WholeLetter>;

const LISTING = {
	sorts: ["at"],
	sort: "-at",
	filters: { state: z.optional(z.enum(LETTER_STATES)), channel: z.optional(z.enum(LETTER_CHANNELS)), ...span },
} as const;

const LettersQuery = listQuery(LISTING);
export type LettersQuery = z.output<typeof LettersQuery>;
const LettersExport = exportQuery(LISTING);

const ChosenLetters = chosenIn(LISTING, field.uuid);
export type ChosenLetters = z.output<typeof ChosenLetters>;

/** What sending them again would mean. */
const LettersForesight = z.object({
	/** Those that never arrived and will be sent again, and to how many people. */
	again: z.int(),
	people: z.int(),
	/** Chosen too, but left as they are: those that have left, those on their way, and those that say nothing any more. */
	arrived: z.int(),
	waiting: z.int(),
	spent: z.int(),
});
export type LettersForesight = z.output<typeof LettersForesight>;

const { access } = LISTS.letters;

export const letters = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/letter",
		access,
		summary: "Alle Briefe und SMS mit ihrem Zustand",
		query: LettersQuery,
		response: listed(OfficeLetter),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/letter/export",
		access,
		summary: "Die gefilterten Briefe als Datei, ohne ihren Inhalt",
		query: LettersExport,
		response: exported,
	}),
	get: officeEndpoint({
		method: "GET",
		path: "/office/letter/:id",
		access,
		summary: "Ein Brief mit seinem Text; der Blick darauf wird vermerkt",
		params: z.object({ id: field.uuid }),
		response: single(WholeLetter),
	}),
	foreseeAgain: officeEndpoint({
		method: "POST",
		path: "/office/letter/again/foresight",
		access: "people.write",
		log: "none",
		summary: "Was geschähe, wenn die ausgewählten Briefe noch einmal gesendet würden",
		body: ChosenLetters,
		response: single(LettersForesight),
	}),
	sendAgain: officeEndpoint({
		method: "POST",
		path: "/office/letter/again",
		access: "people.write",
		audit: "letters_sent_again",
		summary: "Sendet von den ausgewählten Briefen noch einmal, was nicht ankam; das läuft als lange Arbeit",
		body: ChosenLetters,
		response: startedTask,
	}),
	giveUp: officeEndpoint({
		method: "POST",
		path: "/office/letter/give_up",
		access: "people.write",
		audit: "letter_given_up",
		summary: "Gibt von den ausgewählten Briefen auf, was nicht ankam: Es wartet nicht mehr, und lässt sich noch senden",
		body: ChosenLetters,
		response: single(z.object({ letters: z.int() })),
	}),
};
