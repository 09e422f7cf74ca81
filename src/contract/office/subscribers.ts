import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { file, upload } from "#contract/files.ts";
import { NEWSLETTER_SOURCES, SUBSCRIBER_STATES } from "#contract/newsletter.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { span } from "./span.ts";
import { IMPORT_OUTCOMES } from "./subscriber-words.ts";

export const IMPORT_MAX_BYTES = 2 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 10_000;

/** What an imported address brought along in place of our own double opt-in. */
const ImportProof = z.object({
	/** When consent was given: a day, or a moment where the file told it. */
	given: z.string(),
	/** Where and how. */
	how: z.string(),
	/** What was agreed to, where it was told. */
	words: z.nullable(z.string()),
	/** Where the proof itself lies. */
	kept: z.string(),
	imported_at: z.string(),
	/** Who imported it. */
	by: z.nullable(z.string()),
});
export type ImportProof = z.output<typeof ImportProof>;

const OfficeSubscriber = z.object({
	id: z.int(),
	email: z.string(),
	state: z.enum(SUBSCRIBER_STATES),
	/** On which form they asked for it. */
	source: z.enum(NEWSLETTER_SOURCES),
	/** Which words they agreed to. */
	text_version: z.string(),
	requested_at: z.string(),
	confirmed_at: z.nullable(z.string()),
	unsubscribed_at: z.nullable(z.string()),
	/** Since then the address gets nothing, because letters came back. */
	set_aside_at: z.nullable(z.string()),
	/** What its server said, like "5.1.1". */
	set_aside_status: z.nullable(z.string()),
	import_proof: z.nullable(ImportProof),
});
export type OfficeSubscriber = z.output<typeof OfficeSubscriber>;

const LISTING = {
	sorts: ["at", "email"],
	sort: "-at",
	filters: { state: z.optional(z.enum(SUBSCRIBER_STATES)), aside: z.optional(z.literal("yes")), ...span },
} as const;

const SubscribersQuery = listQuery(LISTING);
export type SubscribersQuery = z.output<typeof SubscribersQuery>;

const { access } = LISTS.subscribers;

const counts = Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, z.int()])) as Record<
	(typeof IMPORT_OUTCOMES)[number],
	ReturnType<typeof z.int>
>;

/** What would become of a file; nothing is written yet. */
const ImportForesight = z.object({
	rows: z.int(),
	counts: z.object(counts),
	/** What is left out, line by line as a spreadsheet counts them. */
	left_out: z.array(
		z.object({ line: z.int(), email: z.string(), outcome: z.enum(IMPORT_OUTCOMES), reason: z.string() }),
	),
	/** Stands for what would be written: whoever imports sends it along. */
	mark: z.string(),
});
export type ImportForesight = z.output<typeof ImportForesight>;

const Imported = z.object({ confirmed: z.int(), asked: z.int(), left_out: z.int() });
export type Imported = z.output<typeof Imported>;

const FILE_REFUSALS = [
	"subscriber_file_excel",
	"subscriber_file_unknown",
	"subscriber_file_columns",
	"subscriber_file_empty",
	"subscriber_file_long",
	"body_too_large",
	"unsupported_media_type",
] as const;
const importFile = upload({ types: ["text/csv"], maxBytes: IMPORT_MAX_BYTES });

export const subscribers = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/subscriber",
		access,
		summary: "Wer den Newsletter bestellt hat, mit dem Nachweis der Einwilligung",
		query: SubscribersQuery,
		response: listed(OfficeSubscriber),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/subscriber/export",
		access,
		summary: "Die gefilterten Adressen als Datei",
		query: exportQuery(LISTING),
		response: exported,
	}),
	writeAgain: officeEndpoint({
		method: "POST",
		path: "/office/subscriber/:id/write_again",
		access,
		audit: "subscriber_written_again",
		summary: "Schreibt eine ausgesetzte Adresse wieder an",
		refuses: ["subscriber_not_aside"],
		params: z.object({ id: field.id }),
		response: single(z.object({ id: z.int() })),
	}),
	importSample: officeEndpoint({
		method: "GET",
		path: "/office/subscriber/import/sample",
		access,
		summary: "Eine Beispieldatei für den Import",
		response: file("text/csv; charset=utf-8"),
	}),
	foreseeImport: officeEndpoint({
		method: "POST",
		path: "/office/subscriber/import/foresight",
		access,
		log: "none",
		summary: "Sagt Zeile für Zeile was aus einer Datei mit Einwilligungen würde; geschrieben wird noch nichts",
		refuses: FILE_REFUSALS,
		body: importFile,
		response: single(ImportForesight),
	}),
	import: officeEndpoint({
		method: "POST",
		path: "/office/subscriber/import",
		access,
		audit: "subscribers_imported",
		summary: "Nimmt Adressen mit Nachweis auf; wer nicht nachweislich bestätigt hat bekommt einen Brief",
		refuses: [...FILE_REFUSALS, "subscriber_import_changed"],
		query: z.object({
			/** Where the proof lies: "Ordner Einwilligungen 2025". */
			kept: field.limitedText(200),
			/** That they agreed to newsletters, said on purpose. */
			agreed: z.literal("yes", field.REQUIRED),
			/** Of the foresight that was shown. */
			mark: field.limitedText(100),
		}),
		body: importFile,
		response: single(Imported),
	}),
};
