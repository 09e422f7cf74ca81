import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { SeminarSession } from "#contract/seminars.ts";
import { dateInShort, seats } from "./date-rows.ts";
import { DATE_FILTERS, DATE_STATES, DATE_TIMES } from "./date-words.ts";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { span } from "./span.ts";

const OfficeDate = z.object({
	...dateInShort,
	lecturer: z.string(),
	/** In euro for one person; none means free of charge. */
	price: z.nullable(z.number()),
	is_tip: z.boolean(),
	state: z.enum(DATE_STATES),
	...seats,
});
export type OfficeDate = z.output<typeof OfficeDate>;

export const SaxonyShare = z.object({ persons: z.int(), from_saxony: z.int(), kept: z.int() });
export type SaxonyShare = z.output<typeof SaxonyShare>;

const OfficeDatePage = z.extend(OfficeDate, {
	slug: z.string(),
	/** At least one, in order; the first begins with the date. */
	sessions: z.array(SeminarSession),
	/** Until when one can sign up, where that ends before it begins. */
	registration_deadline: z.nullable(z.string()),
	/** PART-08: who comes from Saxony, by postcode, and how many seats are still kept for it; only where taxes pay. */
	saxony: z.nullable(SaxonyShare),
	/** Whether visitors see it. */
	is_public: z.boolean(),
	/** How far the office has gone beyond the capacity on purpose. */
	overbooked: z.int(),
	/** Whether free seats are offered by the office alone. */
	moves_up_by_hand: z.boolean(),
});
export type OfficeDatePage = z.output<typeof OfficeDatePage>;

const DateWaiting = z.object({
	id: z.int(),
	created_at: z.string(),
	name: z.string(),
	persons: z.int(),
	/** None where nothing is known of them but this. */
	person_id: z.nullable(z.int()),
	/** Seats are kept for them until this moment. */
	offer_expires_at: z.nullable(z.string()),
});
export type DateWaiting = z.output<typeof DateWaiting>;

const LISTING = {
	sorts: ["at", "title", "taken"],
	sort: "at",
	filters: {
		/** Those that are coming, unless a span of days is asked for. */
		when: z.optional(z.enum(DATE_TIMES)),
		from: span.from,
		to: span.to,
		way: z.optional(z.enum(["online", "on_site"])),
		place: z.optional(field.id),
		lecturer: z.optional(field.id),
		category: z.optional(field.id),
		state: z.optional(z.enum(DATE_FILTERS)),
		/** Only those of the seminar that the house recommends. */
		tip: z.optional(z.literal("1")),
		/** Only those for which somebody waits. */
		waiting: z.optional(z.literal("1")),
	},
} as const;

const DatesQuery = listQuery(LISTING);
export type DatesQuery = z.output<typeof DatesQuery>;
const DatesExport = exportQuery(LISTING);
export type DatesExport = z.output<typeof DatesExport>;

const { access } = LISTS.dates;
const params = z.object({ id: field.id });

export const dates = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date",
		access,
		summary: "Alle Termine, die kommenden zuerst",
		query: DatesQuery,
		response: listed(OfficeDate),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/export",
		access,
		summary: "Die gefilterten Termine als Datei",
		query: DatesExport,
		response: exported,
	}),
	get: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id",
		access,
		summary: "Ein Termin mit seinen Plätzen",
		params,
		response: single(OfficeDatePage),
	}),
	waitingList: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/waiting_list",
		access: "bookings.read",
		summary: "Wer für diesen Termin wartet, in der Reihenfolge; der Blick darauf steht im Verlauf",
		params,
		response: z.object({ data: z.array(DateWaiting) }),
	}),
};
