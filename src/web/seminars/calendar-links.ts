import { type CalendarAddress, ON } from "#contract/calendar-address.ts";
import { CATEGORY_PARAM, LECTURER_PARAM, MONTH_PARAM, ONLINE_PARAM, paths } from "#contract/paths.ts";
import { hrefOf, withFilter } from "#web/lists/address.ts";
import { withSearchText } from "#web/lists/use-search-text.ts";

export const isFiltered = (address: CalendarAddress): boolean => Object.values(address).some(Boolean);

export const searchHref = (params: URLSearchParams, text: string): string =>
	hrefOf(paths.seminars, withSearchText(params, text));

function withFilters(params: URLSearchParams, { online, category, month, lecturer }: CalendarAddress): URLSearchParams {
	const filters = [
		[ONLINE_PARAM, online ? ON : ""],
		[CATEGORY_PARAM, category],
		[MONTH_PARAM, month],
		[LECTURER_PARAM, lecturer],
	] as const;
	return filters.reduce((merged, [name, value]) => withFilter(merged, name, value), params);
}

/** The chosen filters merged into an address; its search text stays. */
export const filterHref = (params: URLSearchParams, chosen: CalendarAddress): string =>
	hrefOf(paths.seminars, withFilters(params, chosen));

/** The same selection as a calendar that programs can subscribe to. */
export const subscribeHref = (address: CalendarAddress): string =>
	hrefOf(paths.seminarsFeed, withFilters(withSearchText(new URLSearchParams(), address.search), address));
