import { CATEGORY_PARAM, LECTURER_PARAM, paths, readSearchText } from "#contract/paths.ts";
import { hrefOf, withFilter } from "#web/lists/address.ts";
import { withSearchText } from "#web/lists/use-search-text.ts";

export interface ListAddress {
	search: string;
	/** Slug of a category, empty for all. */
	category: string;
	/** Slug of a lecturer, empty for all. */
	lecturer: string;
}

export const readListAddress = (params: URLSearchParams): ListAddress => ({
	search: readSearchText(params),
	category: params.get(CATEGORY_PARAM) ?? "",
	lecturer: params.get(LECTURER_PARAM) ?? "",
});

export const listHref = (params: URLSearchParams): string => hrefOf(paths.courses, params);

export const searchHref = (params: URLSearchParams, text: string): string => listHref(withSearchText(params, text));

export const filterHref = (params: URLSearchParams, name: string, slug: string): string =>
	listHref(withFilter(params, name, slug));
