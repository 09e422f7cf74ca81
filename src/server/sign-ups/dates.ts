import type { TaxCategory } from "#contract/money.ts";
import type { Db } from "#server/db/client.ts";
import * as store from "./dates-store.ts";

export type LockedDate = NonNullable<Awaited<ReturnType<typeof store.lockDate>>>;
export type SessionRow = store.SessionRow;
export type ReserveRow = Awaited<ReturnType<typeof store.findReserves>>[number];

type Listener = (seminarId: number) => void;

/**
 * Whoever changes a date or its seats does it here. Pages kept in this process hear of it before anybody is answered, so
 * that nobody sees an older number than the one they were told; other processes hear it from the database.
 */
export function createDates({ db }: { db: Db }) {
	const changes = new WeakMap<Db, Set<number>>();
	const listeners: Listener[] = [];

	async function addSeats(tx: Db, dateId: number, seats: number, isBeyond = false): Promise<void> {
		const changed = changes.get(tx);
		if (!changed) throw new Error("Seats change in a transaction that tells of it.");
		changed.add(await store.addSeats(tx, dateId, seats, isBeyond));
	}

	return {
		onChange: (listener: Listener): void => void listeners.push(listener),

		async transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
			const changed = new Set<number>();
			const result = await db.transaction((tx) => {
				changes.set(tx, changed);
				return work(tx);
			});
			for (const seminarId of changed) for (const listener of listeners) listener(seminarId);
			return result;
		},

		/** For an act that is done to see what follows, and taken back: nobody hears of it. */
		async rehearsed<T>(tx: Db, work: () => Promise<T>): Promise<T> {
			changes.set(tx, new Set());
			return work();
		},

		/** Until the transaction ends nobody else changes the date, so seats are counted one by one. */
		lock: (tx: Db, dateId: number): Promise<LockedDate | undefined> => store.lockDate(tx, dateId),

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

		/** Seats kept back for groups on this day, by the date's id. */
		reservesOf: async (tx: Db, dateIds: number[], today: string): Promise<Map<number, ReserveRow[]>> =>
			Map.groupBy(dateIds.length > 0 ? await store.findReserves(tx, dateIds, today) : [], (row) => row.seminar_date_id),
		/** By the date's id: how its seminar is taxed. */
		taxesOf: async (dateIds: number[]): Promise<Map<number, TaxCategory>> =>
			new Map((await store.findTaxes(db, dateIds)).map(({ id, tax_category }) => [id, tax_category])),

		spendReserve: (tx: Db, id: number, seats: number) => store.spendReserve(tx, id, seats),

		setMovesUpByHand: (tx: Db, dateId: number, byHand: boolean) => store.setMovesUpByHand(tx, dateId, byHand),

		/** Under the lock, in a transaction from here. */
		giveBack: (tx: Db, dateId: number, seats: number): Promise<void> => addSeats(tx, dateId, -seats),

		/** By the date's id. */
		sessionsOf: async (dateIds: number[], tx: Db = db): Promise<Map<number, SessionRow[]>> =>
			Map.groupBy(dateIds.length > 0 ? await store.findSessions(tx, dateIds) : [], (row) => row.seminar_date_id),
	};
}

export type Dates = ReturnType<typeof createDates>;
