import * as z from "zod/mini";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { offerFilters, offerRow } from "./offers.ts";

const OfficeCourse = z.object({
	...offerRow,
	/** How long the film is, in words. */
	duration: z.string(),
	chapters: z.int(),
	/** In euro; none means free of charge. */
	price: z.nullable(z.number()),
	is_active: z.boolean(),
	/** Since when it is offered; a draft was never. */
	date: z.nullable(z.string()),
	/** In orders of the last thirty days that stand. */
	sold: z.int(),
});
export type OfficeCourse = z.output<typeof OfficeCourse>;

const LISTING = {
	sorts: ["at", "title"],
	sort: "-at",
	filters: {
		...offerFilters,
		price: z.optional(z.enum(["free", "priced"])),
	},
} as const;

const CoursesQuery = listQuery(LISTING);
export type CoursesQuery = z.output<typeof CoursesQuery>;
const CoursesExport = exportQuery(LISTING);

const { access } = LISTS.courses;

export const courses = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/course",
		access,
		summary: "Alle Videokurse, auch die nicht sichtbaren",
		query: CoursesQuery,
		response: listed(OfficeCourse),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/course/export",
		access,
		summary: "Die gefilterten Videokurse als Datei",
		query: CoursesExport,
		response: exported,
	}),
};
