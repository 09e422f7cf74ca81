import { expect, test } from "vitest";
import { filtered, filtersIn, opened, queryIn, sortedBy, sortIn, turnedTo, unfiltered, viewIn } from "./address.ts";

const at = (search: string) => new URLSearchParams(search);

test("DESK-05 another filter begins at the first page and keeps all else", () => {
	expect(filtered(at("area=money&after=abc&eintrag=7&sort=at"), { q: "Jörg & Co" })).toBe(
		"?area=money&sort=at&q=J%C3%B6rg+%26+Co",
	);
	expect(filtered(at("from=2026-11-01&to=2026-11-02&q=x"), { from: null, to: null })).toBe("?q=x");
	expect(unfiltered(at("q=x&area=money&sort=at&after=abc"))).toBe("?sort=at");
	expect(filtersIn(at("q=x&area=money&sort=at&after=abc&eintrag=7&who="))).toEqual(["q", "area"]);
});

test("DESK-05 a column sorts upwards first, then downwards; what is so anyway leaves the address", () => {
	expect(sortIn(at(""), "-at")).toEqual({ by: "at", descending: true });
	expect(sortedBy(at("after=abc"), "name", "-at")).toBe("?sort=name");
	expect(sortedBy(at("sort=name"), "name", "-at")).toBe("?sort=-name");
	expect(sortedBy(at("sort=at"), "at", "-at")).toBe("?");
	expect(sortedBy(at(""), "at", "-at")).toBe("?sort=at");
});

test("turning a page forgets the other direction, opening an entry keeps the page", () => {
	expect(turnedTo(at("q=x&before=abc&eintrag=7"), { after: "def" })).toBe("?q=x&after=def");
	expect(opened(at("q=x&after=abc"), "7")).toBe("?q=x&after=abc&eintrag=7");
	expect(opened(at("q=x&eintrag=7"), null)).toBe("?q=x");
});

test("a view keeps filters and sorting, not the place, in whatever order they were chosen", () => {
	expect(viewIn(at("sort=at&area=money&after=abc&q="))).toBe("area=money&sort=at");
	expect(viewIn(at("area=money&sort=at&eintrag=7"))).toBe(viewIn(at("sort=at&area=money")));
	expect(queryIn(at("area=money&after=abc&eintrag=7"))).toEqual({ area: "money", after: "abc" });
});
