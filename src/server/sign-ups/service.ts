import { HOUR_MS } from "#contract/constants.ts";
import { ApiError, ERRORS, refuse } from "#contract/errors.ts";
import { labelOf } from "#contract/fields.ts";
import { type Booking, FreeSignUp, type SignUp } from "#contract/sign-ups.ts";
import type { Db } from "#server/db/client.ts";
import { isRepeated } from "#server/db/errors.ts";
import type { Newsletter } from "#server/newsletter/service.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { isInSaxony } from "#server/postcodes/saxony.ts";
import { freeSeats } from "#server/seminars/rules.ts";
import { hashToken } from "#server/tokens.ts";
import { validate } from "#server/validation.ts";
import type { Visits } from "#server/visits/service.ts";
import type { Vouchers } from "#server/vouchers/service.ts";
import type { WaitingList } from "#server/waiting-list/service.ts";
import type { Bookings } from "./bookings.ts";
import type { Dates, LockedDate } from "./dates.ts";
import { createGivingBack } from "./giving-back.ts";
import { createLooks } from "./looks.ts";
import { createRebooking } from "./rebooking.ts";
import { canBeRenamed, isMoveAsked, isSameSignUp, personOf, refusalOf, totalCents } from "./rules.ts";
import * as store from "./store.ts";

interface Parts extends Letters {
	vouchers: Vouchers;
	newsletter: Newsletter;
	dates: Dates;
	bookings: Bookings;
	waitingList: WaitingList;
	visits: Pick<Visits, "finish">;
}

/** Wide enough for a whole office behind one address; a mailbox is protected more tightly. */
const LIMITS = {
	perAddress: { name: "sign-up-address", max: 300, perMs: HOUR_MS },
	perMailbox: { name: "sign-up-mailbox", max: 20, perMs: HOUR_MS },
};

