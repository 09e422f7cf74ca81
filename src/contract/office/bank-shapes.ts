import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { ASIDE_KINDS, CERTAINTIES, MATCH_REASONS } from "./bank-words.ts";
import { Task } from "./tasks.ts";

export const MOST_AT_ONCE = 500;
const MOST_PARTS = 20;
const MOST_EURO = 1_000_000;

const Reason = z.object({ kind: z.enum(MATCH_REASONS), found: z.optional(z.string()) });

/** What money can be for. */
export const BankItem = z.object({
	kind: z.enum(["invoice", "donation"]),
	id: z.int(),
	number: z.string(),
	name: z.string(),
	/** In euro. */
	open: z.number(),
	is_repeated: z.boolean(),
});
export type BankItem = z.output<typeof BankItem>;

const ProposedPart = z.object({
	item: z.nullable(BankItem),
	aside: z.nullable(z.enum(ASIDE_KINDS)),
	/** Of what is put aside: the number that is paid out by it. */
	reason: z.nullable(z.string()),
	amount: z.number(),
});
const BankProposal = z.object({
	parts: z.array(ProposedPart),
	reasons: z.array(Reason),
	certainty: z.enum(CERTAINTIES),
	/** Names exactly this, so that nothing else is booked in its place. */
	mark: z.string(),
});
export type BankProposal = z.output<typeof BankProposal>;

/** Where a part of it was put. */
const BankPlace = z.object({
	kind: z.enum(["invoice", "donation", "aside"]),
	number: z.nullable(z.string()),
	name: z.nullable(z.string()),
	aside: z.nullable(z.enum(ASIDE_KINDS)),
	reason: z.nullable(z.string()),
	amount: z.number(),
});
export type BankPlace = z.output<typeof BankPlace>;

const BankBooking = z.object({
	id: z.int(),
	booked_on: z.string(),
	/** In euro; below zero what left the account. */
	amount: z.number(),
	/** What of it is in no place yet. */
	open: z.number(),
	name: z.string(),
	/** Masked. */
	iban: z.nullable(z.string()),
	purpose: z.string(),
	/** Why a debit came back, in words. */
	returned: z.nullable(z.string()),
	places: z.array(BankPlace),
});
export type BankBooking = z.output<typeof BankBooking>;

const OpenBooking = z.object({
	...BankBooking.shape,
	verdict: z.enum(["certain", "proposals", "nothing"]),
	proposals: z.array(BankProposal),
});
export type OpenBooking = z.output<typeof OpenBooking>;

const BankStatement = z.object({
	id: z.int(),
	/** Masked. */
	account: z.string(),
	from_on: z.string(),
	to_on: z.string(),
	opening: z.nullable(z.number()),
	closing: z.nullable(z.number()),
	incoming: z.number(),
	outgoing: z.number(),
	bookings: z.int(),
	/** Of those that came with it, how many are not in a place yet. */
	open: z.int(),
	is_balanced: z.nullable(z.boolean()),
	has_gap: z.boolean(),
	read_by: z.nullable(z.string()),
});
export type BankStatement = z.output<typeof BankStatement>;

export const BankOverview = z.object({
	/** The newest, or the one that was asked for; none before the first. */
	statement: z.nullable(BankStatement),
	statements: z.array(BankStatement),
	/** Of all statements, the oldest first. */
	open: z.array(OpenBooking),
	/** How many there are beyond those. */
	more: z.int(),
	/** Of this statement, what is in its places; of very much the newest. */
	placed: z.array(BankBooking),
	placed_goes_on: z.boolean(),
});
export type BankOverview = z.output<typeof BankOverview>;

export const ReadFile = z.object({
	/** Of a large file, the long work that reads it; its statements come later. */
	task: z.nullable(Task),
	statements: z.array(
		z.object({
			account: z.string(),
			/** Not the one in the settings: a second one of the house, or a wrong file. */
			is_other_account: z.boolean(),
			from_on: z.string(),
			to_on: z.string(),
			new: z.int(),
			known: z.int(),
			is_balanced: z.nullable(z.boolean()),
			has_gap: z.boolean(),
		}),
	),
});
export type ReadFile = z.output<typeof ReadFile>;

/** In euro, to the cent; below zero of what left the account. */
const amount = z.number(field.INVALID_VALUE).check(
	z.gte(-MOST_EURO, field.INVALID_VALUE),
	z.lte(MOST_EURO, field.INVALID_VALUE),
	z.multipleOf(0.01, field.INVALID_VALUE),
	z.refine((value) => value !== 0, field.INVALID_VALUE),
);

export const AllocatedPart = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("invoice"), id: field.id, amount }),
	z.object({ kind: z.literal("donation"), id: field.id, amount }),
	/** A donation that nobody had announced. */
	z.object({ kind: z.literal("gift"), amount }),
	z.object({ kind: z.literal("aside"), aside: z.enum(ASIDE_KINDS), reason: field.optionalText, amount }),
]);
export type AllocatedPart = z.output<typeof AllocatedPart>;

export const Allocation = z.object({
	parts: z.array(AllocatedPart).check(z.minLength(1, field.REQUIRED), z.maxLength(MOST_PARTS, field.INVALID_VALUE)),
});

const Seen = z.object({ id: field.id, mark: z.string().check(z.maxLength(200)) });

export const Taking = z.object({
	bookings: z.array(Seen).check(z.minLength(1, field.REQUIRED), z.maxLength(MOST_AT_ONCE)),
});
export type Taking = z.output<typeof Taking>;

/** What was seen of what is certain, and what is left out of all that is. */
export const TakingAll = z.object({
	seen: z.array(Seen).check(z.maxLength(MOST_AT_ONCE)),
	left: z.array(field.id).check(z.maxLength(MOST_AT_ONCE)),
});
export type TakingAll = z.output<typeof TakingAll>;

export const SettingAside = z.object({
	ids: z.array(field.id).check(z.minLength(1, field.REQUIRED), z.maxLength(MOST_AT_ONCE)),
	aside: z.enum(ASIDE_KINDS),
	reason: field.optionalText,
});
export type SettingAside = z.output<typeof SettingAside>;
