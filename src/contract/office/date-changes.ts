import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { Consequences } from "./consequences.ts";
import { DateInput } from "./date-writing.ts";
import { officeEndpoint } from "./endpoint.ts";
import { isoDay } from "./iso-day.ts";

const params = z.object({ id: field.id });

export const CallOff = z.object({
	/** Stands in every letter as it is. */
	reason: field.limitedText(500),
	/** Whether the letters name other dates of the seminar that have seats. */
	names_others: z.boolean(),
	/** Whether visitors go on seeing the date, struck through. */
	stays_listed: z.boolean(),
});
export type CallOff = z.output<typeof CallOff>;

const CalledOff = z.object({
	/** Somebody had called it off before: nothing was sent now. */
	already: z.boolean(),
	bookings: z.int(),
	persons: z.int(),
	waiting: z.int(),
});
export type CalledOff = z.output<typeof CalledOff>;

/** How many were told. */
const Moved = z.object({ bookings: z.int(), persons: z.int(), waiting: z.int() });
export type Moved = z.output<typeof Moved>;

export const MoveDate = z.object({
	/** The day of the first session. */
	day: isoDay,
	sessions: DateInput.shape.sessions,
	place_id: DateInput.shape.place_id,
	/** Stands in every letter as it is. */
	reason: field.limitedText(500),
	/** Whoever has not answered by then is asked once more. */
	answer_by: isoDay,
});
export type MoveDate = z.output<typeof MoveDate>;

const refuses = ["date_past"] as const;
const refusesMove = ["date_past", "date_cancelled", "date_not_moved"] as const;

export const dateChanges = {
	foreseeCallOff: officeEndpoint({
		method: "POST",
		path: "/office/seminar_date/:id/call_off/foresight",
		access: "bookings.write",
		log: "none",
		summary: "Was eine Absage auslösen würde: getan, angesehen und zurückgenommen",
		refuses: [...refuses, "date_cancelled"],
		params,
		body: CallOff,
		response: single(Consequences),
	}),
	callOff: officeEndpoint({
		method: "POST",
		path: "/office/seminar_date/:id/call_off",
		access: "bookings.write",
		audit: "date_called_off",
		summary: "Sagt den Termin ab: alle bekommen einen Brief, Geld geht zurück",
		refuses,
		params,
		body: CallOff,
		response: single(CalledOff),
	}),
	foreseeMove: officeEndpoint({
		method: "POST",
		path: "/office/seminar_date/:id/move/foresight",
		access: "bookings.write",
		log: "none",
		summary: "Was eine Verlegung auslösen würde: getan, angesehen und zurückgenommen",
		refuses: refusesMove,
		params,
		body: MoveDate,
		response: single(Consequences),
	}),
	move: officeEndpoint({
		method: "POST",
		path: "/office/seminar_date/:id/move",
		access: "bookings.write",
		audit: "date_moved",
		summary: "Verlegt den Termin: alle bekommen einen Brief und werden gefragt, ob er passt",
		refuses: refusesMove,
		params,
		body: MoveDate,
		response: single(Moved),
	}),
};
