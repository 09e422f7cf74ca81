import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { file } from "#contract/files.ts";
import { GRANT_TABLES } from "#contract/grants.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { isoDay } from "./iso-day.ts";
import { revision } from "./revision.ts";

const WORDING_MAX = 500;
const day = z.nullable(isoDay);
const goal = z.nullable(field.wholeNumber(1, 100_000));

/** What a notice of funding says. */
const written = {
	reference: field.limitedText(80),
	funder: field.text(120),
	period_from: day,
	period_to: day,
	notice_date: day,
	due_on: day,
	keep_until: day,
	wording: field.text(WORDING_MAX),
	tables: z.array(z.enum(GRANT_TABLES)),
	unit_minutes: field.wholeNumber(30, 90),
	/** Whether the funder asks for lists with names. */
	wants_lists: z.boolean(),
	/** What was promised to the funder: dates that take place, persons who are there. */
	goal_dates: goal,
	goal_people: goal,
};
interface Period {
	period_from: string | null;
	period_to: string | null;
}
const period = z.refine<Period>(
	({ period_from, period_to }) => !period_from || !period_to || period_from <= period_to,
	{ error: "Das Ende liegt vor dem Anfang", path: ["period_to"] },
);
export const NewGrant = z.object(written).check(period);
export type NewGrant = z.output<typeof NewGrant>;

const OfficeGrant = z.object({
	id: z.int(),
	reference: z.string(),
	funder: z.string(),
	period_from: day,
	period_to: day,
	due_on: day,
	dates: z.int(),
	goal_dates: z.nullable(z.int()),
	goal_people: z.nullable(z.int()),
	/** Of its dates those that took place and those to come, and the persons who were there (OFF-034). */
	held: z.int(),
	planned: z.int(),
	people: z.int(),
	delivered_at: z.nullable(z.string()),
});
export type OfficeGrant = z.output<typeof OfficeGrant>;

export const GRANT_DATE_STATES = { held: "fand statt", cancelled: "abgesagt", planned: "steht bevor" } as const;
export type GrantDateState = keyof typeof GRANT_DATE_STATES;

const GrantDate = z.object({
	id: z.int(),
	topic: z.string(),
	date: z.string(),
	state: z.enum(Object.keys(GRANT_DATE_STATES) as [GrantDateState, ...GrantDateState[]]),
	sessions: z.int(),
	units: z.number(),
	/** Persons: with a seat, on the waiting list, there, not there. */
	registered: z.int(),
	waiting: z.int(),
	present: z.int(),
	no_show: z.int(),
	/** Persons there × units, and × days with at least six units (OFF-034). */
	person_units: z.number(),
	person_days: z.int(),
});
export type GrantDate = z.output<typeof GrantDate>;

const GrantPage = z.object({
	...written,
	id: z.int(),
	revision,
	dates: z.array(GrantDate),
	/** What the proof still lacks, in words. */
	missing: z.array(z.string()),
	/** When the lists of names must be deleted. */
	delete_on: day,
	pack: z.nullable(
		z.object({
			delivered_at: z.string(),
			hash: z.string(),
			/** Whether names are in it. */
			has_lists: z.boolean(),
			/** When it was deleted with the lists in it; what stays is its hash and the figures. */
			emptied_at: z.nullable(z.string()),
			/** What is different today from what was handed in. */
			differences: z.array(z.string()),
		}),
	),
});
export type GrantPage = z.output<typeof GrantPage>;

const DateGrant = z.object({
	/** All that a date can be put to. */
	grants: z.array(z.object({ id: z.int(), reference: z.string() })),
	grant: z.nullable(GrantPage),
});
export type DateGrant = z.output<typeof DateGrant>;

const params = z.object({ id: field.id });
const reads = { method: "GET", access: "bookings.read" } as const;
const writes = { access: "seminars.write", response: single(GrantPage) } as const;

export const grants = {
	list: officeEndpoint({
		...reads,
		path: "/office/grant",
		summary: "Alle Förderungen",
		response: single(z.array(OfficeGrant)),
	}),
	get: officeEndpoint({
		...reads,
		path: "/office/grant/:id",
		summary: "Eine Förderung mit ihren Terminen und dem was zum Nachweis fehlt",
		params,
		response: single(GrantPage),
	}),
	create: officeEndpoint({
		...writes,
		method: "POST",
		path: "/office/grant",
		audit: "grant_created",
		summary: "Legt eine Förderung an",
		refuses: ["grant_reference_taken"],
		body: NewGrant,
	}),
	change: officeEndpoint({
		...writes,
		method: "PUT",
		path: "/office/grant/:id",
		audit: "grant_changed",
		summary: "Ändert eine Förderung",
		refuses: ["grant_reference_taken", "changed_meanwhile"],
		params,
		body: z.object({ ...written, revision }).check(period),
	}),
	ofDate: officeEndpoint({
		...reads,
		path: "/office/seminar_date/:id/grant",
		summary: "Die Förderung eines Termins und alle zur Wahl",
		params,
		response: single(DateGrant),
	}),
	assign: officeEndpoint({
		method: "PUT",
		path: "/office/seminar_date/:id/grant",
		access: "seminars.write",
		audit: "date_funded",
		summary: "Ordnet einen Termin einer Förderung zu oder keiner",
		params,
		body: z.object({ grant_id: z.nullable(field.id) }),
		response: single(DateGrant),
	}),
	pack: officeEndpoint({
		...reads,
		path: "/office/grant/:id/pack",
		summary: "Die Mappe für den Nachweis nach dem Stand von jetzt; mit Namen nur wo der Fördergeber Listen verlangt",
		params,
		response: file("application/zip"),
	}),
	deliver: officeEndpoint({
		...writes,
		method: "POST",
		path: "/office/grant/:id/delivery",
		audit: "grant_delivered",
		summary: "Hält fest dass die Mappe so abgegeben ist",
		refuses: ["grant_incomplete"],
		params,
	}),
	delivered: officeEndpoint({
		...reads,
		path: "/office/grant/:id/delivered",
		summary: "Die Mappe wie sie zuletzt abgegeben wurde",
		params,
		response: file("application/zip"),
	}),
};
