import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { Consequences } from "./consequences.ts";
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
	/** What of the invoice is open. */
	open: z.number(),
	/** Whether its mandate cannot be used again. */
	is_blocked: z.boolean(),
	/** Whether it may be presented once more: the bank rejected it before it was settled. */
	may_repeat: z.boolean(),
	/** It is presented once more and waits for its announcement. */
	is_repeated: z.boolean(),
	/** When the buyer was told of it. */
	written_at: z.nullable(z.string()),
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

const params = z.object({ id: field.id });
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
	test: officeEndpoint({
		...writes,
		path: "/office/debit/:id/test",
		audit: "debit_tested",
		summary: "Schickt eine Ankündigung zur Probe an die eigene Adresse",
		refuses: ["debits_changed"],
		params,
		body: z.object({ collect_on: isoDay }),
		response: single(z.object({ to: z.string() })),
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
	/** BANK-04: what becomes of a debit that came back; each by the id of its order. */
	foreseeReturned: officeEndpoint({
		...writes,
		path: "/office/debit/:id/foresight",
		log: "none",
		summary: "Der Brief, der mit einer zurückgekommenen Lastschrift hinausginge",
		refuses: ["debits_changed"],
		params,
		body: z.object({ act: z.enum(["write", "invoice"]) }),
		response: single(Consequences),
	}),
	writeReturned: officeEndpoint({
		...writes,
		path: "/office/debit/:id/write",
		audit: "debit_return_told",
		summary: "Schreibt der zahlenden Person, dass ihre Lastschrift zurückkam, mit Grund und unserem Konto",
		refuses: ["debits_changed"],
		params,
		response: single(DebitOverview),
	}),
	toInvoice: officeEndpoint({
		...writes,
		path: "/office/debit/:id/invoice",
		audit: "debit_to_invoice",
		summary: "Stellt eine Bestellung auf Rechnung um, deren Lastschrift zurückkam",
		refuses: ["debits_changed"],
		params,
		response: single(DebitOverview),
	}),
	repeat: officeEndpoint({
		...writes,
		path: "/office/debit/:id/repeat",
		audit: "debit_repeated",
		summary: "Nimmt eine Lastschrift noch einmal auf, die vor der Gutschrift zurückkam; sie wird neu angekündigt",
		refuses: ["debits_changed"],
		params,
		response: single(DebitOverview),
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
		params,
		body: z.object({ reason: field.requiredText }),
		response: single(Mandate),
	}),
};
