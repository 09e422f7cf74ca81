import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { changedRows, chosenIn, exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { ASSIGNED, REQUEST_NOTE_MAX_LENGTH, THREAD_KINDS } from "./request-words.ts";
import { span } from "./span.ts";

export const REQUEST_STATES = ["open", "closed"] as const;

const facts = {
	id: z.int(),
	created_at: z.string(),
	name: z.string(),
	email: z.string(),
	company: z.nullable(z.string()),
	closed_at: z.nullable(z.string()),
	/** With whom it is; somebody whose account is shut has nothing any more. */
	assigned_to: z.nullable(z.object({ id: z.int(), name: z.string() })),
	/** They wrote back, and nobody has answered yet. */
	replied_at: z.nullable(z.string()),
};

/** `opening` is how its text begins. */
const OfficeRequest = z.object({ ...facts, opening: z.string() });
export type OfficeRequest = z.output<typeof OfficeRequest>;

/** One part of the conversation. */
const ThreadEntry = z.object({
	key: z.string(),
	kind: z.enum(THREAD_KINDS),
	text: z.string(),
	/** A colleague, or whoever wrote back; none when the account is gone. */
	by: z.nullable(z.string()),
	at: z.string(),
	/** Of what we wrote. */
	letter_id: z.nullable(z.string()),
	files: z.array(z.object({ name: z.string(), bytes: z.int() })),
	/** The rest of it lies in the mailbox. */
	is_cut: z.boolean(),
});
export type ThreadEntry = z.output<typeof ThreadEntry>;

const WholeRequest = z.object({
	...facts,
	phone: z.nullable(z.string()),
	description: z.string(),
	/** The oldest first. */
	thread: z.array(ThreadEntry),
	/** How many answers and replies there are: whoever answers says how many they know. */
	messages: z.int(),
});
export type WholeRequest = z.output<typeof WholeRequest>;

/** `key` is made by the browser: the same answer sent twice is one letter. */
const Answer = z.object({
	text: field.requiredLongText,
	close: z.boolean(),
	key: field.token,
	known: z.int().check(z.gte(0)),
});
export type RequestAnswer = z.output<typeof Answer>;

const LISTING = {
	sorts: ["at"],
	sort: "-at",
	filters: { state: z.optional(z.enum(REQUEST_STATES)), assigned: z.optional(z.enum(ASSIGNED)), ...span },
} as const;

const RequestsQuery = listQuery(LISTING);
export type RequestsQuery = z.output<typeof RequestsQuery>;
const Chosen = chosenIn(LISTING, field.id);
export type ChosenRequests = z.output<typeof Chosen>;

const { access } = LISTS.requests;

export const requests = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/request",
		access,
		summary: "Alle Anfragen über das Kontaktformular",
		query: RequestsQuery,
		response: listed(OfficeRequest),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/request/export",
		access,
		summary: "Die gefilterten Anfragen als Datei",
		query: exportQuery(LISTING),
		response: exported,
	}),
	get: officeEndpoint({
		method: "GET",
		path: "/office/request/:id",
		access,
		summary: "Eine Anfrage mit ihrem ganzen Text; der Blick darauf wird vermerkt",
		params: z.object({ id: field.id }),
		response: single(WholeRequest),
	}),
	answer: officeEndpoint({
		method: "POST",
		path: "/office/request/:id/answer",
		access: "people.write",
		audit: "request_answered",
		summary: "Beantwortet eine Anfrage per Mail; auf Wunsch ist sie damit erledigt",
		refuses: ["request_moved_on"],
		params: z.object({ id: field.id }),
		body: Answer,
		response: single(WholeRequest),
	}),
	colleagues: officeEndpoint({
		method: "GET",
		path: "/office/request/colleague",
		access: "people.write",
		summary: "Wem Anfragen zugeteilt werden können",
		response: single(z.array(z.object({ id: z.int(), name: z.string() }))),
	}),
	assign: officeEndpoint({
		method: "PUT",
		path: "/office/request/:id/assignee",
		access: "people.write",
		audit: "request_assigned",
		summary: "Teilt eine Anfrage jemandem zu oder niemandem mehr",
		params: z.object({ id: field.id }),
		body: z.object({ user_id: z.nullable(field.id) }),
		response: single(WholeRequest),
	}),
	note: officeEndpoint({
		method: "POST",
		path: "/office/request/:id/note",
		access: "people.write",
		audit: "request_noted",
		summary: "Schreibt eine interne Notiz zu einer Anfrage; kein Brief trägt sie hinaus",
		params: z.object({ id: field.id }),
		body: z.object({ text: field.limitedLines(REQUEST_NOTE_MAX_LENGTH) }),
		response: single(WholeRequest),
	}),
	close: officeEndpoint({
		method: "POST",
		path: "/office/request/close",
		access: "people.write",
		audit: "request_closed",
		summary: "Legt Anfragen als erledigt ab; was es schon ist, bleibt es",
		body: Chosen,
		response: single(changedRows),
	}),
	reopen: officeEndpoint({
		method: "POST",
		path: "/office/request/reopen",
		access: "people.write",
		audit: "request_reopened",
		summary: "Öffnet erledigte Anfragen wieder; was offen ist, bleibt es",
		body: Chosen,
		response: single(changedRows),
	}),
};
