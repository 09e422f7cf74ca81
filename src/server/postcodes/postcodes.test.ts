import { expect, test } from "vitest";
import { positionOf } from "./positions.ts";
import { distanceKm, type Position } from "./rules.ts";

const between = (a: string, b: string) => distanceKm(positionOf(a) as Position, positionOf(b) as Position);

test.each([
	["01067", "01067", 0],
	["01067", "04315", 100],
	["01307", "01796", 18],
	["01067", "80331", 359],
	["20095", "80331", 612],
])("from %s to %s it is about %i km", (from, to, km) => {
	expect(Math.abs(between(from, to) - km)).toBeLessThanOrEqual(Math.max(2, km * 0.02));
	expect(between(to, from)).toBeCloseTo(between(from, to));
});

test("a postcode that does not exist lies nowhere", () => {
	for (const postcode of ["00000", "99999", "1067", ""]) expect(positionOf(postcode)).toBeUndefined();
});
