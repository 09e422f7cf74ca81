import { expect, test } from "vitest";
import { secondHref, secondIn } from "./film-address.ts";

test("an address names the second at which the film begins", () => {
	expect(secondHref(5.48)).toBe("?t=5.48#film");
	expect(secondIn("?t=41")).toBe(41);
	expect(secondIn("?x=1&t=5.48")).toBe(5.48);
	for (const nowhere of ["", "?t=", "?t=0", "?t=-3", "?t=bald", "?t=Infinity"]) expect(secondIn(nowhere)).toBeNull();
});
