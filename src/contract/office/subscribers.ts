import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { NEWSLETTER_SOURCES, SUBSCRIBER_STATES } from "#contract/newsletter.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { span } from "./span.ts";

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
};
