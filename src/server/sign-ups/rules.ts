import { berlinDay, berlinIso, berlinMoment } from "#contract/dates.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { centsToEuro, discounted } from "#contract/money.ts";
import type { Booking, SignUp } from "#contract/sign-ups.ts";
import { bookingDocumentPath, presentDocuments } from "#server/invoices/rules.ts";
import type { InvoiceRow } from "#server/invoices/store.ts";
import { isFullyBooked } from "#server/seminars/rules.ts";
import { normaliseCode } from "#server/vouchers/rules.ts";
import type { LockedDate } from "./dates.ts";
import type { PersonRow, SignUpRow } from "./store.ts";

/** Why nobody can sign up for so many seats of this date, or null. */
export function refusalOf(
	date: LockedDate | undefined,
	seminarId: number,
	persons: number,
	now: Date,
): ErrorCode | null {
	if (!date || date.seminar_id !== seminarId || !date.seminar.is_active) return "date_unknown";
	if (date.cancelled) return "date_cancelled";
	const deadline = date.registration_deadline ?? date.date;
	if (date.deactivated || deadline <= now || date.date <= now) return "date_closed";
	if (isFullyBooked(date)) return "date_full";
	return date.capacity !== null && date.seats_taken + persons > date.capacity ? "date_full" : null;
}

/** The discount is taken from the price of all persons together. */
export const totalCents = (priceCents: number | null, persons: number, discount: number): number =>
	discounted((priceCents ?? 0) * persons, discount);

/** What is left to pay for fewer persons, at the price they booked for: it may be another one today. */
export const remainingCents = ({ gross_cents, number_of_persons }: SignUpRow["signUp"], left: number): number =>
	left === 0 ? 0 : Math.round((gross_cents * left) / number_of_persons);

/** Seats can be given back for nothing until the day before. */
export function canBeChanged({ signUp, date }: Pick<SignUpRow, "signUp" | "date">, now: Date): boolean {
	if (signUp.cancelled_at !== null || date.cancelled) return false;
	return now < berlinMoment(berlinDay(date.date));
}

/** Somebody else may come instead until it begins. */
export const canBeRenamed = ({ signUp, date }: Pick<SignUpRow, "signUp" | "date">, now: Date): boolean =>
	signUp.cancelled_at === null && !date.cancelled && now < date.date;

/** What is kept of the one who signs up: all but what the booking knows already or the form needs only once. */
export const personOf = ({
	presence_seminar_id: _seminar,
	presence_seminar_date_id,
	number_of_persons: _count,
	persons: _others,
	accept_terms: _terms,
	voucher_code: _code,
	idempotency_key: _key,
	website: _trap,
	accept_newsletter = false,
	accept_early_performance = false,
	...same
}: SignUp) => ({
	...same,
	seminar_date_id: Number(presence_seminar_date_id),
	accept_newsletter,
	accept_early_performance,
});

/** Whether a booking came of this very request; names and seats may have changed since. */
export function isSameSignUp(kept: SignUpRow["signUp"], { persons, voucher, price }: Booking, signUp: SignUp): boolean {
	const entries = Object.entries(personOf(signUp)) as [keyof ReturnType<typeof personOf>, unknown][];
	const code = price !== null && signUp.voucher_code ? normaliseCode(signUp.voucher_code) : undefined;
	return (
		persons.length === signUp.number_of_persons &&
		voucher?.code === code &&
		entries.every(([name, value]) => (kept[name] ?? null) === (value ?? null))
	);
}

/** Whoever has paid has paid, even if the seminar is free today. */
export const isFree = ({ seminar, signUp }: Pick<SignUpRow, "seminar" | "signUp">): boolean =>
	seminar.price_cents === null && signUp.gross_cents === 0;

interface Parts {
	persons: PersonRow[];
	documents: InvoiceRow[];
	token: string;
}

export function presentBooking(row: SignUpRow, { persons, documents, token }: Parts, now: Date): Booking {
	const { signUp, date, seminar, voucher_code, discount } = row;
	return {
		number: signUp.number,
		topic: seminar.topic,
		slug: seminar.slug,
		date: berlinIso(date.date),
		location: seminar.location,
		duration: seminar.duration,
		is_online: seminar.is_online,
		number_of_persons: signUp.number_of_persons,
		persons: persons.map(({ position, first_name, last_name, cancelled_at }) => ({
			position,
			first_name,
			last_name,
			cancelled: cancelled_at !== null,
		})),
		price: isFree(row) ? null : centsToEuro(signUp.gross_cents),
		tax_category: seminar.tax_category,
		voucher: voucher_code !== null && discount !== null ? { code: voucher_code, discount } : null,
		cancelled: signUp.cancelled_at !== null,
		date_cancelled: date.cancelled,
		can_be_changed: canBeChanged(row, now),
		can_be_renamed: canBeRenamed(row, now),
		documents: presentDocuments(documents, bookingDocumentPath(token)),
	};
}
