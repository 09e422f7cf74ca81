import type { Choices } from "#contract/office/choices.ts";
import { DATE_FILTER_WORDS, DATE_TIME_WORDS } from "#contract/office/date-words.ts";
import { type Filter, namedFilter, optionsOf } from "../lists/filters.ts";

const WAYS = { online: "online", on_site: "vor Ort" };

/** By what dates are found, in the list and in the calendar. */
export const dateFilters = ({ places, lecturers, categories }: Choices): Filter[] => [
	{ kind: "choice", key: "way", label: "Art", options: optionsOf(WAYS), rare: true },
	namedFilter("place", "Ort", places),
	namedFilter("lecturer", "Dozent/in", lecturers),
	{ ...namedFilter("category", "Kategorie", categories), rare: true },
	{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(DATE_FILTER_WORDS) },
	{ kind: "choice", key: "waiting", label: "Warteliste", options: optionsOf({ 1: "jemand wartet" }), rare: true },
	{ kind: "choice", key: "tip", label: "Tipp", options: optionsOf({ 1: "nur unser Tipp" }), rare: true },
];

/** When; a calendar has its month for that. */
export const TIME_FILTERS: readonly Filter[] = [
	{ kind: "choice", key: "when", label: "Zeit", options: optionsOf(DATE_TIME_WORDS) },
	{ kind: "span", label: "Zeitraum", days: [], rare: true },
];

const TIME_KEYS = ["when", "from", "to", "days", "monat", "after", "before", "sort", "per_page"];

/** What of an address holds for the list and the calendar alike. */
export function sharedFilters(params: URLSearchParams): URLSearchParams {
	const shared = new URLSearchParams(params);
	for (const key of TIME_KEYS) shared.delete(key);
	return shared;
}
