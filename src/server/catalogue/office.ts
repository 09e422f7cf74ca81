import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { AuditAction } from "#contract/office/audit.ts";
import type { CategoryChange, OfficeCategory } from "#contract/office/categories.ts";
import type { Hanging } from "#contract/office/sorting.ts";
import type { Paged } from "#contract/paging.ts";
import { freeSlug, slugOf } from "#contract/slugs.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { isRepeated } from "#server/db/errors.ts";
import { demandRevision } from "#server/db/revision.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./office-store.ts";
import { lastPosition, wholeList } from "./rules.ts";
import { createSorting } from "./sorting.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
}

const present = ({ row, hanging }: { row: store.CategoryRow; hanging: Hanging }): OfficeCategory => ({
	...row,
	hanging,
	updated_at: berlinIso(row.updated_at),
});

const toldIfTaken = (error: unknown): never => {
	throw isRepeated(error) ? refuseField("name", "So heißt schon eine Kategorie") : error;
};

/** LIB-03: what staff do with categories. */
export function createCatalogueOffice({ db, clock, audit }: Parts) {
	const sorting = createSorting(db, "category");
	const noteAs =
		(action: AuditAction, staff: Staff) =>
		(tx: Db, { id }: store.CategoryRow, details: Record<string, unknown>) =>
			audit.note(tx, staff, action, id, details);

	const list = async (): Promise<Paged<OfficeCategory>> => wholeList((await sorting.all()).map(present));

	async function one(tx: Db, id: number): Promise<OfficeCategory> {
		const found = (await sorting.all(tx)).find(({ row }) => row.id === id);
		if (!found) throw refuse("not_found");
		return present(found);
	}

	return {
		categories: list,

		/** What categories are called, for whoever tells of them by their key. */
		async names(): Promise<ReadonlyMap<string, string>> {
			return new Map((await store.findRows(db, "category")).map(({ id, name }) => [String(id), name]));
		},

		/** By its name among the others, or the last where somebody has ordered them. */
		createCategory: ({ name }: { name: string }, staff: Staff): Promise<OfficeCategory> =>
			db
				.transaction(async (tx) => {
					const rows = await store.lockRows(tx, "category");
					const slug = freeSlug(
						slugOf(name) || "kategorie",
						rows.map((row) => row.slug),
					);
					const position = lastPosition(rows);
					const now = { created_at: clock(), updated_at: clock() };
					const id = await store.insertCategory(tx, { name, slug, position, ...now });
					await audit.note(tx, staff, "category_created", id, { name: [null, name] });
					return one(tx, id);
				})
				.catch(toldIfTaken),

		changeCategory: (id: number, { name, revision }: CategoryChange, staff: Staff): Promise<OfficeCategory> =>
			db
				.transaction(async (tx) => {
					const category = await sorting.lock(tx, id);
					demandRevision(category, revision);
					await store.updateCategory(tx, id, { name, updated_at: clock() });
					await audit.note(tx, staff, "category_changed", id, { name: [category.name, name] });
					return one(tx, id);
				})
				.catch(toldIfTaken),

		async moveCategory(id: number, to: number, staff: Staff): Promise<Paged<OfficeCategory>> {
			await sorting.move(id, to, noteAs("category_moved", staff));
			return list();
		},

		foreseeMerge: sorting.foreseeMerge,
		mergeCategory: (id: number, into: number, staff: Staff): Promise<Hanging> =>
			sorting.merge(id, into, noteAs("category_merged", staff)),

		async removeCategory(id: number, staff: Staff): Promise<Paged<OfficeCategory>> {
			await sorting.remove(id, noteAs("category_removed", staff));
			return list();
		},
	};
}

export type CatalogueOffice = ReturnType<typeof createCatalogueOffice>;
