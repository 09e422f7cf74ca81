import { paths } from "#contract/paths.ts";
import { readSearchText, withSearchText } from "#web/ui/use-search-text.ts";

export const CATEGORY_PARAM = "kategorie";
export const LECTURER_PARAM = "dozent";

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

export const listHref = (params: URLSearchParams): string =>
	params.size > 0 ? `${paths.courses}?${params}` : paths.courses;

export const searchHref = (params: URLSearchParams, text: string): string => listHref(withSearchText(params, text));

export function filterHref(params: URLSearchParams, name: string, slug: string): string {
	const changed = new URLSearchParams(params);
	if (slug === "") changed.delete(name);
	else changed.set(name, slug);
	return listHref(changed);
}
