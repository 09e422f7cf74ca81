import * as z from "zod/mini";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { span } from "./span.ts";

export const LETTER_STATES = ["waiting", "sent", "failed"] as const;
export const LETTER_CHANNELS = ["mail", "sms"] as const;

const OfficeLetter = z.object({
	id: z.string(),
	created_at: z.string(),
	channel: z.enum(LETTER_CHANNELS),
	kind: z.string(),
	recipient: z.string(),
	/** None of what was emptied after it had left. */
	subject: z.nullable(z.string()),
	state: z.enum(LETTER_STATES),
	tries: z.int(),
	sent_at: z.nullable(z.string()),
	last_error: z.nullable(z.string()),
});
export type OfficeLetter = z.output<typeof OfficeLetter>;

const LISTING = {
	sorts: ["at"],
	sort: "-at",
	filters: { state: z.optional(z.enum(LETTER_STATES)), channel: z.optional(z.enum(LETTER_CHANNELS)), ...span },
} as const;

const LettersQuery = listQuery(LISTING);
export type LettersQuery = z.output<typeof LettersQuery>;
const LettersExport = exportQuery(LISTING);

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
};
