import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";

export const ContactRequest = z.object({
	name: field.requiredText,
	company: field.optionalText,
	phone: field.optionalText,
	email: field.email,
	description: field.requiredLongText,
	/** Made by the browser: the same request sent twice is one request. */
	idempotency_key: z.optional(field.token),
	website: field.honeypot,
});
export type ContactRequest = z.input<typeof ContactRequest>;

/** When something that a person sent in has arrived. */
export const Receipt = z.object({ received_at: z.string() });

export const contact = {
	send: endpoint({
		method: "POST",
		path: "/form/consulting",
		access: "public",
		status: 201,
		summary: "Eine Anfrage an das Team",
		refuses: ["contact_key_taken"],
		body: ContactRequest,
		response: single(Receipt),
	}),
};
