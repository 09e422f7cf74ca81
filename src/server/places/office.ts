import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { OfficePlace, PlaceInput } from "#contract/office/places.ts";
import { type Paged, toPaged } from "#contract/paging.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { isMissing } from "#server/db/errors.ts";
import { demandRevision } from "#server/db/revision.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./office-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	/** What lists and search say of where seminars are. */
	followPlace: (tx: Db, id: number, names: { before: Named; after: Named }) => Promise<unknown>;
}

interface Named {
	name: string;
	city: string | null;
}

/** What staff do with places. */
export function createPlacesOffice({ db, clock, audit, followPlace }: Parts) {
	async function all(tx: Db = db): Promise<OfficePlace[]> {
		return (await store.findPlaces(tx)).map(({ place: { created_at: _, ...place }, ...hanging }) => ({
			...place,
			...hanging,
			updated_at: berlinIso(place.updated_at),
		}));
	}

	async function list(): Promise<Paged<OfficePlace>> {
		const rows = await all();
		return toPaged(rows, { page: 1, per_page: Math.max(1, rows.length), total: rows.length });
	}

	async function one(tx: Db, id: number): Promise<OfficePlace> {
		const found = (await all(tx)).find((place) => place.id === id);
		if (!found) throw refuse("not_found");
		return found;
	}

	async function lock(tx: Db, id: number): Promise<store.PlaceRow> {
		const row = await store.lockPlace(tx, id);
		if (!row) throw refuse("not_found");
		return row;
	}

	return {
		list,

		create: (given: PlaceInput, staff: Staff): Promise<OfficePlace> =>
			db.transaction(async (tx) => {
				const id = await store.insertPlace(tx, { ...given, created_at: clock(), updated_at: clock() });
				await audit.note(tx, staff, "place_created", id, { name: [null, given.name] });
				return one(tx, id);
			}),

		change: (id: number, { revision, ...given }: PlaceInput & { revision: number }, staff: Staff) =>
			db.transaction(async (tx) => {
				const before = await lock(tx, id);
				demandRevision(before, revision);
				await store.updatePlace(tx, id, { ...given, updated_at: clock() });
				await followPlace(tx, id, { before, after: given });
				const names = Object.keys(given) as (keyof PlaceInput)[];
				const changed = names.filter((name) => before[name] !== given[name]);
				const details = Object.fromEntries(changed.map((name) => [name, [before[name], given[name]]]));
				await audit.note(tx, staff, "place_changed", id, details);
				return one(tx, id);
			}),

		/** Past dates were somewhere too: only where nothing ever was. */
		async remove(id: number, staff: Staff): Promise<Paged<OfficePlace>> {
			await db
				.transaction(async (tx) => {
					const { name } = await lock(tx, id);
					await store.deletePlace(tx, id);
					await audit.note(tx, staff, "place_removed", id, { name: [name, null] });
				})
				.catch((error: unknown) => {
					throw isMissing(error) ? refuse("place_in_use") : error;
				});
			return list();
		},
	};
}
