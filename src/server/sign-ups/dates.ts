import type { Db } from "#server/db/client.ts";
import * as store from "./dates-store.ts";

export type LockedDate = NonNullable<Awaited<ReturnType<typeof store.lockDate>>>;
export type SessionRow = store.SessionRow;

type Listener = (seminarId: number) => void;

/**
 * Whoever changes a date or its seats does it here. Pages kept in this process hear of it before anybody is answered, so
 * that nobody sees an older number than the one they were told; other processes hear it from the database.
 */
export function createDates({ db }: { db: Db }) {
	const changes = new WeakMap<Db, Set<number>>();
	const listeners: Listener[] = [];

	async function addSeats(tx: Db, dateId: number, seats: number): Promise<void> {
		const changed = changes.get(tx);
		if (!changed) throw new Error("Seats change in a transaction that tells of it.");
		changed.add(await store.addSeats(tx, dateId, seats));
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

		/** Until the transaction ends nobody else changes the date, so seats are counted one by one. */
		lock: (tx: Db, dateId: number): Promise<LockedDate | undefined> => store.lockDate(tx, dateId),

		/** Under the lock, in a transaction from here. */
		take: (tx: Db, dateId: number, seats: number): Promise<void> => addSeats(tx, dateId, seats),

		/** Under the lock, in a transaction from here. */
		giveBack: (tx: Db, dateId: number, seats: number): Promise<void> => addSeats(tx, dateId, -seats),

		/** Which grant pays for a date. */
		fund: async (tx: Db, dateId: number, grantId: number | null): Promise<void> => {
			await store.setGrant(tx, dateId, grantId);
		},

		/** By the date's id. */
		sessionsOf: async (dateIds: number[], tx: Db = db): Promise<Map<number, SessionRow[]>> =>
			Map.groupBy(dateIds.length > 0 ? await store.findSessions(tx, dateIds) : [], (row) => row.seminar_date_id),
	};
}

export type Dates = ReturnType<typeof createDates>;
