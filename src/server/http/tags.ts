import type { contract } from "#contract/api.ts";
import type { Contract, OutputOf } from "#contract/endpoint.ts";
import { SEATS_PARAM } from "#contract/paths.ts";

/**
 * Kept answers carry tags for what they show that changes often: the seats of seminars, and articles. The database's notes
 * are worded the same (`drizzle/`), so that of what is kept only that goes which shows what has changed.
 */

export const seminarTag = (id: number): string => `seminar:${id}`;
const articleTag = (id: number): string => `article:${id}`;

/** For an answer in which free seats decide what it shows: those of any seminar may change it. */
const ANY_SEMINAR = "seminar:any";
/** For lists of articles: of all of them, of one category. */
export const ARTICLES = "articles:all";
const articlesOf = (category: unknown): string => (category === undefined ? ARTICLES : `articles:${category}`);
/** For what names the newest, or the one chosen for the band over the home page. */
const NEWEST_ARTICLE = "articles:newest";

/** A moment was planned: no page shows it. */
export const ARTICLE_PLANS = "article_plans";

const SEMINAR_TAG = /^seminar:\d+$/;
export const isOfSeats = (tag: string): boolean => tag === ANY_SEMINAR || SEMINAR_TAG.test(tag);
const ARTICLE_TAG = /^articles?:\w+$/;

/** The tags of what may not be served any more after a note of the database; null means everything. */
export function droppedBy(note: string | undefined): string[] | null {
	if (note === undefined) return null;
	if (SEMINAR_TAG.test(note)) return [note, ANY_SEMINAR];
	if (ARTICLE_TAG.test(note)) return [note];
	return note === ARTICLE_PLANS ? [] : null;
}

type Query = Record<string, unknown>;
type Shown<C extends Contract> = {
	[G in keyof C]?: { [N in keyof C[G]]?: (answer: OutputOf<C[G][N]>, query: Query) => string[] };
};

const seats = (shown: readonly { id: number }[]): string[] => shown.map(({ id }) => seminarTag(id));

/** Every endpoint that tells how many seats are free or names articles, and which of them. */
const SHOWN = {
	seminars: {
		list: ({ data }) => seats(data),
		bySlug: ({ data }) => seats([data]),
		get: ({ data }) => seats([data]),
	},
	articles: {
		list: (_, query) => [articlesOf(query.category_id)],
		bySlug: ({ data }) => [articleTag(data.id)],
		get: ({ data }) => [articleTag(data.id)],
	},
	lecturers: { experts: () => [ARTICLES] },
	search: { all: ({ data }) => [...seats(data.presence_seminars), ARTICLES] },
	site: { get: () => [NEWEST_ARTICLE] },
} satisfies Shown<typeof contract>;

type Reader = (answer: unknown, query: Query) => string[];
const READERS = SHOWN as unknown as Partial<Record<string, Partial<Record<string, Reader>>>>;

export const isTagged = (group: string, name: string): boolean => READERS[group]?.[name] !== undefined;

/** In the API and in an address. */
const LIMITS_TO_FREE_SEATS = ["has_free_seats", SEATS_PARAM];

/** The tags of an endpoint's answer, because of what it shows and of what was asked. */
export function tagsOf(group: string, name: string, answer: unknown, query: unknown): string[] {
	const asked = (query ?? {}) as Query;
	const limited = LIMITS_TO_FREE_SEATS.some((param) => asked[param] !== undefined) ? [ANY_SEMINAR] : [];
	return [...(READERS[group]?.[name]?.(answer, asked) ?? []), ...limited];
}
