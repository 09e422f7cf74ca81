import type { SearchResult } from "#contract/search.ts";

/** A search that finds nothing, of any kind. */
export const NOTHING_FOUND: SearchResult = {
	blog_posts: [],
	presence_seminars: [],
	online_seminars: [],
	lecturers: [],
	film_passages: [],
	suggestion: null,
};
