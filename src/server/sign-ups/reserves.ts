import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import * as store from "./reserves-store.ts";

export type ReserveRow = store.ReserveRow;

interface Parts {
	clock: Clock;
	/** Writes how many seats are kept back on a day at a date. */
	write: (tx: Db, dateId: number, today: string) => Promise<void>;
	/** Dates ahead that keep back others than on this day. */
	findOutdated: (tx: Db, today: string, now: Date) => Promise<number[]>;
}

/** DATE-09: seats that are kept back for groups. Whoever calls holds the lock of the date. */
export function createReserves({ clock, write, findOutdated }: Parts) {
	const today = () => isoDay(berlinDay(clock()));

	/** As many as the reserves keep back today. */
	const count = (tx: Db, dateId: number): Promise<void> => write(tx, dateId, today());

	return {
		reservesOf: (tx: Db, dateId: number): Promise<ReserveRow[]> => store.findReserves(tx, dateId),

		/** Those from which the office can still give seats to the group, by the date's id. */
		openReservesOf: async (tx: Db, dateIds: number[]): Promise<Map<number, ReserveRow[]>> =>
			Map.groupBy(dateIds.length > 0 ? await store.findOpen(tx, dateIds, today()) : [], (row) => row.seminar_date_id),

		/** The seats are free for whoever takes them next in this transaction. */
		async spendReserve(tx: Db, dateId: number, reserveId: number, seats: number): Promise<void> {
			const reserve = await store.findReserve(tx, reserveId);
			if (reserve?.seminar_date_id !== dateId) throw refuse("not_found");
			if (reserve.until < today() || reserve.used + seats > reserve.seats) throw refuse("reserve_used");
			await store.updateReserve(tx, reserveId, { used: reserve.used + seats });
			await count(tx, dateId);
		},

		async keepBack(tx: Db, dateId: number, reserve: { name: string; seats: number; until: string }): Promise<void> {
			await store.insertReserve(tx, { ...reserve, seminar_date_id: dateId, created_at: clock() });
			await count(tx, dateId);
		},

		/** What the group has already stays noted. */
		async release(tx: Db, dateId: number, reserveId: number): Promise<ReserveRow> {
			const reserve = await store.findReserve(tx, reserveId);
			if (reserve?.seminar_date_id !== dateId) throw refuse("not_found");
			if (reserve.used > 0) await store.updateReserve(tx, reserveId, { seats: reserve.used });
			else await store.deleteReserve(tx, reserveId);
			await count(tx, dateId);
			return reserve;
		},

		countReserved: count,

		/** Dates of which a reserve has ended since its seats were counted. */
		withLapsedReserves: (tx: Db): Promise<number[]> => findOutdated(tx, today(), clock()),
	};
}
