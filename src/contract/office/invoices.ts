import * as z from "zod/mini";
import { DOCUMENT_KINDS } from "#contract/documents.ts";
import * as field from "#contract/fields.ts";
import { file } from "#contract/files.ts";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { span } from "./span.ts";

/** How an invoice stands: what was ordered tells its payment, what arrived for a seminar the office has noted. */
export const INVOICE_STATES = ["paid", "open", "overdue", "written_off", "credited"] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

const OfficeInvoice = z.object({
	id: z.int(),
	kind: z.enum(DOCUMENT_KINDS),
	number: z.string(),
	/** Takes back a part of the price. */
	is_part: z.boolean(),
	/** Calendar days. */
	issued_on: z.string(),
	due_on: z.nullable(z.string()),
	name: z.string(),
	company: z.nullable(z.string()),
	/** What it is for. */
	contract: z.object({ kind: z.enum(["order", "sign_up"]), number: z.string() }),
	/** The invoice that a credit note takes back. */
	corrects: z.nullable(z.string()),
	/** In euro; below zero what goes back. */
	gross: z.number(),
	/** Whether it says how the buyer is reached, without which there is no XRechnung. */
	has_xrechnung: z.boolean(),
	/** None of a credit note. */
	state: z.nullable(z.enum(INVOICE_STATES)),
});
export type OfficeInvoice = z.output<typeof OfficeInvoice>;

const LISTING = {
	sorts: ["day", "due", "amount"],
	sort: "-day",
	filters: { kind: z.optional(z.enum(DOCUMENT_KINDS)), state: z.optional(z.enum(INVOICE_STATES)), ...span },
} as const;

const InvoicesQuery = listQuery(LISTING);
export type InvoicesQuery = z.output<typeof InvoicesQuery>;

const { access } = LISTS.invoices;

export const invoices = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/invoice",
		access,
		summary: "Alle Rechnungen und Rechnungskorrekturen",
		query: InvoicesQuery,
		response: listed(OfficeInvoice),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/invoice/export",
		access,
		summary: "Die gefilterten Rechnungen und Rechnungskorrekturen als Datei",
		query: exportQuery(LISTING),
		response: exported,
	}),
	pdf: officeEndpoint({
		method: "GET",
		path: "/office/invoice/:id/pdf",
		access,
		summary: "Eine Rechnung oder Rechnungskorrektur als PDF",
		refuses: ["too_many"],
		params: z.object({ id: field.id }),
		response: file("application/pdf"),
	}),
	xrechnung: officeEndpoint({
		method: "GET",
		path: "/office/invoice/:id/xrechnung",
		access,
		summary: "Eine Rechnung oder Rechnungskorrektur als XRechnung (XML nach EN 16931)",
		refuses: ["xrechnung_without_address"],
		params: z.object({ id: field.id }),
		response: file("application/xml"),
	}),
};
