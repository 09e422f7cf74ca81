import { refuse } from "#contract/errors.ts";
import { paths } from "#contract/paths.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { findNewSlug } from "./office-store.ts";
import { byName, inOrder, wholeList, withOffers } from "./rules.ts";
import * as store from "./store.ts";

const EXPERT = /^\/experten\/([^/]+)\/?$/;

export function createCatalogue({ db, clock }: { db: Db; clock: Clock }) {
	return {
		async categories() {
			return wholeList(inOrder(await store.listCategories(db)));
		},
		async category(id: number) {
			const category = await store.findCategory(db, id);
			if (!category) throw refuse("not_found");
			return category;
		},
		async lecturers() {
			return wholeList(inOrder(await store.listLecturers(db)));
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
		/** Where somebody's page stands now that once stood at this address. */
		async movedTo(path: string): Promise<string | null> {
			const [, former] = EXPERT.exec(path) ?? [];
			const slug = former && (await findNewSlug(db, former));
			return slug ? paths.expert(slug) : null;
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
			return wholeList(inOrder(withOffers(lecturers, categories, { dates, courses, articles, topics })));
		},
	};
}

export type Catalogue = ReturnType<typeof createCatalogue>;
