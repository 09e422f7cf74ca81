import { expect, test } from "vitest";
import { asksTheSame, readSearchAddress, searchHref } from "./search-address.ts";

const read = (query: string) => readSearchAddress(new URLSearchParams(query));

test("SRCH-01 the query stands in the parameter suche", () => {
	expect(searchHref({ query: "" })).toBe("/suche");
	expect(searchHref({ query: "Satzung & mehr" })).toBe("/suche?suche=Satzung+%26+mehr");
});

test.each([
	"suche=Satzung",
	"suche=Satzung&art=videokurse",
	"suche=Satzung&ansicht=spalten",
	"suche=Satzugn&woertlich=1",
])("an address says what it was made of: %s", (query) => {
	expect(searchHref(read(query))).toBe(`/suche?${query}`);
});

test("what nobody knows changes nothing", () => {
	expect(read("suche=x&art=constructor&ansicht=bunt&woertlich=ja")).toEqual({
		query: "x",
		kind: null,
		columns: false,
		literal: false,
	});
});

test("another kind or view has the same results", () => {
	expect(asksTheSame(read("suche=x"), read("suche=x&ansicht=spalten"))).toBe(true);
	expect(asksTheSame(read("suche=x"), read("suche=x&woertlich=1"))).toBe(false);
	expect(asksTheSame(read("suche=x"), read("suche=y"))).toBe(false);
});