export function createSignUps(parts: Parts) {
	const { db, clock, limits, vouchers, newsletter, dates, bookings, visits } = parts;
	const looks = createLooks({ db, dates });

	/** The booking that was made with this key; the key of another one is refused, so that nobody takes the one for the other. */
	async function earlier(signUp: SignUp): Promise<Booking | null> {
		const row = signUp.idempotency_key ? await store.findByKey(db, signUp.idempotency_key) : undefined;
		if (!row) return null;
		const booking = await bookings.present(db, row);
		if (!isSameSignUp(row.signUp, booking, signUp)) throw refuse("sign_up_key_taken");
		return booking;
	}

	/** A code that cannot be used is told at its field. */
	const redeem = (tx: Db, code: string, seminar: number) =>
		vouchers.redeem(tx, code, { seminar }).catch((error: unknown) => {
			if (!(error instanceof ApiError)) throw error;
			const validation_errors = { voucher_code: [`${labelOf("voucher_code")}: ${error.message}`] };
			throw new ApiError(ERRORS.invalid.status, { ...error.body, validation_errors });
		});

	/** Before the transaction: a wrong code rolls that back, and its try must count all the same. */
	async function countVoucherTry({ voucher_code, presence_seminar_date_id }: SignUp, address: string): Promise<void> {
		if (!voucher_code || !(await store.isPriced(db, Number(presence_seminar_date_id)))) return;
		await vouchers.countTry(address);
	}

	/** Everything a sign-up changes, in one transaction under the lock of its date. */
	async function write(tx: Db, signUp: SignUp): Promise<store.SignUpRow> {
		const now = clock();
		const persons = signUp.number_of_persons;
		const date = looks.note(await dates.lock(tx, Number(signUp.presence_seminar_date_id)));
		const refusal = refusalOf(date, Number(signUp.presence_seminar_id), persons, now);
		if (refusal || !date) throw refuse(refusal ?? "date_unknown");
		const others = (freeSeats(date) ?? persons) - (await dates.keptForSaxony(tx, date));
		if (persons > others && !isInSaxony(signUp.postcode)) throw refuse("date_for_saxony");
		const price = date.seminar.price_cents;
		if (price === null) validate(FreeSignUp, signUp);

		const voucher =
			price !== null && signUp.voucher_code ? await redeem(tx, signUp.voucher_code, date.seminar_id) : null;
		const [row] = await Promise.all([
			bookings.write(tx, {
				persons,
				gross_cents: totalCents(price, persons, voucher?.discount ?? 0),
				others: signUp.persons,
				person: { ...personOf(signUp), idempotency_key: signUp.idempotency_key, voucher_id: voucher?.id },
			}),
			dates.take(tx, date.id, persons),
		]);
		if (signUp.accept_newsletter) await newsletter.request(tx, signUp.email, "seminar_sign_up");
		return row;
	}

	const isFull = (date: LockedDate | undefined, { presence_seminar_id, number_of_persons }: SignUp): boolean =>
		refusalOf(date, Number(presence_seminar_id), number_of_persons, clock()) === "date_full";

	/** In its turn: null where no seat is left by then. */
	async function book(signUp: SignUp, address: string): Promise<store.SignUpRow | null> {
		if (isFull(looks.lastSeen(signUp), signUp)) return null;
		await limits.takeInTurn([LIMITS.perAddress, address], [LIMITS.perMailbox, signUp.email]);
		await countVoucherTry(signUp, address);
		const row = await dates.transaction((tx) => write(tx, signUp));
		visits.finish(Number(signUp.presence_seminar_id));
		return row;
	}

	/**
	 * When very many come at once most are too late: they are told by a look that all of them share, uncounted, and neither
	 * wait for their turn nor for the lock of the date. Who finds it full when the turn comes looks again.
	 */
	async function create(signUp: SignUp, address: string): Promise<Booking> {
		for (;;) {
			const { date, isKnown } = await looks.look(signUp);
			const known = isKnown ? await earlier(signUp) : null;
			if (known) return known;
			if (isFull(date, signUp)) throw refuse("date_full");
			const row = await dates.inTurn("seats", Number(signUp.presence_seminar_date_id), () => book(signUp, address));
			// The next one has the lock of the date by now.
			if (row) return bookings.present(db, row);
		}
	}

	return {
		create: (signUp: SignUp, address: string): Promise<Booking> =>
			create(signUp, address).catch(async (error: unknown) => {
				// Two requests with one key at the same time: the second finds what the first has written.
				const first = isRepeated(error) ? await earlier(signUp) : null;
				if (first) return first;
				throw error;
			}),

		async get(token: string): Promise<Booking> {
			const row = await store.findByToken(db, hashToken(token));
			if (!row) throw refuse("not_found");
			return bookings.present(db, row);
		},

		rename: (
			token: string,
			persons: { position: number; first_name?: string | undefined; last_name?: string | undefined }[],
		) =>
			db.transaction(async (tx) => {
				const row = await store.findByToken(tx, hashToken(token));
				if (!row) throw refuse("not_found");
				if (!canBeRenamed(row, clock())) throw refuse("booking_closed");
				for (const person of persons) await store.renamePerson(tx, row.signUp.id, person);
				return bookings.present(tx, await bookings.reread(tx, row.signUp.id));
			}),

		/** DATE-05: the new time suits. Saying so twice changes nothing. */
		acceptMove: (token: string) =>
			db.transaction(async (tx) => {
				const row = await store.findByToken(tx, hashToken(token));
				if (!row) throw refuse("not_found");
				if (row.signUp.cancelled_at !== null || row.date.cancelled) throw refuse("booking_closed");
				if (isMoveAsked(row)) await store.acceptMove(tx, row.signUp.id, clock());
				return bookings.present(tx, await bookings.reread(tx, row.signUp.id));
			}),

		...createGivingBack(parts),
		...createRebooking(parts),
	};
}

export type SignUps = ReturnType<typeof createSignUps>;
