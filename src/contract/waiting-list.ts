import * as z from "zod/mini";
import { PERSONS } from "./constants.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { TAX_CATEGORIES } from "./money.ts";
import { single } from "./paging.ts";
import { DateFacts } from "./seminars.ts";
import { earlyPerformance } from "./sign-ups.ts";

/** How long an offered seat is kept. */
export const OFFER_HOURS = 24;

export const WAITING_STATES = ["waiting", "offered", "taken", "lapsed", "left"] as const;

const persons = z
	.int("Ungültiger Wert")
	.check(z.gte(PERSONS.min, "Ungültiger Wert"), z.lte(PERSONS.max, `Maximal ${PERSONS.max}`));

export const WaitingRequest = z.object({
	presence_seminar_id: field.id,
	presence_seminar_date_id: field.id,
	name: field.requiredText,
	email: field.email,
	number_of_persons: persons,
	/** Whether fewer seats than these are welcome too. */
	fewer_welcome: z.optional(z.boolean()),
	website: field.honeypot,
});
export type WaitingRequest = z.output<typeof WaitingRequest>;

/** What an invoice needs; asked for only where the seminar has a price. */
export const WaitingAddress = z.object({
	street_address: field.requiredText,
	street_suffix: field.houseNumber,
	postcode: field.postcode,
	city: field.requiredText,
	accept_terms: field.acceptedTerms,
	accept_early_performance: z.optional(z.boolean()),
});
export const EarlyWaitingAddress = z.extend(WaitingAddress, earlyPerformance);

export const TakeOffer = z.partial(WaitingAddress);
export type TakeOffer = z.output<typeof TakeOffer>;

export const WaitingEntry = z.extend(DateFacts, {
	name: z.string(),
	/** Of an offer: how many seats it is about. */
	number_of_persons: z.int(),
	fewer_welcome: z.boolean(),
	/** How many have waited for longer. */
	ahead: z.int(),
	/** Until when somebody can still get a seat. */
	ends_at: z.string(),
	/** For all persons together. */
	price: z.nullable(z.number()),
	tax_category: z.enum(TAX_CATEGORIES),
	/** Whether we called the date off. */
	date_cancelled: z.boolean(),
	/** Whether it begins before the right of withdrawal would end. */
	begins_soon: z.boolean(),
	state: z.enum(WAITING_STATES),
	offer_expires_at: z.nullable(z.string()),
	/** The page of the booking that came of it. */
	booking_path: z.nullable(z.string()),
});
export type WaitingEntry = z.output<typeof WaitingEntry>;

/** The same for an address that waits already: how many others do, and nothing about an entry. */
const WaitingAnswer = z.object({ state: z.literal("waiting"), others: z.int() });
export type WaitingAnswer = z.output<typeof WaitingAnswer>;

const ByToken = z.object({ token: field.token });

export const waitingList = {
	join: endpoint({
		method: "POST",
		path: "/waiting_list",
		access: "public",
		status: 201,
		summary: "Setzt auf die Warteliste eines ausgebuchten Termins",
		refuses: ["date_unknown", "date_cancelled", "date_closed", "date_has_seats"],
		body: WaitingRequest,
		response: single(WaitingAnswer),
	}),
	get: endpoint({
		method: "GET",
		path: "/waiting_list/:token",
		access: "public",
		summary: "Ein Platz auf der Warteliste mit dem Link aus der Mail",
		params: ByToken,
		response: single(WaitingEntry),
	}),
	take: endpoint({
		method: "POST",
		path: "/waiting_list/:token/take",
		access: "public",
		summary: "Nimmt die angebotenen Plätze",
		refuses: ["date_cancelled", "offer_lapsed"],
		params: ByToken,
		body: TakeOffer,
		response: single(WaitingEntry),
	}),
	leave: endpoint({
		method: "POST",
		path: "/waiting_list/:token/leave",
		access: "public",
		summary: "Verlässt die Warteliste",
		params: ByToken,
		response: single(WaitingEntry),
	}),
};
