import * as z from "zod/mini";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { offerFilters, offerRow } from "./offers.ts";

const OfficeSeminar = z.object({
	...offerRow,
	is_active: z.boolean(),
	is_tip: z.boolean(),
	/** How many dates are still to come, and the next of them. */
	coming: z.int(),
	next_date: z.nullable(z.string()),
	updated_at: z.string(),
});
export type OfficeSeminar = z.output<typeof OfficeSeminar>;

const LISTING = {
	sorts: ["title", "changed"],
	sort: "title",
	filters: {
		...offerFilters,
		dates: z.optional(z.enum(["with", "without"])),
	},
} as const;

const SeminarsQuery = listQuery(LISTING);
export type SeminarsQuery = z.output<typeof SeminarsQuery>;
const SeminarsExport = exportQuery(LISTING);
export type SeminarsExport = z.output<typeof SeminarsExport>;

const { access } = LISTS.seminars;

export const seminars = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/seminar",
		access,
		summary: "Alle Seminare mit ihrem Text, auch die nicht sichtbaren",
		query: SeminarsQuery,
		response: listed(OfficeSeminar),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/seminar/export",
		access,
		summary: "Die gefilterten Seminare als Datei",
		query: SeminarsExport,
		response: exported,
	}),
};
