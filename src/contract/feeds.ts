import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { file } from "./files.ts";
import { CALENDAR_PARAMS, paths } from "./paths.ts";

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** What cannot be understood limits nothing, as on the page. */
const anyText = z.catch(z.optional(z.string()), undefined);

/** Files at addresses of the site, for programs and for people to keep. */
export const feeds = {
	calendar: endpoint({
		method: "GET",
		path: paths.seminarsFeed,
		at: "site",
		access: "public",
		cache: "content",
		summary: "Kommende Termine als Kalender zum Abonnieren, mit den Filtern der Seite",
		query: z.object(Object.fromEntries(CALENDAR_PARAMS.map((name) => [name, anyText]))),
		response: file(CALENDAR_TYPE),
	}),
	date: endpoint({
		method: "GET",
		path: "/seminare/:slug/:timestamp.ics",
		at: "site",
		access: "public",
		cache: "content",
		summary: "Ein Termin als Kalenderdatei",
		params: z.object({
			slug: z.string(),
			timestamp: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.coerce.number()),
		}),
		response: file(CALENDAR_TYPE),
	}),
	terms: endpoint({
		method: "GET",
		path: paths.termsPdf,
		at: "site",
		access: "public",
		cache: "content",
		summary: "Die AGB als PDF",
		response: file("application/pdf"),
	}),
};
