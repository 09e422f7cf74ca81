import fc from "fast-check";
import { expect, test } from "vitest";
import { giroPath, QUIET_ZONE } from "./giro-path.ts";

test("FORM-13 runs of dark modules become rectangles inside the quiet zone", () => {
	expect(giroPath(["1011", "0000", "0110"])).toBe("M4 4h1v1h-1zM6 4h2v1h-2zM5 6h2v1h-2z");
	expect(giroPath([])).toBe("");
});

test("FORM-13 every dark module is drawn once and no light one", () => {
	const row = fc.array(fc.constantFrom("0", "1"), { minLength: 1, maxLength: 40 }).map((modules) => modules.join(""));
	fc.assert(
		fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
			const drawn = rows.map(({ length }) => Array.from({ length }, () => "0"));
			for (const [, x = 0, y = 0, width = 0] of giroPath(rows).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
				for (let step = 0; step < Number(width); step += 1) {
					const line = drawn[Number(y) - QUIET_ZONE] ?? [];
					expect(line[Number(x) - QUIET_ZONE + step]).toBe("0");
					line[Number(x) - QUIET_ZONE + step] = "1";
				}
			}
			expect(drawn.map((line) => line.join(""))).toEqual(rows);
		}),
	);
});
