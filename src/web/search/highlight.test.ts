import { describe, expect, test } from "vitest";
import { highlight } from "./highlight.ts";

const marked = (text: string, query: string) =>
	highlight(text, query)
		.map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
		.join("");

describe("highlight", () => {
	test.each([
		["ruecklagen", "Rücklagen bilden", "[Rücklagen] bilden"],
		["RÜCKLAGEN", "Rücklagen bilden", "[Rücklagen] bilden"],
		["Rücklagen", "Ruecklagen bilden", "[Ruecklagen] bilden"],
		["strasse", "In der Straße", "In der [Straße]"],
		["größe", "Groesse und Größe", "[Groesse] und [Größe]"],
	])("umlauts and ß are folded: %s in %s", (query, text, expected) => {
		expect(marked(text, query)).toBe(expected);
	});

	test("the beginning of a word is marked, as far as it was typed", () => {
		expect(marked("Protokolle prüfen", "Protok")).toBe("[Protok]olle prüfen");
	});

	test("an umlaut of which only the first letter was typed is marked whole", () => {
		expect(marked("Übung", "u")).toBe("[Ü]bung");
	});

	test("half an umlaut does not begin a hit", () => {
		expect(marked("Rückendeckung", "ecken")).toBe("Rückendeckung");
	});

	test("every word of the query is marked, wherever it stands", () => {
		expect(marked("Die Satzung ändern, aber richtig", "ändern satzung")).toBe("Die [Satzung] [ändern], aber richtig");
	});

	test("a word within a compound is marked, a short one is not", () => {
		expect(marked("Eure Vereinssatzung", "Satzung")).toBe("Eure Vereins[satzung]");
		expect(marked("Eine Sitzung", "ein in")).toBe("[Ein]e Sitzung");
	});

	test("a shorter form of the word is marked too", () => {
		expect(marked("Satzung und Satz", "Satzungen")).toBe("[Satzung] und Satz");
		expect(marked("Es ist so", "Essen")).toBe("Es ist so");
	});

	test("signs in the query are only signs", () => {
		expect(marked("a.b (c) [d]", ".* ( [")).toBe("a.b (c) [d]");
		expect(marked("Zweck: <b>Satzung</b>", "<b>satzung")).toContain("[Satzung]");
	});

	test("an umlaut typed as two signs is the same umlaut", () => {
		expect(marked("Kassenprüfung", "Kassenpru\u0308fung")).toBe("[Kassenprüfung]");
	});

	test("a text without a hit stays one piece, an empty one none", () => {
		expect(highlight("Satzung", "Kasse")).toEqual([{ text: "Satzung", hit: false, start: 0 }]);
		expect(highlight("Satzung", "")).toEqual([{ text: "Satzung", hit: false, start: 0 }]);
		expect(highlight("", "Satzung")).toEqual([]);
	});

	test("nothing of the text is lost, whatever stands in it", () => {
		const text = "🪑 Größe İstanbul, 3 Stühle – „ein“ Platz";
		for (const query of ["groesse", "istanbul", "🪑", "stuehle 3", "platz"])
			expect(
				highlight(text, query)
					.map((piece) => piece.text)
					.join(""),
			).toBe(text);
	});
});
