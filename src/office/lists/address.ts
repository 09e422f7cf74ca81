/** All that a list shows stands in its address; these read it and write the next one. */

/** Where one is in the list. */
const PLACE = ["after", "before"];
/** What is open beside the list. */
export const OPEN = "eintrag";
/** What decides how a list looks, not what is in it. */
const NO_FILTER = [...PLACE, OPEN, "sort", "per_page"];

const addressOf = (params: URLSearchParams): string => `?${params}`;

function without(params: URLSearchParams, keys: readonly string[]): URLSearchParams {
	const rest = new URLSearchParams(params);
	for (const key of keys) rest.delete(key);
	return rest;
}

/** The same list with other filters begins at its first page. Nothing takes a filter away. */
export function filtered(params: URLSearchParams, values: Record<string, string | null>): string {
	const next = without(params, [...PLACE, OPEN, ...Object.keys(values)]);
	for (const [key, value] of Object.entries(values)) if (value) next.set(key, value);
	return addressOf(next);
}

/** Whatever is searched, chosen or spanned. */
export const filtersIn = (params: URLSearchParams): string[] =>
	[...new Set(params.keys())].filter((key) => !NO_FILTER.includes(key) && params.get(key) !== "");

export const unfiltered = (params: URLSearchParams): string =>
	addressOf(without(params, [...filtersIn(params), ...PLACE, OPEN]));

export interface Sorted {
	by: string;
	descending: boolean;
}

export function sortIn(params: URLSearchParams, unlessTold: string): Sorted {
	const sort = params.get("sort") ?? unlessTold;
	return { by: sort.replace(/^-/, ""), descending: sort.startsWith("-") };
}

/** A column that is sorted by already turns round. */
export function sortedBy(params: URLSearchParams, by: string, unlessTold: string): string {
	const now = sortIn(params, unlessTold);
	const sort = now.by === by && !now.descending ? `-${by}` : by;
	return filtered(params, { sort: sort === unlessTold ? null : sort });
}

/** Further on, or back, by what the server calls the place. */
export const turnedTo = (params: URLSearchParams, place: { after: string } | { before: string }): string => {
	const next = without(params, [...PLACE, OPEN]);
	for (const [key, value] of Object.entries(place)) next.set(key, value);
	return addressOf(next);
};

export const opened = (params: URLSearchParams, id: string | null): string => {
	const next = without(params, [OPEN]);
	if (id !== null) next.set(OPEN, id);
	return addressOf(next);
};

/** What a view keeps, always in the same order, so that two can be compared. */
export function viewIn(params: URLSearchParams): string {
	const kept = without(params, [...PLACE, OPEN]);
	for (const [key, value] of params) if (value === "") kept.delete(key);
	kept.sort();
	return kept.toString();
}

/** The filters alone, for an act on all that they find. */
export const filterIn = (params: URLSearchParams): Record<string, string> =>
	Object.fromEntries(filtersIn(params).map((key) => [key, params.get(key) ?? ""]));

/** What the server is asked for. */
export const queryIn = (params: URLSearchParams): Record<string, string> => Object.fromEntries(without(params, [OPEN]));
