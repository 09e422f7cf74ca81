import { expect, test } from "vitest";
import { paths } from "#contract/paths.ts";
import { hrefOf, knownParams } from "./address.ts";

test("a link of a list leads on with what the list knows, and without what a campaign has added", () => {
	const given = new URLSearchParams("utm_source=brief&suche=Verein&seite=2&fbclid=1");
	expect(hrefOf(paths.articles, knownParams(paths.articles, given))).toBe("/ratgeber?suche=Verein&seite=2");
	expect(hrefOf(paths.about, knownParams(paths.about, given))).toBe("/ueber-uns");
});
