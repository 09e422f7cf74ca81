import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";

const AddressForesight = z.object({
	/** Who has the new address already: afterwards both are one person. */
	known: z.nullable(z.object({ id: z.int(), name: z.nullable(z.string()) })),
	/** So many of each get the new address. */
	bookings: z.int(),
	seats: z.int(),
	waiting: z.int(),
	orders: z.int(),
	donations: z.int(),
	requests: z.int(),
	/** What has to be confirmed anew, because an address is confirmed by whoever reads its letters. */
	alerts: z.int(),
	newsletter: z.enum(["asked", "known", "none"]),
	/** `taken`: another account has the new address, so this one stays as it is. */
	account: z.enum(["asked", "taken", "none"]),
	/** Letters that did not arrive and can be sent to the new address. */
	letters: z.int(),
});
export type AddressForesight = z.output<typeof AddressForesight>;

const AddressWish = z.object({ email: field.email });
const AddressChange = z.extend(AddressWish, {
	/** Whether letters that did not arrive are sent again. */
	resend: z.boolean(),
});
export type AddressChange = z.output<typeof AddressChange>;

const params = z.object({ id: field.id });

/** PERSON-05: a wrong address is put right in one place. */
export const personAddress = {
	foresee: officeEndpoint({
		method: "POST",
		path: "/office/person/:id/address/foresight",
		access: "people.write",
		log: "none",
		summary: "Was sich ändert, wenn eine Person eine andere E-Mail-Adresse bekommt",
		params,
		body: AddressWish,
		response: single(AddressForesight),
	}),
	change: officeEndpoint({
		method: "POST",
		path: "/office/person/:id/address",
		access: "people.write",
		audit: "person_address_corrected",
		summary: "Berichtigt die E-Mail-Adresse einer Person überall; Belege und verschickte Briefe bleiben, wie sie sind",
		params,
		body: AddressChange,
		response: single(z.object({ id: z.int() })),
	}),
};
