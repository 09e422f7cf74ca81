import { describe, expect, test } from "vitest";
import { categoryHref, firstPageHref, morePagesHref, readListAddress, sameFilter, searchHref } from "./list-address.ts";

const params = (text: string) => new URLSearchParams(text);

describe("readListAddress", () => {
	test("ART-10 search text and category come from the address", () => {
		expect(readListAddress(params("suche=%20Satzung%20&kategorie=ehrenamt"))).toEqual({
			search: "Satzung",
			category: "ehrenamt",
			pages: 1,
		});
	});

	test("ART-10 a search text that is too long is cut to what can be searched for", () => {
		expect(readListAddress(params(`suche=${"a".repeat(5000)}`)).search).toBe("a".repeat(200));
	});

	test.each([
		["seite=3", 3],
		["seite=0", 1],
		["seite=-4", 1],
		["seite=viele", 1],
		["seite=100000", 111],
		["", 1],
	])("%j shows %i pages", (text, pages) => {
		expect(readListAddress(params(text)).pages).toBe(pages);
	});
});

describe("addresses of the list", () => {
	test("ART-09 the search text is merged with the category", () => {
		expect(searchHref(params("kategorie=ehrenamt"), "Satzung")).toBe("/ratgeber?kategorie=ehrenamt&suche=Satzung");
	});

	test("ART-09 the search text is removed when empty", () => {
		expect(searchHref(params("suche=Satzung"), "")).toBe("/ratgeber");
	});

	test("ART-14 a changed search term resets to page 1", () => {
		expect(searchHref(params("suche=alt&seite=3"), "neu")).toBe("/ratgeber?suche=neu");
	});

	test("ART-14 a changed category resets to page 1", () => {
		expect(categoryHref(params("suche=alt&seite=3"), "ehrenamt")).toBe("/ratgeber?suche=alt&kategorie=ehrenamt");
	});

	test("all categories need no parameter", () => {
		expect(categoryHref(params("kategorie=ehrenamt&suche=alt"), "")).toBe("/ratgeber?suche=alt");
	});

	test("ART-05 the next page keeps the filter", () => {
		expect(morePagesHref(params("suche=alt&seite=2"), 3)).toBe("/ratgeber?suche=alt&seite=3");
	});

	test("ART-15 the way back to page 1 keeps the filter", () => {
		expect(firstPageHref(params("suche=alt&seite=2"))).toBe("/ratgeber?suche=alt");
	});
});

test("ART-14 only search term and category make another filter", () => {
	const address = readListAddress(params("suche=alt"));
	expect(sameFilter(address, readListAddress(params("suche=alt&seite=2")))).toBe(true);
	expect(sameFilter(address, readListAddress(params("suche=neu")))).toBe(false);
	expect(sameFilter(address, readListAddress(params("suche=alt&kategorie=ehrenamt")))).toBe(false);
});
