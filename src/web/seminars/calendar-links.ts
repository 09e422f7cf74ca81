import { type CalendarAddress, isMonth, ON } from "#contract/calendar-address.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import {
	CATEGORY_PARAM,
	DAYTIME_PARAM,
	EVENING_PARAM,
	FREE_PARAM,
	IN_PERSON_PARAM,
	LECTURER_PARAM,
	MONTH_PARAM,
	ONLINE_PARAM,
	PAGES_PARAM,
	POSTCODE_PARAM,
	paths,
	RADIUS_PARAM,
	SEATS_PARAM,
	UNTIL_PARAM,
	WEEKEND_PARAM,
} from "#contract/paths.ts";
import { hrefOf, withFilter } from "#web/lists/address.ts";
import { withSearchText } from "#web/lists/use-search-text.ts";

export const isFiltered = (address: CalendarAddress): boolean => Object.values(address).some(Boolean);

const paramOf = (isOn: boolean): string => (isOn ? ON : "");

/** Every filter with its name and value in an address; an empty one limits nothing. */
export const filterParams = (address: CalendarAddress): [name: string, value: string][] => [
	[ONLINE_PARAM, paramOf(address.online)],
	[IN_PERSON_PARAM, paramOf(address.inPerson)],
	[POSTCODE_PARAM, address.postcode],
	[RADIUS_PARAM, address.radius ? String(address.radius) : ""],
	[EVENING_PARAM, paramOf(address.evening)],
	[DAYTIME_PARAM, paramOf(address.daytime)],
	[WEEKEND_PARAM, paramOf(address.weekend)],
	[FREE_PARAM, paramOf(address.free)],
	[SEATS_PARAM, paramOf(address.seats)],
	[CATEGORY_PARAM, address.category],
	[MONTH_PARAM, address.month],
	[LECTURER_PARAM, address.lecturer],
];

const withAddress = (params: URLSearchParams, address: CalendarAddress): URLSearchParams =>
	filterParams(address).reduce(
		(merged, [name, value]) => withFilter(merged, name, value),
		withSearchText(params, address.search),
	);

/** Another selection begins with its first months. */
const fromTheStart = (params: URLSearchParams): URLSearchParams =>
	withFilter(withFilter(params, UNTIL_PARAM, ""), PAGES_PARAM, "");

export const searchHref = (params: URLSearchParams, text: string): string =>
	hrefOf(paths.seminars, withSearchText(fromTheStart(params), text));

/** What was chosen, merged into an address. */
export const filterHref = (params: URLSearchParams, chosen: CalendarAddress): string =>
	hrefOf(paths.seminars, withAddress(fromTheStart(params), chosen));

/** The same selection as a calendar that programs can subscribe to. */
export const subscribeHref = (address: CalendarAddress): string =>
	hrefOf(paths.seminarsFeed, withAddress(new URLSearchParams(), address));

/** Where a month begins on the page. */
export const monthId = (month: string): string => `monat-${month}`;

/** Leads to a month with everything up to another one shown. */
export const monthHref = (params: URLSearchParams, month: string, until: string): string =>
	`${hrefOf(paths.seminars, withFilter(params, UNTIL_PARAM, until))}#${monthId(month)}`;

/** Up to which month the page shows what it has found. */
export function readUntil(params: URLSearchParams): string {
	const until = params.get(UNTIL_PARAM) ?? "";
	return isMonth(until) ? until : "";
}

const MAX_PORTIONS = Math.floor(PAGE_SIZE.maximum / PAGE_SIZE.calendarPortion);

/** How many portions of the dates the page shows, where they are too many for one. */
export function readPortions(params: URLSearchParams): number {
	const portions = Number.parseInt(params.get(PAGES_PARAM) ?? "", 10) || 1;
	return Math.min(Math.max(portions, 1), MAX_PORTIONS);
}

export const canShowMore = (portions: number): boolean => portions < MAX_PORTIONS;

/** Leads to the same selection with another portion. */
export const portionsHref = (params: URLSearchParams, portions: number): string =>
	hrefOf(paths.seminars, withFilter(fromTheStart(params), PAGES_PARAM, String(portions)));

/** Whether two addresses show the same selection, however much of it. */
export const isSameSelection = (a: URLSearchParams, b: URLSearchParams): boolean =>
	fromTheStart(a).toString() === fromTheStart(b).toString();

/** Whether nothing has to be loaded to go from one address to the other. */
export const needsNothingNew = (a: URLSearchParams, b: URLSearchParams): boolean =>
	isSameSelection(a, b) && readPortions(a) === readPortions(b);
