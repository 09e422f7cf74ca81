import type { TaxCategory } from "#contract/money.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { despiteDeadlock } from "#server/db/errors.ts";
import { FairQueue } from "#server/fair-queue.ts";
import { isInSaxony } from "#server/postcodes/saxony.ts";
import * as store from "./dates-store.ts";
import { createReserves } from "./reserves.ts";

export type LockedDate = NonNullable<Awaited<ReturnType<typeof store.lockDate>>>;
export type SessionRow = store.SessionRow;
export type NewSession = store.NewSession;

type Listener = (seminarId: number) => void;

/**
 * Whoever wants a seat is served from beginning to end before the next one begins, and holds one of a few of the
 * database's connections meanwhile: so the first are answered at once, and orders and pages have the others. As many may
 * wait as there are lines to us, and no longer than a proxy does.
 */
const TURNS = { atOnce: 2, perLane: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY, waitMs: 45_000 };

/** How many come, and how many of them from Saxony. */
async function originOf(tx: Db, dateId: number): Promise<{ persons: number; from_saxony: number }> {
	const rows = await store.countByPostcode(tx, dateId);
	const sum = (some: typeof rows) => some.reduce((total, { persons }) => total + persons, 0);
	return { persons: sum(rows), from_saxony: sum(rows.filter(({ postcode }) => isInSaxony(postcode))) };
}

/** PART-08: how many seats are still kept for people from Saxony. */
async function keptForSaxony(
	tx: Db,
	date: Pick<LockedDate, "id" | "saxony_seats" | "capacity"> & { seminar: { tax_supported: boolean } },
) {
	if (date.saxony_seats === null || date.capacity === null || !date.seminar.tax_supported) return 0;
	return Math.max(0, date.saxony_seats - (await originOf(tx, date.id)).from_saxony);
}

/** For those who pay; null where taxes do not. */
async function saxonyShare(tx: Db, date: Parameters<typeof keptForSaxony>[1]) {
	if (!date.seminar.tax_supported) return null;
	return { ...(await originOf(tx, date.id)), kept: await keptForSaxony(tx, date) };
}

/**
 * Whoever changes a date or its seats does it here. Pages kept in this process hear of it before anybody is answered, so
 * that nobody sees an older number than the one they were told; other processes hear it from the database.
 */
export function createDates({ db, clock }: { db: Db; clock: Clock }) {
	const changes = new WeakMap<Db, Set<number>>();
	const listeners: Listener[] = [];
	const turns = { seats: new FairQueue(TURNS), waiting: new FairQueue(TURNS) };

	function tell(tx: Db, seminarId: number): void {
		const changed = changes.get(tx);
		if (!changed) throw new Error("Seats change in a transaction that tells of it.");
		changed.add(seminarId);
	}

	const addSeats = async (tx: Db, dateId: number, seats: number, isBeyond = false): Promise<void> =>
		tell(tx, await store.addSeats(tx, dateId, seats, isBeyond));

	/** The date begins with the first of them. */
	async function writeSessions(tx: Db, dateId: number, sessions: readonly NewSession[]): Promise<void> {
		const inOrder = sessions.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
		const [first] = inOrder;
		if (!first) throw new Error("A date has at least one session.");
		await store.replaceSessions(tx, dateId, inOrder);
		await store.updateDate(tx, dateId, { date: first.starts_at });
	}

	return {
		onChange: (listener: Listener): void => void listeners.push(listener),

		async transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
			const changed = new Set<number>();
			const result = await despiteDeadlock(() =>
				db.transaction((tx) => {
					changes.set(tx, changed);
					return work(tx);
				}),
			);
			for (const seminarId of changed) for (const listener of listeners) listener(seminarId);
			return result;
		},

		/** For an act that is done to see what follows, and taken back: nobody hears of it. */
		async rehearsed<T>(tx: Db, work: () => Promise<T>): Promise<T> {
			changes.set(tx, new Set());
			return work();
		},

		/** Of those who want the same of a date whoever came first is first; one date does not wait for another. */
		inTurn: <T>(wanted: keyof typeof turns, dateId: number, work: () => Promise<T>): Promise<T> =>
			turns[wanted].run(String(dateId), work),

		/** Until the transaction ends nobody else changes the date, so seats are counted one by one. */
		lock: (tx: Db, dateId: number): Promise<LockedDate | undefined> => store.lockDate(tx, dateId),

		/** As they stand, without waiting for anybody. */
		find: (one: Db, dateIds: number[]): Promise<LockedDate[]> => store.findDates(one, dateIds),

		/** Several at once in one order, so that nobody waits for somebody who waits for them. */
		async lockAll(tx: Db, dateIds: readonly number[]): Promise<Map<number, LockedDate>> {
			const locked = new Map<number, LockedDate>();
			for (const id of [...new Set(dateIds)].sort((a, b) => a - b)) {
				const date = await store.lockDate(tx, id);
				if (date) locked.set(id, date);
			}
			return locked;
		},

		/** Under the lock, in a transaction from here; beyond the capacity only on purpose. */
		take: (tx: Db, dateId: number, seats: number, isBeyond = false): Promise<void> =>
			addSeats(tx, dateId, seats, isBeyond),

		/** By the date's id: how its seminar is taxed. */
		taxesOf: async (dateIds: number[]): Promise<Map<number, TaxCategory>> =>
			new Map((await store.findTaxes(db, dateIds)).map(({ id, tax_category }) => [id, tax_category])),

		setMovesUpByHand: (tx: Db, dateId: number, byHand: boolean) => store.setMovesUpByHand(tx, dateId, byHand),

		/** Under the lock, in a transaction from here. */
		giveBack: (tx: Db, dateId: number, seats: number): Promise<void> => addSeats(tx, dateId, -seats),

		/** Under the lock, when all seats have been given back. */
		async callOff(tx: Db, dateId: number, { staysListed }: { staysListed: boolean }): Promise<void> {
			tell(tx, await store.callOff(tx, dateId, staysListed));
		},

		/** Which grant pays for a date. */
		fund: async (tx: Db, dateId: number, grantId: number | null): Promise<void> => {
			await store.setGrant(tx, dateId, grantId);
		},

		/** By the date's id. */
		sessionsOf: async (dateIds: number[], tx: Db = db): Promise<Map<number, SessionRow[]>> =>
			Map.groupBy(dateIds.length > 0 ? await store.findSessions(tx, dateIds) : [], (row) => row.seminar_date_id),

		sessionsOfOne: (dateId: number, tx: Db = db): Promise<SessionRow[]> => store.findSessions(tx, [dateId]),

		writeSessions,

		/** Null where the seminar has a date at this moment already. In a transaction from here. */
		async make(tx: Db, date: store.NewDate, sessions: readonly NewSession[]): Promise<number | null> {
			const id = await store.insertDate(tx, date);
			if (id === undefined) return null;
			await writeSessions(tx, id, sessions);
			tell(tx, date.seminar_id);
			return id;
		},

		/** Under the lock, in a transaction from here. */
		async update(
			tx: Db,
			{ id, seminar_id }: LockedDate,
			change: Parameters<typeof store.updateDate>[2],
		): Promise<void> {
			await store.updateDate(tx, id, change);
			tell(tx, seminar_id);
		},

		keptForSaxony,
		saxonyShare,
		...createReserves({
			clock,
			write: async (tx, dateId, today) => tell(tx, await store.countReserved(tx, dateId, today)),
			findOutdated: store.findOutdated,
		}),
	};
}

export type Dates = ReturnType<typeof createDates>;
