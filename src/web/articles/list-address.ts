import { PAGE_SIZE } from "#contract/constants.ts";
import { paths } from "#contract/paths.ts";
import { readSearchText, withSearchText } from "#web/ui/use-search-text.ts";

export const CATEGORY_PARAM = "kategorie";
/** How many pages of the list are shown, counted from the first: `seite=3` shows pages 1 to 3. */
const PAGES_PARAM = "seite";
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

const withoutPages = (params: URLSearchParams): URLSearchParams => {
	const first = new URLSearchParams(params);
	first.delete(PAGES_PARAM);
	return first;
};

const href = (params: URLSearchParams): string => (params.size > 0 ? `${paths.articles}?${params}` : paths.articles);

/** A changed filter starts again at page 1. */
export const searchHref = (params: URLSearchParams, text: string): string =>
	href(withSearchText(withoutPages(params), text));

export function categoryHref(params: URLSearchParams, slug: string): string {
	const changed = withoutPages(params);
	if (slug === "") changed.delete(CATEGORY_PARAM);
	else changed.set(CATEGORY_PARAM, slug);
	return href(changed);
}

export const firstPageHref = (params: URLSearchParams): string => href(withoutPages(params));

export const cardId = (index: number): string => `artikel-${index + 1}`;

export function morePagesHref(params: URLSearchParams, pages: number): string {
	const more = withoutPages(params);
	more.set(PAGES_PARAM, String(pages));
	return href(more);
}
