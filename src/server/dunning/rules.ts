import { baseRatesIn } from "#contract/office/base-rates.ts";
import {
	AGE_NAMES,
	AGES,
	type Age,
	type Channel,
	type ItemState,
	type Level,
} from "#contract/office/open-item-words.ts";
import type { NextStep } from "#contract/office/open-items.ts";
import type { Settings } from "#contract/office/settings.ts";
import { ABOVE_BASE, dayAfter, daysBetween, interestOf } from "./interest.ts";
import type { ItemRow, KeptReminder } from "./items-store.ts";

export type Terms = Settings["dunning"];

/** An item with what the bank account knows of it. */
export interface Item extends ItemRow {
	/** Money that names it has arrived and is in no place yet. */
	has_money_waiting: boolean;
}

export const ageOf = (daysLate: number): Age =>
	AGE_NAMES.find((age) => {
		const { from, to } = AGES[age];
		return daysLate >= (from ?? Number.NEGATIVE_INFINITY) && daysLate <= (to ?? Number.POSITIVE_INFINITY);
	}) ?? "over_90";

export function itemStateOf({ owed_cents, is_given_up, paid_cents }: ItemRow): ItemState {
	if (is_given_up) return "written_off";
	if (owed_cents < 0) return "overpaid";
	return paid_cents === 0 ? "open" : "part_paid";
}

/** Why nobody is reminded, whatever the day. */
function skipOf(item: Item, { minimum }: Terms): NextStep | null {
	const skip = (why: Extract<NextStep, { kind: "skip" }>["why"]) =>
		({ kind: "skip", why, reason: null, until: null }) as const;
	if (item.stop) return { ...skip("stopped"), ...item.stop };
	if (item.is_in_debit) return skip("in_debit");
	if (item.has_withdrawal) return skip("withdrawal");
	if (item.has_question) return skip("question");
	if (item.has_money_waiting) return skip("money_waiting");
	return item.left_cents < Number(minimum) ? skip("too_small") : null;
}

const lastOf = ({ reminders }: Pick<ItemRow, "reminders">): KeptReminder | undefined => reminders.at(-1);

/** The first day on which the next letter may leave; the time that the last one gave has to be over. */
function nextLetter(item: Item, terms: Terms): { level: Level; on: string } | null {
	const last = lastOf(item);
	if (!last) return { level: 1, on: dayAfter(item.due_on, terms.first_after_days) };
	if (last.level === 3) return null;
	const level = last.level === 1 ? 2 : 3;
	const wait = dayAfter(last.sent_on, level === 2 ? terms.second_after_days : terms.third_after_days);
	const over = dayAfter(last.due_on, 1);
	return { level, on: wait > over ? wait : over };
}

export function nextStepOf(item: Item, terms: Terms, today: string): NextStep {
	if (itemStateOf(item) === "overpaid" || item.is_given_up || item.due_on >= today) return { kind: "nothing" };
	const skip = skipOf(item, terms);
	if (skip) return skip;
	const next = nextLetter(item, terms);
	if (next)
		return next.on <= today
			? { kind: "remind", level: next.level }
			: { kind: "wait", level: next.level, until: next.on };
	return (lastOf(item)?.due_on ?? today) < today ? { kind: "hand_over" } : { kind: "nothing" };
}

export const channelOf = ({ email }: Pick<ItemRow, "email">): Channel => (email ? "mail" : "paper");

/** § 288 Abs. 5 BGB. */
const LUMP_CENTS = 4_000;

export interface Charges {
	fee_cents: number;
	lump_cents: number;
	interest_cents: number;
}

/** From when on interest runs: the first letter has told of a day, and it is over. */
export const defaultSince = ({ reminders }: Pick<ItemRow, "reminders">): string | null =>
	reminders[0] ? dayAfter(reminders[0].due_on, 1) : null;

/**
 * What a letter claims besides the invoice. The first one costs nothing, a mail never does. From organisations, where the
 * house wants it, the lump sum takes the place of fees and interest is added; consumers are never asked for either.
 */
export function chargesOf(item: ItemRow, level: Level, terms: Terms, today: string): Charges {
	const claimsAll = terms.charge_organisations && Boolean(item.recipient.company);
	const since = defaultSince(item);
	if (level === 1 || since === null) return { fee_cents: 0, lump_cents: 0, interest_cents: 0 };
	if (claimsAll) {
		const rates = baseRatesIn(terms.base_rates) ?? [];
		const claim = { cents: item.left_cents, from: since, to: today, above: ABOVE_BASE.organisation, rates };
		return { fee_cents: 0, lump_cents: LUMP_CENTS, interest_cents: interestOf(claim) };
	}
	const before = lastOf(item)?.fee_cents ?? 0;
	const fee = channelOf(item) === "paper" ? Number(terms.paper_fee) : 0;
	return { fee_cents: before + fee, lump_cents: 0, interest_cents: 0 };
}

export const sumOf = ({ fee_cents, lump_cents, interest_cents }: Charges): number =>
	fee_cents + lump_cents + interest_cents;

/** Of what reminders have claimed besides what is neither paid nor let go. */
export function chargesLeft(item: Pick<ItemRow, "reminders" | "adjustments">): number {
	const last = lastOf(item);
	const settled = item.adjustments
		.filter(({ kind }) => kind !== "write_off")
		.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
	return last ? Math.max(0, sumOf(last) - settled) : 0;
}

export const daysLate = ({ due_on }: Pick<ItemRow, "due_on">, today: string): number => daysBetween(due_on, today);
