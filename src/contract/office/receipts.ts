import * as z from "zod/mini";
import { RECEIPT_KINDS, RECEIPT_STATES } from "#contract/donations.ts";
import * as field from "#contract/fields.ts";
import { file } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery, MOST_CHOSEN } from "./listing.ts";
import { OfficeReceipt, ReceiptYear } from "./receipt-shapes.ts";
import { span } from "./span.ts";
import { startedTask } from "./tasks.ts";

const LISTING = {
	sorts: ["at", "amount"],
	sort: "-at",
	filters: { state: z.optional(z.enum(RECEIPT_STATES)), kind: z.optional(z.enum(RECEIPT_KINDS)), ...span },
} as const;
const ReceiptsQuery = listQuery(LISTING);
export type ReceiptsQuery = z.output<typeof ReceiptsQuery>;

const { access } = LISTS.receipts;
const reads = { method: "GET", access } as const;
const writes = { method: "POST", access: "donations.write" } as const;
const params = z.object({ id: field.id });
const yearParams = z.object({ year: field.wholeNumber(2000, 2999) });
const NEEDS_EXEMPTION = ["exemption_missing", "exemption_ended"] as const;

export const receipts = {
	list: officeEndpoint({
		...reads,
		path: "/office/receipt",
		summary: "Alle Zuwendungsbestätigungen, auch ungültige",
		query: ReceiptsQuery,
		response: listed(OfficeReceipt),
	}),
	export: officeEndpoint({
		...reads,
		path: "/office/receipt/export",
		summary: "Die gefilterten Zuwendungsbestätigungen als Datei",
		query: exportQuery(LISTING),
		response: exported,
	}),
	year: officeEndpoint({
		...reads,
		path: "/office/receipt/year/:year",
		summary: "Wer für ein Jahr eine Zuwendungsbestätigung bekommt und wer warum nicht",
		params: yearParams,
		response: single(ReceiptYear),
	}),
	issueYear: officeEndpoint({
		...writes,
		path: "/office/receipt/year/:year",
		audit: "receipts_issued",
		summary: "Stellt den Gewählten eine Bestätigung über alle Spenden des Jahres aus",
		refuses: [...NEEDS_EXEMPTION, "year_not_over"],
		params: yearParams,
		body: z.object({
			donors: z
				.array(z.string().check(z.regex(/^[\w-]{22}$/, field.INVALID_VALUE)))
				.check(z.minLength(1, field.REQUIRED), z.maxLength(MOST_CHOSEN, field.INVALID_VALUE)),
		}),
		response: startedTask,
	}),
	issue: officeEndpoint({
		...writes,
		path: "/office/donation/:reference/receipt",
		audit: "receipt_issued",
		summary: "Stellt über eine eingegangene Spende eine Zuwendungsbestätigung aus",
		refuses: [...NEEDS_EXEMPTION, "donation_confirmed", "donation_not_confirmable", "donor_incomplete"],
		params: z.object({ reference: field.requiredText }),
		response: single(OfficeReceipt),
	}),
	void: officeEndpoint({
		...writes,
		path: "/office/receipt/:id/void",
		audit: "receipt_voided",
		summary: "Erklärt eine Zuwendungsbestätigung für ungültig; ihre Spenden lassen sich neu bestätigen",
		refuses: ["receipt_void"],
		params,
		body: z.object({ reason: field.requiredText }),
		response: single(OfficeReceipt),
	}),
	posted: officeEndpoint({
		...writes,
		path: "/office/receipt/posted",
		audit: "receipt_posted",
		summary: "Notiert dass Bestätigungen unterschrieben und verschickt sind",
		body: z.object({
			ids: z.array(field.id).check(z.minLength(1, field.REQUIRED), z.maxLength(MOST_CHOSEN, field.INVALID_VALUE)),
		}),
		response: single(z.object({ ids: z.array(z.int()) })),
	}),
	pdf: officeEndpoint({
		...reads,
		path: "/office/receipt/:id/pdf",
		summary: "Eine Zuwendungsbestätigung als PDF; der Blick darauf steht im Verlauf",
		refuses: ["too_many"],
		params,
		response: file("application/pdf"),
	}),
	duplicate: officeEndpoint({
		method: "GET",
		access: "donations.write",
		path: "/office/receipt/:id/duplicate",
		summary: "Die Zweitschrift einer Zuwendungsbestätigung als PDF; steht im Verlauf",
		refuses: ["too_many", "receipt_void"],
		params,
		response: file("application/pdf"),
	}),
	sample: officeEndpoint({
		...reads,
		path: "/office/receipt/sample",
		summary: "Wie eine Sammelbestätigung aussähe",
		refuses: [...NEEDS_EXEMPTION, "too_many"],
		response: file("application/pdf"),
	}),
	zip: officeEndpoint({
		...reads,
		path: "/office/receipt/zip",
		summary: "Alle Bestätigungen die auf Unterschrift oder Post warten als ZIP",
		response: file("application/zip"),
	}),
};
