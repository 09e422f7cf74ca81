import { expect, test } from "vitest";
import { durationMinutes } from "./durations.ts";

test.each([
	["ca. 3 Stunden", 180],
	["ca. 2,5 Stunden", 150],
	["ca. 1.5 Stunden", 90],
	["1 Stunde", 60],
	["90 Minuten", 90],
	["45 Min.", 45],
	["3 Std.", 180],
	["2h", 120],
	["4 h inkl. Pause", 240],
	["1 Stunde 30 Minuten", 90],
	["1 Std. und 15 Min.", 75],
	["2 ½ Stunden", 150],
	["1½ Stunden", 90],
	["2 bis 3 Stunden", 180],
	["2–4 Stunden", 240],
	["eine Stunde", 60],
	["Anderthalb Stunden", 90],
	["ca. drei Stunden", 180],
	["3 Stunden mit 30 Minuten Pause", 180],
])("%s", (text, minutes) => {
	expect(durationMinutes(text)).toBe(minutes);
});

test.each(["", "nach Absprache", "ganztägig", "0 Stunden", "900 Stunden", "3 Herzen", "Minuten"])(
	"'%s' names no length",
	(text) => {
		expect(durationMinutes(text)).toBeNull();
	},
);
