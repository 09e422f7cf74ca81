import { expect, test } from "vitest";
import { readCalendarAddress } from "#contract/calendar-address.ts";
import { filterHref, isFiltered, searchHref, subscribeHref } from "./calendar-links.ts";

const read = (query: string) => readCalendarAddress(new URLSearchParams(query));
const EVERYTHING = { search: "", online: false, category: "", month: "", lecturer: "" };

test("an address is filtered as soon as one of its values limits something", () => {
	expect(isFiltered(read(""))).toBe(false);
	for (const query of ["suche=Kasse", "online=1", "kategorie=finanzen", "monat=2026-12", "dozent=jonas-wendt"])
		expect(isFiltered(read(query))).toBe(true);
});

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
