import { expect, test } from "vitest";
import { CATEGORY_PARAM, LECTURER_PARAM } from "#contract/paths.ts";
import { filterHref, readListAddress, searchHref } from "./list-address.ts";

const params = (query: string) => new URLSearchParams(query);

test("VID-02 keyword, category and lecturer are read from the address", () => {
	expect(readListAddress(params("suche=+Verein+&kategorie=finanzen&dozent=jonas-wendt"))).toEqual({
		search: "Verein",
		category: "finanzen",
		lecturer: "jonas-wendt",
	});
	expect(readListAddress(params(""))).toEqual({ search: "", category: "", lecturer: "" });
});

test("VID-02 a changed filter keeps the others, an empty one leaves the address", () => {
	expect(searchHref(params("kategorie=finanzen"), "Verein")).toBe("/videokurse?kategorie=finanzen&suche=Verein");
	expect(filterHref(params("suche=Verein"), LECTURER_PARAM, "jonas-wendt")).toBe(
		"/videokurse?suche=Verein&dozent=jonas-wendt",
	);
	expect(filterHref(params("kategorie=finanzen"), CATEGORY_PARAM, "")).toBe("/videokurse");
});
