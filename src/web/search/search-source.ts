import type { Api } from "#contract/api.ts";
import { paths, SEARCH_PARAM } from "#contract/paths.ts";
import type { SearchResult } from "#contract/search.ts";

export interface Search {
	query: string;
	/** None without a query, and none when the search has failed. */
	result: SearchResult | null;
}

export const hasFailed = ({ query, result }: Search): boolean => query !== "" && result === null;

export const searchHref = (query: string): string =>
	query === "" ? paths.search : `${paths.search}?${new URLSearchParams({ [SEARCH_PARAM]: query })}`;

/** Articles are delivered with the best last and shown with the best first (SRCH-08). */
export const inShownOrder = (result: SearchResult): SearchResult => ({
	...result,
	blog_posts: [...result.blog_posts].reverse(),
});

export async function loadSearch(api: Api, query: string): Promise<Search> {
	if (query === "") return { query, result: null };
	try {
		const { data } = await api.search.all({ query: { search: query } });
		return { query, result: inShownOrder(data) };
	} catch {
		return { query, result: null };
	}
}
