import { expect, test } from "vitest";
import * as icons from "../ui/icons.ts";
import { matching } from "./items.ts";
import { askedFor } from "./use-hits.ts";

const items = ["Team & Rollen", "Rechtstexte", "Neu: Einladung ins Team", "Öffnungszeiten"].map((title) => ({
	title,
	path: title,
	icon: icons.user,
}));
const found = (text: string) => matching(items, text).map(({ title }) => title);

test("DESK-04 commands are found by the beginnings of their words, however they are spelt", () => {
	expect(found("team")).toEqual(["Team & Rollen", "Neu: Einladung ins Team"]);
	expect(found("> ein te")).toEqual(["Neu: Einladung ins Team"]);
	expect(found("oeff")).toEqual(["Öffnungszeiten"]);
	expect(found("ollen")).toEqual([]);
});

test("DESK-04 a sign before the words says what is looked for", () => {
	expect(askedFor("@clara")).toEqual({ q: "clara", only: "people" });
	expect(askedFor("#000412")).toEqual({ q: "000412", only: "numbers" });
	expect(askedFor("clara")).toEqual({ q: "clara" });
	expect([askedFor(">team"), askedFor("cl"), askedFor("@c")]).toEqual([null, null, null]);
});
