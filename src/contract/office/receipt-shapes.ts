import * as z from "zod/mini";
import { RECEIPT_KINDS, RECEIPT_STATES } from "#contract/donations.ts";

/** A notice of exemption (or the annex to one of corporation tax), or one on the statutes alone (§ 60a AO). */
export const EXEMPTION_KINDS = ["exemption", "statutes"] as const;
export type ExemptionKind = (typeof EXEMPTION_KINDS)[number];
export const EXEMPTION_STATES = ["missing", "valid", "ends_soon", "ended"] as const;
export type ExemptionState = (typeof EXEMPTION_STATES)[number];

export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** Why something given gets none. */
export const NO_RECEIPT = ["no_name", "no_address", "not_received", "returned", "unclear", "confirmed"] as const;
export type NoReceipt = (typeof NO_RECEIPT)[number];

export const OfficeReceipt = z.object({
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
	/** The tax office knows of it, but no scanned signature is there to be printed. */
	lacks_signature: z.boolean(),
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

export const ReceiptYear = z.object({
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
