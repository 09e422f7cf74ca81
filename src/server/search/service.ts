import { PAGE_SIZE } from "#contract/constants.ts";
import { foldGerman } from "#contract/folding.ts";
import type { SearchResult } from "#contract/search.ts";
import type { Articles } from "#server/articles/service.ts";
import type { Catalogue } from "#server/catalogue/service.ts";
import type { Courses } from "#server/courses/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Seminars } from "#server/seminars/service.ts";
import { type Found, isFormOf, joinFound, NOTHING } from "./rules.ts";
import * as store from "./store.ts";

/** Shorter words are too much like too many others. */
const MIN_MISSPELT_LENGTH = 4;

interface Parts {
	db: Db;
	articles: Articles;
	seminars: Seminars;
	courses: Courses;
	catalogue: Catalogue;
}

export function createSearch({ db, articles, seminars, courses, catalogue }: Parts) {
	async function find(text: string): Promise<Found> {
		const [blogPosts, presenceSeminars, onlineSeminars, lecturers, filmPassages] = await Promise.all([
			articles.list({ search: text, per_page: PAGE_SIZE.searchArticles }),
			seminars.search(text, PAGE_SIZE.searchSeminars),
			courses.list({ search: text, is_active: true }),
			catalogue.searchLecturers(text),
			courses.searchFilms(text),
		]);
		return {
			blog_posts: blogPosts.data,
			presence_seminars: presenceSeminars,
			online_seminars: onlineSeminars.data,
			lecturers,
			film_passages: filmPassages,
		};
	}

	async function spellRight(word: string): Promise<string> {
		const typed = foldGerman(word);
		if (typed.length < MIN_MISSPELT_LENGTH || (await store.isSpelt(db, typed))) return word;
		const similar = await store.findSimilarWord(db, typed);
		return similar && !isFormOf(typed, foldGerman(similar)) ? similar : word;
	}

	/** What was probably meant, where nobody wrote what was typed. */
	async function suggest(text: string): Promise<string | null> {
		const typed = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
		const meant = await Promise.all(typed.map(spellRight));
		return meant.join() === typed.join() ? null : meant.join(" ");
	}

	return {
		/**
		 * Articles come with the best match last: the search page shows them in reversed order (SRCH-08). What is asked
		 * for to the letter is not taken for something else.
		 */
		async all(text: string, literal = false): Promise<SearchResult> {
			if (text === "") return { ...NOTHING, suggestion: null };
			const suggestion = literal ? null : await suggest(text);
			const [meant, typed] = await Promise.all([suggestion ? find(suggestion) : NOTHING, find(text)]);
			const found = joinFound(meant, typed);
			return { ...found, blog_posts: found.blog_posts.toReversed(), suggestion };
		},
	};
}
