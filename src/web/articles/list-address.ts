import { PAGE_SIZE } from "#contract/constants.ts";
import { CATEGORY_PARAM, PAGES_PARAM, paths, readSearchText } from "#contract/paths.ts";
import { hrefOf, withFilter } from "#web/lists/address.ts";
import { withSearchText } from "#web/lists/use-search-text.ts";

const MAX_PAGES = Math.floor(PAGE_SIZE.maximum / PAGE_SIZE.articles);

export interface ListAddress {
	search: string;
	/** Slug of a category, empty for all. */
	category: string;
	pages: number;
}

export function readListAddress(params: URLSearchParams): ListAddress {
	const pages = Number.parseInt(params.get(PAGES_PARAM) ?? "", 10) || 1;
	return {
		search: readSearchText(params),
		category: params.get(CATEGORY_PARAM) ?? "",
		pages: Math.min(Math.max(pages, 1), MAX_PAGES),
	};
}

export const sameFilter = (one: ListAddress, other: ListAddress): boolean =>
	one.search === other.search && one.category === other.category;

/** Whether all that changes is that more pages are shown. */
export const showsMorePages = (current: ListAddress, next: ListAddress): boolean =>
	sameFilter(current, next) && next.pages > current.pages;

const withoutPages = (params: URLSearchParams): URLSearchParams => withFilter(params, PAGES_PARAM, "");

const href = (params: URLSearchParams): string => hrefOf(paths.articles, params);

/** A changed filter starts again at page 1. */
export const searchHref = (params: URLSearchParams, text: string): string =>
	href(withSearchText(withoutPages(params), text));

export const categoryHref = (params: URLSearchParams, slug: string): string =>
	href(withFilter(withoutPages(params), CATEGORY_PARAM, slug));

export const firstPageHref = (params: URLSearchParams): string => href(withoutPages(params));

export const cardId = (index: number): string => `artikel-${index + 1}`;

export const morePagesHref = (params: URLSearchParams, pages: number): string =>
	href(withFilter(withoutPages(params), PAGES_PARAM, String(pages)));
