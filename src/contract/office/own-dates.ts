import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { paged } from "#contract/paging.ts";
import { dateInShort, seats } from "./date-rows.ts";
import { officeEndpoint } from "./endpoint.ts";
import { FeedbackResults } from "./feedback.ts";

/** A date as its lecturer needs it: who comes, by name alone (STAFF-07). */
export const OwnDate = z.object({
	...dateInShort,
	cancelled: z.boolean(),
	...seats,
	names: z.array(z.string()),
	/** Files for the participants, also those that they do not see yet. */
	handouts: z.array(z.object({ id: z.int(), name: z.string(), bytes: z.int() })),
	/** Of what has taken place. */
	feedback: FeedbackResults,
});
export type OwnDate = z.output<typeof OwnDate>;

const OwnDatesQuery = z.object({
	/** From today on, or before; the nearest first. */
	when: z._default(z.enum(["coming", "past"]), "coming"),
	page: z.optional(field.page),
});
export type OwnDatesQuery = z.output<typeof OwnDatesQuery>;

export const ownDates = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/own_dates",
		access: "attendance.write",
		summary: "Die eigenen Termine einer Dozentin oder eines Dozenten mit den Namen derer, die kommen",
		query: OwnDatesQuery,
		response: paged(OwnDate),
	}),
};
