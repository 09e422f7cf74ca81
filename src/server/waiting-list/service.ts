import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { LetterKind } from "#contract/office/letter-kinds.ts";
import { paths } from "#contract/paths.ts";
import {
	type TakeOffer,
	WaitingAddress,
	type WaitingAnswer,
	type WaitingEntry,
	type WaitingRequest,
} from "#contract/waiting-list.ts";
import type { Db } from "#server/db/client.ts";
import { formLimits } from "#server/limits/service.ts";
import { compose, type Letter } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { freeSeats } from "#server/seminars/rules.ts";
import type { Bookings } from "#server/sign-ups/bookings.ts";
import type { Dates } from "#server/sign-ups/dates.ts";
import { refusalOf } from "#server/sign-ups/rules.ts";
import { hashToken } from "#server/tokens.ts";
import { validate } from "#server/validation.ts";
import { type CalledOffWords, calledOffMail, joinedMail, lapsedMail, movedMail, offerMail } from "./mails.ts";
import { isOpenOffer, offerEnd, presentEntry, priceOf, splitName, waitingRefusal } from "./rules.ts";
import * as store from "./store.ts";

interface Parts extends Letters {
	secrets: Secrets;
	dates: Dates;
	bookings: Bookings;
}

/** More than ever wait, for a date at which nobody counts any more. */
const UNLIMITED = 1_000;
const LIMITS = formLimits("waiting-list");
/** As the privacy notice says: who waits no longer is no longer known here. */
const FORGOTTEN = { name: "", email: "" };

