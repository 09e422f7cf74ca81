import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { file } from "./files.ts";

export const DOCUMENT_KINDS = ["invoice", "credit_note"] as const;

/**
 * As it is titled. Not „Gutschrift“, which by law (§ 14 Abs. 2 UStG) is an invoice that the buyer writes. An order is taken
 * back as a whole, of a booking some seats may stay.
 */
export const documentName = (kind: (typeof DOCUMENT_KINDS)[number], contract: "order" | "sign_up"): string =>
	kind === "invoice" ? "Rechnung" : contract === "order" ? "Stornorechnung" : "Rechnungskorrektur";

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
		summary: "Eine Rechnung oder Rechnungskorrektur zu einer eigenen Bestellung als PDF",
		params: z.object({ id: field.id }),
	}),
	ofOrder: endpoint({
		...ofThis,
		path: "/order/:token/document/:id",
		summary: "Eine Rechnung oder Rechnungskorrektur der Bestellung als PDF",
	}),
	ofBooking: endpoint({
		...ofThis,
		path: "/booking/:token/document/:id",
		summary: "Eine Rechnung oder Rechnungskorrektur der Buchung als PDF",
	}),
};
