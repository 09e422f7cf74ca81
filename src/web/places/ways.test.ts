import { expect, test } from "vitest";
import * as icons from "#browser/ui/icons.ts";
import { linesOf, stepFreeText } from "#contract/places.ts";
import { wayOf, waysTo } from "./ways.ts";

test("a line of the directions is a way with its sign, and what follows the colon comes below", () => {
	expect(wayOf("Straßenbahn bis Postplatz: fünf Minuten zu Fuß")).toEqual({
		title: "Straßenbahn bis Postplatz",
		more: "fünf Minuten zu Fuß",
		icon: icons.train,
	});
	expect(wayOf("Fahrrad: Bügel im Hof").icon).toBe(icons.bike);
	expect(wayOf("Auto: keine Parkplätze, bis 18:00 Uhr").more).toBe("keine Parkplätze, bis 18:00 Uhr");
	expect(wayOf("Quer über den Platz")).toEqual({ title: "Quer über den Platz", more: "", icon: icons.onFoot });
	expect(waysTo({ directions: "Bus: 4\n\n Auto: nein " })).toHaveLength(2);
	expect(waysTo({ directions: null })).toEqual([]);
});

test("whether there are steps is said in words, and nothing is said of what is not known", () => {
	expect(stepFreeText({ step_free: true })).toBe("Ohne Stufen erreichbar");
	expect(stepFreeText({ step_free: false })).toBe("Nicht ohne Stufen erreichbar");
	expect(stepFreeText({ step_free: null })).toBeNull();
	expect(linesOf(" a \n\nb")).toEqual(["a", "b"]);
});
