import type { CalendarAddress } from "#contract/calendar-address.ts";
import { formatMonth } from "#contract/dates.ts";
import type { CalendarOptions } from "./calendar-options.ts";

type FilterKey = Exclude<keyof CalendarAddress, "radius">;

export interface ActiveFilter {
	key: FilterKey;
	label: string;
	/** The same selection without it. */
	without: CalendarAddress;
}

export const FILTER_LABELS = {
	online: "online",
	inPerson: "vor Ort",
	evening: "abends ab 17 Uhr",
	daytime: "tagsüber",
	weekend: "Wochenende",
	free: "kostenlos",
	seats: "nur freie Plätze",
} as const;

function without(address: CalendarAddress, key: FilterKey): CalendarAddress {
	if (key === "postcode") return { ...address, postcode: "", radius: 0 };
	return { ...address, [key]: typeof address[key] === "boolean" ? false : "" };
}

const nameIn = (list: readonly { slug: string; name: string }[], chosen: string): string =>
	list.find(({ slug }) => slug === chosen)?.name ?? chosen;

type Names = Pick<CalendarOptions, "categories" | "lecturers">;

/** What limits the calendar, in words. */
export function activeFilters(address: CalendarAddress, { categories, lecturers }: Names): ActiveFilter[] {
	const words: Record<FilterKey, string> = {
		...FILTER_LABELS,
		search: `„${address.search}“`,
		postcode: `${address.radius}\u00a0km um ${address.postcode}`,
		category: nameIn(categories, address.category),
		month: address.month && formatMonth(address.month),
		lecturer: nameIn(lecturers, address.lecturer),
	};
	return Object.entries(words)
		.map(([key, label]) => ({ key: key as FilterKey, label }))
		.filter(({ key }) => address[key])
		.map(({ key, label }) => ({ key, label, without: without(address, key) }));
}

/** What stands in the field for the search is no filter. */
export const filterCount = (address: CalendarAddress, names: Names): number =>
	activeFilters(address, names).filter(({ key }) => key !== "search").length;
