import * as z from "zod/mini";
import { PERSONS } from "#contract/constants.ts";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { SignUpPerson } from "#contract/sign-ups.ts";
import { Consequences } from "./consequences.ts";
import { officeEndpoint } from "./endpoint.ts";

const MOST_AT_ONCE = 200;

export const bookingNumber = z.string(field.REQUIRED).check(z.regex(/^B-\d{8}$/, field.INVALID_VALUE));
const position = z.int().check(z.gte(PERSONS.min), z.lte(99));

/** Without positions everybody of the booking who comes. */
const ChosenBooking = z.object({
	number: bookingNumber,
	positions: z.optional(z.array(position).check(z.minLength(1, field.REQUIRED))),
});
export type ChosenBooking = z.output<typeof ChosenBooking>;
const chosen = z.array(ChosenBooking).check(z.minLength(1, field.REQUIRED), z.maxLength(MOST_AT_ONCE));

/** PART-03: beyond the capacity only with a reason. */
export const beyond = { beyond_reason: field.optionalText };

const Move = z.object({ bookings: chosen, date_id: field.id, mail: z.boolean(), ...beyond });
export type Move = z.output<typeof Move>;

const GiveBack = z.object({ bookings: chosen, mail: z.boolean(), credit: z.boolean(), reason: field.requiredText });
export type GiveBack = z.output<typeof GiveBack>;

const Extend = z.object({
	persons: z.array(SignUpPerson).check(z.minLength(1, field.REQUIRED), z.maxLength(PERSONS.max)),
	mail: z.boolean(),
	...beyond,
});
export type Extend = z.output<typeof Extend>;

const Rename = z.object({
	persons: z.array(z.extend(SignUpPerson, { position })).check(z.minLength(1, field.REQUIRED)),
});
export type Rename = z.output<typeof Rename>;

/** Of somebody for whom the office writes: only the name is always known. */
export const contact = {
	first_name: field.requiredText,
	last_name: field.requiredText,
	company: field.optionalText,
	street_address: field.optionalText,
	street_suffix: field.optionalText,
	postcode: field.emptyOr(field.postcode),
	city: field.optionalText,
	/** Without one the letter is printed. */
	email: field.emptyOr(field.email),
	phone: field.optionalText,
};

const Correct = z.object({
	...contact,
	...field.buyerReferences,
	/** The invoice as it stands is taken back and written anew; always where it states another reference. */
	new_invoice: z.boolean(),
	/** The confirmation goes out once more. */
	mail: z.boolean(),
});
export type Correct = z.output<typeof Correct>;

const Done = single(z.object({ numbers: z.array(z.string()) }));
const byNumber = z.object({ number: bookingNumber });
const FULL = ["date_full", "date_closed", "date_cancelled", "date_unknown", "booking_closed"] as const;

const foresight = { method: "POST", access: "bookings.write", log: "none", response: single(Consequences) } as const;

export const bookingActs = {
	foreseeMove: officeEndpoint({
		...foresight,
		path: "/office/booking/move/foresight",
		summary: "Was folgt, wenn Buchungen auf einen anderen Termin ziehen",
		refuses: [...FULL, "move_other_kind"],
		body: Move,
	}),
	move: officeEndpoint({
		method: "POST",
		path: "/office/booking/move",
		access: "bookings.write",
		audit: "booking_moved",
		summary: "Bucht Personen auf einen anderen Termin um",
		refuses: [...FULL, "move_other_kind"],
		body: Move,
		response: Done,
	}),
	foreseeGiveBack: officeEndpoint({
		...foresight,
		path: "/office/booking/give_back/foresight",
		summary: "Was folgt, wenn Plätze storniert werden",
		refuses: ["booking_closed"],
		body: GiveBack,
	}),
	giveBack: officeEndpoint({
		method: "POST",
		path: "/office/booking/give_back",
		access: "bookings.write",
		audit: "booking_given_back",
		summary: "Storniert ganze Buchungen oder einzelne Personen",
		refuses: ["booking_closed"],
		body: GiveBack,
		response: Done,
	}),
	foreseeExtend: officeEndpoint({
		...foresight,
		path: "/office/booking/:number/person/foresight",
		summary: "Was folgt, wenn zu einer Buchung Personen kommen",
		refuses: FULL,
		params: byNumber,
		body: Extend,
	}),
	extend: officeEndpoint({
		method: "POST",
		path: "/office/booking/:number/person",
		access: "bookings.write",
		audit: "booking_extended",
		summary: "Fügt einer Buchung Personen hinzu",
		refuses: FULL,
		params: byNumber,
		body: Extend,
		response: Done,
	}),
	rename: officeEndpoint({
		method: "PUT",
		path: "/office/booking/:number/person",
		access: "bookings.write",
		audit: "booking_renamed",
		summary: "Ändert Namen von Teilnehmenden",
		refuses: ["booking_closed"],
		params: byNumber,
		body: Rename,
		response: Done,
	}),
	foreseeCorrect: officeEndpoint({
		...foresight,
		path: "/office/booking/:number/contact/foresight",
		summary: "Was folgt, wenn Anschrift oder E-Mail berichtigt werden",
		params: byNumber,
		body: Correct,
	}),
	correct: officeEndpoint({
		method: "PUT",
		path: "/office/booking/:number/contact",
		access: "bookings.write",
		audit: "booking_corrected",
		summary: "Berichtigt Anschrift und E-Mail einer Buchung",
		params: byNumber,
		body: Correct,
		response: Done,
	}),
};
