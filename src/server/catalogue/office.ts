import { berlinIso } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { CategoryChange, OfficeCategory } from "#contract/office/categories.ts";
import type { Paged } from "#contract/paging.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { isRepeated } from "#server/db/errors.ts";
import { demandRevision } from "#server/db/revision.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { byName, wholeList } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
}

const present = (row: store.CategoryRow): OfficeCategory => ({ ...row, updated_at: berlinIso(row.updated_at) });

/** What staff do with categories. */
export function createCatalogueOffice({ db, clock, audit }: Parts) {
	const change = (id: number, { name, revision }: CategoryChange, staff: Staff) =>
		db.transaction(async (tx) => {
			const category = await store.lockCategory(tx, id);
			if (!category) throw refuse("not_found");
			demandRevision(category, revision);
			const changed = await store.updateCategory(tx, id, { name, updated_at: clock() });
			await audit.note(tx, staff, "category_changed", id, { name: [category.name, name] });
			return present(changed);
		});

	return {
		async categories(): Promise<Paged<OfficeCategory>> {
			return wholeList(byName(await store.findCategoryRows(db)).map(present));
		},

		/** What categories are called, for whoever tells of them by their key. */
		async names(): Promise<ReadonlyMap<string, string>> {
			return new Map((await store.findCategoryRows(db)).map(({ id, name }) => [String(id), name]));
		},

		changeCategory: (id: number, given: CategoryChange, staff: Staff): Promise<OfficeCategory> =>
			change(id, given, staff).catch((error: unknown) => {
				throw isRepeated(error) ? refuseField("name", "So heißt schon eine Kategorie") : error;
			}),
	};
}

export type CatalogueOffice = ReturnType<typeof createCatalogueOffice>;
