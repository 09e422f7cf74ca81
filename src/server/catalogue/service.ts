import { refuse } from "#contract/errors.ts";
import { type Paged, toPaged } from "#contract/paging.ts";
import type { Db } from "#server/db/client.ts";
import * as store from "./store.ts";

const GERMAN = new Intl.Collator("de");

/** Sorted here, because the database sorts by code point: 'Öffentlichkeitsarbeit' belongs to O. */
const byName = <T extends { name: string }>(rows: T[]): T[] =>
	rows.toSorted((one, other) => GERMAN.compare(one.name, other.name));

const wholeList = <T>(rows: T[]): Paged<T> =>
	toPaged(rows, { page: 1, per_page: Math.max(1, rows.length), total: rows.length });

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
