import { refuse } from "#contract/errors.ts";
import type { Booking } from "#contract/sign-ups.ts";
import type { Db } from "#server/db/client.ts";
import { isRepeated } from "#server/db/errors.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { hashToken } from "#server/tokens.ts";
import { contactOf } from "./act-rules.ts";
import type { Bookings } from "./bookings.ts";
import type { Dates } from "./dates.ts";
import { givenBackOf } from "./mail-words.ts";
import { refusalOf, totalCents } from "./rules.ts";
import * as store from "./store.ts";

interface Parts extends Letters {
	dates: Dates;
	bookings: Bookings;
}

/** Nobody has read anything out, and whether it begins early is another question. */
const SAID_ANEW = { accept_early_performance: false, taken_by: null };

const keyOf = ({ signUp }: store.SignUpRow): string => `rebooking-${signUp.number}`;

/** Whoever had booked a date that we called off takes another one of the seminar, once. */
export function createRebooking({ db, clock, dates, bookings }: Parts) {
	async function find(tx: Db, token: string): Promise<store.SignUpRow> {
		const row = await store.findByToken(tx, hashToken(token));
		if (!row) throw refuse("not_found");
		return row;
	}

	async function earlier(tx: Db, row: store.SignUpRow): Promise<Booking | null> {
		const booked = await store.findByKey(tx, keyOf(row));
		return booked ? bookings.present(tx, booked) : null;
	}

	async function write(tx: Db, old: store.SignUpRow, dateId: number): Promise<Booking> {
		const [first, ...others] = givenBackOf(old);
		if (!old.date.cancelled || !first) throw refuse("booking_closed");
		const persons = others.length + 1;
		const date = await dates.lock(tx, dateId);
		const known = await earlier(tx, old);
		if (known) return known;
		const refusal = refusalOf(date, old.date.seminar_id, persons, clock());
		if (refusal || !date) throw refuse(refusal ?? "date_unknown");
		await dates.take(tx, dateId, persons);
		const row = await bookings.write(tx, {
			persons,
			gross_cents: totalCents(date.seminar.price_cents, persons, old.discount ?? 0),
			others: others.map(({ first_name, last_name }) => ({ first_name, last_name })),
			person: { ...contactOf(old.signUp, dateId), ...SAID_ANEW, idempotency_key: keyOf(old) },
		});
		return bookings.present(tx, row);
	}

	return {
		async rebook(token: string, dateId: number): Promise<Booking> {
			const old = await find(db, token);
			const known = await earlier(db, old);
			if (known) return known;
			try {
				return await dates.transaction((tx) => write(tx, old, dateId));
			} catch (error) {
				// Two dates chosen at the same moment: the second finds what the first has written.
				const first = isRepeated(error) ? await earlier(db, old) : null;
				if (first) return first;
				throw error;
			}
		},
	};
}
