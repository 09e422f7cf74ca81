import { expect, test } from "vitest";
import { paths } from "#contract/paths.ts";
import { hrefOf, knownParams, withUnknown } from "./address.ts";

test("a link of a list leads on with what the list knows, and without what a campaign has added", () => {
	const given = new URLSearchParams("utm_source=brief&suche=Verein&seite=2&fbclid=1");
	expect(hrefOf(paths.articles, knownParams(paths.articles, given))).toBe("/ratgeber?suche=Verein&seite=2");
	expect(hrefOf(paths.about, knownParams(paths.about, given))).toBe("/ueber-uns");
});

test("ART-09 where a list goes by itself, what it does not know stays in the address", () => {
	const given = new URLSearchParams("kategorie=ehrenamt&von=mail");
	const searched = withUnknown(paths.articles, "/ratgeber?kategorie=ehrenamt&suche=Danke+%26+Dank", given);
	expect(searched).toBe("/ratgeber?kategorie=ehrenamt&von=mail&suche=Danke+%26+Dank");
	expect(withUnknown(paths.articles, "/ratgeber", given)).toBe("/ratgeber?von=mail");
});
