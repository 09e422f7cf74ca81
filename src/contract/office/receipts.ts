import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { file } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery, MOST_CHOSEN } from "./listing.ts";
import { span } from "./span.ts";
import { startedTask } from "./tasks.ts";

/** A notice of exemption (or the annex to one of corporation tax), or one on the statutes alone (§ 60a AO). */
export const EXEMPTION_KINDS = ["exemption", "statutes"] as const;
export type ExemptionKind = (typeof EXEMPTION_KINDS)[number];
export const EXEMPTION_STATES = ["missing", "valid", "ends_soon", "ended"] as const;
export type ExemptionState = (typeof EXEMPTION_STATES)[number];

export const RECEIPT_KINDS = ["single", "collective"] as const;
/** To be signed and posted, to be posted, on its way, void. */
export const RECEIPT_STATES = ["to_sign", "to_post", "sent", "void"] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** Why something given gets none. */
export const NO_RECEIPT = ["no_name", "no_address", "not_received", "returned", "unclear", "confirmed"] as const;
export type NoReceipt = (typeof NO_RECEIPT)[number];

const OfficeReceipt = z.object({
	id: z.int(),
	number: z.string(),
	kind: z.enum(RECEIPT_KINDS),
	year: z.int(),
	name: z.string(),
	email: z.nullable(z.string()),
	/** In one line. */
	address: z.string(),
	issued_on: z.string(),
	/** In euro. */
	amount: z.number(),
	state: z.enum(RECEIPT_STATES),
	sent_at: z.nullable(z.string()),
	voided_at: z.nullable(z.string()),
	void_reason: z.nullable(z.string()),
	/** What it stands for. */
	items: z.array(z.object({ day: z.string(), amount: z.number() })),
});
export type OfficeReceipt = z.output<typeof OfficeReceipt>;

const Exemption = z.object({
	state: z.enum(EXEMPTION_STATES),
	kind: z.enum(EXEMPTION_KINDS),
	office: z.string(),
	number: z.string(),
	/** ISO days; empty while nothing is written down. */
	day: z.string(),
	last_day: z.string(),
	purposes: z.string(),
	/** Since when receipts go out without a signature. */
	machine_since: z.nullable(z.string()),
});
export type OfficeExemption = z.output<typeof Exemption>;

const YearDonor = z.object({
	/** By which somebody is chosen. */
	key: z.string(),
	name: z.string(),
	email: z.nullable(z.string()),
	address: z.string(),
	/** More than one: the newest is printed. */
	addresses: z.int(),
	donations: z.int(),
	amount: z.number(),
	/** How it would leave. */
	way: z.enum(["mail", "to_sign", "to_post"]),
});
export type YearDonor = z.output<typeof YearDonor>;

const YearWithout = z.object({
	/** Of the newest donation. */
	reference: z.string(),
	name: z.nullable(z.string()),
	email: z.nullable(z.string()),
	donations: z.int(),
	amount: z.number(),
	reason: z.enum(NO_RECEIPT),
});
export type YearWithout = z.output<typeof YearWithout>;

const ReceiptYear = z.object({
	year: z.int(),
	/** The year is over, and receipts for it can be issued. */
	is_over: z.boolean(),
	exemption: Exemption,
	donors: z.array(YearDonor),
	without: z.array(YearWithout),
	/** How many wait to be signed or posted, of all years. */
	to_post: z.int(),
});
export type ReceiptYear = z.output<typeof ReceiptYear>;

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
