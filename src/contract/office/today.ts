import * as z from "zod/mini";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";

/** A seminar date as Heute shows it: seats are persons. */
export const UpcomingDate = z.object({
	id: z.int(),
	topic: z.string(),
	category: z.string(),
	/** When it begins; of one that goes over several days, today's part. */
	starts_at: z.string(),
	ends_at: z.string(),
	room: z.nullable(z.string()),
	/** The town first; "Online, …" where nobody meets. */
	location: z.string(),
	is_online: z.boolean(),
	lecturer: z.string(),
	is_tip: z.boolean(),
	capacity: z.nullable(z.int()),
	taken: z.int(),
	/** Kept for somebody of the waiting list until the offer is answered. */
	offered: z.int(),
	free: z.nullable(z.int()),
	waiting: z.int(),
});
export type UpcomingDate = z.output<typeof UpcomingDate>;

export const UpcomingDates = z.object({
	today: z.array(UpcomingDate),
	next: z.array(UpcomingDate),
	/** How many there are after today. */
	total_next: z.int(),
});
export type UpcomingDates = z.output<typeof UpcomingDates>;

/** In the sequence in which they stand. */
export const FIGURES = {
	seats: { title: "Plätze gebucht", unit: "count" },
	revenue: { title: "Umsatz", unit: "cents" },
	courses: { title: "Videokurse verkauft", unit: "count" },
	donations: { title: "Spenden", unit: "cents" },
	subscribed: { title: "Newsletter-Zugänge", unit: "count" },
	unsubscribed: { title: "Newsletter-Abmeldungen", unit: "count" },
} as const satisfies Record<string, { title: string; unit: "count" | "cents" }>;
export type FigureKey = keyof typeof FIGURES;
const FIGURE_KEYS = Object.keys(FIGURES) as [FigureKey, ...FigureKey[]];

export const Figure = z.object({
	key: z.enum(FIGURE_KEYS),
	/** Of the last thirty whole days, and of the thirty before. */
	now: z.int(),
	before: z.int(),
	days: z.array(z.object({ day: z.string(), now: z.int(), before: z.int() })),
});
export type Figure = z.output<typeof Figure>;

export const Figures = z.object({
	/** The first and the last day, both counted. */
	from: z.string(),
	to: z.string(),
	figures: z.array(Figure),
});
export type Figures = z.output<typeof Figures>;

export const HAPPENINGS = ["booking", "order", "payment", "donation", "contact", "newsletter", "staff"] as const;

export const Happening = z.object({
	kind: z.enum(HAPPENINGS),
	id: z.string(),
	at: z.string(),
	/** The words that stand out, and how the sentence goes on. */
	lead: z.string(),
	text: z.string(),
	detail: z.nullable(z.string()),
	path: z.nullable(z.string()),
});
export type Happening = z.output<typeof Happening>;

/** TODAY-05 */
const DailyMail = z.object({ wanted: z.boolean() });

export const today = {
	dates: officeEndpoint({
		method: "GET",
		path: "/office/today/dates",
		access: "desk.see",
		summary: "Die Termine von heute und die nächsten; Dozentinnen sehen ihre eigenen",
		response: single(UpcomingDates),
	}),
	figures: officeEndpoint({
		method: "GET",
		path: "/office/today/figures",
		access: "desk.see",
		summary: "Die Zahlen der letzten 30 Tage neben den 30 davor",
		response: single(Figures),
	}),
	happenings: officeEndpoint({
		method: "GET",
		path: "/office/today/happenings",
		access: "desk.see",
		summary: "Was gerade passiert ist, das Neueste zuerst",
		response: single(z.array(Happening)),
	}),
	mail: officeEndpoint({
		method: "GET",
		path: "/office/today/mail",
		access: "desk.see",
		summary: "Ob diese Person die Tagesliste per E-Mail bekommt",
		response: single(DailyMail),
	}),
	chooseMail: officeEndpoint({
		method: "PUT",
		path: "/office/today/mail",
		access: "desk.see",
		log: "none",
		summary: "Bestellt die Tagesliste per E-Mail oder bestellt sie ab",
		body: DailyMail,
		response: single(DailyMail),
	}),
};
