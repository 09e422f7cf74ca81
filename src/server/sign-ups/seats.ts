import type { Db } from "#server/db/client.ts";
import * as store from "./store.ts";

type Listener = (seminarId: number) => void;

/**
 * Whoever changes seats does it here. Pages kept in this process hear of it before anybody is answered, so that nobody sees
 * an older number than the one they were told; other processes hear it from the database.
 */
export function createSeats({ db }: { db: Db }) {
	const changes = new WeakMap<Db, Set<number>>();
	const listeners: Listener[] = [];

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

		/** In such a transaction, under the lock of the date. */
		async add(tx: Db, dateId: number, seats: number): Promise<void> {
			const changed = changes.get(tx);
			if (!changed) throw new Error("Seats change in a transaction that tells of it.");
			changed.add(await store.addSeats(tx, dateId, seats));
		},
	};
}

export type Seats = ReturnType<typeof createSeats>;
