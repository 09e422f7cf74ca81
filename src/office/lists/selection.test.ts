import { expect, test } from "vitest";
import { countWords, placeWords } from "./count-words.ts";
import { between, toggled } from "./selection.ts";

const SHOWN = ["a", "b", "c", "d"];

test("DESK-07 choosing up to here takes all between, upwards and downwards; without a beginning the one alone", () => {
	expect(between(SHOWN, "b", "d")).toEqual(["b", "c", "d"]);
	expect(between(SHOWN, "d", "b")).toEqual(["b", "c", "d"]);
	expect(between(SHOWN, null, "c")).toEqual(["c"]);
	expect(between(SHOWN, "gone", "c")).toEqual(["c"]);
});

test("DESK-07 whoever takes one row out has no longer chosen all of the filter", () => {
	const all = { ids: new Set(SHOWN), all: true };
	expect(toggled(all, ["b"], false)).toEqual({ ids: new Set(["a", "c", "d"]), all: false });
	expect(toggled({ ids: new Set(["a"]), all: false }, ["b", "c"], true).ids).toEqual(new Set(["a", "b", "c"]));
});

test("DESK-05 a list says how many there are and where one is", () => {
	const words = { one: "Eintrag", many: "Einträge" };
	expect([0, 1, 418].map((total) => countWords(total, false, words))).toEqual([
		"Keine Einträge",
		"1 Eintrag",
		"418 Einträge",
	]);
	expect(countWords(10_000, true, words)).toBe("mehr als 10.000 Einträge");
	const page = { next: null, previous: null, total: 418, total_is_least: false };
	expect(placeWords({ ...page, first: 51, data: Array(50) })).toBe("51–100 von 418");
	expect(placeWords({ ...page, first: 1, data: Array(1), total: 1 })).toBe("1 von 1");
	expect(placeWords({ ...page, first: 1_001, data: Array(50), total: 10_000, total_is_least: true })).toBe(
		"1.001–1.050 von mehr als 10.000",
	);
});
