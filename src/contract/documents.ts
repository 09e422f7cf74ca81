import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { file } from "./files.ts";

export const DOCUMENT_KINDS = ["invoice", "credit_note"] as const;

/** To read, with the XML inside; or the XML that administrations ask for. */
export const DOCUMENT_FORMATS = ["pdf", "xrechnung"] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/**
 * As it is titled. Not „Gutschrift“, which by law (§ 14 Abs. 2 UStG) is an invoice that the buyer writes. Of a booking some
 * seats may stay; an order is taken back as a whole, or a part of its price is refunded.
 */
export const documentName = (
	kind: (typeof DOCUMENT_KINDS)[number],
	contract: "order" | "sign_up",
	isPart = false,
): string =>
	kind === "invoice" ? "Rechnung" : contract === "order" && !isPart ? "Stornorechnung" : "Rechnungskorrektur";

/** An invoice or a credit note. */
export const Document = z.object({
	id: z.int(),
	kind: z.enum(DOCUMENT_KINDS),
	number: z.string(),
	/** Takes back a part of the price. */
	is_part: z.boolean(),
	issued_on: z.string(),
	/** Answers the PDF to whoever may see the order or the booking. */
	path: z.string(),
	/** The same as XRechnung, for those whose books asked for a reference; null for all others. */
	xrechnung_path: z.nullable(z.string()),
});
export type Document = z.output<typeof Document>;

const ofThis = {
	method: "GET",
	access: "public",
	refuses: ["too_many", "xrechnung_without_address"],
	params: z.object({ token: field.token, id: field.id }),
	query: z.object({ format: z.optional(z.enum(DOCUMENT_FORMATS, field.INVALID_VALUE)) }),
	response: file("application/pdf", "application/xml"),
} as const;

export const documents = {
	ofMember: endpoint({
		...ofThis,
		path: "/user/order/document/:id",
		access: "member",
		summary: "Eine Rechnung oder Rechnungskorrektur zu einer eigenen Bestellung als PDF oder XRechnung",
		params: z.object({ id: field.id }),
	}),
	ofMemberReceipt: endpoint({
		method: "GET",
		path: "/user/donation_receipt/:id/document",
		access: "member",
		refuses: ["too_many"],
		summary: "Die Zweitschrift einer eigenen Zuwendungsbestätigung als PDF",
		params: z.object({ id: field.id }),
		response: file("application/pdf"),
	}),
	ofOrder: endpoint({
		...ofThis,
		path: "/order/:token/document/:id",
		summary: "Eine Rechnung oder Rechnungskorrektur der Bestellung als PDF oder XRechnung",
	}),
	ofBooking: endpoint({
		...ofThis,
		path: "/booking/:token/document/:id",
		summary: "Eine Rechnung oder Rechnungskorrektur der Buchung als PDF oder XRechnung",
	}),
};
