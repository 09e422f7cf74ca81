import * as z from "zod/mini";
import { file } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { bookingNumber } from "./booking-acts.ts";
import { DocumentRow } from "./document-rows.ts";
import { officeEndpoint } from "./endpoint.ts";
import { ReminderRow } from "./open-items.ts";
import { PAYMENT_STATES } from "./participants.ts";

const BookingPerson = z.object({
	id: z.int(),
	position: z.int(),
	first_name: z.nullable(z.string()),
	last_name: z.nullable(z.string()),
	note: z.nullable(z.string()),
	note_for_lecturer: z.boolean(),
	coming_at: z.nullable(z.string()),
	cancelled_at: z.nullable(z.string()),
});
export type BookingPerson = z.output<typeof BookingPerson>;

const OfficeBookingPage = z.object({
	number: z.string(),
	created_at: z.string(),
	/** The colleague who took it by phone. */
	taken_by: z.nullable(z.string()),
	first_name: z.string(),
	last_name: z.string(),
	company: z.nullable(z.string()),
	street_address: z.nullable(z.string()),
	street_suffix: z.nullable(z.string()),
	postcode: z.nullable(z.string()),
	city: z.nullable(z.string()),
	email: z.nullable(z.string()),
	phone: z.nullable(z.string()),
	/** What the buyer's books ask for. */
	order_reference: z.nullable(z.string()),
	leitweg_id: z.nullable(z.string()),
	date: z.object({
		id: z.int(),
		topic: z.string(),
		category: z.string(),
		at: z.string(),
		location: z.string(),
	}),
	persons: z.array(BookingPerson),
	/** In euro. */
	gross: z.number(),
	voucher: z.nullable(z.string()),
	payment: z.enum(PAYMENT_STATES),
	open: z.number(),
	invoice_id: z.nullable(z.int()),
	documents: z.array(DocumentRow),
	reminders: z.array(ReminderRow),
	/** Whether it has begun: then persons stay as they were. */
	is_past: z.boolean(),
	/** Whether the terms give everything back: until the day before. */
	is_free_to_cancel: z.boolean(),
});
export type OfficeBookingPage = z.output<typeof OfficeBookingPage>;

const params = z.object({ number: bookingNumber });

export const bookingPage = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/booking/:number",
		access: "bookings.read",
		summary: "Eine Buchung mit Personen, Geld und Belegen; der Blick darauf wird vermerkt",
		params,
		response: single(OfficeBookingPage),
	}),
	confirmation: officeEndpoint({
		method: "GET",
		path: "/office/booking/:number/confirmation",
		access: "bookings.read",
		summary: "Die Bestätigung zum Ausdrucken als PDF",
		refuses: ["too_many"],
		params,
		response: file("application/pdf"),
	}),
};
