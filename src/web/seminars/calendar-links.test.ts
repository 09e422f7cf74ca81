import { expect, test } from "vitest";
import { readCalendarAddress } from "#contract/calendar-address.ts";
import {
	filterHref,
	isFiltered,
	isSameSelection,
	monthHref,
	readUntil,
	searchHref,
	subscribeHref,
} from "./calendar-links.ts";

const read = (query: string) => readCalendarAddress(new URLSearchParams(query));
const EVERYTHING = read("");

test("an address is filtered as soon as one of its values limits something", () => {
	expect(isFiltered(read(""))).toBe(false);
	for (const query of [
		"suche=Kasse",
		"online=1",
		"kategorie=finanzen",
		"monat=2026-12",
		"dozent=jonas-wendt",
		"plz=01307",
	])
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

test("every filter goes into the address and comes out of it again", () => {
	for (const query of [
		"suche=Kasse&vorort=1&plz=01307&umkreis=50&abends=1&wochenende=1&kostenlos=1&frei=1&kategorie=finanzen",
		"online=1&tagsueber=1&monat=2026-12&dozent=jonas-wendt",
	])
		expect(filterHref(new URLSearchParams(), read(query))).toBe(`/seminare?${query}`);
});

test("more months are part of the page's address, which a new selection and a subscription begin without", () => {
	const params = new URLSearchParams("abends=1&bis=2027-03");
	expect(readUntil(params)).toBe("2027-03");
	expect(readUntil(new URLSearchParams("bis=immer"))).toBe("");
	expect(monthHref(params, "2027-01", "2027-05")).toBe("/seminare?abends=1&bis=2027-05#monat-2027-01");
	expect(searchHref(params, "Kasse")).toBe("/seminare?abends=1&suche=Kasse");
	expect(filterHref(params, EVERYTHING)).toBe("/seminare");
	expect(subscribeHref(readCalendarAddress(params))).toBe("/seminare.ics?abends=1");
	expect(isSameSelection(params, new URLSearchParams("abends=1"))).toBe(true);
	expect(isSameSelection(params, new URLSearchParams("bis=2027-03"))).toBe(false);
});
