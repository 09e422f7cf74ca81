import { refuse } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { byName, wholeList, withOffers } from "./rules.ts";
import * as store from "./store.ts";

export function createCatalogue({ db, clock }: { db: Db; clock: Clock }) {
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
		async lecturerBySlug(slug: string) {
			const lecturer = await store.findLecturerBySlug(db, slug);
			if (!lecturer) throw refuse("not_found");
			return lecturer;
		},
		/** Whose name or calling has the words in it. */
		searchLecturers: async (text: string) => byName(await store.searchLecturers(db, text)),
		async experts() {
			const now = clock();
			const [lecturers, categories, dates, courses, articles, topics] = await Promise.all([
				store.listLecturers(db),
				store.listCategories(db),
				store.findNextDates(db, now),
				store.findNewestCourses(db),
				store.findNewestArticles(db),
				store.findTopics(db, now),
			]);
			return wholeList(byName(withOffers(lecturers, categories, { dates, courses, articles, topics })));
		},
	};
}

export type Catalogue = ReturnType<typeof createCatalogue>;
