import * as z from "zod/mini";
import { DOCUMENT_KINDS } from "#contract/documents.ts";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";

/** Numbers of documents, as many as somebody reads, and how many there are. */
const Named = z.object({ total: z.int(), numbers: z.array(z.string()) });

const CheckedSeries = z.object({
	kind: z.enum(DOCUMENT_KINDS),
	count: z.int(),
	/** None in a year without documents. */
	first: z.nullable(z.string()),
	last: z.nullable(z.string()),
	/** Given, and there is no document. */
	missing: Named,
	/** Issued before the one that has the number before. */
	unordered: Named,
	/** What is printed says something else than what is counted. */
	differing: Named,
});
export type CheckedSeries = z.output<typeof CheckedSeries>;

const DocumentCheck = z.object({
	year: z.int(),
	/** Those that have documents, the latest first. */
	years: z.array(z.int()),
	checked_at: z.string(),
	series: z.array(CheckedSeries),
	/** Whether the database refuses it, tried just now where there is a document to try it on. */
	refuses: z.object({ change: z.boolean(), removal: z.boolean(), emptying: z.boolean(), step_back: z.boolean() }),
	is_sound: z.boolean(),
});
export type DocumentCheck = z.output<typeof DocumentCheck>;

export const documentCheck = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/document_check",
		access: "books.read",
		summary: "Ob die Belege eines Jahres lückenlos nummeriert und unveränderbar sind",
		query: z.object({ year: z.optional(field.wholeNumber(2000, 2999)) }),
		response: single(DocumentCheck),
	}),
};
