import { expect, test } from "vitest";
import { filterHref, isFiltered, readCalendarAddress, searchHref, subscribeHref } from "./calendar-address.ts";

const read = (query: string) => readCalendarAddress(new URLSearchParams(query));
const EVERYTHING = { search: "", online: false, category: "", month: "", lecturer: "" };

test("an address without parameters limits nothing", () => {
	expect(read("")).toEqual(EVERYTHING);
	expect(isFiltered(read(""))).toBe(false);
});

test("SEM-02 SEM-03 SEM-04 SEM-05 SEM-06 every filter is read from the address", () => {
	const address = read("suche=+Kasse+&online=1&kategorie=finanzen&monat=2026-12&dozent=jonas-wendt");
	expect(address).toEqual({
		search: "Kasse",
		online: true,
		category: "finanzen",
		month: "2026-12",
		lecturer: "jonas-wendt",
	});
	expect(isFiltered(address)).toBe(true);
});

test.each(["monat=2026-13", "monat=Dezember", "monat=2026-1", "monat=0026-01", "online=0", "online=", "suche=++"])(
	"%s limits nothing",
	(query) => {
		expect(read(query)).toEqual(EVERYTHING);
	},
);

test("a filter is merged into the others and taken out when it is empty", () => {
	const params = new URLSearchParams("suche=Kasse&monat=2026-12&utm_source=x");
	const address = readCalendarAddress(params);
	expect(filterHref(params, { ...address, category: "finanzen", online: true })).toBe(
		"/seminare?suche=Kasse&monat=2026-12&utm_source=x&online=1&kategorie=finanzen",
	);
	expect(filterHref(params, { ...address, month: "" })).toBe("/seminare?suche=Kasse&utm_source=x");
	expect(searchHref(params, "")).toBe("/seminare?monat=2026-12&utm_source=x");
	expect(filterHref(new URLSearchParams("online=1"), EVERYTHING)).toBe("/seminare");
	expect(params.toString()).toBe("suche=Kasse&monat=2026-12&utm_source=x");
});

test("the calendar to subscribe to has the same filters and nothing else", () => {
	expect(subscribeHref(read(""))).toBe("/seminare.ics");
	expect(subscribeHref(read("utm_source=x&online=1&suche=Kasse&monat=2026-12"))).toBe(
		"/seminare.ics?suche=Kasse&online=1&monat=2026-12",
	);
});
