// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { modelText } from "./model-text.ts";

test("a model text is copied with its paragraphs and numbers, and without the button below it", () => {
	const quote = document.createElement("blockquote");
	quote.innerHTML =
		"<p><strong>Vereinbarung</strong>\n zwischen [Verein]\u00a0e. V. und [Betrieb].</p><ol><li>Betrag</li><li><p>Leistung</p></li></ol><p>Ort</p><div><button>Mustertext kopieren</button></div>";
	expect(modelText(quote)).toBe("Vereinbarung zwischen [Verein] e. V. und [Betrieb].\n\n1. Betrag\n2. Leistung\n\nOrt");
});
