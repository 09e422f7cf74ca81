import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { DEBIT_CHECKS, MANDATE_STATES } from "./debit-words.ts";
import { officeEndpoint } from "./endpoint.ts";
import { isoDay } from "./iso-day.ts";
import { PaymentFile } from "./payment-files.ts";

const MOST_AT_ONCE = 500;

const OpenDebit = z.object({
	/** The order's. */
	id: z.int(),
	number: z.string(),
	name: z.string(),
	mandate: z.nullable(z.string()),
	/** The last four signs of the IBAN. */
	account: z.nullable(z.string()),
	/** In euro. */
	amount: z.number(),
	/** The day that was announced last. */
	collect_on: z.nullable(z.string()),
	/** When that letter left. */
	announced_at: z.nullable(z.string()),
	check: z.enum(DEBIT_CHECKS),
});
export type OpenDebit = z.output<typeof OpenDebit>;

const ReturnedDebit = z.object({
	/** The order's. */
	id: z.int(),
	number: z.string(),
	name: z.string(),
	amount: z.number(),
	collect_on: z.string(),
	returned_on: z.string(),
	code: z.string(),
	reason: z.string(),
	fee: z.number(),
	/** Whether its mandate cannot be used again. */
	is_blocked: z.boolean(),
});
export type ReturnedDebit = z.output<typeof ReturnedDebit>;

const DebitOverview = z.object({
	/** The first and the last day that a file of today may name. */
	earliest: z.string(),
	latest: z.string(),
	/** Without one nothing can be collected. */
	has_creditor_id: z.boolean(),
	open: z.array(OpenDebit),
	returned: z.array(ReturnedDebit),
	files: z.array(PaymentFile),
});
export type DebitOverview = z.output<typeof DebitOverview>;

const Mandate = z.object({
	/** The order's. */
	id: z.int(),
	number: z.string(),
	reference: z.string(),
	name: z.string(),
	account: z.nullable(z.string()),
	given_on: z.nullable(z.string()),
	text_version: z.nullable(z.string()),
	state: z.enum(MANDATE_STATES),
	/** When it was used, revoked or blocked. */
	since: z.nullable(z.string()),
});
export type Mandate = z.output<typeof Mandate>;

const Mandates = z.object({ mandates: z.array(Mandate), total: z.int() });
export type Mandates = z.output<typeof Mandates>;

const orders = z.array(field.id).check(z.minLength(1, "Bitte auswählen"), z.maxLength(MOST_AT_ONCE));
const Announcing = z.object({ orders, collect_on: isoDay });
export type Announcing = z.output<typeof Announcing>;

const writes = { method: "POST", access: "books.write" } as const;

export const debits = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/debit",
		access: "books.read",
		summary: "Was per Lastschrift einzuziehen ist, was zurückkam und alle Dateien",
		response: single(DebitOverview),
	}),
	announce: officeEndpoint({
		...writes,
		path: "/office/debit/announce",
		audit: "debit_announced",
		summary: "Kündigt Lastschriften mit ihrem Tag an",
		refuses: ["debits_changed"],
		body: Announcing,
		response: single(DebitOverview),
	}),
	makeFile: officeEndpoint({
		...writes,
		path: "/office/debit/file",
		audit: "payment_file_made",
		summary: "Macht aus angekündigten Lastschriften eine Datei für die Bank (pain.008)",
		refuses: ["debits_changed", "no_creditor_id"],
		body: z.object({ orders }),
		response: single(PaymentFile),
	}),
	mandates: officeEndpoint({
		method: "GET",
		path: "/office/mandate",
		access: "books.read",
		summary: "Mandate für Lastschriften, die neuesten zuerst",
		query: z.object({ q: z.optional(field.search) }),
		response: single(Mandates),
	}),
	revoke: officeEndpoint({
		...writes,
		path: "/office/mandate/:id/revoke",
		audit: "mandate_revoked",
		summary: "Merkt, dass jemand ein Mandat widerrufen hat; es wird nie mehr genutzt",
		params: z.object({ id: field.id }),
		body: z.object({ reason: field.requiredText }),
		response: single(Mandate),
	}),
};
