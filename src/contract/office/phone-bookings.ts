import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { TAX_CATEGORIES } from "#contract/money.ts";
import { single } from "#contract/paging.ts";
import { earlyPerformance, nonprofitAnswers, personsOfBooking } from "#contract/sign-ups.ts";
import { VOUCHER_REFUSALS } from "#contract/voucher-refusals.ts";
import { beyond, contact } from "./booking-acts.ts";
import { Consequences } from "./consequences.ts";
import { dateInShort, seats } from "./date-rows.ts";
import { officeEndpoint } from "./endpoint.ts";

const READ_OUT = "Lies zuerst AGB und Widerrufsbelehrung vor";

/** Somebody whom the house knows, with what the last booking told. */
const KnownPerson = z.object({
	id: z.int(),
	first_name: z.string(),
	last_name: z.string(),
	company: z.nullable(z.string()),
	email: z.string(),
	phone: z.nullable(z.string()),
	street_address: z.nullable(z.string()),
	street_suffix: z.nullable(z.string()),
	postcode: z.nullable(z.string()),
	city: z.nullable(z.string()),
	bookings: z.int(),
	/** In euro, with the invoices that are owed. */
	open: z.number(),
	debts: z.array(z.object({ number: z.string(), open: z.number(), is_overdue: z.boolean() })),
});
export type KnownPerson = z.output<typeof KnownPerson>;

const BookableDate = z.object({
	...dateInShort,
	/** In euro for one person; none means free of charge. */
	price: z.nullable(z.number()),
	tax_category: z.enum(TAX_CATEGORIES),
	/** Whether it begins before the right of withdrawal would end. */
	begins_soon: z.boolean(),
	...seats,
	reserves: z.array(z.object({ id: z.int(), name: z.string(), left: z.int() })),
});
export type BookableDate = z.output<typeof BookableDate>;

const shape = {
	date_id: field.id,
	reserve_id: z.optional(field.id),
	...personsOfBooking,
	...contact,
	...field.buyerReferences,
	...nonprofitAnswers,
	voucher_code: field.optionalText,
	note: field.optionalText,
	accept_early_performance: z.optional(z.boolean()),
	terms_read_out: z.boolean(READ_OUT).check(z.refine((value: boolean) => value, READ_OUT)),
	/** By mail, or printed. */
	mail: z.boolean(),
	/** Repeating a request with the same key answers the same booking. */
	idempotency_key: field.token,
	...beyond,
};

const PhoneBooking = z.object(shape);
export type PhoneBooking = z.output<typeof PhoneBooking>;

/** What an invoice needs. */
export const PricedPhoneBooking = z.extend(PhoneBooking, {
	street_address: field.requiredText,
	street_suffix: field.houseNumber,
	postcode: field.postcode,
	city: field.requiredText,
});
export const EarlyPhoneBooking = z.extend(PricedPhoneBooking, earlyPerformance);

const REFUSES = [
	"date_unknown",
	"date_cancelled",
	"date_closed",
	"date_full",
	"reserve_used",
	"sign_up_key_taken",
	...VOUCHER_REFUSALS,
] as const;

export const phoneBookings = {
	people: officeEndpoint({
		method: "GET",
		path: "/office/phone_booking/person",
		access: "bookings.write",
		summary: "Bekannte Menschen zu einem Namen; der Blick darauf wird vermerkt",
		query: z.object({ q: field.search }),
		response: z.object({ data: z.array(KnownPerson) }),
	}),
	dates: officeEndpoint({
		method: "GET",
		path: "/office/phone_booking/date",
		access: "bookings.write",
		summary: "Kommende Termine mit freien Plätzen und Reserven",
		query: z.object({ q: z.optional(field.search), id: z.optional(field.id) }),
		response: z.object({ data: z.array(BookableDate) }),
	}),
	foresee: officeEndpoint({
		method: "POST",
		path: "/office/phone_booking/foresight",
		access: "bookings.write",
		log: "none",
		summary: "Was aus einer Buchung am Telefon folgt",
		refuses: REFUSES,
		body: PhoneBooking,
		response: single(Consequences),
	}),
	create: officeEndpoint({
		method: "POST",
		path: "/office/phone_booking",
		access: "bookings.write",
		audit: "booking_taken",
		summary: "Nimmt eine Buchung am Telefon auf",
		refuses: REFUSES,
		body: PhoneBooking,
		response: single(z.object({ number: z.string() })),
	}),
};
