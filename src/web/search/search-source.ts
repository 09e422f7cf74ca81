import type { Api } from "#contract/api.ts";
import type { SearchResult } from "#contract/search.ts";
import type { SearchAddress } from "./search-address.ts";

export interface Search {
	query: string;
	/** None without a query, and none when the search has failed. */
	result: SearchResult | null;
}

export const hasFailed = ({ query, result }: Search): boolean => query !== "" && result === null;

/** Articles are delivered with the best last and shown with the best first (SRCH-08). */
export const inShownOrder = (result: SearchResult): SearchResult => ({
	...result,
	blog_posts: [...result.blog_posts].reverse(),
});

export async function loadSearch(
	api: Api,
	{ query, literal }: Pick<SearchAddress, "query" | "literal">,
): Promise<Search> {
	if (query === "") return { query, result: null };
	try {
		const { data } = await api.search.all({ query: { search: query, literal: literal || undefined } });
		return { query, result: inShownOrder(data) };
	} catch {
		return { query, result: null };
	}
}
