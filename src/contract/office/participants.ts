import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { EXPORT_FORMATS, type ExportFormat, exported } from "./listing.ts";

export const PAYMENT_STATES = ["paid", "open", "overdue", "free"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const NOTE_MAX_LENGTH = 300;

const Participant = z.object({
	id: z.int(),
	/** The booking, and which of its persons this is. */
	number: z.string(),
	position: z.int(),
	of: z.int(),
	/** None as long as the name is not known. */
	first_name: z.nullable(z.string()),
	last_name: z.nullable(z.string()),
	company: z.nullable(z.string()),
	/** The row among the people of whoever booked. */
	person_id: z.nullable(z.int()),
	/** In euro: what this person's seat costs. */
	share: z.number(),
	payment: z.enum(PAYMENT_STATES),
	/** What is to be paid for the whole booking; below zero what we owe. */
	open: z.number(),
	/** The invoice that a payment is noted for. */
	invoice_id: z.nullable(z.int()),
	note: z.nullable(z.string()),
	note_for_lecturer: z.boolean(),
	reminded_at: z.nullable(z.string()),
	coming_at: z.nullable(z.string()),
	booked_at: z.string(),
	cancelled_at: z.nullable(z.string()),
});
export type Participant = z.output<typeof Participant>;

const Participants = z.object({
	persons: z.array(Participant),
	/** In euro, over all bookings of the date. */
	money: z.object({ paid: z.number(), open: z.number() }),
});
export type Participants = z.output<typeof Participants>;

const ParticipantsFilter = z.object({
	q: field.optionalText,
	payment: z.optional(z.enum(PAYMENT_STATES)),
	note: z.optional(z.literal("1")),
});
export type ParticipantsFilter = z.output<typeof ParticipantsFilter>;

const formats = Object.keys(EXPORT_FORMATS) as [ExportFormat, ...ExportFormat[]];
const ParticipantsExport = z.extend(ParticipantsFilter, { format: z.enum(formats), sort: field.optionalText });
export type ParticipantsExport = z.output<typeof ParticipantsExport>;

const PersonNote = z.object({ note: field.text(NOTE_MAX_LENGTH), for_lecturer: z.boolean() });
export type PersonNote = z.output<typeof PersonNote>;

const params = z.object({ id: field.id });

export const participants = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/person",
		access: "bookings.read",
		summary: "Wer zu einem Termin kommt, Person für Person; der Blick darauf steht im Verlauf",
		params,
		response: single(Participants),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/person/export",
		access: "bookings.read",
		summary: "Die gefilterten Teilnehmenden eines Termins als Datei",
		params,
		query: ParticipantsExport,
		response: exported,
	}),
	note: officeEndpoint({
		method: "PUT",
		path: "/office/booking_person/:id/note",
		access: "bookings.write",
		audit: "person_noted",
		summary: "Schreibt eine Notiz zu einer Person; leer nimmt sie weg",
		params,
		body: PersonNote,
		response: single(z.object({ note: z.nullable(z.string()), note_for_lecturer: z.boolean() })),
	}),
};
