import { refuse } from "#contract/errors.ts";
import type { Db } from "#server/db/client.ts";
import { byName, wholeList } from "./rules.ts";
import * as store from "./store.ts";

export function createCatalogue({ db }: { db: Db }) {
	return {
		async categories() {
			return wholeList(byName(await store.listCategories(db)));
		},
		async category(id: number) {
			const category = await store.findCategory(db, id);
			if (!category) throw refuse("not_found");
			return category;
		},
		async lecturers() {
			return wholeList(byName(await store.listLecturers(db)));
		},
		async lecturer(id: number) {
			const lecturer = await store.findLecturer(db, id);
			if (!lecturer) throw refuse("not_found");
			return lecturer;
		},
	};
}

export type Catalogue = ReturnType<typeof createCatalogue>;
