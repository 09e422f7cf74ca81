import { KIND_PARAM, LITERAL_PARAM, paths, readSearchText, SEARCH_PARAM, VIEW_PARAM } from "#contract/paths.ts";
import { isKind, type Kind } from "./kinds.ts";

/** What the address of the search page says. */
export interface SearchAddress {
	query: string;
	/** One kind of results; null shows all. */
	kind: Kind | null;
	columns: boolean;
	/** Nothing is taken for a typing mistake. */
	literal: boolean;
}

/** As the address names the view. */
export const COLUMNS = "spalten";
const YES = "1";

export function readSearchAddress(params: URLSearchParams): SearchAddress {
	const kind = params.get(KIND_PARAM);
	return {
		query: readSearchText(params),
		kind: isKind(kind) ? kind : null,
		columns: params.get(VIEW_PARAM) === COLUMNS,
		literal: params.get(LITERAL_PARAM) === YES,
	};
}

/** Whether both addresses have the same results. */
export const asksTheSame = (one: SearchAddress, other: SearchAddress): boolean =>
	one.query === other.query && one.literal === other.literal;

export function searchHref({ query, kind, columns, literal }: Partial<SearchAddress>): string {
	const params = new URLSearchParams();
	if (query) params.set(SEARCH_PARAM, query);
	if (query && literal) params.set(LITERAL_PARAM, YES);
	if (query && kind && !columns) params.set(KIND_PARAM, kind);
	if (columns) params.set(VIEW_PARAM, COLUMNS);
	return params.size > 0 ? `${paths.search}?${params}` : paths.search;
}
