import { expect, test } from "vitest";
import { isCommon, keyOf, queryOf } from "./cache-key.ts";

test.each([
	["/", "/"],
	["/?x=1", "/"],
	["/agb?suche=x", "/agb"],
	["/ratgeber?utm_source=brief&kategorie=recht", "/ratgeber?kategorie=recht"],
	["/Ratgeber/?suche=x&utm=1", "/Ratgeber/?suche=x"],
	["/%72atgeber?suche=x&utm=1", "/%72atgeber?suche=x"],
	["/seminare.ics?monat=2026-12&online=1&x", "/seminare.ics?monat=2026-12&online=1"],
	["/suche?suche=a%20b&suche=c", "/suche?suche=a+b&suche=c"],
	["/suche?suche=%FF", "/suche?suche=%EF%BF%BD"],
	["/suche?%73uche=x", "/suche"],
	["/suche?suche", "/suche?suche="],
	["/%E0%A4%A?suche=x", "/%E0%A4%A"],
	["/api/v1/presence_seminar?slug=a&page=2&_=17", "/api/v1/presence_seminar?page=2&slug=a"],
	["/api/v1/presence_seminar/7?x=1", "/api/v1/presence_seminar/7"],
	["/api/v1/category?page=2", "/api/v1/category"],
])("of %s only what changes its answer is kept: %s", (url, key) => {
	expect(keyOf(url)).toBe(key);
});

test("of an address that is longer than any, and of parameters beyond number, nothing is read", () => {
	expect(keyOf(`/ratgeber${"/".repeat(10_000)}x?suche=a`)).toBe(`/ratgeber${"/".repeat(10_000)}x`);
	expect(keyOf(`/ratgeber?${"suche=a&".repeat(1_000)}`)).toBe(`/ratgeber?${"suche=a&".repeat(20).slice(0, -1)}`);
});

test("only the one spelling of an address without a query belongs to the pages that everybody opens", () => {
	for (const key of ["/", "/ratgeber", "/seminare/satzung-aendern/1795000000", "/api/v1/blog_post", "/sitemap.xml"])
		expect([key, isCommon(key)]).toEqual([key, true]);
	for (const key of ["/Ratgeber", "/ratgeber/", "//ratgeber", "/%72atgeber", "/suche?suche=a", "/ratgeber/."])
		expect([key, isCommon(key)]).toEqual([key, false]);
});

test("the parameters of a key are read back; a name that comes twice is a list", () => {
	expect(queryOf("/x?a=1&a=2&a=3&b=x+y")).toEqual({ a: ["1", "2", "3"], b: "x y" });
	expect(queryOf("/x")).toEqual({});
});
