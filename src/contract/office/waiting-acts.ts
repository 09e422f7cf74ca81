import * as z from "zod/mini";
import { PERSONS } from "#contract/constants.ts";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { beyond } from "./booking-acts.ts";
import { officeEndpoint } from "./endpoint.ts";

const persons = z.int("Ungültiger Wert").check(z.gte(PERSONS.min), z.lte(PERSONS.max, `Maximal ${PERSONS.max}`));
const params = z.object({ id: field.id });
const Done = single(z.object({ id: z.int() }));

const Offer = z.object({ persons: z.optional(persons), reason: field.requiredText });
export type Offer = z.output<typeof Offer>;
const TakeIn = z.object({ reason: field.optionalText, ...beyond });
export type TakeIn = z.output<typeof TakeIn>;

export const waitingActs = {
	reorder: officeEndpoint({
		method: "POST",
		path: "/office/waiting_list/:id/place",
		access: "bookings.write",
		audit: "waiting_reordered",
		summary: "Rückt jemanden auf der Warteliste um einen Platz nach vorn oder hinten",
		params,
		body: z.object({ to: z.enum(["earlier", "later"]) }),
		response: Done,
	}),
	offer: officeEndpoint({
		method: "POST",
		path: "/office/waiting_list/:id/offer",
		access: "bookings.write",
		audit: "waiting_offered",
		summary: "Bietet jemandem außer der Reihe Plätze an, auch weniger als gewünscht",
		refuses: ["date_full", "date_closed", "date_cancelled", "offer_lapsed"],
		params,
		body: Offer,
		response: Done,
	}),
	extend: officeEndpoint({
		method: "POST",
		path: "/office/waiting_list/:id/extension",
		access: "bookings.write",
		audit: "waiting_extended",
		summary: "Verlängert ein Angebot um einen Tag",
		refuses: ["offer_lapsed"],
		params,
		response: Done,
	}),
	takeIn: officeEndpoint({
		method: "POST",
		path: "/office/waiting_list/:id/seat",
		access: "bookings.write",
		audit: "waiting_taken_in",
		summary: "Nimmt jemanden von der Warteliste direkt auf",
		refuses: ["date_full", "date_closed", "date_cancelled", "offer_lapsed"],
		params,
		body: TakeIn,
		response: single(z.object({ number: z.string() })),
	}),
	remove: officeEndpoint({
		method: "POST",
		path: "/office/waiting_list/:id/removal",
		access: "bookings.write",
		audit: "waiting_removed",
		summary: "Nimmt jemanden von der Warteliste, mit Brief oder ohne",
		params,
		body: z.object({ mail: z.boolean() }),
		response: Done,
	}),
	movingUp: officeEndpoint({
		method: "PUT",
		path: "/office/seminar_date/:id/moving_up",
		access: "bookings.write",
		audit: "moving_up_switched",
		summary: "Schaltet das automatische Nachrücken eines Termins ein oder aus",
		params,
		body: z.object({ by_hand: z.boolean() }),
		response: Done,
	}),
};
