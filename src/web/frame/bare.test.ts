import { expect, test } from "vitest";
import { asksForBare, asksForOwnFrame } from "./bare.ts";

test("a page that asks for it is shown without header and footer, or brings its own", () => {
	expect(asksForBare([undefined, { bare: true }])).toBe(true);
	expect(asksForOwnFrame([{ framed: true }, undefined])).toBe(true);
});

test("every other page has its frame", () => {
	for (const asks of [asksForBare, asksForOwnFrame]) {
		expect(asks([])).toBe(false);
		expect(asks([undefined, undefined])).toBe(false);
		expect(asks([undefined, { bare: false, framed: false }])).toBe(false);
	}
	expect(asksForOwnFrame([{ bare: true }])).toBe(false);
});
