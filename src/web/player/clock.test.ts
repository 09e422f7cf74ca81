import { expect, test } from "vitest";
import { formatClock, shortLength, spokenPosition } from "./clock.ts";

test("a time shows as minutes and seconds, with hours when there are any", () => {
	expect(formatClock(0)).toBe("0:00");
	expect(formatClock(41.9)).toBe("0:41");
	expect(formatClock(18 * 60 + 24)).toBe("18:24");
	expect(formatClock(4442)).toBe("1:14:02");
	expect(formatClock(Number.NaN)).toBe("0:00");
});

test("AX-4 the position is spoken in words", () => {
	expect(spokenPosition(0, 92)).toBe("0 Sekunden von 1 Minute 32 Sekunden");
	expect(spokenPosition(61, 3600)).toBe("1 Minute 1 Sekunde von 1 Stunde");
	expect(spokenPosition(7322, 7322)).toBe("2 Stunden 2 Minuten 2 Sekunden von 2 Stunden 2 Minuten 2 Sekunden");
	expect(spokenPosition(0, Number.NaN)).toBe("0 Sekunden");
});

test("how long a film is, in short", () => {
	expect([11.64, 47.6, 59.4, 60, 3480].map(shortLength)).toEqual([
		"12\u00a0Sek.",
		"48\u00a0Sek.",
		"59\u00a0Sek.",
		"1\u00a0Min.",
		"58\u00a0Min.",
	]);
});