export function createWaitingList({ db, clock, limits, outbox, sender, secrets, dates, bookings }: Parts) {
	/** The same link in every letter about one entry. */
	const tokenOf = (id: number, hash?: Buffer) => secrets.linkToken("waiting", String(id), hash);
	const entryUrl = (token: string) => `${sender.publicUrl}${paths.waitingEntry(token)}`;
	const write = (tx: Db, kind: LetterKind, to: string, letter: Letter) =>
		outbox.writeMail(tx, kind, to, compose(letter, sender));

	async function present(tx: Db, row: store.WaitingRow): Promise<WaitingEntry> {
		const bookingPath = row.booking ? paths.booking(await bookings.tokenOf(row.booking)) : null;
		const sessions = await dates.sessionsOfOne(row.date.id, tx);
		const ahead = await store.countAhead(tx, row.entry);
		return presentEntry(row, { sessions, ahead, bookingPath }, clock());
	}

	async function find(tx: Db, token: string): Promise<store.WaitingRow> {
		const row = await store.findByToken(tx, hashToken(token));
		if (!row) throw refuse("not_found");
		return row;
	}

	/** The entry, read after its date was locked: whoever held the lock before may have changed it. */
	async function lock(tx: Db, token: string): Promise<store.WaitingRow> {
		const { date } = await find(tx, token);
		await dates.lock(tx, date.id);
		return find(tx, token);
	}

	/** Seats that the caller has taken, under the lock of the date. */
	async function offerTo(tx: Db, id: number, number_of_persons: number): Promise<void> {
		const row = await store.findById(tx, id);
		const date = row && (await dates.lock(tx, row.date.id));
		if (!date) throw refuse("not_found");
		const offer = { state: "offered", number_of_persons, offer_expires_at: offerEnd(date, clock()) } as const;
		await store.updateEntry(tx, id, offer);
		const url = entryUrl(await tokenOf(id, row.entry.token_hash));
		await write(
			tx,
			"waiting_offer",
			row.entry.email,
			offerMail({ ...row, entry: { ...row.entry, ...offer } }, url, sender),
		);
	}

	/** The caller holds the lock of the date. Seats of an offer count as taken until it is answered. */
	async function offerSeats(tx: Db, dateId: number): Promise<void> {
		for (;;) {
			const now = clock();
			const date = await dates.lock(tx, dateId);
			if (!date || date.moves_up_by_hand || refusalOf(date, date.seminar_id, 1, now)) return;
			const seats = (freeSeats(date) ?? UNLIMITED) - (await dates.keptForSaxony(tx, date));
			const next = seats > 0 ? await store.findFirstThatFits(tx, dateId, seats) : undefined;
			if (!next) return;
			// Who is glad of fewer gets what there is: from now on it is about these seats.
			const number_of_persons = Math.min(next.entry.number_of_persons, seats);
			await dates.take(tx, dateId, number_of_persons);
			await offerTo(tx, next.entry.id, number_of_persons);
		}
	}

	async function release(tx: Db, { entry, date }: store.WaitingRow, state: "lapsed" | "left"): Promise<void> {
		await store.updateEntry(tx, entry.id, { state, ...FORGOTTEN });
		if (entry.state === "offered") await dates.giveBack(tx, date.id, entry.number_of_persons);
		await offerSeats(tx, date.id);
	}

	/** DATE-09: what was kept back until yesterday is free today. */
	async function endReserves(tx: Db, dateId: number): Promise<void> {
		await dates.lock(tx, dateId);
		await dates.countReserved(tx, dateId);
		await offerSeats(tx, dateId);
	}

	async function lapse(tx: Db, { entry, date, seminar }: store.WaitingRow): Promise<void> {
		const locked = await dates.lock(tx, date.id);
		const now = await store.findByToken(tx, entry.token_hash);
		if (!locked || now?.entry.state !== "offered") return;
		await release(tx, now, "lapsed");
		// There is no list any more on which one could wait again.
		if (locked.cancelled || locked.deactivated) return;
		const url = `${sender.publicUrl}${paths.seminar(seminar.slug, berlinIso(date.date))}`;
		await write(tx, "waiting_lapsed", entry.email, lapsedMail(now, url));
	}

	/** The date does not take place: everybody is told and forgotten; the caller sees to the seats. Answers how many. */
	async function callOff(tx: Db, dateId: number, words: CalledOffWords): Promise<number> {
		const rows = await store.findOpen(tx, dateId);
		for (const row of rows) {
			await write(tx, "waiting_called_off", row.entry.email, calledOffMail(row, words));
			await store.updateEntry(tx, row.entry.id, { state: "left", ...FORGOTTEN });
		}
		return rows.length;
	}

	/** The date is at another time or place: everybody is told, and no offer outlasts its begin. Answers how many. */
	async function tellMoved(tx: Db, dateId: number, reason: string): Promise<number> {
		const rows = await store.findOpen(tx, dateId);
		for (const row of rows) {
			const { id, token_hash, offer_expires_at, email } = row.entry;
			const url = entryUrl(await tokenOf(id, token_hash));
			if (offer_expires_at && offer_expires_at > row.date.date)
				await store.updateEntry(tx, id, { offer_expires_at: row.date.date });
			await write(tx, "waiting_moved", email, movedMail(row, { reason, url }));
		}
		return rows.length;
	}

	/** Whose address already waits keeps the place in the queue. */
	async function writeEntry(tx: Db, wish: WaitingRequest): Promise<WaitingAnswer> {
		const now = clock();
		const date = await dates.lock(tx, wish.presence_seminar_date_id);
		const kept = date ? await dates.keptForSaxony(tx, date) : 0;
		const asked = { persons: wish.number_of_persons, kept };
		const refusal = waitingRefusal(date, wish.presence_seminar_id, asked, now);
		if (refusal || !date) throw refuse(refusal ?? "date_unknown");
		const { name, email, number_of_persons, fewer_welcome = false } = wish;
		const [known, nextId] = await Promise.all([store.findOpenEntry(tx, date.id, email), store.nextEntryId(tx)]);
		const id = known?.id ?? nextId;
		const token = await tokenOf(id, known?.token_hash);
		const said = { name, number_of_persons, fewer_welcome, token_hash: hashToken(token) };
		const [, row, others] = await Promise.all([
			known
				? store.updateEntry(tx, id, said)
				: store.insertEntry(tx, { ...said, id, email, seminar_date_id: date.id, created_at: now }),
			find(tx, token),
			store.countOthers(tx, date.id, email),
		]);
		await write(tx, "waiting_joined", email, joinedMail(row, entryUrl(token)));
		return { state: "waiting", others };
	}

	return {
		offerSeats,
		callOff,
		tellMoved,
		offerTo,
		release,
		moveAddress: store.moveAddress,

		/** Answers the same whether the address already waits or not; who waits keeps the place in the queue. */
		join: (wish: WaitingRequest, address: string): Promise<WaitingAnswer> =>
			dates.inTurn("waiting", wish.presence_seminar_date_id, async () => {
				await limits.takeInTurn([LIMITS.perAddress, address], [LIMITS.perMailbox, wish.email]);
				return db.transaction((tx) => writeEntry(tx, wish));
			}),

		get: async (token: string): Promise<WaitingEntry> => present(db, await find(db, token)),

		/** Pressing twice answers the booking of the first time. */
		take: (token: string, given: TakeOffer): Promise<WaitingEntry> =>
			db.transaction(async (tx) => {
				const row = await lock(tx, token);
				if (row.entry.state === "taken") return present(tx, row);
				if (row.date.cancelled) throw refuse("date_cancelled");
				if (!isOpenOffer(row, clock())) throw refuse("offer_lapsed");
				const price = priceOf(row);
				const address = price === null ? {} : validate(WaitingAddress, given);
				const { accept_terms: _, ...where } = address as TakeOffer;
				const { entry, date } = row;
				const booked = await bookings.write(tx, {
					persons: entry.number_of_persons,
					gross_cents: price ?? 0,
					person: { seminar_date_id: date.id, email: entry.email, ...splitName(entry.name), ...where },
				});
				await store.updateEntry(tx, entry.id, { state: "taken", sign_up_id: booked.signUp.id, ...FORGOTTEN });
				return present(tx, await find(tx, token));
			}),

		leave: (token: string): Promise<WaitingEntry> =>
			dates.transaction(async (tx) => {
				const row = await lock(tx, token);
				if (row.entry.state === "waiting" || row.entry.state === "offered") await release(tx, row, "left");
				return present(tx, await find(tx, token));
			}),

		/** Lapsed offers go to the next; seats of ended reserves and those that came free in any other way are offered too; what is over is forgotten. */
		async tend(): Promise<void> {
			for (const row of await store.findLapsed(db, clock())) await dates.transaction((tx) => lapse(tx, row));
			for (const id of await dates.withLapsedReserves(db)) await dates.transaction((tx) => endReserves(tx, id));
			for (const id of await store.findDatesToOffer(db, clock())) await dates.transaction((tx) => offerSeats(tx, id));
			await store.deletePast(db, clock());
		},
	};
}

export type WaitingList = ReturnType<typeof createWaitingList>;
