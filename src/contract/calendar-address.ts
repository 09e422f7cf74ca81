import { formatGermanDay } from "./dates.ts";
import { CATEGORY_PARAM, LECTURER_PARAM, MONTH_PARAM, ONLINE_PARAM, readSearchText } from "./paths.ts";

/** The address of the seminar calendar, read alike by its page and by the calendar that programs subscribe to. */

export const ONLINE_VALUE = "1";

/** What the calendar is limited to; empty values limit nothing. */
export interface CalendarAddress {
	search: string;
	online: boolean;
	/** Slug of a category. */
	category: string;
	/** "2026-11" */
	month: string;
	/** Slug of a lecturer. */
	lecturer: string;
}

const isMonth = (text: string): boolean => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);

export function readCalendarAddress(params: URLSearchParams): CalendarAddress {
	const month = params.get(MONTH_PARAM) ?? "";
	return {
		search: readSearchText(params),
		online: params.get(ONLINE_PARAM) === ONLINE_VALUE,
		category: params.get(CATEGORY_PARAM) ?? "",
		month: isMonth(month) ? month : "",
		lecturer: params.get(LECTURER_PARAM) ?? "",
	};
}

interface Named {
	id: number;
	slug: string;
}

/** What can be chosen. */
export interface Known {
	categories: readonly Named[];
	lecturers: readonly Named[];
}

const find = (list: readonly Named[], chosen: string) => list.find(({ slug }) => slug === chosen);

/** The address as far as it limits something: a category or lecturer that nobody knows does not. */
export const effectiveAddress = (address: CalendarAddress, { categories, lecturers }: Known): CalendarAddress => ({
	...address,
	category: find(categories, address.category)?.slug ?? "",
	lecturer: find(lecturers, address.lecturer)?.slug ?? "",
});

/** First and last day of a month, both included, as the API takes them. */
function monthRange(month: string): { date_from: string; date_to: string } {
	const [year = 0, number = 0] = month.split("-").map(Number);
	const lastDay = new Date(Date.UTC(year, number, 0)).getUTCDate();
	return {
		date_from: formatGermanDay({ year, month: number, day: 1 }),
		date_to: formatGermanDay({ year, month: number, day: lastDay }),
	};
}

/** What to ask the API for. */
export const calendarQuery = (address: CalendarAddress, { categories, lecturers }: Known) => ({
	search: address.search || undefined,
	is_online: address.online || undefined,
	category_id: find(categories, address.category)?.id,
	lecturer_id: find(lecturers, address.lecturer)?.id,
	...(address.month && monthRange(address.month)),
});
