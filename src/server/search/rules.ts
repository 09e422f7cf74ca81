import type { SearchResult } from "#contract/search.ts";

/** Everything found, the best of each kind first. */
export type Found = Omit<SearchResult, "suggestion">;

export const NOTHING: Found = {
	blog_posts: [],
	presence_seminars: [],
	online_seminars: [],
	lecturers: [],
	film_passages: [],
};

const after = <T extends { id: number }>(first: T[], then: T[]): T[] => [
	...first,
	...then.filter(({ id }) => first.every((known) => known.id !== id)),
];

/** What was probably meant stands before what merely looks like what was typed. */
export const joinFound = (meant: Found, typed: Found): Found => ({
	blog_posts: after(meant.blog_posts, typed.blog_posts),
	presence_seminars: after(meant.presence_seminars, typed.presence_seminars),
	online_seminars: after(meant.online_seminars, typed.online_seminars),
	lecturers: after(meant.lecturers, typed.lecturers),
	film_passages: after(meant.film_passages, typed.film_passages),
});

const MAX_ENDING_LENGTH = 3;

/** 'Freiwilliger' is no mistake where 'Freiwillige' is written. */
export const isFormOf = (typed: string, written: string): boolean =>
	written.startsWith(typed) || (typed.startsWith(written) && typed.length - written.length <= MAX_ENDING_LENGTH);
