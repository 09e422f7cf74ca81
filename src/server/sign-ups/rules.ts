import { berlinDay, berlinIso, berlinMoment } from "#contract/berlin.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { centsToEuro, discounted } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { type Booking, type SignUp, UNDO_MS } from "#contract/sign-ups.ts";
import { qrRows } from "#server/drawing/qr-rows.ts";
import { bookingDocumentPath, presentDocuments } from "#server/invoices/rules.ts";
import type { InvoiceRow } from "#server/invoices/store.ts";
import { freeSeats, isFullyBooked, presentFacts } from "#server/seminars/rules.ts";
import { normaliseCode } from "#server/vouchers/rules.ts";
import type { LockedDate } from "./dates.ts";
import { joinLinkOnPage } from "./join-link.ts";
import type { SignUpRow } from "./store.ts";

/** Seats are taken, given back and renamed until then; the date itself is over only when it has ended. */
export const hasBegun = ({ date }: { date: Date }, now: Date): boolean => date <= now;

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
	if (date.deactivated || deadline <= now || hasBegun(date, now)) return "date_closed";
	return isFullyBooked(date) || persons > (freeSeats(date) ?? persons) ? "date_full" : null;
}

/** The discount is taken from the price of all persons together. */
export const totalCents = (priceCents: number | null, persons: number, discount: number): number =>
	discounted((priceCents ?? 0) * persons, discount);

/** What is left to pay for fewer persons, at the price they booked for: it may be another one today. */
export const remainingCents = ({ gross_cents, number_of_persons }: SignUpRow["signUp"], left: number): number =>
	left === 0 ? 0 : Math.round((gross_cents * left) / number_of_persons);

/** The booking when all of its seats have been given back. */
export const endedAt = (row: SignUpRow, now: Date): SignUpRow => ({
	...row,
	signUp: {
		...row.signUp,
		number_of_persons: 0,
		gross_cents: 0,
		cancelled_at: now,
		updated_at: now,
		sequence: row.signUp.sequence + 1,
	},
	persons: row.persons.map((person) => ({ ...person, cancelled_at: person.cancelled_at ?? now })),
});

const isBeforeTheDay = ({ date }: SignUpRow["date"], now: Date): boolean => now < berlinMoment(berlinDay(date));

/** DATE-05: whether somebody still has to say that the new time suits. */
export const isMoveAsked = ({ signUp }: Pick<SignUpRow, "signUp">): boolean =>
	signUp.move_from !== null && signUp.move_accepted_at === null && signUp.cancelled_at === null;

/** Seats can be given back for nothing until the day before; where we have moved the date, until it begins. */
export const canBeChanged = ({ signUp, date }: Pick<SignUpRow, "signUp" | "date">, now: Date): boolean =>
	signUp.cancelled_at === null &&
	!date.cancelled &&
	(isBeforeTheDay(date, now) || (isMoveAsked({ signUp }) && !hasBegun(date, now)));

/** The seats that were given back last. */
function lastGivenBack({ persons }: Pick<SignUpRow, "persons">): { at: Date; seats: number } | null {
	const moments = persons.flatMap(({ cancelled_at }) => cancelled_at?.getTime() ?? []);
	if (moments.length === 0) return null;
	const at = Math.max(...moments);
	return { at: new Date(at), seats: moments.filter((moment) => moment === at).length };
}

/**
 * What one press takes back, or null: only for some minutes, only as long as nobody else has the seats, and not where
 * a credit note has been written, which stays.
 */
export function undoable(row: SignUpRow, documents: readonly unknown[], now: Date) {
	const last = lastGivenBack(row);
	if (!last || documents.length > 0 || row.date.cancelled || !isBeforeTheDay(row.date, now)) return null;
	const until = new Date(last.at.getTime() + UNDO_MS);
	const isFree = last.seats <= (freeSeats(row.date) ?? last.seats);
	return isFree && now < until ? { ...last, until } : null;
}

/** Somebody else may come instead until it begins. */
export const canBeRenamed = ({ signUp, date }: Pick<SignUpRow, "signUp" | "date">, now: Date): boolean =>
	signUp.cancelled_at === null && !date.cancelled && !hasBegun(date, now);

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

function moveOf(row: SignUpRow, now: Date): Booking["move"] {
	const { move_from, move_answer_by } = row.signUp;
	if (!isMoveAsked(row) || !move_from || !move_answer_by || now >= row.date.date) return null;
	return { from: berlinIso(move_from), answer_by: move_answer_by };
}

interface Parts extends Pick<Booking, "certificates" | "handouts"> {
	documents: InvoiceRow[];
	token: string;
	/** What each of them shows at the door, by their position. */
	codes: ReadonlyMap<number, string>;
}

export function presentBooking(
	row: SignUpRow,
	{ documents, certificates, handouts, token, codes }: Parts,
	now: Date,
): Booking {
	const { signUp, date, seminar, persons, voucher_code, discount } = row;
	const undo = undoable(row, documents, now);
	return {
		...presentFacts(row),
		number: signUp.number,
		path: paths.booking(token),
		company: signUp.company,
		number_of_persons: signUp.number_of_persons,
		persons: persons.map(({ position, first_name, last_name, cancelled_at }) => ({
			position,
			first_name,
			last_name,
			cancelled: cancelled_at !== null,
			code: codes.get(position) ?? "",
			code_rows: seminar.is_online ? [] : qrRows(codes.get(position) ?? ""),
		})),
		price: isFree(row) ? null : centsToEuro(signUp.gross_cents),
		tax_category: seminar.tax_category,
		voucher: voucher_code !== null && discount !== null ? { code: voucher_code, discount } : null,
		cancelled: signUp.cancelled_at !== null,
		cancelled_at: signUp.cancelled_at && berlinIso(signUp.cancelled_at),
		undo_until: undo && berlinIso(undo.until),
		date_cancelled: date.cancelled,
		move: moveOf(row, now),
		can_be_changed: canBeChanged(row, now),
		can_be_renamed: canBeRenamed(row, now),
		join_link: joinLinkOnPage(row, now),
		documents: presentDocuments(documents, bookingDocumentPath(token), signUp.email !== null),
		certificates,
		handouts,
	};
}
