import * as z from "zod/mini";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { span } from "./span.ts";

const OfficeBooking = z.object({
	number: z.string(),
	created_at: z.string(),
	name: z.string(),
	/** None of those who called and have none. */
	email: z.nullable(z.string()),
	company: z.nullable(z.string()),
	persons: z.int(),
	topic: z.string(),
	date: z.string(),
	/** In euro. */
	gross: z.number(),
	is_cancelled: z.boolean(),
});
export type OfficeBooking = z.output<typeof OfficeBooking>;

const LISTING = {
	sorts: ["at"],
	sort: "-at",
	filters: { state: z.optional(z.enum(["standing", "cancelled"])), ...span },
} as const;

const BookingsQuery = listQuery(LISTING);
export type BookingsQuery = z.output<typeof BookingsQuery>;
const BookingsExport = exportQuery(LISTING);

const { access } = LISTS.bookings;

export const bookings = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/booking",
		access,
		summary: "Alle Buchungen von Seminaren",
		query: BookingsQuery,
		response: listed(OfficeBooking),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/booking/export",
		access,
		summary: "Die gefilterten Buchungen als Datei",
		query: BookingsExport,
		response: exported,
	}),
};
