import { refuse } from "#contract/errors.ts";
import type { LockedDate } from "./dates.ts";
import { remainingCents, totalCents } from "./rules.ts";
import type { SignUpRow } from "./store.ts";

export interface Target extends LockedDate {
	/** Whether the invoice can stay as it is. */
	isSamePriceAs: (row: SignUpRow) => boolean;
}

/** Where a booking can go: what costs something only to what costs something, because a contract belongs to it. */
export function isMovable({ seminar }: SignUpRow, target: LockedDate): Target {
	if ((seminar.price_cents === null) !== (target.seminar.price_cents === null)) throw refuse("move_other_kind");
	return {
		...target,
		isSamePriceAs: (row) =>
			row.date.seminar_id === target.seminar_id ||
			(row.seminar.price_cents === target.seminar.price_cents &&
				row.seminar.tax_category === target.seminar.tax_category),
	};
}

/** What so many of a booking cost where they go: the same where it costs the same, and else what it costs today. */
export function movedCents(row: SignUpRow, target: Target, persons: number): number {
	const { signUp, discount } = row;
	if (target.isSamePriceAs(row)) return signUp.gross_cents - remainingCents(signUp, signUp.number_of_persons - persons);
	return totalCents(target.seminar.price_cents, persons, discount ?? 0);
}

/** Who booked, for another booking of the same people. */
export const contactOf = (signUp: SignUpRow["signUp"], dateId: number) => ({
	seminar_date_id: dateId,
	first_name: signUp.first_name,
	last_name: signUp.last_name,
	company: signUp.company,
	street_address: signUp.street_address,
	street_suffix: signUp.street_suffix,
	postcode: signUp.postcode,
	city: signUp.city,
	email: signUp.email,
	phone: signUp.phone,
	order_reference: signUp.order_reference,
	leitweg_id: signUp.leitweg_id,
	nonprofit_sector: signUp.nonprofit_sector,
	nonprofit_commitment: signUp.nonprofit_commitment,
	nonprofit_weekly_commitment: signUp.nonprofit_weekly_commitment,
	voucher_id: signUp.voucher_id,
	accept_early_performance: signUp.accept_early_performance,
	taken_by: signUp.taken_by,
});

/** What the buyer's books ask for stands on the invoice, so another number needs another invoice. */
export const isReferredOtherwise = (before: SignUpRow, after: SignUpRow): boolean =>
	before.signUp.order_reference !== after.signUp.order_reference ||
	before.signUp.leitweg_id !== after.signUp.leitweg_id;
