import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { changedRows, chosenIn, exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { span } from "./span.ts";

export const REQUEST_STATES = ["open", "closed"] as const;

const facts = {
	id: z.int(),
	created_at: z.string(),
	name: z.string(),
	email: z.string(),
	company: z.nullable(z.string()),
	closed_at: z.nullable(z.string()),
};

/** `opening` is how its text begins. */
const OfficeRequest = z.object({ ...facts, opening: z.string() });
export type OfficeRequest = z.output<typeof OfficeRequest>;

/** What was answered from here, the oldest first. */
const Answer = z.object({
	id: z.int(),
	text: z.string(),
	by: z.nullable(z.string()),
	created_at: z.string(),
	letter_id: z.string(),
});

const WholeRequest = z.object({
	...facts,
	phone: z.nullable(z.string()),
	description: z.string(),
	answers: z.array(Answer),
});
export type WholeRequest = z.output<typeof WholeRequest>;

const LISTING = {
	sorts: ["at"],
	sort: "-at",
	filters: { state: z.optional(z.enum(REQUEST_STATES)), ...span },
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
		params: z.object({ id: field.id }),
		body: z.object({ text: field.requiredLongText, close: z.boolean() }),
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
