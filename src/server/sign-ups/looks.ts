import type { SignUp } from "#contract/sign-ups.ts";
import { type Db, onOneConnection } from "#server/db/client.ts";
import { gathered } from "#server/gathered.ts";
import type { Dates, LockedDate } from "./dates.ts";
import * as store from "./store.ts";

type Wish = Pick<SignUp, "presence_seminar_date_id" | "idempotency_key">;

const idOf = ({ presence_seminar_date_id }: Wish): number => Number(presence_seminar_date_id);

/** How a date stands and whether there is a booking with a key, asked at once for all who come at the same time. */
export function createLooks({ db, dates }: { db: Db; dates: Dates }) {
	const seen = new Map<number, LockedDate>();

	function note(date: LockedDate | undefined): LockedDate | undefined {
		if (date) seen.set(date.id, date);
		return date;
	}

	const ask = gathered((wishes: readonly Wish[]) =>
		onOneConnection(db, async (one) => {
			const [rows, keys] = await Promise.all([
				dates.find(one, [...new Set(wishes.map(idOf))]),
				store.findKeys(
					one,
					wishes.flatMap(({ idempotency_key }) => idempotency_key ?? []),
				),
			]);
			for (const date of rows) note(date);
			return { byId: new Map(rows.map((date) => [date.id, date])), keys };
		}),
	);

	return {
		/** What was seen under the lock of a date. */
		note,

		/** As this process has seen it last: who has waited need not ask to learn that it is full by now. */
		lastSeen: (wish: Wish): LockedDate | undefined => seen.get(idOf(wish)),

		async look(wish: Wish): Promise<{ date: LockedDate | undefined; isKnown: boolean }> {
			const { byId, keys } = await ask(wish);
			return { date: byId.get(idOf(wish)), isKnown: keys.has(wish.idempotency_key ?? null) };
		},
	};
}
