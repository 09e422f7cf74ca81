import { expect, test } from "vitest";
import { readCalendarAddress } from "#contract/calendar-address.ts";
import { activeFilters, filterCount } from "./calendar-filters.ts";
import { filterHref } from "./calendar-links.ts";

const names = {
	categories: [{ id: 3, slug: "finanzen", name: "Steuern & Finanzen" }],
	lecturers: [{ id: 8, slug: "linh-nguyen", name: "Linh Nguyen" }],
};
const read = (query: string) => readCalendarAddress(new URLSearchParams(query));

test("what limits the calendar is told in words", () => {
	const words = (query: string) => activeFilters(read(query), names).map(({ label }) => label);
	expect(words("")).toEqual([]);
	expect(words("online=1&abends=1&tagsueber=1&wochenende=1&kostenlos=1&frei=1")).toEqual([
		"online",
		"abends ab 17 Uhr",
		"tagsüber",
		"Wochenende",
		"kostenlos",
		"nur freie Plätze",
	]);
	expect(words("vorort=1&suche=Kasse&plz=01307&umkreis=50")).toEqual(["vor Ort", "„Kasse“", "50\u00a0km um 01307"]);
	expect(words("kategorie=finanzen&monat=2026-12&dozent=linh-nguyen")).toEqual([
		"Steuern & Finanzen",
		"Dezember 2026",
		"Linh Nguyen",
	]);
});

test("each of them can be taken off", () => {
	const query = "suche=Kasse&plz=01307&umkreis=50&abends=1&kategorie=finanzen";
	const left = activeFilters(read(query), names).map(({ without }) => filterHref(new URLSearchParams(), without));
	expect(left).toEqual([
		"/seminare?suche=Kasse&plz=01307&umkreis=50&kategorie=finanzen",
		"/seminare?plz=01307&umkreis=50&abends=1&kategorie=finanzen",
		"/seminare?suche=Kasse&abends=1&kategorie=finanzen",
		"/seminare?suche=Kasse&plz=01307&umkreis=50&abends=1",
	]);
});

test("a postcode with its radius counts once, the search text not at all", () => {
	expect(filterCount(read("suche=Kasse&plz=01307&umkreis=50&abends=1"), names)).toBe(2);
});
