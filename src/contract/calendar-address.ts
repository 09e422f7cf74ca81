import { DEFAULT_RADIUS_KM, POSTCODE_LENGTH, RADII_KM } from "./constants.ts";
import { formatGermanDay } from "./dates.ts";
import {
	CATEGORY_PARAM,
	DAYTIME_PARAM,
	EVENING_PARAM,
	FREE_PARAM,
	IN_PERSON_PARAM,
	LECTURER_PARAM,
	MONTH_PARAM,
	ONLINE_PARAM,
	POSTCODE_PARAM,
	RADIUS_PARAM,
	readSearchText,
	SEATS_PARAM,
	WEEKEND_PARAM,
} from "./paths.ts";

/** The address of the seminar calendar, read alike by its page and by the calendar that programs subscribe to. */

/** What a filter that is on or off has as its value when it is on. */
export const ON = "1";

/** What the calendar is limited to; empty values limit nothing. */
export interface CalendarAddress {
	search: string;
	online: boolean;
	inPerson: boolean;
	/** In person near this postcode. */
	postcode: string;
	/** In kilometres around the postcode; 0 without one. */
	radius: number;
	/** Of these three each adds dates. */
	evening: boolean;
	daytime: boolean;
	weekend: boolean;
	free: boolean;
	/** Only dates with free seats. */
	seats: boolean;
	/** Slug of a category. */
	category: string;
	/** "2026-11" */
	month: string;
	/** Slug of a lecturer. */
	lecturer: string;
}

export const isMonth = (text: string): boolean => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);

const POSTCODE = new RegExp(`^\\d{${POSTCODE_LENGTH}}$`);
export const isPostcode = (text: string): boolean => POSTCODE.test(text);

/** Online is everywhere, so it is near to nothing; online and in person is everything. */
function readWhere(params: URLSearchParams): Pick<CalendarAddress, "online" | "inPerson" | "postcode" | "radius"> {
	const online = params.get(ONLINE_PARAM) === ON;
	const inPerson = params.get(IN_PERSON_PARAM) === ON;
	const postcode = (params.get(POSTCODE_PARAM) ?? "").trim();
	const isNear = isPostcode(postcode) && (!online || inPerson);
	const radius = RADII_KM.find((km) => String(km) === params.get(RADIUS_PARAM)) ?? DEFAULT_RADIUS_KM;
	return {
		online: online && !inPerson,
		inPerson: inPerson && !online,
		postcode: isNear ? postcode : "",
		radius: isNear ? radius : 0,
	};
}

export function readCalendarAddress(params: URLSearchParams): CalendarAddress {
	const month = params.get(MONTH_PARAM) ?? "";
	const isOn = (name: string) => params.get(name) === ON;
	return {
		search: readSearchText(params),
		...readWhere(params),
		evening: isOn(EVENING_PARAM),
		daytime: isOn(DAYTIME_PARAM),
		weekend: isOn(WEEKEND_PARAM),
		free: isOn(FREE_PARAM),
		seats: isOn(SEATS_PARAM),
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

/** The same without the postcode: one that nobody knows limits nothing. */
export const anywhere = (address: CalendarAddress): CalendarAddress => ({ ...address, postcode: "", radius: 0 });

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
	is_online: address.online === address.inPerson ? undefined : address.online,
	postcode: address.postcode || undefined,
	radius_km: address.radius || undefined,
	evening: address.evening || undefined,
	daytime: address.daytime || undefined,
	weekend: address.weekend || undefined,
	is_free: address.free || undefined,
	has_free_seats: address.seats || undefined,
	category_id: find(categories, address.category)?.id,
	lecturer_id: find(lecturers, address.lecturer)?.id,
	...(address.month && monthRange(address.month)),
});
