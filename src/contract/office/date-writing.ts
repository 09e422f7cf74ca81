import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { seats } from "./date-rows.ts";
import { SaxonyShare } from "./dates.ts";
import { officeEndpoint } from "./endpoint.ts";
import { isoDay } from "./iso-day.ts";
import { revision } from "./revision.ts";
import { SERIES_MOST } from "./series.ts";

const time = z
	.string(field.REQUIRED)
	.check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Bitte eine Uhrzeit wie 17:30 angeben"));
const count = (max: number) => field.wholeNumber(1, max);
const SESSIONS_MOST = 20;
const LINK = "Bitte eine Adresse mit https:// angeben";
const UNITS = "Bitte eine Zahl von 0 bis 99 angeben";

/** By the clocks of Berlin; a session that ends before it begins ends on the next day. */
const SessionInput = z.object({
	/** So many days after the first session. */
	day: field.wholeNumber(0, 366),
	from: time,
	to: time,
	room: z.nullable(field.text(80)),
	/** Teaching units. */
	units: z.number(UNITS).check(z.gte(0, UNITS), z.lte(99, UNITS)),
});
export type SessionInput = z.output<typeof SessionInput>;

/** All of a date but its day, so that the same holds for each date of a series. */
export const DateInput = z.object({
	sessions: z
		.array(SessionInput)
		.check(z.minLength(1, field.REQUIRED), z.maxLength(SESSIONS_MOST, `Höchstens ${SESSIONS_MOST} Teile`)),
	/** None where nobody counts. */
	capacity: z.nullable(count(1_000)),
	/** Until when one can sign up; none until it begins. */
	deadline: z.nullable(z.object({ days_before: field.wholeNumber(0, 365), time })),
	/** For once elsewhere than its seminar. */
	place_id: z.nullable(field.id),
	join_link: z.nullable(field.limitedText(500).check(z.regex(/^https:\/\/[^\s]+$/, LINK))),
	/** DATE-07: with fewer persons it is decided so many days before whether it takes place. */
	minimum: z.nullable(z.object({ persons: count(1_000), days_before: field.wholeNumber(0, 365) })),
	/** PART-08: only where the seminar is paid from taxes. */
	saxony_seats: z.nullable(count(1_000)),
	grant_id: z.nullable(field.id),
});
export type DateInput = z.output<typeof DateInput>;

const Reserve = z.object({
	id: z.int(),
	name: z.string(),
	seats: z.int(),
	used: z.int(),
	/** The last day on which it keeps seats back. */
	until: z.string(),
	is_over: z.boolean(),
});
export type Reserve = z.output<typeof Reserve>;

const WrittenDate = z.object({
	id: z.int(),
	seminar_id: z.int(),
	topic: z.string(),
	is_online: z.boolean(),
	tax_supported: z.boolean(),
	/** The first day. */
	day: z.string(),
	...DateInput.shape,
	...seats,
	reserves: z.array(Reserve),
	/** PART-08: who comes from Saxony, by postcode; only where the seminar is paid from taxes. */
	saxony: z.nullable(SaxonyShare),
	/** Time and place of a date with bookings are changed by moving it. */
	has_bookings: z.boolean(),
	is_past: z.boolean(),
	revision,
});
export type WrittenDate = z.output<typeof WrittenDate>;

export const ReserveInput = z.object({ name: field.limitedText(120), seats: count(500), until: isoDay });
export type ReserveInput = z.output<typeof ReserveInput>;

/** Which days have a date now, and which had one before. */
const Made = z.object({ made: z.array(z.object({ id: z.int(), day: z.string() })), known: z.array(z.string()) });
export type Made = z.output<typeof Made>;

const someOf = <T extends z.ZodMiniType>(one: T) =>
	z
		.array(one)
		.check(z.minLength(1, field.REQUIRED), z.maxLength(SERIES_MOST, `Höchstens ${SERIES_MOST} Termine auf einmal`));

export const NewDates = z.extend(DateInput, { days: someOf(isoDay) });
export type NewDates = z.output<typeof NewDates>;

const DatesCopy = z.object({ dates: someOf(z.object({ id: field.id, day: isoDay })) });
export type DatesCopy = z.output<typeof DatesCopy>;

const params = z.object({ id: field.id });
const response = single(WrittenDate);

export const dateWriting = {
	choices: officeEndpoint({
		method: "GET",
		path: "/office/grant_choice",
		access: "seminars.write",
		summary: "Welche Bewilligungen ein Termin haben kann",
		response: z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) }),
	}),
	get: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/form",
		access: "seminars.write",
		summary: "Alles, was an einem Termin geändert werden kann, mit den Reserven",
		params,
		response,
	}),
	create: officeEndpoint({
		method: "POST",
		path: "/office/seminar/:id/date",
		access: "seminars.write",
		audit: "dates_created",
		summary: "Legt einen Termin oder eine Reihe an; was es schon gibt, bleibt",
		params,
		body: NewDates,
		response: single(Made),
	}),
	copy: officeEndpoint({
		method: "POST",
		path: "/office/seminar/:id/date_copy",
		access: "seminars.write",
		audit: "dates_created",
		summary: "Legt Termine noch einmal an anderen Tagen an, zum Beispiel im nächsten Jahr",
		params,
		body: DatesCopy,
		response: single(Made),
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/seminar_date/:id",
		access: "seminars.write",
		audit: "date_changed",
		summary: "Ändert einen Termin; mehr Plätze gehen sofort an die Warteliste",
		refuses: ["changed_meanwhile", "date_past", "date_has_bookings", "date_cancelled"],
		params,
		body: z.extend(DateInput, { day: isoDay, revision }),
		response,
	}),
	keepBack: officeEndpoint({
		method: "POST",
		path: "/office/seminar_date/:id/reserve",
		access: "seminars.write",
		audit: "reserve_made",
		summary: "Hält Plätze für eine Gruppe bis zum Ende eines Tages zurück",
		refuses: ["date_past", "date_full", "date_cancelled"],
		params,
		body: ReserveInput,
		response,
	}),
	release: officeEndpoint({
		method: "DELETE",
		path: "/office/seminar_date/:id/reserve/:reserve",
		access: "seminars.write",
		audit: "reserve_released",
		summary: "Gibt zurückgehaltene Plätze sofort frei",
		refuses: ["date_past"],
		params: z.object({ id: field.id, reserve: field.id }),
		response,
	}),
};
