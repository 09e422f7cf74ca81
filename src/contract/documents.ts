import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { file } from "./files.ts";

export const DOCUMENT_KINDS = ["invoice", "credit_note"] as const;

/** An invoice or a credit note. */
export const Document = z.object({
	id: z.int(),
	kind: z.enum(DOCUMENT_KINDS),
	number: z.string(),
	issued_on: z.string(),
	/** Answers the PDF to whoever may see the order or the booking. */
	path: z.string(),
});
export type Document = z.output<typeof Document>;

const ofThis = {
	method: "GET",
	access: "public",
	refuses: ["too_many"],
	params: z.object({ token: field.token, id: field.id }),
	response: file("application/pdf"),
} as const;

export const documents = {
	ofMember: endpoint({
		...ofThis,
		path: "/user/order/document/:id",
		access: "member",
		summary: "Eine Rechnung oder Gutschrift zu einer eigenen Bestellung als PDF",
		params: z.object({ id: field.id }),
	}),
	ofOrder: endpoint({
		...ofThis,
		path: "/order/:token/document/:id",
		summary: "Eine Rechnung oder Gutschrift der Bestellung als PDF",
	}),
	ofBooking: endpoint({
		...ofThis,
		path: "/booking/:token/document/:id",
		summary: "Eine Rechnung oder Gutschrift der Buchung als PDF",
	}),
};
