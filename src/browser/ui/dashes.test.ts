import { expect, test } from "vitest";
import { keepDashes, keepWhole } from "./dashes.ts";

test("a dash never begins a line", () => {
	expect(keepDashes("Sponsoring im Verein – Logo, Link und Lohn")).toBe(
		"Sponsoring im Verein\u00a0– Logo, Link und Lohn",
	);
	expect(keepDashes("<p>eins <em>zwei</em> – drei</p>")).toBe("<p>eins <em>zwei</em>\u00a0– drei</p>");
	expect(keepDashes("17:30–20:30 Uhr, Vereins- und Stiftungsrecht")).toBe(
		"17:30–20:30 Uhr, Vereins- und Stiftungsrecht",
	);
});

test("no line ends after the one letter of 'E-Mail' and its kind", () => {
	expect(keepWhole("E-Rechnung, per E-Mail, UG-E-Bilanz, DIE-Mappe")).toBe(
		"E-\u2060Rechnung, per E-\u2060Mail, UG-E-\u2060Bilanz, DIE-Mappe",
	);
});
