import { refuse } from "#contract/errors.ts";
import type { Place } from "#contract/places.ts";
import type { Db } from "#server/db/client.ts";
import * as store from "./store.ts";

export function createPlaces({ db }: { db: Db }) {
	return {
		async byId(id: number): Promise<Place> {
			const place = await store.findPlace(db, id);
			if (!place) throw refuse("not_found");
			return place;
		},
		/** Every place that can be chosen, with when it was last changed. */
		all: () => store.findActive(db),
		/** Every place there ever was: past dates were somewhere too. */
		names: () => store.findNames(db),
		/** For the history. */
		titles: async (ids: string[]): Promise<ReadonlyMap<string, string>> =>
			new Map(
				(await store.findNames(db))
					.filter(({ id }) => ids.includes(String(id)))
					.map(({ id, name, city }) => [String(id), [name, city].filter(Boolean).join(", ")]),
			),
	};
}

export type Places = ReturnType<typeof createPlaces>;
