import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { AREA_NAMES, HISTORY_ACTIONS, SUBJECT_NAMES } from "./audit.ts";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { span } from "./span.ts";

const LISTING = {
	sorts: ["at"],
	sort: "-at",
	filters: {
		/** A colleague, all of them, or what happened by itself. */
		who: z.optional(z.union([z.literal("people"), z.literal("system"), field.id])),
		area: z.optional(z.enum(AREA_NAMES)),
		action: z.optional(z.enum(HISTORY_ACTIONS)),
		subject: z.optional(z.enum(SUBJECT_NAMES)),
		subject_id: field.optionalText,
		/** Looks at people's data are no changes: they are told to whoever asks for them. */
		looks: z.optional(z.literal("1")),
		...span,
	},
} as const;

const HistoryQuery = listQuery(LISTING);
export type HistoryQuery = z.output<typeof HistoryQuery>;
const HistoryExport = exportQuery(LISTING);
export type HistoryExport = z.output<typeof HistoryExport>;

const Colleague = z.object({ id: z.int(), name: z.string() });

const HistoryEntry = z.object({
	id: z.int(),
	at: z.string(),
	/** Nobody when the system itself acted. */
	who: z.nullable(Colleague),
	action: z.enum(HISTORY_ACTIONS),
	text: z.string(),
	subject: z.enum(SUBJECT_NAMES),
	subject_id: z.string(),
	/** What people call the thing, if it still has a name. */
	subject_title: z.nullable(z.string()),
	/** Its screen in the office. */
	path: z.nullable(z.string()),
	changes: z.array(
		z.object({ field: z.string(), label: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
	),
	/** What else is known of it. */
	facts: z.array(z.object({ field: z.string(), label: z.string(), value: z.string() })),
	note: z.nullable(z.string()),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

const { access } = LISTS.history;

export const history = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/history",
		access,
		summary: "Wer was wann geändert hat; ohne das Recht auf den ganzen Verlauf nur, was Geld betrifft",
		query: HistoryQuery,
		response: listed(HistoryEntry),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/history/export",
		access,
		summary: "Der gefilterte Verlauf als Datei; der Export selbst steht danach im Verlauf",
		query: HistoryExport,
		response: exported,
	}),
	people: officeEndpoint({
		method: "GET",
		path: "/office/history/people",
		access,
		summary: "Wer im Verlauf vorkommt",
		response: z.object({ data: z.array(Colleague) }),
	}),
};
