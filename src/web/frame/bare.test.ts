import { expect, test } from "vitest";
import { asksForBare } from "./bare.ts";

test("a page that asks for it is shown without header and footer", () => {
	expect(asksForBare([undefined, { bare: true }])).toBe(true);
});

test("every other page has its frame", () => {
	expect(asksForBare([])).toBe(false);
	expect(asksForBare([undefined, undefined])).toBe(false);
	expect(asksForBare([undefined, { bare: false }])).toBe(false);
});
