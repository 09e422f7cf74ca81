import { expect, test } from "vitest";
import { openingText } from "#browser/ui/opening-text.ts";
import { formatLongDate } from "#contract/long-date.ts";
import { placeOf } from "./place.ts";
import { seatsText } from "./seats-text.ts";

test("SEM-21 a date is written with its weekday", () => {
	expect(formatLongDate("2026-11-24T17:30:00+01:00")).toBe("Dienstag, 24.11.2026");
	expect(formatLongDate("2026-11-29T00:00:00+01:00")).toBe("Sonntag, 29.11.2026");
});

test("SEM-21 a place is a town and what helps to find it", () => {
	expect(placeOf("Leipzig, Haus der Vereine, Raum 2")).toEqual({
		town: "Leipzig",
		details: "Haus der Vereine, Raum 2",
	});
	expect(placeOf("Dresden")).toEqual({ town: "Dresden", details: "" });
});

test("free seats are named where they are known and can be taken", () => {
	const seats = (free_seats: number | null, flags = {}) =>
		seatsText({ cancelled: false, fully_booked: false, free_seats, ...flags });
	expect(seats(24)).toEqual({ text: "24\u00a0Plätze frei", few: false });
	expect(seats(3)).toEqual({ text: "noch 3\u00a0Plätze frei", few: true });
	expect(seats(1)).toEqual({ text: "noch 1\u00a0Platz frei", few: true });
	expect([seats(null), seats(0), seats(3, { cancelled: true }), seats(3, { fully_booked: true })]).toEqual([
		null,
		null,
		null,
		null,
	]);
});

test("a preview is the beginning of the first paragraph, in whole words", () => {
	expect(openingText("<p>Kasse &amp; <strong>Belege</strong>\nim Griff.</p><p>Mehr.</p>")).toBe(
		"Kasse & Belege im Griff.",
	);
	expect(openingText("<p>Ein Schuhkarton voller Belege</p>", 20)).toBe("Ein Schuhkarton …");
	expect(openingText("")).toBe("");
});
